"""The bar of a quarter in the private panel: whose it is, and what its owner has."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.urbis.pieces import BOX, LETTERS, post_name, seat_at
from engine.games.urbis.view import Stage, View, winners
from engine.kit.numbers import digits, signed
from render.games.urbis.colours import GOLD, MINUS
from render.games.urbis.spots import Mark, Trial, mark_of, paint_ring
from render.games.urbis.tokens import coin, guard
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.fonts import Face, Font, width_of
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.marks import ghosted, pill
from render.kit.shapes import rounded
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.people import name_of

HEIGHT = 80
RADIUS = 14
LETTER = Font(Face.TITLE, 52)
NAME = Font(Face.NAME, 42)
LEAST = 35
NUMBER = Font(Face.TITLE, 40)
WORD = Font(Face.LABEL, 36)
TOTAL = Font(Face.TITLE, 44)
GLYPH = 48
POST = (112, 62)
LARGE_POST = 160
TOTAL_WIDTH = 104
GAP = 16


def paint_owner(canvas: Canvas, bar: Box, view: View, seat: Seat, marks: Marks) -> None:
    """Letter, shape and name at the left; coins, income, orders, gates and points at the right."""
    theme = canvas.theme
    canvas.panel(bar, RADIUS, WHITE if view.asked == seat else mix(theme.cream, theme.sand, 0.4))
    paint_total(
        canvas,
        Box(bar.right - TOTAL_WIDTH - 6, bar.y + 6, TOTAL_WIDTH, bar.height - 12),
        view,
        seat,
    )
    right = bar.right - TOTAL_WIDTH - 6 - GAP
    for name, box in post_boxes(bar, view, seat).items():
        paint_named_post(canvas, box, name, view, marks)
        right = min(right, box.x - GAP)
    right -= paint_means(canvas, (right, bar.centre[1]), view, seat, Hold.RIGHT) + GAP
    paint_person(canvas, Box(bar.x, bar.y, right - bar.x, bar.height), seat)


def paint_person(canvas: Canvas, box: Box, seat: Seat) -> None:
    """The letter of the quarter, the shape and the name of its owner."""
    ink, middle = canvas.theme.ink, box.centre[1]
    canvas.text((box.x + 36, middle), LETTERS[seat].upper(), LETTER, ink, Hold.MIDDLE)
    canvas.put_seat(seat, GLYPH, (box.x + 92, middle))
    setting = fit(name_of(seat, canvas.say), NAME, LEAST, box.right - box.x - 128)
    canvas.line((box.x + 128, middle), setting, ink)


def paint_total(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The points as they stand, white on black; those of a winner black on gold."""
    won = view.stage is Stage.OVER and seat in winners(view)
    canvas.panel(box, 10, GOLD if won else canvas.theme.ink)
    ink = canvas.theme.ink if won else WHITE
    canvas.text(box.centre, digits(view.score(seat).points), TOTAL, ink, Hold.MIDDLE)


def paint_means(
    canvas: Canvas, at: tuple[int, int], view: View, seat: Seat, hold: Hold = Hold.LEFT
) -> int:
    """Coins, income and orders in hand, side by side; returns how wide they are."""
    income = canvas.say(msg("urbis-picture-income", income=view.income(seat)))
    coins, cards = str(view.city.quarters[seat].coins), str(view.hands[seat])
    widths = (44 + width_of(coins, NUMBER), width_of(income, WORD), 44 + width_of(cards, NUMBER))
    wide = sum(widths) + 2 * GAP
    x, y = at[0] - round(wide * hold.value), at[1]
    ink = canvas.theme.ink
    canvas.put_centred(coin(38), (x + 19, y))
    canvas.text((x + 44, y), coins, NUMBER, ink)
    x += widths[0] + GAP
    canvas.text((x, y), income, WORD, ink)
    x += widths[1] + GAP
    canvas.put_centred(icon(Icon.CARDS, 38, ink), (x + 19, y))
    canvas.text((x + 44, y), cards, NUMBER, ink)
    return wide


# Gate posts


def post_boxes(bar: Box, view: View, seat: Seat) -> dict[str, Box]:
    """Where the gate posts of a quarter stand on its bar."""
    width, height = POST
    count = len(view.city.quarters[seat].posts)
    left = bar.right - TOTAL_WIDTH - 6 - GAP - count * (width + 10) + 10
    top = bar.centre[1] - height // 2
    return {
        post_name(seat, post): Box(left + post * (width + 10), top, width, height)
        for post in range(count)
    }


def paint_named_post(canvas: Canvas, box: Box, name: str, view: View, marks: Marks) -> None:
    """The gate post with this name as it stands in the view, with its mark."""
    stands = view.city.quarters[seat_at(name)].posts[int(name[2:]) - 1]
    mark = mark_of(name, marks, Trial.GUARD if stands else Trial.PLACE)
    paint_post(canvas, box, stands, mark)


def paint_post(canvas: Canvas, box: Box, stands: bool, mark: Mark) -> None:
    """A gate post with its guard, or with what its absence costs; an answer bears its number."""
    tried = mark.trial is Trial.GUARD
    canvas.put(post(stands, tried, not mark.number, box[2:], canvas.theme), (box.x, box.y))
    if mark.stands_out:
        paint_ring(canvas, box, 11)
    if mark.number:
        canvas.put_centred(pill(mark.number, 54), (box.x + 30, box.centre[1]))


@cached_sprite
def post(
    stands: bool, tried: bool, with_sign: bool, size: tuple[int, int], theme: Theme
) -> Image.Image:
    """The ground of a gate post, and what stands there. A small one has no room for the gate, a
    large one has room for it beside a number."""
    width, height = size
    sheet, middle = Sheet.blank(width, height, mix(theme.sand, theme.stone, 0.5)), height // 2
    if width > LARGE_POST:
        sheet.put_centred(icon(Icon.KEEP, 64, theme.ink), (width // 2, middle))
    elif with_sign and width >= POST[0]:
        sheet.put_centred(icon(Icon.KEEP, 40, theme.ink), (30, middle))
    value = (
        (width - 31 - (width > LARGE_POST) * 10, middle)
        if width >= POST[0]
        else (width // 2, middle)
    )
    if stands:
        sheet.put_centred(ghosted(guard(52)) if tried else guard(52), value)
    else:
        sheet.text(value, signed(-BOX.gate_penalty), NUMBER, MINUS, Hold.MIDDLE)
    sheet.image.putalpha(rounded(width, height, 11))
    return sheet.image
