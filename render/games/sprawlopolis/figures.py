"""The numbers that one looks at while choosing: the conditions, and the way to the target."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Tally
from engine.core.words import Msg, msg, who
from engine.games.sprawlopolis.names import condition_name
from engine.games.sprawlopolis.pieces import ZONES
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import View
from engine.kit.numbers import digits, signed
from engine.kit.viewer import seat_of
from render.painter import Figure
from render.picture import Say


def figures(view: View, say: Say) -> tuple[Figure, ...]:
    """What every condition brings now, what the expansions bring, and the total."""
    tallies = score(view)
    own = next(tally for tally in tallies if tally.seat in (None, seat_of(view)))
    return (
        *_conditions(view, own, say),
        *_expansions(view, own, say),
        *_totals(view, tallies, say),
    )


def _conditions(view: View, own: Tally, say: Say) -> Iterator[Figure]:
    labels = [condition_name(card) for card in view.terms.conditions]
    for part in own.parts:
        if part.label in labels:
            yield _figure(part.label, part.points, say)


def _expansions(view: View, own: Tally, say: Say) -> Iterator[Figure]:
    """All of them in one line, for there may be five."""
    terms = view.terms
    base = len(ZONES) + (terms.level is not Level.EASY) + len(terms.conditions)
    if not terms.is_duel and len(own.parts) > base:
        points = sum(part.points for part in own.parts[base:])
        yield _figure(msg("sprawlopolis-picture-figure-expansions"), points, say)


def _figure(label: Msg, points: int, say: Say) -> Figure:
    return Figure(say(label), signed(points), points)


def _totals(view: View, tallies: tuple[Tally, ...], say: Say) -> Iterator[Figure]:
    """The points of the team beside the target, or those of both rivals, one's own first."""
    if not view.terms.is_duel:
        name = "cities" if view.terms.two_cities else "city"
        total = msg(
            "sprawlopolis-picture-figure-total",
            points=digits(tallies[0].points),
            target=view.target,
        )
        yield Figure(say(msg(f"sprawlopolis-picture-figure-{name}")), say(total))
        return
    own = seat_of(view)
    yield Figure(say(msg("panel-you")), digits(tallies[own].points))
    yield Figure(say(who(1 - own)), digits(tallies[1 - own].points))
