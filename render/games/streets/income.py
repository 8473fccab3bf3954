"""An income told in pictures: where each closed street is told, and who gets how much."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.streets.course import account_of
from engine.games.streets.incomes import owners, paid
from engine.games.streets.names import street_label
from engine.games.streets.table import Account, Stage
from engine.games.streets.view import View
from render.games.streets.additions import additions
from render.games.streets.names import gain
from render.games.streets.row import END, ROW_HEIGHT, paint_street
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import GAP, Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.picture import Say

PAD = 12
HEAD = 44
LEAST_BLOCK, MOST_BLOCK = 178, 226
LEAST_PANEL = 440
NAME_ROOM, SUM_ROOM = 148, 216
BRIEF_HEIGHT = 62
MOST_ROWS = 2
"""When more rows than these would be needed, only the sums are shown."""

LABEL = Font(Face.TITLE, 30)
SUM = Font(Face.TITLE, 32)
LEAST_SUM = 17
WORDS = Font(Face.LABEL, 28)


class Shape(Enum):
    """All on one line, the sums above the tiles, or nothing but the sums. With the height."""

    LINE = 2 * PAD + ROW_HEIGHT
    PANEL = 2 * PAD + ROW_HEIGHT + HEAD
    BRIEF = BRIEF_HEIGHT


class Told(NamedTuple):
    """An account with its place and shape."""

    account: Account
    box: Box
    shape: Shape


def being_counted(view: View) -> tuple[Account, ...]:
    """The street for which tokens are taken or a tile is shown, with what it would pay."""
    counting = view.stage in (Stage.TOKENS, Stage.SHOW) and view.table.abandoned is None
    return (account_of(view.table, None),) if counting else ()


# Where they lie


def arranged(accounts: tuple[Account, ...], box: Box) -> list[Told]:
    """The accounts side by side where they are short, below each other where they are long."""
    rows = _rows(accounts, box.width)
    if len(rows) > MOST_ROWS:
        return in_brief(accounts, box)
    found, top = list[Told](), box.y
    for row in rows:
        found += _in_a_row(row, box._replace(y=top))
        top = found[-1].box.bottom + GAP
    return found


def _need(account: Account) -> int:
    return max(LEAST_PANEL, 2 * PAD + 2 * END + LEAST_BLOCK * len(account.street.cells))


def _rows(accounts: tuple[Account, ...], width: int) -> list[list[Account]]:
    rows: list[list[Account]] = []
    for account in accounts:
        row = rows[-1] if rows else []
        if row and sum(map(_need, row)) + GAP * len(row) + _need(account) <= width:
            row.append(account)
        else:
            rows.append([account])
    return rows


def _in_a_row(row: list[Account], box: Box) -> list[Told]:
    """The places of these accounts in one row.

    A short street alone, without an advisor, fits on one line; several streets share the width by
    their tiles.
    """
    if len(row) == 1:
        fits = _need(row[0]) + NAME_ROOM + SUM_ROOM <= box.width and not row[0].added
        shape = Shape.LINE if fits else Shape.PANEL
        return [Told(row[0], box._replace(height=shape.value), shape)]
    spare = box.width - GAP * (len(row) - 1) - sum(map(_need, row))
    tiles = sum(len(one.street.cells) for one in row)
    found, left = list[Told](), box.x
    for account in row:
        width = _need(account) + spare * len(account.street.cells) // tiles
        width = box.right - left if account is row[-1] else width
        place = Box(left, box.y, width, Shape.PANEL.value)
        found.append(Told(account, place, Shape.PANEL))
        left += width + GAP
    return found


def in_brief(accounts: tuple[Account, ...], box: Box) -> list[Told]:
    """Only the sums, two streets side by side."""
    columns = box._replace(height=BRIEF_HEIGHT).columns(min(2, max(1, len(accounts))))
    places = [
        columns[at % 2]._replace(y=box.y + at // 2 * (BRIEF_HEIGHT + GAP))
        for at in range(len(accounts))
    ]
    pairs = zip(accounts, places, strict=True)
    return [Told(account, place, Shape.BRIEF) for account, place in pairs]


# How they look


def paint_account(canvas: Canvas, one: Told, view: View) -> None:
    """One street: its name, its tiles in a row, and the sums."""
    account, box, shape = one
    canvas.panel(box, 18, canvas.theme.panel)
    inner = Box(box.x + PAD + 6, box.y + PAD, box.width - 2 * PAD - 12, box.height - 2 * PAD)
    if shape is Shape.LINE:
        _paint_line(canvas, inner, account, view)
        return
    middle = inner.y + HEAD // 2 - 3
    left = inner.x + 22 + _paint_label(canvas, (inner.x, middle), account)
    _paint_sums(canvas, Box(left, middle, inner.right - left, 0), one, view)
    if shape is Shape.PANEL:
        row = Box(box.x + PAD, inner.y + HEAD, box.width - 2 * PAD, ROW_HEIGHT)
        paint_street(canvas, row, account, view)


def _paint_line(canvas: Canvas, inner: Box, account: Account, view: View) -> None:
    """Name, tiles and sums from left to right."""
    _paint_label(canvas, (inner.x, inner.centre[1]), account)
    width = 2 * END + MOST_BLOCK * len(account.street.cells)
    room = inner.width - NAME_ROOM - SUM_ROOM
    row = Box(inner.x + NAME_ROOM, inner.y, min(room, width), ROW_HEIGHT)
    paint_street(canvas, row, account, view)
    sums = sums_of(account, canvas.say)
    left = row.right + 24
    if not sums:
        paint_nobody(canvas, Box(left, inner.centre[1], inner.right - left, 0))
    for place, one in zip(inner.rows(max(1, len(sums)), 0), sums, strict=False):
        paint_sum(canvas, (left, place.centre[1]), one, SUM)


def _paint_label(canvas: Canvas, at: tuple[int, int], account: Account) -> int:
    setting = fit(canvas.say(street_label(account.street)), LABEL, 22, NAME_ROOM - 12)
    return canvas.line(at, setting, canvas.theme.text)


class Sum(NamedTuple):
    """What a player gets, and what their advisor has added to it."""

    seat: Seat
    words: str
    added: Image.Image | None = None

    def width(self, font: Font) -> int:
        """With the shape of the seat, and a gap behind."""
        strip = 8 + self.added.width if self.added is not None else 0
        return font.size + 8 + width_of(self.words, font) + strip + font.size * 2 // 3


def sums_of(account: Account, say: Say) -> list[Sum]:
    """Who gets how much, in the order of the account."""
    return [Sum(seat, gain(paid(account, seat), say)) for seat in owners(account)]


def _paint_sums(canvas: Canvas, room: Box, one: Told, view: View) -> None:
    """All sums in a row that ends at the right, as large as they fit."""
    if not one.account.payments:
        paint_nobody(canvas, room)
        return
    size = SUM.size
    sums = _sums_at(canvas, size, one, view)
    while size > LEAST_SUM and _width(sums, size) > room.width:
        size -= 1
        sums = _sums_at(canvas, size, one, view)
    left = room.right + size * 2 // 3 - _width(sums, size)
    for each in sums:
        left = paint_sum(canvas, (left, room.y), each, Font(SUM.face, size))


def _sums_at(canvas: Canvas, size: int, one: Told, view: View) -> list[Sum]:
    """The sums in this size. In brief there is no room for what advisors have added."""
    if one.shape is Shape.BRIEF:
        return sums_of(one.account, canvas.say)
    return [
        each._replace(added=additions(one.account, each.seat, view, size, canvas.theme))
        for each in sums_of(one.account, canvas.say)
    ]


def _width(sums: list[Sum], size: int) -> int:
    return sum(one.width(Font(SUM.face, size)) for one in sums)


def paint_nobody(canvas: Canvas, room: Box) -> None:
    """That nobody is paid, at the right end of the room, on the height of its top."""
    at = (room.right, room.y)
    setting = fit(canvas.say(msg("streets-picture-unpaid")), WORDS, 28, room.width)
    canvas.line(at, setting, canvas.theme.muted, Hold.RIGHT)


def paint_sum(canvas: Canvas, at: tuple[int, int], one: Sum, font: Font) -> int:
    """The shape of a seat and what it gets; returns where the next one begins."""
    left, middle = at
    canvas.put_seat(one.seat, font.size, (left + font.size // 2, middle))
    left += font.size + 8
    words = canvas.text((left, middle), one.words, font, canvas.theme.good)
    if one.added is not None:
        canvas.put(one.added, (left + words + 8, middle - one.added.height // 2))
    return at[0] + one.width(font)
