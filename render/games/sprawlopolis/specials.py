"""Blocks unlike the others: a building site, a landmark, the monster, a stretch of beach."""

from __future__ import annotations

from math import sin

from PIL import Image

from engine.games.sprawlopolis.pieces import Zone
from engine.kit.grid import Side
from render.games.sprawlopolis.buildings import BUILDINGS
from render.games.sprawlopolis.colours import HAZARD, MONSTER, SAND, SEAS
from render.games.sprawlopolis.roads import UPRIGHT, Size
from render.kit.colour import WHITE, mix, rgb
from render.kit.pen import Pen, star
from render.kit.shapes import Point
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme

GOLD = rgb("#FFC94D")
PLAZA = rgb("#F4EAD5")


def draw_site(pen: Pen, size: Size) -> None:
    """Bare earth behind a striped fence, crossed out: nothing is built here yet."""
    width, height = size
    fence, earth = height * 0.13, rgb("#8A6F52")
    pen.block((0, 0, width, height), 0, HAZARD)
    step = height * 0.2
    for at in range(-6, round(width / step) + 2):
        left, right = at * step, (at + 0.5) * step
        foot, top = ((left, height), (right, height)), ((right + height, 0.0), (left + height, 0.0))
        pen.polygon((*foot, *top), INK)
    pen.block((fence, fence, width - fence, height - fence), height * 0.04, earth)
    x, y, arm = width / 2, height / 2, height * 0.24
    for thickness, colour in ((height * 0.17, INK), (height * 0.11, WHITE)):
        for down in (-1, 1):
            ends = ((x - arm, y - arm * down), (x + arm, y + arm * down))
            pen.stroke(ends, thickness, colour)


def draw_landmark(pen: Pen, zone: Zone, size: Size) -> None:
    """One great building of the zone on a round plaza, and a golden star."""
    width, height = size
    x, y = width * 0.46, height * 0.52
    pen.disc((x, y), height * 0.47, INK)
    pen.disc((x, y), height * 0.47 - 2, PLAZA)
    pen.disc((x, y), height * 0.38, mix(PLAZA, INK, 0.12))
    pen.disc((x, y), height * 0.38 - 1.5, PLAZA)
    great = height * (0.66 if zone is not Zone.PARK else 0.74)
    BUILDINGS[zone](pen, (x, height * 0.86), great, 1)
    draw_star(pen, (width - height * 0.22, height * 0.24), height * 0.19)


def draw_star(pen: Pen, centre: Point, radius: float) -> None:
    """A golden star with an ink edge."""
    for reach, colour in ((radius, INK), (radius * 0.72, GOLD)):
        pen.polygon(star(centre, reach, reach * 0.46), colour)


def draw_monster(pen: Pen, size: Size) -> None:
    """Wrecktar between the towers: horns, eyes and a row of teeth."""
    width, height = size
    for x, number in ((0.12, 0), (0.88, 1)):
        BUILDINGS[Zone.COMMERCIAL](pen, (width * x, height * 0.92), height * 0.4, number)
    x, u = width / 2, height
    for rim, colour in ((u * 0.03, INK), (0.0, MONSTER)):
        for side in (-1, 1):
            horn = (
                (x + side * (u * 0.1), u * 0.3 - rim),
                (x + side * (u * 0.42 + rim), u * 0.03 - rim * 1.6),
                (x + side * (u * 0.38 + rim), u * 0.46 + rim),
            )
            pen.polygon(horn, colour if colour is INK else mix(WHITE, MONSTER, 0.2))
        pen.block((x - u * 0.4 - rim, u * 0.2 - rim, x + u * 0.4 + rim, u * 1.1), u * 0.26, colour)
    for side in (-1, 1):
        eye = (x + side * u * 0.17, u * 0.42)
        pen.disc(eye, u * 0.115, WHITE)
        pen.disc((eye[0] - side * u * 0.03, eye[1] + u * 0.02), u * 0.055, INK)
    _draw_teeth(pen, (x, u * 0.64), u)


def _draw_teeth(pen: Pen, middle: Point, unit: float) -> None:
    x, y = middle
    half, deep = unit * 0.29, unit * 0.22
    pen.block((x - half, y, x + half, y + deep), unit * 0.05, INK)
    step = half * 2 / 5
    for at in range(5):
        left = x - half + at * step
        pen.polygon(((left, y), (left + step, y), (left + step / 2, y + deep * 0.52)), WHITE)
    for at in range(4):
        left = x - half + (at + 0.5) * step
        pen.polygon(
            ((left, y + deep), (left + step, y + deep), (left + step / 2, y + deep * 0.52)), WHITE
        )


@cached_sprite
def beach(size: Size, side: Side, theme: Theme) -> Image.Image:
    """Sand and waves along one side of a card of this size, see-through elsewhere."""
    width, height = size
    pen = Pen(width, height)
    sea = SEAS[theme.name]
    deep = height * 0.115
    pen.block(_strip(size, side, deep * 1.3), 0, mix(SAND, INK, 0.3))
    pen.block(_strip(size, side, deep * 1.22), 0, SAND)
    pen.block(_strip(size, side, deep * 0.62), 0, sea)
    pen.stroke(_wave(size, side, deep * 0.62), max(1.5, height * 0.014), WHITE)
    return pen.sprite()


def _strip(size: Size, side: Side, deep: float) -> tuple[float, float, float, float]:
    width, height = size
    return {
        Side.NORTH: (0.0, 0.0, width, deep),
        Side.SOUTH: (0.0, height - deep, width, height),
        Side.WEST: (0.0, 0.0, deep, height),
        Side.EAST: (width - deep, 0.0, width, height),
    }[side]


def _wave(size: Size, side: Side, deep: float) -> list[Point]:
    """A wavy line where the water meets the sand."""
    width, height = size
    long = width if side in UPRIGHT else height
    count = max(4, round(long / (height * 0.03)))
    swing = height * 0.012
    line = [(long * at / count, deep + swing * sin(at * 1.1)) for at in range(count + 1)]
    if side in (Side.SOUTH, Side.EAST):
        far = height if side is Side.SOUTH else width
        line = [(along, far - across) for along, across in line]
    return line if side in UPRIGHT else [(across, along) for along, across in line]
