"""The numbers that one looks at while choosing: means, points, and how far the lead is."""

from __future__ import annotations

from engine.core.seats import PUBLIC
from engine.core.words import msg
from engine.games.urbis.view import View
from engine.kit.numbers import digits
from render.painter import Figure
from render.picture import Say


def figures(view: View, say: Say) -> tuple[Figure, ...]:
    """Coins, income, points, and how many points the reader is ahead or behind; nothing for the
    public."""
    if view.eye is PUBLIC:
        return ()
    coins, mine = view.city.quarters[view.me].coins, view.score(view.me).points
    return (
        Figure(say(msg("urbis-figure-coins")), digits(coins)),
        Figure(say(msg("urbis-figure-income")), digits(view.income(view.me))),
        Figure(say(msg("urbis-figure-points")), digits(mine)),
        _lead(view, mine, say),
    )


def _lead(view: View, mine: int, say: Say) -> Figure:
    """Against the best of the others."""
    best = max(view.score(seat).points for seat in view.city.seats if seat != view.me)
    key = "urbis-figure-ahead" if mine >= best else "urbis-figure-behind"
    return Figure(say(msg(key)), digits(abs(mine - best)), mine - best)
