"""The six cities: land, plots, parks, and on each island's head who leads there."""

from __future__ import annotations

from PIL import Image

from engine.core.rng import Rng
from engine.games.manhattan.pieces import BOX, QUARTERS, Side, Stack
from engine.games.manhattan.points import cities, count_buildings, majority
from engine.games.manhattan.view import View
from render.games.manhattan.plan import (
    CLIFF,
    HEAD,
    ISLAND_HEIGHT,
    ISLAND_WIDTH,
    plot_box,
)
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.fonts import Face, Font
from render.kit.glyphs import glyph
from render.kit.labels import label_region
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

WATER = {
    "dark": rgb("#24486B"),
    "light": rgb("#8CC3D9"),
    "colour-blind": rgb("#0A1C2E"),
}
PLOT_RADIUS = 12
COUNT_FONT = Font(Face.TITLE, 30)
COUNT_STEP = 76
WAVES = 26
PARK = 74


def plot_ground(theme: Theme, dimmed: bool) -> Colour:
    """The colour of a plot; darker (``dimmed``) while only some plots may be chosen."""
    return mix(theme.cream, theme.sand, 0.72) if dimmed else theme.cream


@cached_sprite
def land(theme: Theme, dimmed: bool) -> Image.Image:
    """An island with nine empty plots; alike for all cities and all sides."""
    water = WATER[theme.name]
    sheet = Sheet.blank(ISLAND_WIDTH, ISLAND_HEIGHT + CLIFF, water)
    whole = Box(0, 0, ISLAND_WIDTH, ISLAND_HEIGHT)
    sheet.panel(Box(0, CLIFF, ISLAND_WIDTH, ISLAND_HEIGHT), 20, mix(theme.stone, theme.ink, 0.35))
    sheet.panel(whole, 20, theme.sand)
    for quarter in QUARTERS:
        box = plot_box(Side.SOUTH, whole, quarter - 1)
        sheet.panel(Box(box.x, box.y + 2, *box[2:]), PLOT_RADIUS, theme.stone)
        sheet.panel(box, PLOT_RADIUS, plot_ground(theme, dimmed))
    return sheet.image


@cached_sprite
def park(theme: Theme, scale: int = 1) -> Image.Image:
    """The park of an empty plot, so many times as large as on the board."""
    green, leaf = rgb("#7FA650"), rgb("#A9C97F")
    lawn = mix(theme.cream, leaf, 0.42)
    pen = Pen(PARK * scale, PARK * scale)
    pen.block((0, 0, PARK * scale, PARK * scale), 16 * scale, lawn)
    path = [(x * scale, y * scale) for x, y in ((4, 52), (22, 44), (44, 50), (70, 40))]
    pen.stroke(path, 5 * scale, mix(lawn, WHITE, 0.45))
    for x, y, size in ((24, 24, 10), (50, 20, 13), (40, 36, 8), (18, 62, 6), (58, 58, 7)):
        at, radius = (x * scale, y * scale), size * scale
        pen.disc((at[0] + 2, at[1] + 3), radius, mix(lawn, theme.ink, 0.14))
        pen.disc(at, radius, mix(lawn, green, 0.8))
        glint = (at[0] - radius * 0.25, at[1] - radius * 0.25)
        pen.disc(glint, radius * 0.6, mix(lawn, green, 0.5))
    return pen.sprite()


def paint_park(canvas: Canvas, box: Box, scale: int = 1) -> None:
    """A park in the middle of an empty plot."""
    middle, centre = box.centre
    canvas.put_centred(park(canvas.theme, scale), (middle, centre + 8 * scale))


def paint_island(canvas: Canvas, island: Box, city: int, view: View, dimmed: bool) -> None:
    """One city without its towers."""
    canvas.put(land(canvas.theme, dimmed), (island.x, island.y))
    colours = sorted(colour.colour for colour in view.colours)
    paint_head(canvas, island, city, cities(view.plots)[city], colours)


def paint_head(
    canvas: Canvas, island: Box, city: int, plots: tuple[Stack, ...], colours: list[int]
) -> None:
    """The letter of the city and the buildings of each colour; who leads stands on black."""
    middle = island.y + HEAD // 2 + 1
    label_region(canvas, (island.x + 16, middle), BOX.cities[city].upper())
    counts, leader = count_buildings(plots), majority(plots)
    left = island.right - 10 - COUNT_STEP * len(colours)
    for number, colour in enumerate(colours):
        box = Box(left + number * COUNT_STEP, island.y + 7, COUNT_STEP - 2, HEAD - 13)
        paint_count(canvas, box, (colour, counts[colour]), colour == leader, canvas.theme)


def paint_count(sheet: Sheet, box: Box, count: tuple[int, int], leads: bool, theme: Theme) -> None:
    """A colour and how many buildings it has here; on black where it leads."""
    colour, buildings = count
    if leads:
        sheet.panel(box, 13, theme.ink)
    middle = box.centre[1]
    sheet.put_centred(glyph(theme.seats[colour], 25, theme), (box.x + 24, middle))
    faint = mix(theme.ink, theme.sand, 0.45)
    ink = WHITE if leads else theme.ink if buildings else faint
    sheet.text((box.x + 54, middle), str(buildings), COUNT_FONT, ink, Hold.MIDDLE)


def paint_water(canvas: Canvas, box: Box) -> None:
    """The river with a few waves, always in the same places."""
    canvas.fill(box, WATER[canvas.theme.name])
    dice = Rng(b"waves", 0)
    for _ in range(WAVES):
        at = (box.x + dice.below(box.width - 30), box.y + 6 + dice.below(box.height - 14))
        canvas.put(_wave(canvas.theme), at)


@cached_sprite
def _wave(theme: Theme) -> Image.Image:
    pen = Pen(34, 8)
    points = [(3 + step * 7.0, 5.5 if step % 2 else 2.5) for step in range(5)]
    pen.stroke(points, 1.6, mix(WATER[theme.name], WHITE, 0.22))
    return pen.sprite()
