"""Looking ahead with what one player sees: previews, forecasts and the safe default."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from heapq import nlargest
from typing import Final

from engine.core.choices import Draft, walk
from engine.core.game import End, Part, Tally
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets import happenings
from engine.games.streets.acting import FROM_THE_HAND, act, sneak_builds
from engine.games.streets.building import own_cells
from engine.games.streets.choices import ask
from engine.games.streets.course import Told, begin, pay, settle
from engine.games.streets.income_choices import substitutes, tokens_token
from engine.games.streets.pieces import Tokens
from engine.games.streets.plan import closed_by, placements
from engine.games.streets.sneak import Tried, tries
from engine.games.streets.table import SNEAK, Place, Stage, Table
from engine.games.streets.tokens import bonus, gains
from engine.games.streets.view import View
from engine.games.streets.worth import final_accounts
from engine.kit.grid import Cell, cell_name
from engine.kit.ranks import leaders

PROMISING: Final = 3
"""How many of the best values, and of the best closing places, the house looks at."""

# Previews


def preview(view: View, action: Draft) -> View:
    """The table after this action and the income it brings. What others decide is left open."""
    table = _previewed(view.table, action, [])
    return replace(view, table=table, hand=_hand_after(view, action))


def preview_end(view: View, action: Draft) -> End | None:
    """When nothing is left to decide about this build, and whoever is next has no tile."""
    table = settle(act(view.table, action, []), [])
    if table.stage is Stage.DRAW and table.solo and not table.is_sneak(table.active) and view.top:
        table = sneak_builds(table, view.top, [])
    if table.stage is not Stage.DRAW or table.builds > 1 or not _is_last(view, action, table):
        return None
    money = all_money(table)
    if table.solo:
        won = money[0] > money[SNEAK]
        return End((0,) if won else (), won)
    return End(leaders(money))


def _is_last(view: View, action: Draft, table: Table) -> bool:
    """Whether the next player has nothing to build. A lone one draws after the Sneak's turn."""
    if table.solo:
        return len(_hand_after(view, action)) == 0 and not view.sneak_backs
    following = (table.active + 1) % len(table.players)
    return not table.players[following].backs


def _hand_after(view: View, action: Draft) -> tuple[str, ...]:
    gone = action[1] if action[0] in FROM_THE_HAND else None
    return tuple(tile for tile in view.hand if tile != gone)


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """What follows from this action, in words: who is paid what and why, where people may go.
    Where nothing does, what is done.
    """
    told: Told = []
    _previewed(view.table, action, told)
    texts = tuple(event.public for event in told if event.public is not None)
    return texts[1:] or texts


def _previewed(table: Table, action: Draft, told: Told) -> Table:
    table = settle(act(table, action, told), told)
    while table.stage in (Stage.ORDER, Stage.TOKENS, Stage.SHOW, Stage.MOVE):
        table = settle(_supposed(table, told), told)
    return table


def _supposed(table: Table, told: Told) -> Table:
    """Past a question that nobody has answered yet."""
    match table.stage:
        case Stage.ORDER:
            return begin(table, table.streets[0])
        case Stage.TOKENS:
            return replace(table, takers=table.takers[1:])
        case Stage.SHOW:
            return pay(table, None, told)
        case _:
            group = table.moving[0]
            told.append(happenings.may_move(group, table.homes))
            return replace(table, moving=table.moving[1:], homes=())


# Forecasts


def score(view: View) -> tuple[Tally, ...]:
    """The money so far, and what the final scoring would bring now."""
    return tallies(view.table)


def tallies(table: Table) -> tuple[Tally, ...]:
    """The money of every person by what it was paid for. The Sneak has no seat."""
    rows = _rows(table)
    return tuple(Tally(seat, _parts(table, rows[seat])) for seat in range(table.seats))


def all_money(table: Table) -> list[int]:
    """What every player would have if it ended now, the Sneak included."""
    return [sum(row) for row in _rows(table)]


def _rows(table: Table) -> list[tuple[int, int, int]]:
    """Closed streets, the final scoring and the tokens, player by player."""
    if table.stage is Stage.OVER:
        return [(p.money - p.final - p.bonus, p.final, p.bonus) for p in table.players]
    final = final_money(table)
    return [(p.money, final[seat], _bonus(table, seat)) for seat, p in enumerate(table.players)]


@lru_cache(maxsize=64)
def final_money(table: Table) -> tuple[int, ...]:
    """What the final scoring would pay every player now."""
    paid = [0] * len(table.players)
    for account in final_accounts(table):
        for payment in account.payments:
            paid[payment.owner] += payment.money
    return tuple(paid)


def _bonus(table: Table, seat: Seat) -> int:
    return bonus(table.players, seat) if table.business else 0


def _parts(table: Table, row: tuple[int, int, int]) -> tuple[Part, ...]:
    labels = (msg("streets-part-streets"), msg("streets-part-final"), msg("streets-part-business"))
    parts = tuple(Part(label, points) for label, points in zip(labels, row, strict=True))
    return parts if table.business else parts[:2]


# For a seat whose owner is away


def fallback(view: View) -> Draft:
    """The build that leads furthest, the poorest building given up, the best tokens and homes."""
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


def closing_places(table: Table) -> set[Place]:
    """Every place in which a tile would close a street."""
    sides, found = table.sides(), set()
    for cell, possible in placements(table.plan()).items():
        for side in possible:
            sides[cell] = side
            if closed_by(sides, cell):
                found.add(Place(cell, side))
        del sides[cell]
    return found


def _lead(view: View, action: Draft) -> int:
    """How far ahead of the richest other player this action would bring the active one."""
    money = all_money(_previewed(view.table, action, []))
    own = money.pop(view.active)
    return own - max(money)


def _poorest(table: Table) -> Cell:
    """The own building that would pay least at the end."""
    paid = {one.cell: one.money for account in final_accounts(table) for one in account.payments}
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
