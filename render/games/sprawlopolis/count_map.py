"""The map of the score sheet: the largest group of each zone outlined, every road numbered."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.city import Group, Road
from engine.games.sprawlopolis.pieces import ZONES, Zone
from engine.games.sprawlopolis.points import Sheet as Counted
from engine.games.sprawlopolis.view import View
from engine.kit.grid import SIDES, Cell, Side, beyond
from render.games.sprawlopolis.city import paint_stops
from render.games.sprawlopolis.colours import ZONE_COLOURS, table
from render.games.sprawlopolis.map_blocks import Tone, monster_mark, signed_block, star_mark
from render.games.sprawlopolis.plane import Plane
from render.games.sprawlopolis.roads import path
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, Colour, mix
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

LINES = ((9, INK), (5, WHITE))
"""The outline of a group: white on a broader line of ink."""

LEAST_DISC, MOST_DISC = 42, 48
"""How large the numbers are: in the least of them a phone still shows digits of nine points."""


def paint_count_map(canvas: Canvas, plane: Plane, view: View) -> None:
    """The map of the city, or of both cities."""
    for counted in view.sheets:
        _paint_blocks(canvas, plane, counted)
        for thick, colour in LINES:
            for zone in ZONES:
                _outline(canvas, plane, counted.zones[zone], thick, colour)
        tagged = [tag_cell(counted, group) for group in counted.zones.values() if group]
        _paint_roads(canvas, plane, counted, tagged)
        for zone, group in counted.zones.items():
            if group:
                _paint_size(canvas, plane, tag_cell(counted, group), len(group), zone)


def _paint_blocks(canvas: Canvas, plane: Plane, counted: Counted) -> None:
    """The blocks of the largest groups in full colour, all others paler."""
    scored = frozenset().union(*counted.zones.values())
    for cell, block in counted.city.blocks.items():
        box = plane.cell(cell)
        tone = Tone.BRIGHT if cell in scored else Tone.QUIET
        canvas.put(signed_block(block, plane.size, tone, table(canvas.theme)), (box.x, box.y))
    _paint_marks(canvas, plane, counted)


def _paint_marks(sheet: Sheet, plane: Plane, counted: Counted) -> None:
    """Landmarks have a star, the monster shows its face."""
    for cell in counted.city.landmarks:
        box = plane.cell(cell)
        sheet.put_centred(star_mark(max(14, round(box.height * 0.5))), box.centre)
    if counted.city.monster is not None:
        box = plane.cell(counted.city.monster)
        sheet.put_centred(monster_mark(round(box.height * 0.7)), box.centre)


def _outline(sheet: Sheet, plane: Plane, group: Group, thick: int, colour: Colour) -> None:
    """Lines along every side where the group ends."""
    half = thick // 2
    for cell in group:
        box = plane.cell(cell)
        for side in SIDES:
            if beyond(cell, side) not in group:
                sheet.fill(_edge(box, side, half, thick), colour)


def _edge(box: Box, side: Side, half: int, thick: int) -> Box:
    """A bar over one side of a cell, a little longer than it, so that corners are closed."""
    if side in (Side.NORTH, Side.SOUTH):
        y = box.y if side is Side.NORTH else box.bottom
        return Box(box.x - half, y - half, box.width + thick, thick)
    x = box.x if side is Side.WEST else box.right
    return Box(x - half, box.y - half, thick, box.height + thick)


def tag_cell(counted: Counted, group: Group) -> Cell:
    """The block of a group that bears its size: the last one, if possible without a road."""
    return max(group, key=lambda cell: (not counted.city.blocks[cell].road, cell.y, cell.x))


def _paint_roads(sheet: Sheet, plane: Plane, counted: Counted, tagged: list[Cell]) -> None:
    paint_stops(sheet, plane, counted.roads)
    for number, road in enumerate(counted.roads, start=1):
        at = _on_road(plane, counted, number_cell(road, tagged))
        sheet.put_centred(_road_number(number, _disc(plane)), at)


def number_cell(road: Road, tagged: list[Cell]) -> Cell:
    """The block of a road that bears its number: near the middle, away from other numbers."""
    middle = len(road.cells) // 2
    order = sorted(
        range(len(road.cells)), key=lambda at: (road.cells[at] in tagged, abs(at - middle))
    )
    return road.cells[order[0]]


def _disc(plane: Plane) -> int:
    return max(LEAST_DISC, min(MOST_DISC, round(plane.size[1] * 0.5)))


def _on_road(plane: Plane, counted: Counted, cell: Cell) -> tuple[int, int]:
    """The middle of the road through this block."""
    box, line = plane.cell(cell), path(counted.city.blocks[cell].road, plane.size)
    x, y = line[len(line) // 2]
    return box.x + round(x), box.y + round(y)


@cached_sprite
def _road_number(number: int, size: int) -> Image.Image:
    """White on ink: pills to be typed are the other way round."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, WHITE)
    pen.disc((size / 2, size / 2), size / 2 - 2.5, INK)
    sprite = pen.sprite()
    font = Font(Face.TITLE, round(size * 0.67))
    Sheet(sprite).text((size // 2, size // 2), str(number), font, WHITE, Hold.MIDDLE)
    return sprite


def _paint_size(sheet: Sheet, plane: Plane, cell: Cell, count: int, zone: Zone) -> None:
    """How many blocks a group has: a square tag in the lower right corner of a block."""
    box, high = plane.cell(cell), _disc(plane)
    font = Font(Face.TITLE, round(high * 0.72))
    wide = max(high, width_of(str(count), font) + high // 2)
    tag = Box(box.right - wide - 5, box.bottom - high - 5, wide, high)
    sheet.framed(tag, 6, mix(ZONE_COLOURS[zone], WHITE, 0.75), INK, 2)
    sheet.text(tag.centre, str(count), font, INK, Hold.MIDDLE)
