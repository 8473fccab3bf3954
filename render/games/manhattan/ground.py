"""What the private panel shows of the table: where to build, with which block, and a trial."""

from __future__ import annotations

from PIL import Image

from engine.core.choices import OneOf
from engine.core.seats import PUBLIC
from engine.games.manhattan.choices import ask
from engine.games.manhattan.pieces import QUARTERS, plot_named
from engine.games.manhattan.view import View
from render.games.manhattan.blocks import paint_tray
from render.games.manhattan.cards import paint_cards
from render.games.manhattan.islands import WATER
from render.games.manhattan.options import paint_options
from render.games.manhattan.plan import (
    CLIFF,
    SHORE,
    is_tall,
    islands_at,
    plot_boxes,
    water_at,
)
from render.games.manhattan.spots import (
    as_high,
    has_numbers,
    paint_cities,
    paint_numbers,
    plot_alone,
)
from render.games.manhattan.trial import STRIP, paint_trial
from render.kit.canvas import Canvas
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.page import Page
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say

HIGHEST = 1240
HOLDING = 196
ASIDE_PILL = 50
CLOSE_PILL = 96
CLOSER, CLOSE, CLOSE_FOR_TWO = 2.0, 1.5, 1.15
"""How much larger a single city is drawn, where a quarter or a block is chosen."""


def ground(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The six cities with what is in the hand; one city alone once it is chosen, and beside the
    chosen plot the blocks that may go there; or the trial with the plot before and after. The
    public holds nothing and sees the cities alone."""
    if view.eye is PUBLIC:
        return _open(view, marks, theme, say)
    if marks.ghost:
        return _whole(view, marks, theme, say)
    names = [name for name, _ in marks.spots]
    if len(names) == 1 and not has_numbers(marks):
        two = len(view.colours) > len(view.seats)
        return _one_city(view, marks, theme, say, CLOSE_FOR_TWO if two else CLOSE)
    if has_numbers(marks) and asked_by_city(view):
        return _one_city(view, marks, theme, say, CLOSER)
    return _whole(view, marks, theme, say)


def crop(view: View, marks: Marks, room: tuple[int, int], theme: Theme, say: Say) -> Image.Image:
    """The plot on which a block is tried, as high as the room."""
    plot = plot_named(marks.ghost[0])
    image = plot_alone(view, plot, view.plots[plot], theme, say, tried=True)
    return as_high(image, min(room[1], room[0] * image.height // image.width))


def asked_by_city(view: View) -> bool:
    """Whether so many plots are open that the city is asked for first."""
    step = ask(view, ("build",))
    return isinstance(step, OneOf) and bool(step.facets)


def _cities(view: View, marks: Marks, theme: Theme, say: Say) -> Canvas:
    """The water with all cities and nothing round it."""
    water = water_at(view.side, 0)
    canvas = Canvas(Page((water.width, water.height), theme.ground), theme, say)
    paint_cities(canvas, view, marks, 0)
    return canvas


# All cities


def _open(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The cities as everybody sees them."""
    cities = _cities(view, marks, theme, say)
    paint_numbers(cities, plot_boxes(view.side, 0), view, marks)
    return cities.image


def _whole(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    paint = _tall if is_tall(view.side) else _wide
    return paint(_cities(view, marks, theme, say), view, marks)


def _wide(cities: Canvas, view: View, marks: Marks) -> Image.Image:
    """Three cities in a row, and below them what is in the hand or what is tried."""
    paint_numbers(cities, plot_boxes(view.side, 0), view, marks)
    top = cities.image.height
    tall = STRIP if marks.ghost else HOLDING
    canvas = Canvas.page(top + tall + 2 * GAP, cities.theme, cities.say)
    canvas.put(cities.image, (0, 0))
    strip = Box(MARGIN, top + GAP, WIDTH - 2 * MARGIN, tall)
    if marks.ghost:
        paint_trial(canvas, strip, view, marks.ghost[0])
    else:
        _paint_holding(canvas, strip.columns(2), view, marks)
    return canvas.image


def _tall(cities: Canvas, view: View, marks: Marks) -> Image.Image:
    """Two cities in a row, made smaller, and the same at the right of them."""
    scale = HIGHEST / cities.image.height
    width = round(cities.image.width * scale)
    canvas = Canvas.page(HIGHEST, cities.theme, cities.say)
    small = cities.image.resize((width, HIGHEST), Image.Resampling.LANCZOS)
    canvas.put(small, (0, 0))
    boxes = tuple(_scaled(box, scale) for box in plot_boxes(view.side, 0))
    paint_numbers(canvas, boxes, view, marks, ASIDE_PILL)
    aside = Box(width + GAP, SHORE, WIDTH - width - GAP - MARGIN, HIGHEST - 2 * SHORE)
    if marks.ghost:
        paint_trial(canvas, aside, view, marks.ghost[0])
    else:
        _paint_holding(canvas, aside.rows(2), view, marks)
    return canvas.image


def _scaled(box: Box, scale: float) -> Box:
    x, y, right, bottom = (round(edge * scale) for edge in (box.x, box.y, box.right, box.bottom))
    return Box(x, y, right - x, bottom - y)


def _paint_holding(canvas: Canvas, boxes: tuple[Box, ...], view: View, marks: Marks) -> None:
    """The cards and the blocks in the hand; cards have digits while the plots have."""
    paint_cards(canvas, boxes[0], view, not has_numbers(marks))
    paint_tray(canvas, boxes[1], view)


# One city


def _one_city(view: View, marks: Marks, theme: Theme, say: Say, scale: float) -> Image.Image:
    """The city of the marked plots in large, and beside it what is asked about."""
    plot = plot_named(marks.spots[0][0])
    island = islands_at(view.side, 0)[plot // len(QUARTERS)]
    city = _large_city(view, marks, island, scale, theme, say)
    canvas = Canvas.page(city.height + 2 * MARGIN, theme, say)
    water = Box(0, 0, city.width + 2 * MARGIN, canvas.image.height)
    canvas.fill(water, WATER[theme.name])
    canvas.put(city, (MARGIN, MARGIN))
    left = water.right + GAP
    aside = Box(left, MARGIN, WIDTH - left - MARGIN, city.height)
    if has_numbers(marks):
        boxes = (_moved(_scaled(box, scale), island, scale) for box in plot_boxes(view.side, 0))
        paint_numbers(canvas, tuple(boxes), view, marks, CLOSE_PILL)
        _paint_holding(canvas, aside.rows(2), view, NO_MARKS)
    else:
        paint_options(canvas, aside, view, plot)
    return canvas.image


def _large_city(
    view: View, marks: Marks, island: Box, scale: float, theme: Theme, say: Say
) -> Image.Image:
    """One island with its marks and the digits of its plots, so many times larger."""
    bare = Marks(tuple((name, "") for name, _ in marks.spots))
    cities = _cities(view, bare, theme, say).image
    cut = cities.crop((island.x, island.y, island.right, island.bottom + CLIFF))
    return as_high(cut, round(cut.height * scale))


def _moved(box: Box, island: Box, scale: float) -> Box:
    """A scaled box of the whole board on the picture of one city."""
    x = box.x - round(island.x * scale) + MARGIN
    return Box(x, box.y - round(island.y * scale) + MARGIN, box.width, box.height)
