"""What is printed on the roofs, so that the colours of the city differ without their colour."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from engine.games.mycity.box import Colour as RoofColour
from engine.games.mycity.pieces import BOX
from render.games.mycity.colours import Roof, roof_of
from render.kit.shapes import SCALE
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

Draw = ImageDraw.ImageDraw
LEAST_PITCH = 6
LONGEST = max(max(len(rows), *map(len, rows)) for rows in BOX.shapes.values())
"""So many cells is the longest building long."""


@cached_sprite
def printed(colour: RoofColour, cell: int, theme: Theme) -> Image.Image:
    """A sheet of this roof, large enough for every building whose cells have this side."""
    roof, side = roof_of(colour, theme), LONGEST * cell * SCALE
    image = Image.new("RGB", (side, side), roof.colour)
    pitch, thick = _PRINTS[colour]
    # Whole pixels: a print that repeats exactly takes less than half of the bytes.
    step = max(LEAST_PITCH, round(cell / pitch)) * SCALE
    _PATTERNS[colour](ImageDraw.Draw(image), image.size, step, max(1.0, cell / thick) * SCALE, roof)
    return image.reduce(SCALE)


Size = tuple[int, int]


def _shingles(draw: Draw, size: Size, step: float, thick: float, roof: Roof) -> None:
    """Rows of round tiles, every other row moved by half a tile."""
    row, top = 0, -step
    while top < size[1]:
        left = -step if row % 2 else -step / 2
        while left < size[0]:
            edges = (left, top - step * 0.2, left + step, top + step * 0.8)
            draw.arc(edges, 10, 170, fill=roof.print_ink, width=round(thick))
            left += step
        row, top = row + 1, top + round(step * 0.75 / SCALE) * SCALE


def _seams(draw: Draw, size: Size, step: float, thick: float, roof: Roof) -> None:
    """Upright seams of sheet metal."""
    left = step / 2
    while left < size[0]:
        draw.rectangle((left, 0, left + thick - 1, size[1]), fill=roof.print_ink)
        left += step


def _bands(draw: Draw, size: Size, step: float, thick: float, roof: Roof) -> None:
    """The lit sides of a saw-tooth roof."""
    top = step * 0.4
    while top < size[1]:
        draw.rectangle((0, top, size[0], top + thick - 1), fill=roof.print_ink)
        top += step


def _diagonals(draw: Draw, size: Size, step: float, thick: float, roof: Roof) -> None:
    """Slanting slates."""
    left = -float(size[1])
    while left < size[0]:
        line = ((left, 0), (left + size[1], size[1]))
        draw.line(line, fill=roof.print_ink, width=round(thick))
        left += step


def _studs(draw: Draw, size: Size, step: float, thick: float, roof: Roof) -> None:
    """Studs in rows, moved by half a step in every other one."""
    row, top = 0, step / 2
    while top < size[1]:
        left = step / 2 if row % 2 else 0
        while left < size[0]:
            draw.ellipse((left - thick, top - thick, left + thick, top + thick), roof.print_ink)
            left += step
        row, top = row + 1, top + round(step * 0.6 / SCALE) * SCALE


_PATTERNS: dict[RoofColour, Callable[[Draw, Size, float, float, Roof], None]] = {
    RoofColour.YELLOW: _shingles,
    RoofColour.RED: _seams,
    RoofColour.BLUE: _bands,
    RoofColour.PURPLE: _diagonals,
    RoofColour.WILD: _studs,
}
_PRINTS: dict[RoofColour, tuple[float, float]] = {
    RoofColour.YELLOW: (5, 36),
    RoofColour.RED: (6, 36),
    RoofColour.BLUE: (4.2, 10.5),
    RoofColour.PURPLE: (5, 32),
    RoofColour.WILD: (4, 22),
}
"""How many steps fit a cell, and which share of it a line is thick."""
