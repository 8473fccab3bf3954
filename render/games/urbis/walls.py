"""The ground of the city: grass, and the walled quarters on it."""

from __future__ import annotations

from PIL import Image

from render.games.urbis.colours import COMMON, wall_colour
from render.games.urbis.plan import BATTLEMENT
from render.kit.colour import mix
from render.kit.layout import Box
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

RADIUS = 12
MERLON, CRENEL = 25, 23
BRICK = (34, 10)
FOOT = 5


@cached_sprite
def wall(width: int, height: int, theme: Theme) -> Image.Image:
    """A quarter without anything in it: battlements above, bricks within."""
    sheet = Sheet.blank(width, height, COMMON[theme.name])
    stone = wall_colour(theme)
    shade = mix(stone, theme.ink, 0.3)
    top = BATTLEMENT - 4
    sheet.panel(Box(0, top, width, height - top), RADIUS, shade)
    for left in range(6, width - MERLON, MERLON + CRENEL):
        sheet.fill(Box(left, 0, MERLON, BATTLEMENT + 4), shade)
        sheet.fill(Box(left, 2, MERLON, BATTLEMENT + 4), stone)
    sheet.panel(Box(0, top + 2, width, height - top - 2 - FOOT), RADIUS, stone)
    _lay_bricks(sheet, Box(16, 76, width - 60, height - 90), mix(stone, theme.ink, 0.08))
    return sheet.image


def _lay_bricks(sheet: Sheet, box: Box, colour: tuple[int, int, int]) -> None:
    """Here and there a darker brick, always in the same places."""
    for row, y in enumerate(range(box.y, box.bottom, 22)):
        for x in range(box.x + row * 53 % 97, box.right, 97):
            sheet.panel(Box(x, y, *BRICK), 3, colour)
