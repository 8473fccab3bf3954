"""What one chooses from beside the board: turns, colours, buildings; and what stopping leaves."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.mycity.box import COLOURS, Kind
from engine.games.mycity.names import building_name, colour_name
from engine.games.mycity.pieces import BOX
from engine.games.mycity.stickers import targets
from engine.games.mycity.track import sheet
from engine.games.mycity.view import View, grant_of
from engine.kit.numbers import digits, signed
from render.games.mycity.deck import lying
from render.games.mycity.roofs import chip, fitting_cell, roof
from render.games.mycity.sources import points_colour
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import pill
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.picture import Say

NAME = Font(Face.LABEL, 42)
VALUE = Font(Face.TITLE, 62)
LEAST = 35
LINE = 44
RADIUS = 22
NUMBER = 72
CHIP = 190
LARGEST = 64
LISTED = 46
TILE = 250
FIGURES = 170
ACROSS = ((8, 2), (18, 3))
MOST_ACROSS = 4
"""How many buildings stand in a row, by how many there are."""


def paint_turns(
    canvas: Canvas, box: Box, building: str, turns: tuple[tuple[int, str], ...]
) -> None:
    """The building in each turn below each other, with its number."""
    for place, (turn, label) in zip(box.rows(len(turns)), turns, strict=True):
        canvas.panel(place, RADIUS, canvas.theme.raised)
        size = fitting_cell(building, turn, (place.width - 40, place.height - 40), LARGEST)
        canvas.put_centred(roof(building, turn, size, canvas.theme), place.centre)
        canvas.put(pill(label, NUMBER), (place.x + 8, place.y + 8))


def paint_colours(canvas: Canvas, box: Box) -> None:
    """The three colours with the names that their buttons have."""
    for place, colour in zip(box.inset(MARGIN).columns(len(COLOURS)), COLOURS, strict=True):
        canvas.panel(place, RADIUS, canvas.theme.raised)
        x = place.centre[0]
        canvas.put_centred(chip(colour, CHIP, canvas.theme), (x, place.y + 30 + CHIP // 2))
        _paint_name(canvas, place, colour_name(colour), place.bottom - 68)


def _paint_name(canvas: Canvas, place: Box, name: Msg, middle: int) -> None:
    setting = fit(canvas.say(name), NAME, NAME.size, place.width - 16, most_lines=2)
    canvas.lines((place.centre[0], middle), setting, LINE, canvas.theme.text, Hold.MIDDLE)


def paint_buildings(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """The buildings that a sticker may go on, with the names that their buttons have."""
    city = view.cities[seat]
    names = targets(view.plan, grant_of(city.tasks[0]), city.land, city.marks)
    across = next((count for most, count in ACROSS if len(names) <= most), MOST_ACROSS)
    down = -(-len(names) // across)
    canvas = Canvas.page(down * TILE + MARGIN, theme, say)
    field = Box(MARGIN, GAP, WIDTH - 2 * MARGIN, down * TILE - GAP)
    places = field.grid(down, across)
    for place, name in zip(places, names, strict=False):
        canvas.panel(place, RADIUS, theme.raised)
        size = fitting_cell(name, 0, (place.width - 20, 130), LISTED)
        canvas.put_centred(lying(name, size, theme), (place.centre[0], place.y + 80))
        _paint_name(canvas, place, building_name(name), place.bottom - 54)
    return canvas.image


def stop_points(view: View, seat: Seat) -> tuple[int, int, int]:
    """What the empty cells cost, what all the rest brings, and the sum."""
    score = sheet(view, seat)
    empty = sum(
        line.points
        for line in score.lines
        if line.item in BOX.items and BOX.items[line.item].kind is Kind.EMPTY
    )
    return empty, score.score - empty, score.score


def paint_stop(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Three figures that add up, each on a plate with its name."""
    empty, rest, total = stop_points(view, seat)
    theme = canvas.theme
    figures: tuple[tuple[str, Colour, str], ...] = (
        (signed(empty), points_colour(empty, theme), "empty"),
        (signed(rest), points_colour(rest, theme), "rest"),
        (digits(total), theme.text, "final"),
    )
    for place, (value, ink, key) in zip(box.inset(MARGIN).columns(3), figures, strict=True):
        canvas.panel(place, RADIUS, theme.panel)
        x, y = place.centre
        canvas.text((x, y - 26), value, VALUE, ink, Hold.MIDDLE)
        name = fit(canvas.say(msg(f"mycity-picture-{key}")), NAME, LEAST, place.width - 12)
        canvas.line((x, y + 36), name, theme.muted, Hold.MIDDLE)
