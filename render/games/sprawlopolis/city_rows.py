"""The score of two cities along a highway: a row for each, and one for both if they are allies."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.sprawlopolis.city import Half
from engine.games.sprawlopolis.pieces import ZONES, Scoring
from engine.games.sprawlopolis.points import Sheet as Counted
from engine.games.sprawlopolis.score import score, team_tally
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import View
from engine.kit.numbers import digits, signed
from render.games.sprawlopolis.chips import road_chip, zone_chip
from render.games.sprawlopolis.total import paint_total
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.people import name_of

NAME_ROOM = 206
STEP = 98
CONDITION_STEP = 114
CHIP = 40
BESIDE = 7
NAME = Font(Face.NAME, 28)
VALUE = Font(Face.TITLE, 28)
NUMBER = Font(Face.TITLE, 25)
POINTS = Font(Face.TITLE, 42)


class CityRow(NamedTuple):
    """One city counted: whose it is, its sheet, what each line pays, and the sum of it."""

    half: Half
    seat: Seat
    counted: Counted
    paid: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.paid)


def city_rows(view: View) -> tuple[CityRow, CityRow]:
    """The far city, then the near one: as they lie on the picture."""
    near, far = view.sheets
    other = (view.near + 1) % len(view.seats)
    return (
        CityRow(Half.FAR, other, far, _paid(view, far, other)),
        CityRow(Half.NEAR, view.near, near, _paid(view, near, view.near)),
    )


def _paid(view: View, counted: Counted, seat: Seat) -> tuple[int, ...]:
    """Four zones, then the conditions, then the roads."""
    if view.terms.is_duel:
        return tuple(part.points for part in score(view)[seat].parts)
    parts = [part.points for part in team_tally((counted,), view.terms, 0).parts]
    zones, rest = parts[: len(ZONES)], parts[len(ZONES) :]
    if view.terms.level is Level.EASY:
        return (*zones, *rest, 0)
    return (*zones, *rest[1:], rest[0])


def paint_city_rows(canvas: Canvas, box: Box, view: View) -> None:
    """The rows from the far city down."""
    rows = box.rows(2 if view.terms.is_duel else 3, 0)
    for place, row in zip(rows, city_rows(view), strict=False):
        _paint_row(canvas, place, row, view)
    if not view.terms.is_duel:
        left = box.x + NAME_ROOM
        paint_total(canvas, Box(left, rows[2].y, box.right - left, rows[2].height), view)


def _paint_row(canvas: Canvas, place: Box, row: CityRow, view: View) -> None:
    theme = canvas.theme
    left, middle = place.x, place.centre[1]
    left += _paint_owner(canvas, (left, middle), row, view)
    for zone, paid in zip(ZONES, row.paid, strict=False):
        canvas.put_centred(zone_chip(zone, CHIP), (left + CHIP // 2, middle))
        _paint_value(canvas, (left, middle), len(row.counted.zones[zone]), paid)
        left += STEP
    canvas.put_centred(road_chip(CHIP), (left + CHIP // 2, middle))
    words, ink = _roads(row, view, theme)
    canvas.text((left + CHIP + BESIDE, middle), words, VALUE, ink)
    left += STEP + 8
    cards = zip(view.terms.conditions, row.counted.conditions, row.paid[len(ZONES) :], strict=False)
    for card, earned, paid in cards:
        canvas.panel(Box(left, middle - CHIP // 2, CHIP, CHIP), 9, theme.sand)
        canvas.text((left + CHIP // 2, middle), card, NUMBER, theme.ink, Hold.MIDDLE)
        _paint_value(canvas, (left, middle), earned.points, paid)
        left += CONDITION_STEP
    canvas.text((place.right, middle), digits(row.points), POINTS, theme.text, Hold.RIGHT)


def _paint_owner(canvas: Canvas, at: tuple[int, int], row: CityRow, view: View) -> int:
    """Whose city it is; a lone player's are the far one and the near one."""
    left, room = at[0], NAME_ROOM - 14
    words = canvas.say(msg(f"sprawlopolis-picture-city-{row.half}"))
    if len(view.seats) > 1:
        canvas.put_seat(row.seat, 34, (left + 20, at[1]))
        left, room, words = left + 48, room - 48, name_of(row.seat, canvas.say)
    canvas.lines((left, at[1]), fit(words, NAME, 19, room, most_lines=2), 24, canvas.theme.text)
    return NAME_ROOM


def _paint_value(canvas: Canvas, at: tuple[int, int], value: int, paid: int) -> None:
    """A value beside its chip: bright where it pays, in brackets where it does not."""
    counts = paid != 0 or value == 0
    words = digits(value) if counts else f"({digits(value)})"
    ink = canvas.theme.text if counts else canvas.theme.muted
    canvas.text((at[0] + CHIP + BESIDE, at[1]), words, VALUE, ink)


def _roads(row: CityRow, view: View, theme: Theme) -> tuple[str, Colour]:
    """What the roads cost; where only the longer list of roads costs, how many there are."""
    count, paid = row.counted.road_count, row.paid[-1]
    if view.terms.is_duel and view.terms.duel_card.scoring is Scoring.MAJORITY:
        return (str(count) if paid else f"({count})"), theme.bad if paid else theme.muted
    return (signed(paid) if paid else f"({count})"), theme.bad if paid else theme.muted
