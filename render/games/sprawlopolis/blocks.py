"""One block: the ground of its zone with its texture, what stands on it, and its road."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PIL import Image

from engine.games.sprawlopolis.pieces import Block, Zone
from engine.kit.grid import Side
from render.games.sprawlopolis.buildings import BUILDINGS, Foot
from render.games.sprawlopolis.colours import ZONE_COLOURS
from render.games.sprawlopolis.opaque_pen import OpaquePen
from render.games.sprawlopolis.roads import LEVEL, UPRIGHT, Size, draw_road
from render.games.sprawlopolis.specials import draw_landmark, draw_monster, draw_site
from render.kit.colour import WHITE, mix
from render.kit.pen import Pen
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

ROOMY, TIGHT = 0.34, 0.28
"""The size of a building by the height of its block; beside most roads there is less room."""

OPEN: Final = ((0.17, 0.46), (0.5, 0.46), (0.83, 0.46), (0.17, 0.94), (0.5, 0.94), (0.83, 0.94))
ALONG_LEVEL: Final = (
    *((0.17, 0.315), (0.5, 0.315), (0.83, 0.315)),
    *((0.17, 0.975), (0.5, 0.975), (0.83, 0.975)),
)
ALONG_UPRIGHT: Final = ((0.19, 0.45), (0.81, 0.45), (0.19, 0.93), (0.81, 0.93))
ROUND_BEND: Final = ((0.87, 0.31), (0.17, 0.46), (0.17, 0.975), (0.5, 0.975), (0.83, 0.975))
"""Feet by the shares of a block's sides; the bend is the one from north to east."""


class Kind(Enum):
    """What is special about a block beside its zone."""

    PLAIN = "plain"
    LANDMARK = "landmark"
    MONSTER = "monster"


@cached_sprite
def block_sprite(block: Block, size: Size, kind: Kind = Kind.PLAIN) -> Image.Image:
    """The block as an opaque picture, the same in every theme."""
    pen = OpaquePen(*size, ZONE_COLOURS[block.zone])
    if block.zone is Zone.SITE:
        draw_site(pen, size)
    else:
        _draw_zone(pen, block, size, kind)
    return pen.sprite()


def _draw_zone(pen: Pen, block: Block, size: Size, kind: Kind) -> None:
    draw_ground(pen, block.zone, size)
    if block.road:
        draw_road(pen, block.road, size)
    if kind is Kind.LANDMARK:
        draw_landmark(pen, block.zone, size)
    elif kind is Kind.MONSTER:
        draw_monster(pen, size)
    else:
        _draw_buildings(pen, block, size)


def _draw_buildings(pen: Pen, block: Block, size: Size) -> None:
    width, height = size
    large = not block.road or frozenset(block.road) == UPRIGHT
    share = (ROOMY if large else TIGHT) * (1.2 if block.zone is Zone.PARK and large else 1.0)
    for number, (x, y) in enumerate(sorted(feet(block), key=lambda foot: foot[1])):
        build = BUILDINGS[block.zone]
        build(pen, (x * width, y * height), height * share, number + (y > 0.6))


def feet(block: Block) -> tuple[Foot, ...]:
    """Where buildings stand: beside the road, never on it."""
    road = frozenset(block.road)
    if not road:
        return OPEN
    if road == UPRIGHT:
        return ALONG_UPRIGHT
    return ALONG_LEVEL if road == LEVEL else tuple(_mirrored(foot, road) for foot in ROUND_BEND)


def _mirrored(foot: Foot, road: frozenset[Side]) -> Foot:
    x, y = foot
    if Side.WEST in road:
        x = 1 - x
    if Side.SOUTH in road:
        y = 1 - y + 0.315
    return x, y


def draw_ground(pen: Pen, zone: Zone, size: Size) -> None:
    """The texture by which a zone is known without its colour."""
    _GROUNDS[zone](pen, size)


def _panes(pen: Pen, size: Size) -> None:
    """Commercial: a grid like the windows of an office."""
    width, height = size
    line = mix(ZONE_COLOURS[Zone.COMMERCIAL], WHITE, 0.24)
    for at in range(7):
        x = width * at / 6
        pen.block((x - 0.6, 0, x + 0.6, height), 0, line)
    for at in range(5):
        y = height * at / 4
        pen.block((0, y - 0.6, width, y + 0.6), 0, line)


def _lawn(pen: Pen, size: Size) -> None:
    """Park: a path and tufts of grass."""
    width, height = size
    ground = ZONE_COLOURS[Zone.PARK]
    way = ((0.0, 0.56), (0.25, 0.5), (0.5, 0.56), (0.75, 0.5), (1.0, 0.56))
    trail = [(x * width, y * height) for x, y in way]
    pen.stroke(trail, height * 0.05, mix(ground, WHITE, 0.3))
    for x, y in ((0.34, 0.2), (0.66, 0.26), (0.33, 0.84), (0.67, 0.8), (0.94, 0.12), (0.06, 0.7)):
        tuft = ((x - 0.025, y - 0.04), (x, y + 0.02), (x + 0.025, y - 0.04))
        shown = [(a * width, b * height) for a, b in tuft]
        pen.stroke(shown, max(0.8, height * 0.014), mix(ground, WHITE, 0.35))


def _hatch(pen: Pen, size: Size) -> None:
    """Industrial: slanting lines."""
    width, height = size
    line = mix(ZONE_COLOURS[Zone.INDUSTRIAL], INK, 0.13)
    step = height / 6
    for at in range(-7, round(width / step) + 1):
        start = at * step
        pen.stroke(((start, height), (start + height, 0)), max(0.8, height * 0.022), line)


def _gravel(pen: Pen, size: Size) -> None:
    """Residential: rows of dots."""
    width, height = size
    dot = mix(ZONE_COLOURS[Zone.RESIDENTIAL], WHITE, 0.45)
    for row in range(5):
        for column in range(7):
            x = width * (column + 0.5 * (row % 2)) / 6.5
            pen.disc((x, height * (row + 0.5) / 5), max(0.8, height * 0.016), dot)


_GROUNDS: Final = {
    Zone.COMMERCIAL: _panes,
    Zone.PARK: _lawn,
    Zone.INDUSTRIAL: _hatch,
    Zone.RESIDENTIAL: _gravel,
}
