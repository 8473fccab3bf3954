"""Where everything lies on the picture, for each side of the board that one may look from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
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


class Band(Enum):
    """What stands between the board and the players: the score, and something beside it."""

    TRACK = "track"
    CARDS = "cards"
    WORDS = "words"


@dataclass(frozen=True)
class Plan:
    """The boxes of one picture. ``words`` is also where the cards lie while nothing is tried."""

    size: tuple[int, int]
    water: Box
    islands: tuple[Box, ...]
    track: Box | None
    words: Box
    plates: tuple[Box, ...]


@lru_cache(maxsize=64)
def plan_for(side: Side, seats: int, band: Band) -> Plan:
    """The plan of a picture as seen from this side."""
    if side in (Side.WEST, Side.EAST):
        return _tall(side, seats)
    return _wide(side, seats, band)


def _wide(side: Side, seats: int, band: Band) -> Plan:
    """The plan with three islands in a row and everything else below them."""
    water = Box(0, HEADER, WIDTH, SHORE + 2 * ROW_STEP + 2)
    below = Box(MARGIN, water.bottom + GAP, WIDTH - 2 * MARGIN, TRACK_HEIGHT)
    halves = below.columns(2)
    track = {Band.TRACK: below, Band.CARDS: halves[0], Band.WORDS: None}[band]
    words = halves[1] if band is Band.CARDS else below
    plates = Box(MARGIN, below.bottom + GAP, below.width, PLATE_HEIGHT)
    size = (WIDTH, plates.bottom + MARGIN)
    return Plan(size, water, _islands(side), track, words, plates.columns(seats))


def _tall(side: Side, seats: int) -> Plan:
    """The plan with two islands in a row, three rows deep, and everything else at their right."""
    water = Box(0, HEADER, MARGIN * 2 + COLUMN_STEP + ISLAND_WIDTH, SHORE + 3 * ROW_STEP + 2)
    left = water.right + GAP
    aside = Box(left, HEADER + SHORE, WIDTH - left - MARGIN, water.height - SHORE - GAP)
    track = Box(aside.x, aside.y, aside.width, SIDE_TRACK_HEIGHT)
    words = Box(aside.x, aside.bottom - SIDE_HAND_HEIGHT, aside.width, SIDE_HAND_HEIGHT)
    top = track.bottom + GAP
    plates = Box(aside.x, top, aside.width, words.y - GAP - top)
    size = (WIDTH, water.bottom)
    return Plan(size, water, _islands(side), track, words, plates.rows(seats))


def _islands(side: Side) -> tuple[Box, ...]:
    places = (place_on_board(side, plot_at(city, 1)) for city in range(len(BOX.cities)))
    return tuple(_island(row, column) for row, column, _ in places)


def _island(row: int, column: int) -> Box:
    x, y = MARGIN + column * COLUMN_STEP, HEADER + SHORE + row * ROW_STEP
    return Box(x, y, ISLAND_WIDTH, ISLAND_HEIGHT)


@lru_cache(maxsize=8)
def plot_boxes(side: Side) -> tuple[Box, ...]:
    """The box of every plot, by its number on the board."""
    islands = _islands(side)
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
