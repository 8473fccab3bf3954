"""The safe action for a seat whose owner is away."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, NamedTuple

from engine.core.choices import Draft, walk
from engine.games.streets.building import own_cells
from engine.games.streets.choices import ask
from engine.games.streets.income_choices import substitutes, tokens_token
from engine.games.streets.pieces import Tokens
from engine.games.streets.points import final_payments
from engine.games.streets.preview import carried_out
from engine.games.streets.prospects import closing_places
from engine.games.streets.score import all_money
from engine.games.streets.sneak import Tried, tries
from engine.games.streets.table import Stage, Table
from engine.games.streets.tokens import gains
from engine.games.streets.view import View
from engine.kit.grid import Cell, cell_name
from engine.kit.viewer import seat_of

PROMISING: Final = 3
"""How many of the best values, and of the best closing places, are looked at closely."""


def fallback(view: View) -> Draft:
    """The build that leads furthest, the poorest building given up, the best tokens and homes; but
    nothing that costs others money without bringing more than all that costs them none."""
    best = _best(view)
    after = _gains(view, best)
    if not after.harms:
        return best
    rows = [(_gains(view, action), action) for action in walk(ask, view)]
    harmless = [(row.own, action) for row, action in rows if not row.harms]
    own, instead = max(harmless, default=(after.own - 1, best))
    return instead if own >= after.own else best


class Gains(NamedTuple):
    """What an action brings its player, and whether anybody else loses money by it."""

    own: int
    harms: bool


def _gains(view: View, action: Draft) -> Gains:
    before, after = all_money(view.table), all_money(carried_out(view.table, action, []))
    gains = [late - soon for soon, late in zip(before, after, strict=True)][: view.table.seats]
    own = gains.pop(seat_of(view))
    return Gains(own, any(gain < 0 for gain in gains))


def _best(view: View) -> Draft:
    """What is best for the seat itself."""
    match view.stage:
        case Stage.BUILD if view.placements:
            return _best_build(view)
        case Stage.ABANDON:
            return ("abandon", cell_name(_poorest(view.table)))
        case Stage.TOKENS:
            return ("take", tokens_token(_best_gain(view.table)))
        case Stage.SHOW if found := substitutes(view):
            best = max(found, key=lambda one: found[one])
            return ("show", best.tile, cell_name(best.cell))
        case Stage.MOVE:
            group = view.table.moving[0]
            return ("move", cell_name(_best_home(view.table)), str(group.count))
        case _:
            return next(walk(ask, view))


def _best_build(view: View) -> Draft:
    """The most money ahead of the others, among the best values and the streets to be closed."""
    tried = [(tile, one) for tile in view.hand for one in tries(view.table, tile)]
    closing = closing_places(view.table)
    few = nlargest(PROMISING, tried, key=_value)
    few += nlargest(PROMISING, [row for row in tried if row[1].place in closing], key=_value)
    actions = [
        next(walk(ask, view, ("build", tile, cell_name(one.place.cell), str(one.place.side))))
        for tile, one in few
    ]
    return max(actions, key=lambda action: _lead(view, action))


def _value(row: tuple[str, Tried]) -> int:
    return row[1].value


def _lead(view: View, action: Draft) -> int:
    """How far ahead of the richest other player this action would bring the active one."""
    money = all_money(carried_out(view.table, action, []))
    own = money.pop(view.active)
    return own - max(money)


def _poorest(table: Table) -> Cell:
    """The own building that would pay least at the end."""
    paid = final_payments(table)
    return min(own_cells(table, table.active), key=lambda cell: paid[cell])


def _best_gain(table: Table) -> Tokens:
    """The most tokens; among equals those of types that are still missing."""
    seat = table.takers[0]
    owned = table.players[seat].tokens
    choice = gains(table, seat)
    return max(
        choice, key=lambda gain: (sum(gain), -sum(n * o for n, o in zip(gain, owned, strict=True)))
    )


def _best_home(table: Table) -> Cell:
    """An own building if there is one."""
    city = table.city()
    return max(table.homes, key=lambda cell: city[cell].owner == table.active)
