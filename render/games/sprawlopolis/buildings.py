"""What stands on the blocks: towers, trees, factories and houses, each on a foot of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.sprawlopolis.pieces import Zone
from render.games.sprawlopolis.colours import ZONE_COLOURS
from render.kit.colour import WHITE, mix, rgb
from render.kit.pen import Pen
from render.kit.theme import INK

ROOFS: Final = (rgb("#B5552F"), rgb("#9B3F26"))
WALL: Final = rgb("#FFF6E4")
DOOR: Final = rgb("#7A4A2B")
PANE: Final = rgb("#2F74B5")
GLASS: Final = rgb("#F6FAFE")
HALL: Final = rgb("#767E90")
STACK: Final = rgb("#C4492F")
LEAVES: Final = (rgb("#2F7D45"), rgb("#277040"))
TRUNK: Final = rgb("#6B4327")

Foot = tuple[float, float]
"""The middle of a building's lower edge."""


def house(pen: Pen, foot: Foot, size: float, number: int) -> None:
    """White walls, a pitched roof, a door and a window."""
    x, y = foot
    half, wall, roof = size * 0.5, size * 0.46, size * 0.4
    _shade(pen, foot, size * 0.54, Zone.RESIDENTIAL)
    pen.block((x - half * 0.8, y - wall, x + half * 0.8, y), 0, WALL)
    gable = ((x - half * 1.08, y - wall), (x, y - wall - roof), (x + half * 1.08, y - wall))
    pen.polygon(gable, ROOFS[number % 2])
    pen.block((x - half * 0.1, y - wall * 0.74, x + half * 0.34, y), 0, DOOR)
    pen.block((x - half * 0.6, y - wall * 0.72, x - half * 0.26, y - wall * 0.32), 0, PANE)


def tower(pen: Pen, foot: Foot, size: float, number: int) -> None:
    """A glass front with rows of windows, and a wall in the shade."""
    x, y = foot
    half, tall = size * 0.36, size * (1.06 if number % 2 else 0.92)
    _shade(pen, foot, size * 0.46, Zone.COMMERCIAL)
    pen.block((x - half, y - tall, x + half, y), 0, GLASS)
    pen.block((x + half * 0.5, y - tall, x + half, y), 0, mix(GLASS, PANE, 0.3))
    pen.block((x - half * 0.4, y - tall - size * 0.1, x + half * 0.2, y - tall), 0, GLASS)
    rows, step = 3, tall / 3.7
    for row in range(rows):
        top = y - tall + step * (0.4 + row)
        for left in (-0.74, -0.16):
            edges = (x + half * left, top, x + half * (left + 0.4), top + step * 0.56)
            pen.block(edges, 0, PANE)


def factory(pen: Pen, foot: Foot, size: float, number: int) -> None:
    """A hall with a roof like a saw, and a red chimney."""
    x, y = foot
    half, wall = size * 0.52, size * 0.36
    _shade(pen, foot, size * 0.56, Zone.INDUSTRIAL)
    tooth = half * 0.54
    for at in range(3):
        left = x - half + at * tooth
        pen.polygon(
            ((left, y - wall), (left, y - wall - size * 0.26), (left + tooth, y - wall)), HALL
        )
    stack = x + half * (0.72 if number % 2 else 0.7)
    pen.block((stack - size * 0.08, y - size * 0.98, stack + size * 0.08, y - wall), 0, STACK)
    pen.block((stack - size * 0.08, y - size * 0.86, stack + size * 0.08, y - size * 0.78), 0, WALL)
    pen.block((x - half, y - wall, x + half, y), 0, HALL)
    for at in range(3):
        left = x - half * 0.82 + at * half * 0.6
        edges = (left, y - wall * 0.66, left + half * 0.34, y - wall * 0.24)
        pen.block(edges, 0, mix(HALL, INK, 0.6))


def tree(pen: Pen, foot: Foot, size: float, number: int) -> None:
    """A trunk and a round crown with the light on it."""
    x, y = foot
    leaves, crown = LEAVES[number % 2], size * 0.43
    _shade(pen, foot, size * 0.42, Zone.PARK)
    pen.block((x - size * 0.07, y - size * 0.5, x + size * 0.07, y), 0, TRUNK)
    pen.disc((x, y - size * 0.68), crown, leaves)
    pen.disc(
        (x - crown * 0.28, y - size * 0.68 - crown * 0.26), crown * 0.5, mix(leaves, WHITE, 0.2)
    )


def _shade(pen: Pen, foot: Foot, half: float, zone: Zone) -> None:
    """A flat shadow on the ground."""
    x, y = foot
    shade = mix(ZONE_COLOURS[zone], INK, 0.3)
    pen.block((x - half, y - half * 0.12, x + half, y + half * 0.14), half * 0.13, shade)


BUILDINGS: Final[dict[Zone, Callable[[Pen, Foot, float, int], None]]] = {
    Zone.COMMERCIAL: tower,
    Zone.PARK: tree,
    Zone.INDUSTRIAL: factory,
    Zone.RESIDENTIAL: house,
}
