"""Pictures of the table with the table in words as their alt text. To say all of it takes longer
than the event loop may be held, so it is said where it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.ui import limits
from engine.catalog import find
from engine.core.game import Outcome
from engine.core.seats import Private, Public, Seen, W
from engine.core.words import Msg
from render.painter import Marks, paint_board, paint_detail, paint_hand
from render.picture import Picture, Say
from render.pictures.end import paint_end
from render.pictures.panel import Panel, paint_panel

if TYPE_CHECKING:
    # The processes that paint read this module, and have no use for discord.py.
    from render.kit.theme import Theme


def words_of(key: str, seen: Seen[Any, Any], say: Say) -> list[str]:
    """The table in words, line by line."""
    return [say(line) for line in find(key).describe(seen.view)]


def differ(key: str, one: object, other: object) -> bool:
    """Whether two views of a game are not the same in words."""
    describe = find(key).describe
    return describe(one) != describe(other)


def described_board(
    key: str, seen: Seen[Any, W], marks: Marks, theme: Theme, say: Say
) -> Picture[W]:
    """The whole table as the reader sees it."""
    return paint_board(key, seen, marks, theme, say, _alt(words_of(key, seen, say)))


def described_end(
    key: str, seen: Seen[Any, Public], outcome: Outcome, theme: Theme, say: Say
) -> Picture[Public]:
    """The table after the end with the final score; why it ended so comes first."""
    told = [say(outcome.why), *words_of(key, seen, say)]
    return paint_end(key, seen, outcome, theme, say, _alt(told))


def described_panel(
    key: str, seen: Seen[Any, Private], panel: Panel, theme: Theme, say: Say
) -> Picture[Private]:
    """What a question is about."""
    return paint_panel(key, seen, panel, theme, say, _alt(words_of(key, seen, say)))


def described_hand(
    key: str, seen: Seen[Any, Private], public: Seen[Any, Public], theme: Theme, say: Say
) -> Picture[Private] | None:
    """What this seat holds, then the table around it. None if the game has no hands."""
    told = [say(line) for line in hand_first(key, seen.view, public.view)]
    return paint_hand(key, seen, theme, say, _alt(told))


def hand_first(key: str, own: object, public: object) -> list[Msg]:
    """The table in words for the one who has this view: the lines at the end that nobody else has,
    for they are about the hand, then all others in their order."""
    describe = find(key).describe
    lines, open_lines = list(describe(own)), {line.key for line in describe(public)}
    first = len(lines)
    while first and lines[first - 1].key not in open_lines:
        first -= 1
    return [*lines[first:], *lines[:first]]


def described_detail(
    key: str, seen: Seen[Any, W], token: str, words: list[str], theme: Theme, say: Say
) -> Picture[W] | None:
    """A part of the table, with words of its own or with those of the whole table; None if there is
    no such part."""
    return paint_detail(key, seen, token, theme, say, _alt(words or words_of(key, seen, say)))


def _alt(lines: list[str]) -> str:
    return limits.first_lines(lines, limits.ALT_TEXT)
