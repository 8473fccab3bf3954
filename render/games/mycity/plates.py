"""The players: name and points, who has answered, and in a campaign what they have gathered."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.games.mycity.box import Colour as RoofColour
from engine.games.mycity.circles import places
from engine.games.mycity.track import sheet as score_sheet
from engine.games.mycity.view import CityView, Stage, View
from engine.kit.numbers import digits
from render.games.mycity.circles import circle
from render.games.mycity.features import feature
from render.games.mycity.roofs import chip
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font, nickname
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.people import name_of

NAME = Font(Face.NAME, 34)
CITY = Font(Face.LABEL, 21)
COUNT = Font(Face.TITLE, 28)
Sign = tuple[Image.Image, str]
"""A small picture and the number after it."""


def points_of(view: View, seat: Seat) -> int:
    """The points of a seat if the episode ended now."""
    return score_sheet(view, seat).score


def status(view: View, seat: Seat, theme: Theme) -> tuple[Icon, Colour] | None:
    """The sign of a seat: done, waited for, out; after the end a crown for a winner, else None."""
    city = view.cities[seat]
    if view.stage is Stage.OVER:
        return (Icon.CROWN, theme.gold_sign) if places(view)[seat] == 1 else None
    if view.stage is Stage.BUILD:
        if city.finished:
            return Icon.FLAG, theme.good
        done = view.answered(seat)
    else:
        done = not city.tasks
    return (Icon.CHECK, theme.good) if done else (Icon.HOURGLASS, theme.muted)


def gathered(view: View, city: CityView, theme: Theme) -> list[Sign]:
    """What is worth knowing beside the board: rounds played alone, circles, nuggets, a colour."""
    signs: list[Sign] = []
    if view.own_pace and view.stage is Stage.BUILD:
        signs.append((icon(Icon.CARDS, 24, theme.muted), str(city.rounds)))
    if view.legacy:
        edge = theme.ink if theme.daylight else theme.gold
        signs.append((circle(24, theme.gold, edge), str(city.circles)))
    if view.plan.nuggets:
        signs.append((feature(view.plan.nuggets, 32), str(city.nuggets)))
    if city.colour:
        signs.append((chip(RoofColour(city.colour), 28, theme), ""))
    return signs


def paint_gathered(canvas: Canvas, at: tuple[int, int], signs: list[Sign], down: bool) -> None:
    """Signs with numbers in a row from the left, or in a column with the numbers under them."""
    x, y = at
    for sprite, number in signs:
        if down:
            canvas.put_centred(sprite, (x, y))
            canvas.text((x, y + 27), number, COUNT, canvas.theme.text, Hold.MIDDLE)
            y += 62
        else:
            canvas.put_centred(sprite, (x + 14, y))
            x += (
                34
                + canvas.text((x + 32, y), number, COUNT, canvas.theme.text)
                + (18 if number else 6)
            )


def city_name(city: CityView) -> str:
    """The name of a city as far as it can be drawn."""
    return nickname(city.name, CITY.face, "") if city.name else ""


def _paint_name(canvas: Canvas, at: tuple[int, int], name: str, room: int) -> None:
    """A name on one line, or a long one on two that lie close together."""
    canvas.lines(at, fit(name, NAME, 23, room, most_lines=2), 24, canvas.theme.text)


def paint_person(canvas: Canvas, row: Box, view: View, seat: Seat, points_size: int) -> None:
    """Shape, name with the city under it, points at the right."""
    theme = canvas.theme
    size = min(42, row.height - 8)
    middle = row.centre[1]
    canvas.put_seat(seat, size, (row.x + size // 2, middle))
    font = Font(Face.TITLE, points_size)
    points = "" if view.stage is Stage.PREPARE else digits(points_of(view, seat))
    used = canvas.text((row.right, middle), points, font, theme.text, Hold.RIGHT)
    left = row.x + size + 12
    room = row.right - used - 14 - left
    city = city_name(view.cities[seat])
    if not city:
        _paint_name(canvas, (left, middle), name_of(seat, canvas.say), room)
        return
    setting = fit(name_of(seat, canvas.say), Font(Face.NAME, 28), 20, room)
    canvas.line((left, middle - 12), setting, theme.text)
    canvas.line((left, middle + 14), fit(city, CITY, 17, room), theme.muted)
