"""What an action would change for the one who takes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.core.choices import Draft
from engine.core.game import Part, Tally
from engine.core.words import Arg, Msg, msg
from engine.games.sprawlopolis.preview import preview
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.view import View

MOST_GAINS: Final = 2
"""How many lines of the score are named."""


@dataclass(frozen=True)
class Prospect:
    """The points before and after an action, of the team or of one's own city in a duel.

    ``changes`` are the lines of the score that change, with the difference.
    """

    action: Draft
    city: Msg
    before: int
    after: int
    changes: tuple[Part, ...]

    @property
    def kind(self) -> str:
        """``gain``, ``even`` or ``loss``."""
        if self.after == self.before:
            return "even"
        return "gain" if self.after > self.before else "loss"

    def gain_of(self, label: Msg) -> int:
        """How much this line of the score would change."""
        return sum(part.points for part in self.changes if part.label == label)

    @property
    def figures(self) -> dict[str, Arg]:
        """The arguments of a sentence about it: the points, the lines that gain most, and whether
        these are all that gain."""
        gains = sorted((one for one in self.changes if one.points > 0), key=lambda p: -p.points)
        parts = tuple(
            msg("sprawlopolis-text-part", label=part.label, points=part.points)
            for part in gains[:MOST_GAINS]
        )
        whole = "yes" if len(gains) <= MOST_GAINS else "no"
        points = {"before": self.before, "after": self.after}
        return {"city": self.city, **points, "parts": parts, "whole": whole}


def prospect(view: View, action: Draft) -> Prospect:
    """What this action would change, as far as its player can know it beforehand."""
    before, after = _own(view, score(view)), _own(view, score(preview(view, action)))
    return Prospect(action, city_name(view), before.points, after.points, _changes(before, after))


def city_name(view: View) -> Msg:
    """The city, both cities, or one's own."""
    terms = view.terms
    name = "own" if terms.is_duel else "both" if terms.two_cities else "one"
    return msg(f"sprawlopolis-coach-whose-{name}")


def _own(view: View, tallies: Iterable[Tally]) -> Tally:
    return next(tally for tally in tallies if tally.seat in (None, view.eye))


def _changes(before: Tally, after: Tally) -> tuple[Part, ...]:
    """The lines of a score are the same before and after, and in the same order."""
    pairs = zip(before.parts, after.parts, strict=True)
    return tuple(
        Part(new.label, new.points - old.points) for old, new in pairs if new.points != old.points
    )
