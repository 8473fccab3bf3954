"""An action, carried out on the open table: what the rules and the previews have in common."""

from __future__ import annotations

from typing import Final

from engine.core.choices import Draft
from engine.games.streets import course, news
from engine.games.streets.building import covered, placed
from engine.games.streets.course import Told
from engine.games.streets.income_choices import split_of, tokens_named
from engine.games.streets.pieces import kind_of
from engine.games.streets.points import Substitute
from engine.games.streets.sneak import best_places
from engine.games.streets.table import SNEAK, Building, Place, Stage, Table
from engine.kit.frozen import altered
from engine.kit.grid import SIDE_NAMED, Cell, cell_named
from engine.kit.rows import changed, without

FROM_THE_HAND: Final = ("build", "renovate", "discard")
"""The verbs with which a tile leaves the hand."""


def act(table: Table, action: Draft, told: Told) -> Table:
    """The table after this action, before anything follows from it."""
    match action:
        case ("build", tile, cell, side, *signs):
            place = Place(cell_named(cell), SIDE_NAMED[side])
            return build(table, tile, place, int(signs[0]) if signs else 1, told)
        case ("sneak", cell, side):
            return build(table, table.tile, Place(cell_named(cell), SIDE_NAMED[side]), 1, told)
        case ("renovate", tile, cell):
            return renovate(table, tile, cell_named(cell), told)
        case ("discard", tile):
            return discard(table, tile, told)
        case ("abandon", cell):
            return abandon(table, cell_named(cell), told)
        case _:
            return _settle(table, action, told)


def _settle(table: Table, action: Draft, told: Told) -> Table:
    """An answer to what a closed street has asked."""
    match action:
        case ("count", cell):
            return course.begin(table, cell_named(cell))
        case ("take", tokens):
            return course.take(table, tokens_named(tokens), told)
        case ("show", tile, cell):
            return course.show(table, Substitute(cell_named(cell), tile), told)
        case ("keep",):
            return course.show(table, None, told)
        case ("move", *answers):
            return course.move(table, split_of(tuple(answers)), told)
    raise ValueError(f"no such action: {action}")


def build(table: Table, tile: str, place: Place, signs: int, told: Told) -> Table:
    """A tile into the city."""
    told.append(news.built(table, tile, place.cell, place.side, signs))
    after = placed(table, tile, place, signs)
    _tell_seekers(table, after, after.buildings[-1], told)
    return after


def sneak_builds(table: Table, tile: str, told: Told) -> Table:
    """His turn: the tile goes where it is worth most; with several such places one is chosen."""
    table = altered(table, active=SNEAK, builds=1, built=0, turn=table.turn + 1)
    places = best_places(table, tile)
    if len(places) == 1:
        return course.settle(build(table, tile, places[0], 1, told), told)
    if places:
        return altered(table, stage=Stage.SNEAK, tile=tile, places=places)
    told.append(news.discarded(table, tile))
    return altered(table, discarded=(*table.discarded, tile))


def renovate(table: Table, tile: str, cell: Cell, told: Told) -> Table:
    """A tile on top of another."""
    told.append(news.renovated(table, tile, cell))
    after = covered(table, tile, cell)
    _tell_seekers(table, after, after.city()[cell], told)
    return after


def _tell_seekers(before: Table, after: Table, new: Building, told: Told) -> None:
    """Those who live in the new building and have not come from the supply."""
    seekers = sum(new.lying) - sum(before.people) + sum(after.people)
    if seekers:
        told.append(news.seekers_at_home(kind_of(new.tile), seekers))


def discard(table: Table, tile: str, told: Told) -> Table:
    """There is no room for any tile: one leaves the game."""
    seat = table.active
    told.append(news.discarded(table, tile))
    player = table.players[seat]
    players = changed(
        table.players, seat, altered(player, backs=without(player.backs, kind_of(tile)))
    )
    return altered(
        table,
        players=players,
        discarded=(*table.discarded, tile),
        built=table.built + 1,
        stage=Stage.DRAW,
    )


def abandon(table: Table, cell: Cell, told: Told) -> Table:
    """A building is given up: its business token first, then its signs, then its people."""
    told.append(news.abandoned(table, cell))
    who_takes = (table.active,) if table.business else ()
    return altered(table, stage=Stage.TOKENS, abandoned=cell, takers=who_takes)
