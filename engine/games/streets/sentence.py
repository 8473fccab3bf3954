"""An action as a sentence to the player who is about to do it."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg
from engine.games.streets.income_choices import split_of, tokens_named
from engine.games.streets.names import crowd, name, street_words, tile_name, token_list
from engine.games.streets.plan import street_at, street_through
from engine.games.streets.table import Table
from engine.games.streets.view import View
from engine.kit.grid import Side, cell_named


def sentence(view: View, action: Draft) -> Msg:
    """``You build the Flea Market in a street of 3 tiles``; raises ValueError for no action."""
    match action:
        case ("build", tile, cell, side, *signs):
            return _built(view, "streets-you-build", tile, (cell, side), int(*signs or "1"))
        case ("sneak", cell, side):
            return _built(view, "streets-sneak-builds", view.table.tile, (cell, side), 1)
        case ("renovate", tile, cell):
            old = tile_at(view.table, cell)
            return msg("streets-you-renovate", tile=tile_name(tile), old=old)
        case ("discard", tile):
            return msg("streets-you-discard", tile=tile_name(tile))
        case ("abandon", cell):
            return msg("streets-you-abandon", tile=tile_at(view.table, cell))
    return _settled(view, action)


def _built(view: View, key: str, tile: str, place: tuple[str, str], signs: int) -> Msg:
    cell, side = cell_named(place[0]), Side(place[1])
    length = len(street_through(view.table.sides(), cell, side).cells)
    return msg(key, tile=tile_name(tile), length=length, side=str(side), signs=signs)


def _settled(view: View, action: Draft) -> Msg:
    """An answer to what a closed street has asked."""
    table = view.table
    match action:
        case ("count", cell):
            street = street_at(table.sides(), cell_named(cell))
            return msg("streets-you-count", street=street_words(table, street))
        case ("take", tokens):
            key = "streets-sneak-takes" if table.is_sneak(table.takers[0]) else "streets-you-take"
            return msg(key, tokens=token_list(tokens_named(tokens)))
        case ("show", tile, cell):
            old = tile_at(table, cell)
            return msg("streets-you-show", tile=tile_name(tile), building=old)
        case ("keep",):
            return msg("streets-you-keep")
        case ("move", *answers):
            return msg("streets-you-move", moves=_moves(view, tuple(answers)))
    raise ValueError(f"no such action: {action}")


def _moves(view: View, answers: Draft) -> tuple[Msg, ...]:
    """Who goes where, and whose building that is."""
    table, city = view.table, view.city
    kind = table.moving[0].kind
    return tuple(
        msg(
            "streets-moves-home",
            people=crowd(kind, count),
            tile=tile_name(city[cell].tile),
            who=name(table, city[cell].owner or 0),
            mine="yes" if city[cell].owner == view.eye else "no",
        )
        for cell, count in split_of(answers)
    )


def tile_at(table: Table, cell: str) -> Msg:
    """The name of the building in this cell."""
    return tile_name(table.city()[cell_named(cell)].tile)
