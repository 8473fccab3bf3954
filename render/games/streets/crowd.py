"""Many people on little room: one by one where they fit, otherwise one of each with a number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.streets.pieces import NOBODY, PERSON_KINDS, Kind, People
from render.games.streets.figures import breadth, figure
from render.kit.colour import Colour
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.sheet import Sheet

GAP = 2
LEAST = 8
SMALLER = (1.0, 0.86, 0.72)
"""How much people may shrink before they are counted instead."""

COUNTED = (1.0, 0.8, 0.64, 0.5, 0.4)
NUMBER, LEAST_NUMBER = 0.68, 9
"""The size of a number beside somebody so tall, and the smallest one."""


class Group(NamedTuple):
    """So many people of one kind, at home or seeking one."""

    kind: Kind
    number: int
    seeking: bool


class Row(NamedTuple):
    """How people are shown: how tall, and one by one or with a number."""

    size: int
    each: bool


def groups_of(lying: People, seekers: People) -> tuple[Group, ...]:
    """Everybody on a tile, those at home first."""
    if lying == seekers == NOBODY:
        return ()
    found = [Group(kind, count, False) for kind, count in zip(PERSON_KINDS, lying, strict=True)]
    found += [Group(kind, count, True) for kind, count in zip(PERSON_KINDS, seekers, strict=True)]
    return tuple(group for group in found if group.number)


def paint_crowd(
    sheet: Sheet, room: Box, groups: tuple[Group, ...], ink: Colour, least: int = LEAST_NUMBER
) -> int:
    """Everybody in a row, as large as the room allows; returns where it ends.

    With a least size for numbers, several people are always told by their number, and groups stand
    in two rows where their numbers would become smaller.
    """
    if not groups or room.width < LEAST:
        return room.x
    counted = least > LEAST_NUMBER and any(group.number > 1 for group in groups)
    row, left = _best_row(groups, room.width, room.height, counted), room.x
    if counted and _number(groups[0], row)[1].size < least and len(groups) > 1:
        return _paint_two_rows(sheet, room, groups, ink, least)
    for group in groups:
        left = _paint_group(sheet, (left, room.centre[1]), group, row, ink)
    return left


def _paint_two_rows(
    sheet: Sheet, room: Box, groups: tuple[Group, ...], ink: Colour, least: int
) -> int:
    """Half of the groups above the other half, with numbers of this size."""
    half = (len(groups) + 1) // 2
    row = Row(round(least / NUMBER), each=False)
    upper, lower = room.rows(2, 0)
    ends = []
    for line, some in ((upper, groups[:half]), (lower, groups[half:])):
        left = line.x
        for group in some:
            left = _paint_group(sheet, (left, line.centre[1]), group, row, ink)
        ends.append(left)
    return max(ends)


@lru_cache(maxsize=1024)
def _best_row(groups: tuple[Group, ...], width: int, height: int, counted: bool) -> Row:
    rows = (row for row in _rows(height) if not (row.each and counted))
    found = (row for row in rows if _width(groups, row) <= width)
    return next(found, Row(LEAST, each=False))


def _rows(height: int) -> Iterator[Row]:
    """The ways to show people, best first."""
    yield from (Row(max(LEAST, round(height * share)), each=True) for share in SMALLER)
    yield from (Row(max(LEAST, round(height * share)), each=False) for share in COUNTED)


def _sprite(group: Group, row: Row) -> Image.Image:
    return figure(group.kind, row.size, group.seeking)


def _number(group: Group, row: Row) -> tuple[str, Font]:
    return f"×{group.number}", Font(Face.TITLE, max(LEAST_NUMBER, round(row.size * NUMBER)))


def _width(groups: tuple[Group, ...], row: Row) -> int:
    total = 0
    for group in groups:
        each = round(row.size * breadth(group.kind, group.seeking)) + GAP
        total += each * group.number if row.each else each
        if not row.each and group.number > 1:
            total += width_of(*_number(group, row)) + GAP
    return total - GAP


def _paint_group(sheet: Sheet, at: tuple[int, int], group: Group, row: Row, ink: Colour) -> int:
    """One group from its left end; returns where the next begins."""
    sprite, (left, middle) = _sprite(group, row), at
    for _ in range(group.number if row.each else 1):
        sheet.put(sprite, (left, middle - sprite.height // 2))
        left += sprite.width + GAP
    if not row.each and group.number > 1:
        left += GAP + sheet.text((left, middle), *_number(group, row), ink)
    return left
