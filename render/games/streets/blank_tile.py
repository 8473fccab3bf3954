"""A tile before anything is printed on it: the body in the colour of its kind, and the road."""

from __future__ import annotations

from PIL import Image

from engine.games.streets.pieces import Kind
from engine.kit.grid import Side
from render.games.streets.colours import KERB, PAINT, ROAD, tile_colours
from render.games.streets.lot import TINY, ground_of
from render.kit.layout import Box
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

DASHES = 6
SIGN_GAP = 4


@cached_sprite
def bare(
    kind: Kind | None, signs: int, road: Side, size: int, dim: bool, theme: Theme
) -> Image.Image:
    """A tile without symbols. All tiles of a kind with so many business signs share it."""
    colours = tile_colours(kind, dim, theme)
    strip, kerb, body = ground_of(road, size)
    sheet = Sheet.blank(size, size, ROAD)
    _paint_dashes(sheet, strip, signs)
    sheet.fill(kerb, KERB)
    sheet.fill(body, theme.ink)
    sheet.fill(body.inset(1), colours.edge)
    edge = 3 if size >= TINY else 2
    sheet.panel(body.inset(1 + edge), max(2, size // 24), colours.body)
    return sheet.image


def sign_size(road: Box) -> int:
    """How large the sign of a business is on this road."""
    return round(min(road[2:]) * 0.8)


def _paint_dashes(sheet: Sheet, road: Box, signs: int) -> None:
    """Dashes along the middle of the road, except where the signs stand."""
    length = max(road[2:])
    half = signs * (sign_size(road) + SIGN_GAP) // 2 + 2 if signs else 0
    for number in range(DASHES):
        start, end = ((number + part) * length / DASHES for part in (0.25, 0.75))
        if not half or end < length / 2 - half or start > length / 2 + half:
            _paint_dash(sheet, road, round(start), round(end))


def _paint_dash(sheet: Sheet, road: Box, start: int, end: int) -> None:
    thick = max(2, min(road[2:]) // 11)
    if road.width > road.height:
        y = road.y + (road.height - thick) // 2
        sheet.fill(Box(road.x + start, y, end - start, thick), PAINT)
    else:
        x = road.x + (road.width - thick) // 2
        sheet.fill(Box(x, road.y + start, thick, end - start), PAINT)
