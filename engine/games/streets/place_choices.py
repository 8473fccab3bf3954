"""The question where a tile goes: a place together with the side of its road."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial

from engine.core.choices import OneOf, Option
from engine.core.words import Msg, msg
from engine.games.streets.names import tile_name, value_text
from engine.games.streets.plan import Ground, street_through
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell, Side, cell_name, cell_named, in_reading_order
from engine.kit.late import LateOneOf

Possible = Mapping[Cell, tuple[Side, ...]]
"""On which sides the road may lie, cell by cell."""


@lru_cache(maxsize=64)
def ask_where(ground: Ground, tile: str) -> OneOf:
    """Where to build a tile. The same city is asked about again and again within one turn."""
    prompt = msg("streets-ask-cell", tile=tile_name(tile), value=value_text(tile))
    return ask_place(prompt, ground, tile, ground.placements)


def ask_place(prompt: Msg, ground: Ground, tile: str, possible: Possible) -> OneOf:
    """One of these places. Each is shown with the road that is usual there."""
    tokens = tuple([cell_name(cell) for cell in in_reading_order(possible)])
    return LateOneOf(tokens, partial(_with_roads, prompt, ground, tile, possible))


def _with_roads(prompt: Msg, ground: Ground, tile: str, possible: Possible) -> OneOf:
    step = ask_cell(prompt, possible)
    options = tuple(_with_road(option, ground, possible) for option in step.options)
    return replace(step, options=options, piece=tile, with_next=True)


def _with_road(option: Option, ground: Ground, possible: Possible) -> Option:
    cell = cell_named(option.token)
    return replace(option, spot=road_spot(cell, usual_side(ground, cell, possible[cell])))


def ask_road(
    prompt: Msg, ground: Ground, cell: Cell, tile: str, possible: tuple[Side, ...]
) -> OneOf:
    """On which side of this cell the road lies: the usual one, unless something else is said."""
    tokens = tuple([str(side) for side in possible])
    return LateOneOf(tokens, partial(_ask_side, prompt, ground, cell, tile, possible))


def _ask_side(
    prompt: Msg, ground: Ground, cell: Cell, tile: str, possible: tuple[Side, ...]
) -> OneOf:
    usual = usual_side(ground, cell, possible)
    options = tuple(
        Option(
            str(side),
            msg("streets-road", side=str(side)),
            spot=road_spot(cell, side),
            secondary=side is not usual,
        )
        for side in possible
    )
    return OneOf(prompt, options, piece=tile, turns=True)


def usual_side(ground: Ground, cell: Cell, possible: tuple[Side, ...]) -> Side:
    """Where the road continues the longest street; among equals the first one clockwise."""
    sides = ground.sides
    return max(possible, key=lambda side: len(street_through(sides, cell, side).cells))


def road_spot(cell: Cell, side: Side) -> str:
    """``m12-n``: the road on one side of a cell, for the picture."""
    return f"{cell_name(cell)}-{side}"
