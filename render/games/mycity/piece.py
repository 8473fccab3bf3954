"""What is in the hand: the building of the card as it is turned, or a sticker, with its name."""

from __future__ import annotations

from PIL import Image

from engine.core.words import Msg
from engine.games.mycity.names import building_name, sticker_name
from engine.games.mycity.pieces import BOX, COLUMNS, mask_of, middle_of
from engine.games.mycity.view import View
from render.games.mycity.chores import sticker_sign
from render.games.mycity.roofs import fitting_cell, roof, squares_of
from render.games.mycity.spots import PILL
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.marks import pill
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import PIECE_ROOM
from render.picture import Say

NAME = Font(Face.NAME, 44)
LEAST = 35
LINE = 46
LARGEST = 84
SIGN = 180
TURN = "r"
BLANK = " "
"""On a pill without a number yet."""


def piece(_: View, token: str, theme: Theme, say: Say) -> Image.Image | None:
    """``b3`` a building, ``b3-r90`` turned, with a pill where its number will stand, and
    ``b3-r90-cell`` with the pill in one cell; or a sticker. None for anything else."""
    if token in BOX.stickers:
        return _named(sticker_sign(token, SIGN, theme), sticker_name(token), theme, say)
    building, *way = token.split("-")
    if building not in BOX.buildings:
        return None
    name = building_name(building)
    if not way:
        return _named(_shape(building, 0, theme), name, theme, say)
    turn, *where = way
    sprite = _marked(building, int(turn.removeprefix(TURN)), bool(where), theme)
    return _named(sprite, name, theme, say)


def _named(sprite: Image.Image, name: Msg, theme: Theme, say: Say) -> Image.Image:
    """The picture under its name."""
    width, height = PIECE_ROOM
    canvas = Canvas(Image.new("RGB", PIECE_ROOM, theme.ground), theme, say)
    setting = fit(say(name), NAME, LEAST, width)
    canvas.line((width // 2, LINE // 2), setting, theme.text, Hold.MIDDLE)
    canvas.put_centred(sprite, (width // 2, LINE + (height - LINE) // 2 + 6))
    return canvas.image


def _shape(building: str, turn: int, theme: Theme) -> Image.Image:
    return roof(building, turn, _cell(building, turn), theme)


def _cell(building: str, turn: int) -> int:
    width, height = PIECE_ROOM
    return fitting_cell(building, turn, (width, height - LINE - 12), LARGEST)


def _marked(building: str, turn: int, in_cell: bool, theme: Theme) -> Image.Image:
    """The turned building with a pill in its middle."""
    cell = _cell(building, turn)
    sprite = _shape(building, turn, theme).copy()
    cells = tuple(y * COLUMNS + x for x, y in squares_of(building, turn))
    middle = middle_of(mask_of(cells))[: 1 if in_cell else None]
    x = sum(one % COLUMNS for one in middle) / len(middle) + 0.5
    y = sum(one // COLUMNS for one in middle) / len(middle) + 0.5
    blank = pill(BLANK, round(cell * PILL))
    at = (round(x * cell - blank.width / 2), round(y * cell - blank.height / 2))
    sprite.alpha_composite(blank, at)
    return sprite
