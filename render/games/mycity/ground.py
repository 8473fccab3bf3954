"""One land without buildings: its cells, what is drawn on them, and the river between them."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.mycity.box import Episode, StartKind
from engine.games.mycity.pieces import BOX, COLUMNS, LETTERS, cell_named
from engine.games.mycity.view import Land
from render.games.mycity.colours import FRAME, FRAME_DARK, edge_colour
from render.games.mycity.features import feature
from render.games.mycity.river import bounds, river
from render.games.mycity.terrain import NAMED, UNMARKED, ground
from render.kit.colour import Colour
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme

Zones = tuple[str, ...]


def zones_in(plan: Episode) -> Zones:
    """The named parts of the board that matter in this episode."""
    starts = [s.name for s in plan.rules.first_building if s.kind is StartKind.ZONE]
    scored = [BOX.items[item].zone for item in plan.scoring]
    return tuple(sorted({*starts, *scored} - {""}))


def land_picture(land: Land, cell: int, dry: bool, zones: Zones) -> Image.Image:
    """The land from above, so large that a cell has this side."""
    sheet = Sheet.blank(COLUMNS * cell, land.rows * cell, INK)
    signs = _signs(land, zones)
    for at, sign in enumerate(signs):
        row, column = divmod(at, COLUMNS)
        sheet.put(ground(sign, cell, (row + column) % 2 == 1), (column * cell, row * cell))
    west = land.printed.river[: land.rows]
    sheet.put(river(west, cell, dry), (bounds(west)[0] * cell, 0))
    for at, kind in land.features:
        row, column = divmod(at, COLUMNS)
        sheet.put(feature(kind, cell), (column * cell, row * cell))
    return sheet.image


class Mount(NamedTuple):
    """What a board is mounted on: the width of its margin, and the colour there."""

    gutter: int
    ground: Colour


@cached_sprite
def mounted(
    land: Land, cell: int, dry: bool, zones: Zones, mount: Mount, theme: Theme
) -> Image.Image:
    """The land in its wooden frame, with its coordinates in the margin."""
    margin = margin_of(mount, cell)
    across, down = COLUMNS * cell, land.rows * cell
    sheet = Sheet.blank(across + 2 * margin, down + 2 * margin, mount.ground)
    inside, thick = Box(margin, margin, across, down), frame_of(cell)
    sheet.panel(inside.inset(-thick - 2), thick + 2, FRAME_DARK)
    sheet.panel(inside.inset(-thick), thick, FRAME)
    sheet.put(land_picture(land, cell, dry, zones), (margin, margin))
    if mount.gutter:
        _paint_edges(sheet, inside, cell, mount.gutter, theme)
    return sheet.image


def frame_of(cell: int) -> int:
    """How thick the frame of a board is."""
    return max(3, cell // 11)


def margin_of(mount: Mount, cell: int) -> int:
    """From the edge of the picture to the first cell."""
    return max(mount.gutter, frame_of(cell) + 2)


def _paint_edges(sheet: Sheet, inside: Box, cell: int, gutter: int, theme: Theme) -> None:
    """Letters above and below, numbers left and right: exactly what people type."""
    font = Font(Face.TITLE, min(31, round(gutter * 0.8)))
    ink, half = edge_colour(theme), (gutter + frame_of(cell)) // 2
    for column in range(COLUMNS):
        x = inside.x + column * cell + cell // 2
        for y in (inside.y - half, inside.bottom + half):
            sheet.text((x, y), LETTERS[column].upper(), font, ink, Hold.MIDDLE)
    for row in range(inside.height // cell):
        y = inside.y + row * cell + cell // 2
        for x in (inside.x - half, inside.right + half):
            sheet.text((x, y), str(row + 1), font, ink, Hold.MIDDLE)


def _signs(land: Land, zones: Zones) -> list[str]:
    """What kind of ground each cell shows; a drawing hides the small square."""
    signs = list(land.terrain[: land.rows * COLUMNS])
    bare = {cell_named(name) for name in land.printed.unmarked}
    named = {cell_named(name) for zone in zones for name in land.printed.zones.get(zone, ())}
    for at, sign in enumerate(signs):
        if sign == "." and at in named:
            signs[at] = NAMED
        elif sign == "." and (at in bare or land.feature_at(at)):
            signs[at] = UNMARKED
    return signs
