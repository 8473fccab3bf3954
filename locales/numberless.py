"""Which arguments are words, and which numbers stand beside words without agreeing with them."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """The words of a text that is nothing but words."""
    return frozenset(text.split())


WORDS = word_set(
    """
    action added advisor ahead answer answers asked audience behind board building card cell chapter
    city code colour colours commitment does doubled drawn episode figures file fingerprint
    formula from game here host item kinds label letter line made name next option other owner
    parts payers person place places plot problems quarters reason reasons rule said seed
    shown side sign since stage status sticker street streets symbol symbols table terms tile
    tiles title to tokens towers type typed until value verb what when who why winners wish word
    zone
    """
)
"""Arguments that are never numbers, in any message. Every other one may be a number."""

WORDS_HERE: frozenset[tuple[str, str]] = frozenset(
    {
        ("manhattan-you-redrew", "old"),
    }
)
"""Messages in which an argument is words, though in others it is a number."""

NEEDS_NO_AGREEMENT: frozenset[tuple[str, str]] = frozenset(
    {
        # A date.
        ("daily-date", "day"),
        # The number of a table, and its game.
        ("ui-table", "number"),
        ("ui-table-alone", "number"),
        # The number of a plot, and what stands there.
        ("urbis-text-built", "number"),
        # The number of a card, and its title.
        ("sprawlopolis-text-numbered", "number"),
        # Always four or more of them.
        ("manhattan-picture-over", "rounds"),
        # “2 mixed × 10”: an adjective without its noun.
        ("streets-reason-mixed", "count"),
    }
)
"""Numbers that are names and not counts, though a word follows."""
