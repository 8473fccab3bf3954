"""The islands with their towers, and the marks over them."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.games.manhattan.pieces import QUARTERS, Stack, height, plot_name, plot_named
from engine.games.manhattan.points import tallest_building
from engine.games.manhattan.view import View
from render.games.manhattan.islands import (
    PLOT_RADIUS,
    paint_island,
    paint_park,
    paint_water,
    plot_ground,
)
from render.games.manhattan.plan import (
    PLOT_HEIGHT,
    PLOT_WIDTH,
    islands_at,
    plot_boxes,
    water_at,
)
from render.games.manhattan.towers import FOOT, paint_tower
from render.kit.canvas import Canvas
from render.kit.icons import Icon, icon
from render.kit.labels import label_spot
from render.kit.layout import Box
from render.kit.marks import brackets, paint_chosen, pill
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say

HIGH = 4
"""From this many floors on a building has a wall to put a number on."""

PILL = 54
OUTSIDE = 8
"""How far a number reaches over the edge of a plot on which something stands."""

EDGE = 4
"""The room round a plot that is drawn alone."""


def paint_cities(canvas: Canvas, view: View, marks: Marks, top: int) -> None:
    """The water with the six islands, so far down, and the marks over them but for numbers.
    Plots have their digits while no mark has a number."""
    paint_water(canvas, water_at(view.side, top))
    named, dimmed = not has_numbers(marks), bool(marks.spots)
    for city, island in enumerate(islands_at(view.side, top)):
        paint_island(canvas, island, city, view, dimmed)
    boxes = plot_boxes(view.side, top)
    for plot, box in enumerate(boxes):
        _paint_plot(canvas, box, view, plot, marks)
        if named:
            label_spot(canvas, box, str(plot % len(QUARTERS) + 1), canvas.theme)
    _paint_crowns(canvas, view, boxes)
    if view.last is not None and plot_name(view.last) not in marks.ghost:
        brackets(canvas, boxes[view.last])


def has_numbers(marks: Marks) -> bool:
    """Whether places are chosen by what is written on them."""
    return any(number for _, number in marks.spots)


def _paint_plot(canvas: Canvas, box: Box, view: View, plot: int, marks: Marks) -> None:
    """What stands on a plot, on a bright ground where it may be chosen or is being tried."""
    name, stack = plot_name(plot), view.plots[plot]
    spots = dict(marks.spots)
    if name in spots or name in marks.ghost:
        paint_chosen(canvas, box, PLOT_RADIUS)
    if stack:
        paint_tower(canvas, box, stack, canvas.theme, name in marks.ghost)
    elif name not in spots:
        paint_park(canvas, box)


def _paint_crowns(canvas: Canvas, view: View, boxes: tuple[Box, ...]) -> None:
    sign = icon(Icon.CROWN, 25, canvas.theme.gold, canvas.theme.ink)
    for plot in crowned(view):
        box = boxes[plot]
        canvas.put_centred(sign, (box.right - 15, box.y + 22))


def crowned(view: View) -> list[int]:
    """The plots of the highest buildings, if one colour alone would be paid for them."""
    if tallest_building(view.plots) is None:
        return []
    most = max(height(stack) for stack in view.plots)
    return [plot for plot, stack in enumerate(view.plots) if height(stack) == most]


def paint_numbers(
    sheet: Sheet, boxes: tuple[Box, ...], view: View, marks: Marks, size: int = PILL
) -> None:
    """The numbers of the places to choose from, so many pixels high, over a board on which the
    plots lie in these boxes."""
    for name, number in marks.spots:
        if number:
            plot = plot_named(name)
            _paint_number(sheet, boxes[plot], view.plots[plot], pill(number, size))


def _paint_number(sheet: Sheet, box: Box, stack: Stack, sprite: Image.Image) -> None:
    if stack:
        drop = number_drop(stack, sprite.height, box.height / PLOT_HEIGHT)
        sheet.put(sprite, (box.x - OUTSIDE, box.y + drop))
    else:
        sheet.put_centred(sprite, box.centre)


def number_drop(stack: Stack, size: int, scale: float = 1.0) -> int:
    """How far down a plot its number goes: above a low building, on the wall of a high one."""
    return -12 if height(stack) < HIGH else round(FOOT * scale) + 6 - size


def plot_alone(
    view: View, plot: int, stack: Stack, theme: Theme, say: Say, *, tried: bool
) -> Image.Image:
    """One plot with this building on it, without its digit; the top block of a tried one is a
    ghost."""
    size = (PLOT_WIDTH + 2 * EDGE, PLOT_HEIGHT + 2 * EDGE)
    canvas = Canvas(Image.new("RGB", size, theme.panel), theme, say)
    box = Box(EDGE, EDGE, PLOT_WIDTH, PLOT_HEIGHT)
    canvas.panel(box, PLOT_RADIUS, plot_ground(theme, dimmed=False))
    marks = Marks(ghost=(plot_name(plot),)) if tried else NO_MARKS
    plots = (*view.plots[:plot], stack, *view.plots[plot + 1 :])
    _paint_plot(canvas, box, replace(view, plots=plots), plot, marks)
    return canvas.image


def as_high(image: Image.Image, tall: int) -> Image.Image:
    """This picture made so many pixels high."""
    return image.resize((round(image.width * tall / image.height), tall), Image.Resampling.LANCZOS)
