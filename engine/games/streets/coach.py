"""A sentence for a newcomer about the question that is asked now: what makes a good answer here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from engine.core.choices import Draft
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.building import coverable, covered, own_cells
from engine.games.streets.choices import verbs
from engine.games.streets.coach_income import (
    coach_home,
    coach_order,
    coach_show,
    coach_tokens,
)
from engine.games.streets.names import name, street_words, tile_name
from engine.games.streets.plan import Street, street_at
from engine.games.streets.points import account, final_payments, town_of
from engine.games.streets.prospects import (
    Closing,
    Prospect,
    best_closing,
    closing,
    closing_places,
    prospects,
    without,
)
from engine.games.streets.sneak import tries
from engine.games.streets.table import Place, Table
from engine.games.streets.view import View
from engine.kit.grid import Cell, Side, cell_name, cell_named


def coach(view: View, draft: Draft) -> Msg:
    """What is good here. Where several things can be done, the unusual one is told about."""
    verb = draft[0] if draft else verbs(view).options[-1].token
    return COACHES[verb](view, draft[1:])


# Building


def coach_build(view: View, answers: Draft) -> Msg:
    """Which tile; then where; then on which side its road; then how many signs."""
    match answers:
        case (tile, cell, side):
            return _signs(view.table, tile, Place(cell_named(cell), Side(side)))
        case (tile, cell):
            return _build(view.table, (tile,), "side", cell_named(cell))
        case (tile,):
            return _build(view.table, (tile,), "place")
    return _build(view.table, view.hand, "tile")


def _build(table: Table, tiles: Iterable[str], asked: str, cell: Cell | None = None) -> Msg:
    """The street that is best closed now; otherwise the open one in which a tile is worth most.
    Only in one cell, where that is chosen."""
    tiles = tuple(tiles)
    places = [one for one in sorted(closing_places(table)) if cell in (None, one.cell)]
    best = best_closing(table, [(tile, place) for tile in tiles for place in places])
    if best is not None:
        return _closes(table, best, asked)
    open_ones = [one for one in prospects(table, tiles) if cell in (None, one.place.cell)]
    if not open_ones:
        return msg("streets-coach-only-closing")
    return _worth(table, max(open_ones, key=_money), asked)


def _money(one: Prospect) -> int:
    return one.money


def _closes(table: Table, one: Closing, asked: str) -> Msg:
    """Which street is closed, and who gets how much."""
    paying = next(row.street for row in one.accounts if row.payments)
    others = tuple(cell for cell in paying.cells if cell != one.place.cell)
    return msg(
        "streets-coach-closes",
        asked=asked,
        tile=tile_name(one.tile),
        what=_closed(table, paying._replace(cells=others)),
        road=_road(one.place.side),
        sums=sums(table, one, table.active),
    )


def _closed(table: Table, others: Street) -> Msg:
    """The street of these tiles, or one of the new tile alone where there are none."""
    if not others.cells:
        return msg("streets-coach-close-alone")
    return msg("streets-coach-close", street=street_words(table, others))


def sums(table: Table, one: Closing, seat: Seat) -> tuple[Msg, ...]:
    """What this player gets, and whoever else gets most."""
    others = [other for other in range(len(table.players)) if other != seat and one.paid(other)]
    most = sorted(others, key=one.paid)[-1:]
    return tuple(
        msg(
            "streets-money-to",
            money=one.paid(paid),
            who=name(table, paid),
            mine="yes" if paid == seat else "no",
        )
        for paid in (seat, *most)
        if one.paid(paid)
    )


def _worth(table: Table, one: Prospect, asked: str) -> Msg:
    if not one.money:
        return msg("streets-coach-worthless")
    return msg(
        "streets-coach-worth",
        asked=asked,
        tile=tile_name(one.tile),
        money=one.money,
        place=_place(table, one.others),
        road=_road(one.place.side),
        last="yes" if _is_last_sign(table) else "no",
    )


def _place(table: Table, others: Street) -> Msg:
    """In the street of these tiles, or in one of its own where there are none."""
    if not others.cells:
        return msg("streets-coach-alone")
    return msg("streets-coach-in", street=street_words(table, others))


def _road(side: Side) -> Msg:
    return msg("streets-coach-road", side=str(side))


def _is_last_sign(table: Table) -> bool:
    """Whether the active player would build again without a sign."""
    player = table.players[table.active]
    return player.signs == 1 and len(player.backs) > 1


def _signs(table: Table, tile: str, place: Place) -> Msg:
    """What two signs would double."""
    value = next(one.value for one in tries(table, tile) if one.place == place)
    return msg("streets-coach-signs", value=value, left=table.players[table.active].signs - 2)


# Building on top, throwing away, giving up


def coach_renovate(view: View, answers: Draft) -> Msg:
    """Where a tile on top of another would bring most at once."""
    table = view.table
    tiles = answers[:1] or view.hand
    rows = [
        (cover_money(table, tile, cell), tile, cell) for tile in tiles for cell in coverable(table)
    ]
    money, tile, cell = max(rows)
    asked = "cell" if answers else "tile"
    old = tile_name(view.city[cell].tile)
    return msg("streets-coach-cover", asked=asked, tile=tile_name(tile), old=old, money=money)


def cover_money(table: Table, tile: str, cell: Cell) -> int:
    """What a tile on top of this one would pay at once."""
    after = covered(table, tile, cell)
    town = town_of(after)
    paid = account(town, street_at(town.sides, cell), range(len(table.players))).payments
    return sum(payment.money for payment in paid if payment.owner == table.active)


def coach_discard(_: View, __: Draft) -> Msg:
    """Nothing stands out among tiles for which there is no room."""
    return msg("streets-coach-discard")


def coach_abandon(view: View, _: Draft) -> Msg:
    """Which building would bring least."""
    worth = final_payments(view.table)
    cell = min(own_cells(view.table, view.active), key=lambda cell: worth[cell])
    tile = tile_name(view.city[cell].tile)
    return msg("streets-coach-abandon", tile=tile, money=worth[cell])


# The Sneak


def coach_sneak(view: View, answers: Draft) -> Msg:
    """Which of the places that are equal for him is best for the player."""
    table = view.table
    places = [one for one in table.places if not answers or cell_name(one.cell) == answers[0]]
    rows = [closing(table, ("sneak",), place) for place in places]
    best = max(rows, key=lambda one: one.lead(table, 0))
    if best.lead(table, 0) == min(one.lead(table, 0) for one in rows):
        return msg("streets-coach-sneak")
    return _best_for_me(table, best, answers)


def _best_for_me(table: Table, best: Closing, answers: Draft) -> Msg:
    cell, side = best.place
    paid = sums(table, best, 0)
    return msg(
        "streets-coach-sneak-here",
        place=_road(side) if answers else _place(table, without(table, cell, side)),
        sums=paid,
        count=len(paid),
    )


Coach = Callable[[View, Draft], Msg]

COACHES: Final[Mapping[str, Coach]] = {
    "build": coach_build,
    "renovate": coach_renovate,
    "discard": coach_discard,
    "abandon": coach_abandon,
    "sneak": coach_sneak,
    "count": coach_order,
    "take": coach_tokens,
    "show": coach_show,
    "keep": coach_show,
    "move": coach_home,
}
