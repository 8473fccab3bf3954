"""Where everything lies on the picture, for each side of the board that one may look from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.games.manhattan.pieces import BOX, PLOTS, QUARTERS, Side, plot_at
from engine.games.manhattan.rotation import CITY_SIDE, place_on_board
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.parts.skyline import HEIGHT as HEADER

PLOT_WIDTH, PLOT_HEIGHT, PLOT_GAP = 115, 138, 6
HEAD = 54
RIM = 10
CLIFF = 8
ISLAND_WIDTH = RIM * 2 + PLOT_WIDTH * 3 + PLOT_GAP * 2
ISLAND_HEIGHT = HEAD + PLOT_HEIGHT * 3 + PLOT_GAP * 2 + RIM
ROW_STEP = ISLAND_HEIGHT + CLIFF + 12
COLUMN_STEP = (WIDTH - 2 * MARGIN - 3 * ISLAND_WIDTH) // 2 + ISLAND_WIDTH
SHORE = 16
TRACK_HEIGHT = 152
PLATE_HEIGHT = 186
SIDE_TRACK_HEIGHT = 230
SIDE_HAND_HEIGHT = 420


@dataclass(frozen=True)
class Plan:
    """The boxes of one picture. A public one has no cards."""

    size: tuple[int, int]
    water: Box
    track: Box
    cards: Box
    plates: tuple[Box, ...]


@lru_cache(maxsize=64)
def plan_for(side: Side, seats: int, private: bool) -> Plan:
    """The plan of a picture as seen from this side."""
    return _tall(side, seats) if is_tall(side) else _wide(side, seats, private)


def is_tall(side: Side) -> bool:
    """Whether the cities lie in three rows of two as seen from this side."""
    return side in (Side.WEST, Side.EAST)


def _wide(side: Side, seats: int, private: bool) -> Plan:
    """The plan with three islands in a row and everything else below them."""
    water = water_at(side, HEADER)
    below = Box(MARGIN, water.bottom + GAP, WIDTH - 2 * MARGIN, TRACK_HEIGHT)
    track, cards = below.columns(2) if private else (below, Box(below.right, below.y, 0, 0))
    plates = Box(MARGIN, below.bottom + GAP, below.width, PLATE_HEIGHT)
    size = (WIDTH, plates.bottom + MARGIN)
    return Plan(size, water, track, cards, plates.columns(seats))


def _tall(side: Side, seats: int) -> Plan:
    """The plan with two islands in a row, three rows deep, and everything else at their right."""
    water = water_at(side, HEADER)
    left = water.right + GAP
    aside = Box(left, HEADER + SHORE, WIDTH - left - MARGIN, water.height - SHORE - GAP)
    track = Box(aside.x, aside.y, aside.width, SIDE_TRACK_HEIGHT)
    cards = Box(aside.x, aside.bottom - SIDE_HAND_HEIGHT, aside.width, SIDE_HAND_HEIGHT)
    top = track.bottom + GAP
    plates = Box(aside.x, top, aside.width, cards.y - GAP - top)
    return Plan((WIDTH, water.bottom), water, track, cards, plates.rows(seats))


def water_at(side: Side, top: int) -> Box:
    """The water round all islands, so far down."""
    if is_tall(side):
        width = MARGIN * 2 + COLUMN_STEP + ISLAND_WIDTH
        return Box(0, top, width, SHORE + 3 * ROW_STEP + 2)
    return Box(0, top, WIDTH, SHORE + 2 * ROW_STEP + 2)


def islands_at(side: Side, top: int) -> tuple[Box, ...]:
    """The box of every city, where the water begins so far down."""
    places = (place_on_board(side, plot_at(city, 1)) for city in range(len(BOX.cities)))
    return tuple(_island(row, column, top) for row, column, _ in places)


def _island(row: int, column: int, top: int) -> Box:
    x, y = MARGIN + column * COLUMN_STEP, top + SHORE + row * ROW_STEP
    return Box(x, y, ISLAND_WIDTH, ISLAND_HEIGHT)


@lru_cache(maxsize=8)
def plot_boxes(side: Side, top: int = HEADER) -> tuple[Box, ...]:
    """The box of every plot, by its number on the board."""
    islands = islands_at(side, top)
    return tuple(plot_box(side, islands[plot // len(QUARTERS)], plot) for plot in range(PLOTS))


def plot_box(side: Side, island: Box, plot: int) -> Box:
    """The box of one plot on an island that lies here."""
    depth, width = divmod(place_on_board(side, plot)[2], CITY_SIDE)
    return Box(
        island.x + RIM + width * (PLOT_WIDTH + PLOT_GAP),
        island.y + HEAD + depth * (PLOT_HEIGHT + PLOT_GAP),
        PLOT_WIDTH,
        PLOT_HEIGHT,
    )
