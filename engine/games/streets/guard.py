"""What must be read before a building is given up or a tile is thrown away."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import Guard
from engine.core.words import msg
from engine.games.streets.names import short_name, tile_name
from engine.games.streets.points import final_payments
from engine.games.streets.view import View
from engine.kit.grid import cell_named


def guard(view: View, action: Draft) -> Guard | None:
    """The warning before an action after which something pays never again; None for others."""
    match action:
        case ("abandon", cell):
            at = cell_named(cell)
            tile, money = view.city[at].tile, final_payments(view.table)[at]
            warning = msg("streets-abandon-warning", tile=tile_name(tile), money=money)
        case ("discard", tile):
            warning = msg("streets-discard-warning", tile=tile_name(tile))
        case _:
            return None
    does = msg(f"streets-{action[0]}-does", tile=short_name(tile))
    return Guard(warning, does, msg(f"streets-{action[0]}-instead"))
