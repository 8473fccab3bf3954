"""The bar over each quarter: whose it is, coins, income, cards, used orders, gates and points."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.games.urbis.pieces import BOX, LETTERS
from engine.games.urbis.view import Stage, View, winners
from engine.kit.numbers import digits, signed
from render.games.urbis.colours import GOLD, MINUS
from render.games.urbis.final import paint_parts
from render.games.urbis.plan import BAR, TOTAL_WIDTH, QuarterPlan
from render.games.urbis.spots import Mark, Trial, mark_of, paint_ring
from render.games.urbis.tokens import coin, guard
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, Colour, mix
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.marks import ghosted, pill
from render.kit.pen import Pen
from render.kit.shapes import ring, rounded
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.people import name_of

RADIUS = 12
LETTER = Font(Face.TITLE, 40)
NAME = Font(Face.NAME, 32)
NUMBER = Font(Face.TITLE, 33)
SMALL = Font(Face.TITLE, 29)
POINTS = Font(Face.TITLE, 38)
POST = Font(Face.TITLE, 19)
GLYPH = 38
COINS_AT, TRACK_AT, CARDS_AT, ORDERS_AT = 298, 406, 606, 690
TRACK = 184
COIN, OVERHANG = 42, 12
NO_GATES = 150
"""Where there are no gate posts, names have so much more room."""


def paint_bar(canvas: Canvas, plan: QuarterPlan, view: View, seat: Seat, marks: Marks) -> None:
    """The bar of the owner of a quarter, framed if the owner is asked."""
    bar, wider = plan.bar, 0 if plan.posts else NO_GATES
    won = view.stage is Stage.OVER and seat in winners(view)
    canvas.put(_board(bar.width, view.asked == seat, won, canvas.theme), (bar.x, bar.y))
    mark = mark_of(LETTERS[seat], marks, Trial.PLACE)
    person = Box(*bar[:2], COINS_AT + wider - (62 if mark.number else 8), BAR)
    _paint_person(canvas, person, seat)
    _paint_quarter_mark(canvas, bar, person.right + 28, mark)
    coins = (bar.x + wider + COINS_AT, bar.centre[1])
    _paint_coins(canvas, coins, view.city.quarters[seat].coins)
    if view.stage is Stage.OVER:
        left = coins[0] + 102
        parts = Box(left, bar.y, bar.right - TOTAL_WIDTH - left - 32, BAR)
        paint_parts(canvas, parts, view, seat)
    else:
        _paint_means(canvas, Box(bar.x + wider, *bar[1:]), view, seat)
        _paint_posts(canvas, plan, view, seat, marks)
    _paint_total(canvas, bar, view.score(seat).points, won)


def _board_colour(asked: bool, theme: Theme) -> Colour:
    return WHITE if asked else mix(theme.cream, theme.sand, 0.4)


@cached_sprite
def _board(width: int, asked: bool, won: bool, theme: Theme) -> Image.Image:
    """The bar itself with the field for the points: black, or gold for a winner."""
    sheet = Sheet.blank(width, BAR, _board_colour(asked, theme))
    if asked:
        sheet.stamp(ring(width, BAR, RADIUS, 4), (0, 0), theme.ink)
    total = Box(width - TOTAL_WIDTH + 6, 5, TOTAL_WIDTH - 11, BAR - 10)
    sheet.panel(total, 9, GOLD if won else theme.ink)
    sheet.image.putalpha(rounded(width, BAR, RADIUS))
    return sheet.image


def _paint_person(canvas: Canvas, box: Box, seat: Seat) -> None:
    """The letter of the quarter, the shape and the name of its owner."""
    theme = canvas.theme
    middle = box.centre[1]
    canvas.text((box.x + 27, middle), LETTERS[seat].upper(), LETTER, theme.ink, Hold.MIDDLE)
    canvas.put_seat(seat, GLYPH, (box.x + 70, middle))
    setting = fit(name_of(seat, canvas.say), NAME, 21, box.width - 98, most_lines=2)
    canvas.lines((box.x + 98, middle), setting, 22, theme.ink)


def _paint_quarter_mark(sheet: Sheet, bar: Box, x: int, mark: Mark) -> None:
    """The whole quarter, or its owner, as an answer; the number stands here."""
    if mark.stands_out:
        paint_ring(sheet, bar, RADIUS)
    if mark.number:
        sheet.put_centred(pill(mark.number, 54), (x, bar.centre[1]))


def _paint_coins(canvas: Canvas, at: tuple[int, int], coins: int) -> None:
    x, y = at
    canvas.put_centred(coin(36), (x + 18, y))
    canvas.text((x + 42, y), str(coins), NUMBER, canvas.theme.ink)


def _paint_means(canvas: Canvas, bar: Box, view: View, seat: Seat) -> None:
    """Income, cards in hand, points of used orders."""
    theme = canvas.theme
    middle = bar.centre[1]
    rail = track(view.income(seat), len(view.city.quarters), theme)
    canvas.put_centred(rail, (bar.x + TRACK_AT + TRACK // 2, middle))
    canvas.put_centred(icon(Icon.CARDS, 32, theme.ink), (bar.x + CARDS_AT + 16, middle))
    canvas.text((bar.x + CARDS_AT + 40, middle), str(view.hands[seat]), SMALL, theme.ink)
    canvas.put_centred(icon(Icon.SCROLL, 32, theme.ink), (bar.x + ORDERS_AT + 16, middle))
    used = view.city.quarters[seat].used
    words = signed(view.score(seat).orders) if used else "–"
    canvas.text((bar.x + ORDERS_AT + 38, middle), words, SMALL, theme.ink)


@cached_sprite
def track(income: int, start: int, theme: Theme) -> Image.Image:
    """Income from 1 to 9: a coin on a rail. A tall tick shows where everybody started."""
    pen = Pen(TRACK + 2 * OVERHANG, COIN + 4)
    middle = COIN / 2 + 1
    step = (TRACK - 24) / (BOX.most_income - BOX.least_income)
    places = {n: OVERHANG + 12 + (n - BOX.least_income) * step for n in range(1, 10)}
    left, right = OVERHANG, OVERHANG + TRACK
    pen.block((left, middle - 6, right, middle + 6), 6, mix(theme.stone, theme.ink, 0.12))
    tick, dark = places[start], mix(theme.stone, theme.ink, 0.5)
    pen.block((tick - 2, middle - 15, tick + 2, middle + 15), 0, dark)
    for x in places.values():
        pen.disc((x, middle), 2.6, theme.cream)
    sprite, marker = pen.sprite(), coin(COIN, income)
    sprite.alpha_composite(marker, (round(places[income]) - COIN // 2, 0))
    return sprite


def _paint_posts(canvas: Canvas, plan: QuarterPlan, view: View, seat: Seat, marks: Marks) -> None:
    stand = view.city.quarters[seat].posts
    for stands, (name, box) in zip(stand, plan.posts.items(), strict=True):
        mark = mark_of(name, marks, Trial.GUARD if stands else Trial.PLACE)
        tried = mark.trial is Trial.GUARD
        canvas.put(post(name, stands, tried, box[2:], canvas.theme), (box.x, box.y))
        if mark.is_ringed:
            paint_ring(canvas, box, 9)
        if mark.number:
            canvas.put_centred(pill(mark.number, 38), (box.x + 12, box.y + 4))


@cached_sprite
def post(name: str, stands: bool, tried: bool, size: tuple[int, int], theme: Theme) -> Image.Image:
    """A gate post: a guard stands there, or would, or five points are lost."""
    width, height = size
    sheet, middle = Sheet.blank(width, height, mix(theme.sand, theme.stone, 0.5)), height // 2
    sheet.put_centred(icon(Icon.KEEP, 24, theme.ink), (18, middle))
    sheet.text((34, middle), name.upper(), POST, theme.ink)
    value = (width - 25, middle)
    if stands:
        sheet.put_centred(ghosted(guard(40)) if tried else guard(40), value)
    else:
        sheet.text(value, signed(-BOX.gate_penalty), SMALL, MINUS, Hold.MIDDLE)
    sheet.image.putalpha(rounded(width, height, 9))
    return sheet.image


def _paint_total(canvas: Canvas, bar: Box, points: int, won: bool) -> None:
    """The points as they stand, white on black; a winner's on gold, with a crown."""
    middle = (bar.right - TOTAL_WIDTH // 2, bar.centre[1])
    words = digits(points)
    canvas.text(middle, words, POINTS, canvas.theme.ink if won else WHITE, Hold.MIDDLE)
    if won:
        crown = icon(Icon.CROWN, 34, GOLD, canvas.theme.ink)
        canvas.put_centred(crown, (bar.right - TOTAL_WIDTH - 2, bar.y + 12))
