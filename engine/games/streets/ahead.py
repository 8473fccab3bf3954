"""The next question before it is asked: a turn of this seat in the city as it stands."""

from __future__ import annotations

from engine.core.ahead import Ahead
from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.games.streets.building import first_stage
from engine.games.streets.pieces import Advisor
from engine.games.streets.table import Stage, Table
from engine.games.streets.view import View
from engine.kit.frozen import altered
from engine.kit.grid import SIDES, Cell, beyond, cell_named
from engine.kit.viewer import seat_of


def ahead(view: View) -> Ahead[View]:
    """What a turn of this seat begins with, once all that a closed street asks is settled. Refused
    without a tile in hand, and to a lone player, whose turn it always is."""
    table, seat = view.table, seat_of(view)
    if table.solo:
        raise Refused("refused-nothing-ahead")
    if not view.hand:
        raise Refused("streets-ahead-no-tile")
    goes_on = table.stage is Stage.DRAW and table.active == seat and table.builds > 1
    builds = table.builds - 1 if goes_on else _builds(view, seat)
    stage = first_stage(table, seat)
    after = _settled(table, active=seat, builds=builds, stage=stage, built=int(goes_on))
    return Ahead(stage, altered(view, table=after, asked=(seat,)))


def _builds(view: View, seat: Seat) -> int:
    """The Contractor builds two tiles as long as there is something to draw."""
    is_contractor = view.players[seat].advisor is Advisor.CONTRACTOR
    return 2 if is_contractor and view.stack else 1


def _settled(table: Table, **changes: object) -> Table:
    """The table with nothing left to be asked about a closed street."""
    nothing: tuple[object, ...] = ()
    return altered(
        table,
        streets=nothing,
        takers=nothing,
        moving=nothing,
        homes=nothing,
        places=nothing,
        tile="",
        abandoned=None,
        **changes,
    )


def at_stake(view: View, action: Draft) -> tuple[object, ...]:
    """The buildings on the cell that is built on and beside it, with their signs; of people who
    come and go nothing is told."""
    match action:
        case ("build" | "renovate", _, name, *_):
            return tuple(_standing(view, cell) for cell in _around(cell_named(name)))
        case ("abandon", name):
            return (_standing(view, cell_named(name)),)
    return ()


def _around(cell: Cell) -> list[Cell]:
    return [cell, *(beyond(cell, side) for side in SIDES)]


def _standing(view: View, cell: Cell) -> tuple[object, ...]:
    one = view.city.get(cell)
    return () if one is None else (one.tile, str(one.side), one.owner, one.signs)
