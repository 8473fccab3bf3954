"""All quarters side by side in the private panel: a tile each, with the plots as small signs."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.games.urbis.city import Plot
from engine.games.urbis.pieces import BUILDINGS, LETTERS, plot_name, post_name
from engine.games.urbis.view import View
from render.games.urbis.buildings import RADIUS
from render.games.urbis.colours import LOOKS, body_colour, meadow, plot_colour, wall_colour
from render.games.urbis.owners import (
    TOTAL_WIDTH,
    paint_means,
    paint_person,
    paint_post,
    paint_total,
)
from render.games.urbis.spots import Mark, Trial, mark_of, paint_ring
from render.games.urbis.tokens import coin, flag, guard
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.layout import Box
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme
from render.painter import Marks

ABREAST, MOST_ABREAST = 5, 7
ROWS = 3
SIGN_HEIGHT = 68
LINE = 68
GAP = 8
PAD = 12
POSTS = (76, 62)


def tile_height(view: View) -> int:
    """So high that the quarter with the most plots has room."""
    rows = -(-_most_plots(view) // _abreast(view))
    return 2 * LINE + GAP + rows * (SIGN_HEIGHT + GAP) + PAD


def _most_plots(view: View) -> int:
    return max(len(quarter.plots) for quarter in view.city.quarters)


def _abreast(view: View) -> int:
    """So many plots side by side that they need few rows."""
    return min(MOST_ABREAST, max(ABREAST, -(-_most_plots(view) // ROWS)))


def paint_tile(canvas: Canvas, box: Box, view: View, seat: Seat, marks: Marks) -> None:
    """Whose quarter it is, what its owner has, the gate posts, and every plot. Where nothing is
    marked, an action is being tried, and what it changes stands out."""
    theme, dots = canvas.theme, {place for place, _ in marks.spots}
    own = [place for place in dots if place[0] == LETTERS[seat]]
    canvas.panel(box, RADIUS + 8, wall_colour(theme))
    head = Box(box.x + 6, box.y + 6, box.width - 12, 2 * LINE)
    dimmed = bool(dots) and not own
    cream = mix(theme.cream, theme.sand, 0.4)
    canvas.panel(head, RADIUS + 4, mix(cream, theme.stone, 0.6) if dimmed else cream)
    if LETTERS[seat] in dots:
        paint_ring(canvas, box, RADIUS + 8)
    total = Box(head.right - TOTAL_WIDTH - 6, head.y + 6, TOTAL_WIDTH, LINE - 8)
    paint_total(canvas, total, view, seat)
    paint_person(canvas, Box(head.x, head.y, head.width - TOTAL_WIDTH - 24, LINE), seat)
    paint_means(canvas, (head.x + 18, head.bottom - LINE // 2), view, seat)
    _paint_posts(canvas, head, view, seat, marks)
    field = Box(box.x + PAD, head.bottom + GAP, box.width - 2 * PAD, 0)
    _paint_signs(canvas, field, view, seat, marks)


def _paint_posts(canvas: Canvas, head: Box, view: View, seat: Seat, marks: Marks) -> None:
    width, height = POSTS
    posts = view.city.quarters[seat].posts
    for number, stands in enumerate(posts):
        left = head.right - 6 - (len(posts) - number) * (width + 6)
        name = post_name(seat, number)
        mark = mark_of(name, marks, Trial.GUARD if stands else Trial.PLACE)
        box = Box(left, head.bottom - height - 4, width, height)
        paint_post(canvas, box, stands, Mark(trial=mark.trial))
        if name in dict(marks.spots):
            paint_ring(canvas, box, 11)


def _paint_signs(canvas: Canvas, field: Box, view: View, seat: Seat, marks: Marks) -> None:
    abreast = _abreast(view)
    columns = field.columns(abreast, GAP)
    for number, plot in enumerate(view.city.quarters[seat].plots):
        row, column = divmod(number, abreast)
        x, width = columns[column].x, columns[column].width
        box = Box(x, field.y + row * (SIGN_HEIGHT + GAP), width, SIGN_HEIGHT)
        name = plot_name(seat, plot.number)
        answer = name in dict(marks.spots) or (not marks.spots and name in view.last)
        canvas.put(sign(plot, answer, box[2:], canvas.theme), (box.x, box.y))
        if answer:
            paint_ring(canvas, box, RADIUS)


@cached_sprite
def sign(plot: Plot, answer: bool, size: tuple[int, int], theme: Theme) -> Image.Image:
    """A plot without words: its cost; or the points of its building, the colour of its sort, and
    the guard."""
    width, height = size
    sheet = Sheet.blank(width, height, wall_colour(theme))
    middle = height // 2
    if plot.building is None:
        colour = meadow(theme) if plot.card else plot_colour(theme)
        sheet.panel(Box(0, 0, width, height), RADIUS, WHITE if answer else colour)
        sheet.put_centred(coin(56, plot.cost), (width // 2, middle))
        return sheet.image
    kind = BUILDINGS[plot.building].kind
    sheet.panel(Box(0, 0, width, height), RADIUS, LOOKS[kind].colour)
    body = mix(body_colour(kind, theme), LOOKS[kind].colour, 0.3)
    sheet.panel(Box(5, 5, width - 10, height - 10), RADIUS - 4, body)
    tag = flag(BUILDINGS[plot.building].points, 45)
    left = width - tag.width - 5 if plot.guard else (width - tag.width) // 2
    sheet.put(tag, (left, middle - tag.height // 2))
    if plot.guard:
        sheet.put_centred(guard(44), (20, middle))
    return sheet.image
