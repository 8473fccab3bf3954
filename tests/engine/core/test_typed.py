"""What people write, before others read it."""

import pytest

from engine.core.errors import Malformed
from engine.core.typed import MOST_TYPED, escaped, shortened, visible
from engine.core.words import plain, typed


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("  Їжак \n Ґонта\u202e ", "Їжак Ґонта"),
        ("a\u200bb\u200dc\ufeffd\u00ade", "abcde"),
        ("\u3164\u2800\u115f\ufe0f", ""),
        ("e" + "\u0301" * 40, "é\u0301\u0301"),
        ("one\u2028two\ttab", "one two tab"),
    ],
)
def test_only_what_can_be_seen_is_left(written, seen):
    assert visible(written) == seen
    assert visible(seen) == seen


@pytest.mark.parametrize(
    ("written", "harmless"),
    [
        ("Ann-Marie O’Neil 2.0", "Ann-Marie O’Neil 2.0"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("> quote", r"\> quote"),
        ("[a](https://b.c)", r"\[a\](https\:\/\/b.c)"),
        ("<@1> @everyone", r"\<\@1\> \@everyone"),
        ("*_~|`\\", r"\*\_\~\|\`\\"),
    ],
)
def test_nothing_but_letters_to_discord(written, harmless):
    assert escaped(written) == harmless


def test_long_words_are_cut():
    assert len(shortened("x" * 5000)) == MOST_TYPED
    assert shortened("short") == "short"


def test_text_in_a_refusal_is_what_somebody_typed():
    refused = Malformed("refused-not-an-answer", word="**x**", least=1, until=plain("<t:1:R>"))
    assert refused.reason.args == {"word": typed("**x**"), "least": 1, "until": plain("<t:1:R>")}
