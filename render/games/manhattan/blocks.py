"""Blocks beside the board: those on the tray, one by one, and rows of them to count."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.manhattan.names import HIGH_FIRST
from engine.games.manhattan.pieces import FLOORS, Block
from engine.games.manhattan.view import View
from render.games.manhattan.cards import paint_caption
from render.games.manhattan.towers import block
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.theme import Theme

Size = tuple[int, int, int, int]
MOST_IN_A_ROW = 3
MOST = 96
"""The widest place for one block."""


def block_size(width: int, floors: int) -> Size:
    """The measures of a block in a place so wide: front, height, depth and lift."""
    front = round(width * 0.7)
    return front, round(front * 0.26) * floors, round(width * 0.17), round(width * 0.13)


def tray_of(view: View) -> list[list[Block]]:
    """The blocks of this round that the viewer still has, high ones first, colour by colour."""
    return [
        [Block(one.colour, floors) for floors in HIGH_FIRST for _ in range(one.tray[floors - 1])]
        for one in view.colours
        if one.seat == view.eye
    ]


def paint_tray(canvas: Canvas, box: Box, view: View) -> None:
    """The viewer's blocks of this round, each by itself: in one row, or as many as a narrow box
    needs."""
    room = paint_caption(canvas, box, msg("manhattan-picture-your-blocks"))
    rows = tray_of(view)
    if box.width > box.height:
        rows = [[one for row in rows for one in row]]
    elif len(rows) == 1 and len(rows[0]) > MOST_IN_A_ROW:
        rows = [rows[0][:MOST_IN_A_ROW], rows[0][MOST_IN_A_ROW:]]
    across = max(len(row) for row in rows)
    most = MOST if box.width > box.height else 2 * MOST
    width = min(most, room.width // max(1, across))
    for place, row in zip(room.rows(len(rows), 0), rows, strict=True):
        _paint_row(canvas, place, row, width)


def _paint_row(canvas: Canvas, room: Box, row: list[Block], width: int) -> None:
    """Blocks side by side on the ground of this box, from the left."""
    tall = block_size(width, FLOORS[-1])
    foot = room.centre[1] + (tall[1] + tall[3]) // 2
    for at, (colour, floors) in enumerate(row):
        paint_block(canvas, (room.x + at * width, foot), Block(colour, floors), width, canvas.theme)


def paint_block(
    canvas: Canvas, foot: tuple[int, int], kind: Block, width: int, theme: Theme
) -> None:
    """A block whose lower left corner is here, in a place so wide."""
    sprite = block(theme.seats[kind.colour], kind.floors, block_size(width, kind.floors), theme)
    canvas.put(sprite, (foot[0], foot[1] - sprite.height))
