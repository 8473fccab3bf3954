"""The boards in letters: a sign for each building and each drawing, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.core.words import Msg, msg, plain
from engine.games.mycity.names import feature_name
from engine.games.mycity.pieces import BLOCK, BOX, COLUMNS, cell_name, colour_of
from engine.games.mycity.track import with_answer
from engine.games.mycity.view import CityView, Land, Stage, View

BUILDING_SIGNS: Final = "abcdefghijklmnopqrstuvwxXYZE"
"""One for each building of the box, in its order, so that neighbours are told apart."""

BUILT: Final = dict(zip(BOX.buildings, BUILDING_SIGNS, strict=False))
TERRAIN: Final = {"^": "^", "&": "&", "#": " ", ".": "."}
DRAWN: Final = {
    "tree1": "T",
    "tree2": "#",
    "rock1": "O",
    "rock2": "%",
    "well": "W",
    "gold": "G",
    "garden": "F",
    "market": "M",
    "gate": "N",
}
UNKNOWN: Final = "?"
BLOCKING: Final = "!"
RIVER: Final = "|"
GROUND: Final = {".": "plain", "^": "mountain", "&": "forest"}
COLUMN_LETTERS: Final = "  " + "".join(cell_name(cell)[0].upper() for cell in range(COLUMNS))


def sign_of(building: str) -> str:
    """The sign of this building on the boards, or that of a blocking card."""
    return BLOCKING if building == BLOCK else BUILT.get(building, UNKNOWN)


def signs_of(buildings: Iterable[str]) -> Msg:
    """Their signs in a row."""
    return plain("".join(map(sign_of, buildings)))


def legend(view: View) -> Msg:
    """The signs of the boards and of the cards, as far as they are in play."""
    drawn = {kind for city in view.cities for _, kind in city.land.features}
    signs = [(sign, msg(f"mycity-ground-{kind}")) for sign, kind in GROUND.items()]
    signs += _roofs(view)
    signs += [(_drawn(kind), feature_name(kind)) for kind in BOX.features if kind in drawn]
    if view.stage is Stage.BUILD and view.blocks_to_come:
        signs.append((BLOCKING, msg("mycity-text-blocking")))
    told = tuple(msg("mycity-text-sign", sign=sign, what=what) for sign, what in signs)
    return msg("mycity-text-legend", signs=told)


def _roofs(view: View) -> Iterator[tuple[str, Msg]]:
    for colour in dict.fromkeys(map(colour_of, BOX.sets[view.plan.buildings])):
        yield colour_signs(view, colour), msg(f"mycity-roof-{colour}")


def colour_signs(view: View, colour: str) -> str:
    """From the first to the last sign of this colour: ``a–h``."""
    buildings = BOX.sets[view.plan.buildings]
    signs = "".join(sign_of(one) for one in buildings if colour_of(one) == colour)
    is_row = len(signs) > 1 and signs in BUILDING_SIGNS
    return f"{signs[0]}–{signs[-1]}" if is_row else signs


def _drawn(kind: str) -> str:
    return DRAWN.get(kind, UNKNOWN)


def rows(view: View, city: CityView) -> Iterator[str]:
    """The board as letters, with the river between the banks."""
    board = with_answer(view, city) if city.seat == view.eye else city
    signs = _signs(board)
    if city is view.cities[0]:
        yield COLUMN_LETTERS
    for row in range(city.land.rows):
        west = city.land.printed.river[row]
        cells = signs[row * COLUMNS : (row + 1) * COLUMNS]
        yield f"{row + 1:>2}{''.join(cells[:west])}{RIVER}{''.join(cells[west:])}"


def _signs(city: CityView) -> list[str]:
    signs = ground_signs(city.land)
    for one in city.placed:
        for cell in one.cells:
            signs[cell] = sign_of(one.building)
    return signs


def ground_signs(land: Land) -> list[str]:
    """A sign for each cell without its buildings."""
    signs = [TERRAIN[sign] for sign in land.terrain]
    for cell, kind in land.features:
        signs[cell] = _drawn(kind)
    return signs
