"""The live score by its sources: a row of signs with points under them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from engine.core.seats import Seat
from engine.games.mycity.box import COLOURS, Kind
from engine.games.mycity.pieces import BOX
from engine.games.mycity.track import START, sheet, with_answer
from engine.games.mycity.view import CityView, Line, View
from engine.kit.numbers import signed
from render.games.mycity.credits import town_of
from render.games.mycity.earned import largest_group
from render.games.mycity.items import item_sign
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme

MOST_COLUMNS = 12
LARGEST_SIGN = 54


Key = tuple[str, str]
"""A line of the table, and a colour of it."""


class Source(NamedTuple):
    """Points from one line of the table, or from one of its colours."""

    item: str
    colour: str
    points: int

    @property
    def key(self) -> Key:
        return self.item, self.colour


def sources_of(view: View, seat: Seat) -> tuple[Source, ...]:
    """The lines of a seat; groups are told by colour as long as there is room for it."""
    lines, city = sheet(view, seat).lines, view.cities[seat]
    board = with_answer(view, city) if seat == view.eye else city
    rows = [_sources(view, board, line) for line in lines]
    if sum(map(len, rows)) > MOST_COLUMNS:
        return tuple(_whole(city, line) for line in lines)
    return tuple(source for row in rows for source in row)


def _whole(city: CityView, line: Line) -> Source:
    kind = BOX.items[line.item].kind if line.item in BOX.items else None
    return Source(line.item, city.colour if kind is Kind.CHOSEN_GROUP else "", line.points)


def _sources(view: View, city: CityView, line: Line) -> list[Source]:
    item = BOX.items.get(line.item)
    if item is None or item.kind is not Kind.GROUP:
        return [_whole(city, line)]
    town = town_of(view.episode, city)
    parts = [item.points * largest_group(town, item, colour)[0] for colour in COLOURS]
    if sum(parts) != line.points:
        return [_whole(city, line)]
    return [Source(line.item, c, points) for c, points in zip(COLOURS, parts, strict=True)]


def changes_by(view: View, seat: Seat) -> dict[Key, int]:
    """What the open answer of this seat moves, source by source."""
    if view.answer is None or seat != view.eye:
        return {}
    before = {one.key: one.points for one in sources_of(replace(view, answer=None), seat)}
    now = {one.key: one.points for one in sources_of(view, seat)}
    return {key: now[key] - before[key] for key in now if now[key] != before.get(key, now[key])}


def points_colour(points: int, theme: Theme) -> Colour:
    """Green for a gain, red for a loss, muted for zero."""
    return theme.good if points > 0 else theme.bad if points < 0 else theme.muted


def paint_sources(
    canvas: Canvas,
    box: Box,
    sources: Sequence[Source],
    ground: Colour,
    changes: dict[Key, int] | None = None,
) -> None:
    """Signs in columns, the points under them, and under these what a tried answer changes."""
    size = _sign_size(box.width // len(sources), box.height)
    keys = tuple(source.key for source in sources)
    canvas.put(_signs(keys, box.width, size, ground, canvas.theme), (box.x, box.y))
    number = Font(Face.TITLE, min(34, max(22, round(size * 0.66))))
    row = box.y + size + round(number.size * 0.75)
    for place, source in zip(box.columns(len(sources), 0), sources, strict=True):
        words, ink = _points(source, canvas.theme)
        setting = fit(words, number, 14, place.width - 2)
        at = (place.centre[0], row)
        canvas.text(at, words, setting.font, ink, Hold.MIDDLE)
        _paint_change(canvas, at, (changes or {}).get(source.key, 0), number)


def _sign_size(room: int, height: int) -> int:
    return min(LARGEST_SIGN, round(height * 0.52), room - 6)


@cached_sprite
def _signs(
    keys: tuple[Key, ...], width: int, size: int, ground: Colour, theme: Theme
) -> Image.Image:
    """The row of signs alone: it is the same in every round."""
    sheet = Sheet.blank(width, size, ground)
    places = Box(0, 0, width, size).columns(len(keys), 0)
    for place, (item, colour) in zip(places, keys, strict=True):
        sheet.put_centred(item_sign(item, colour, size, theme), place.centre)
    return sheet.image


def _points(source: Source, theme: Theme) -> tuple[str, Colour]:
    if source.item == START:
        return str(source.points), theme.text
    return signed(source.points), points_colour(source.points, theme)


def _paint_change(canvas: Canvas, above: tuple[int, int], change: int, font: Font) -> None:
    """A small plate with the difference."""
    if not change:
        return
    x, y = above[0], above[1] + round(font.size * 1.06)
    box = Box(x - font.size, y - font.size // 2 - 2, font.size * 2, font.size + 4)
    canvas.framed(box, 10, canvas.theme.raised, canvas.theme.text, 2)
    small = Font(font.face, round(font.size * 0.76))
    canvas.text((x, y), signed(change), small, points_colour(change, canvas.theme), Hold.MIDDLE)
