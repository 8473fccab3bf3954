"""Stickers: what they may be put on, and how they change a board for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.mycity.box import Effect, Episode, Grant, Place, Sticker, Target
from engine.games.mycity.land import GRASS, ground_of
from engine.games.mycity.pieces import (
    BOX,
    CELLS_BY_NAME,
    COLUMNS,
    cell_name,
    cell_named,
    cells_in,
    colour_of,
    neighbours,
)
from engine.games.mycity.view import Feature, Land, Mark, Task

Marks = tuple[Mark, ...]

SIDES = 4


def targets(plan: Episode, grant: Grant, land: Land, marks: Marks) -> tuple[str, ...]:
    """The names of the cells, or the buildings, that this sticker may be put on by choice."""
    sticker = BOX.stickers[grant.sticker]
    match sticker.on:
        case Target.PLAIN | Target.INTERIOR | Target.DRAWN:
            cells = cells_in(_cells(plan, sticker, land))
            return tuple(cell_name(cell) for cell in cells if _in_rows(cell, grant.rows))
        case Target.BUILDING:
            return tuple(b for b in _unmarked(plan, sticker, marks) if _suits(b, grant))
        case Target.MARKED:
            done = {mark.building for mark in marks if mark.sticker == grant.sticker}
            under = [mark.building for mark in marks if mark.sticker == sticker.needs]
            return tuple(building for building in under if building not in done)
        case Target.NOTHING:
            return ()


def goes_on_building(grant: Grant) -> bool:
    """Whether this sticker goes on a building; all others go on a cell."""
    return BOX.stickers[grant.sticker].effect is Effect.MARK


def _cells(plan: Episode, sticker: Sticker, land: Land) -> int:
    ground = ground_of(land)
    if sticker.on is Target.DRAWN:
        return ground.drawn(sticker.onto)
    marked = ground.plain & ~sum(1 << cell_named(name) for name in land.printed.unmarked)
    if sticker.on is Target.PLAIN:
        return marked
    free = ground.grass & ~ground.drawn(plan.rules.unbuildable)
    return sum(1 << cell for cell in cells_in(marked) if _is_interior(cell, free))


def _is_interior(cell: int, free: int) -> bool:
    around = neighbours(cell)
    return len(around) == SIDES and all(free >> other & 1 for other in around)


def _in_rows(cell: int, rows: Sequence[int]) -> bool:
    return not rows or cell // COLUMNS + 1 in rows


def _unmarked(plan: Episode, sticker: Sticker, marks: Marks) -> list[str]:
    taken = {mark.building for mark in marks}
    own = BOX.sets[plan.buildings]
    return [one for one in own if one not in taken and colour_of(one) in sticker.colours]


def _suits(building: str, grant: Grant) -> bool:
    return grant.colour in (None, colour_of(building))


def stuck(grant: Grant, target: str, land: Land, marks: Marks) -> tuple[Land, Marks]:
    """The board after this sticker is on this cell or building."""
    if goes_on_building(grant):
        return land, (*marks, Mark(target, grant.sticker))
    return on_cell(BOX.stickers[grant.sticker], cell_named(target), land), marks


def on_cell(sticker: Sticker, cell: int, land: Land) -> Land:
    """The land with a sticker on this cell; it covers what was there."""
    match sticker.effect:
        case Effect.FEATURE:
            return _drawn(land, cell, sticker.feature)
        case Effect.THIN:
            return _drawn(land, cell, sticker.becomes.get(land.feature_at(cell), ""))
        case Effect.LAND:
            terrain = land.terrain[:cell] + GRASS + land.terrain[cell + 1 :]
            return replace(_drawn(land, cell, ""), terrain=terrain)
        case _:
            return _drawn(land, cell, "")


def _drawn(land: Land, cell: int, kind: str) -> Land:
    others = [feature for feature in land.features if feature.cell != cell]
    new = [Feature(cell, kind)] if kind else []
    return replace(land, features=tuple(sorted([*others, *new])))


def automatic(grant: Grant, land: Land) -> Land:
    """The land after a sticker that asks nobody: at its fixed cells, or on every such feature."""
    if grant.place is Place.FIXED:
        cells = [CELLS_BY_NAME[name] for name in grant.at]
    else:
        cells = [feature.cell for feature in land.features if feature.kind == grant.feature]
    for cell in cells:
        land = on_cell(BOX.stickers[grant.sticker], cell, land)
    return land


def still_to_stick(
    plan: Episode, land: Land, marks: Marks, tasks: Sequence[Task]
) -> tuple[Land, tuple[Task, ...]]:
    """The land and the tasks past all stickers that ask nobody or fit nowhere."""
    while tasks and (grant := tasks[0].grant) is not None:
        if grant.place is not Place.CHOICE:
            land = automatic(grant, land)
        elif targets(plan, grant, land, marks):
            break
        tasks = tasks[1:]
    return land, tuple(tasks)
