"""The blocks of one colour to choose from, with those that are taken marked."""

from __future__ import annotations

from PIL import Image

from engine.core.words import msg
from engine.games.manhattan.names import HIGH_FIRST, floors_label, in_colour
from engine.games.manhattan.pieces import BOX, Block, table_for
from engine.games.manhattan.view import View
from render.games.manhattan.blocks import block_size
from render.games.manhattan.towers import block
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.sheet import Hold
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import SeatStyle, Theme
from render.picture import Say

TITLE, COUNT = Font(Face.TITLE, 46), Font(Face.TITLE, 50)
WORDS = Font(Face.LABEL, 40)
LEAST = 35
HEAD, FOOT = 128, 88
PLACE = 74
ROWS = {4: 180, 3: 158, 2: 134, 1: 112}
"""How high the row of each kind of block is."""

WORDS_WIDTH = 300
FAINT = 0.24


def counts(
    view: View, piece: str, taken: tuple[int, ...], theme: Theme, say: Say
) -> Image.Image | None:
    """A row for each height, high ones first: bright blocks are taken, faint ones stay. None for a
    piece that is not a colour."""
    if piece not in BOX.colours:
        return None
    colour = BOX.colours.index(piece)
    canvas = Canvas.page(HEAD + sum(ROWS.values()) + FOOT, theme, say)
    _paint_head(canvas, view, colour, sum(taken))
    top = HEAD
    for floors, count in zip(HIGH_FIRST, taken, strict=True):
        row = Box(0, top, WIDTH, ROWS[floors])
        supply = view.colour(colour).supply[floors - 1]
        _paint_row(canvas, row, Block(colour, floors), (count, supply))
        top = row.bottom
    words = fit(say(msg("manhattan-picture-bright")), WORDS, LEAST, WIDTH - 4 * MARGIN)
    canvas.line((2 * MARGIN, top + FOOT // 2), words, theme.muted)
    return canvas.image


def _paint_head(canvas: Canvas, view: View, colour: int, taken: int) -> None:
    """Whose blocks they are, which round it is, and how many are taken so far."""
    theme, middle = canvas.theme, HEAD // 2
    canvas.fill(Box(0, 0, WIDTH, HEAD), theme.raised)
    canvas.put_seat(colour, 52, (2 * MARGIN + 28, middle))
    total = table_for(len(view.seats)).blocks_per_colour
    ink = theme.good if taken == total else theme.bad
    said = canvas.say(msg("manhattan-picture-so-many", count=taken, total=total))
    right = WIDTH - 2 * MARGIN
    wide = canvas.text((right, middle), said, COUNT, ink, Hold.RIGHT)
    left = 2 * MARGIN + 80
    words = msg("manhattan-picture-blocks", round=view.round, rounds=view.rounds)
    title = canvas.say(in_colour(view, colour, words))
    setting = fit(title, TITLE, LEAST, right - wide - left - 30)
    canvas.line((left, middle), setting, theme.text)


def _paint_row(canvas: Canvas, row: Box, kind: Block, count: tuple[int, int]) -> None:
    """So many bright blocks and the rest of the supply faint; at the right the words that the
    buttons have."""
    theme, (taken, supply) = canvas.theme, count
    foot = row.bottom - 28
    size, style = block_size(PLACE, kind.floors), theme.seats[kind.colour]
    for at in range(supply):
        sprite = block(style, kind.floors, size, theme)
        if at >= taken:
            sprite = faint(style, kind.floors, size, theme)
        canvas.put(sprite, (2 * MARGIN + at * PLACE, foot - sprite.height))
    right = WIDTH - 2 * MARGIN
    said = canvas.say(msg("ui-count", count=taken, kind=floors_label(kind.floors)))
    words = fit(said, TITLE, LEAST, WORDS_WIDTH)
    ink = theme.text if taken else theme.muted
    canvas.line((right - words.width, foot - 26), words, ink)
    canvas.fill(Box(0, row.bottom - 2, WIDTH, 2), theme.line)


@cached_sprite
def faint(
    style: SeatStyle, floors: int, size: tuple[int, int, int, int], theme: Theme
) -> Image.Image:
    """A block that stays in the supply: as dark as the ground it stands on allows."""
    sprite = block(style, floors, size, theme)
    shade: Colour = mix(theme.ground, style.colour, 0.12)
    veil = Image.new("RGBA", sprite.size, (*shade, 255))
    faded = Image.blend(veil, sprite, FAINT)
    faded.putalpha(sprite.getchannel("A"))
    return faded
