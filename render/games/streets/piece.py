"""What is in the hand while a place is chosen: a tile, or people who need a home."""

from __future__ import annotations

from PIL import Image

from engine.games.streets.pieces import PERSON_KINDS, TILES
from engine.games.streets.view import View
from engine.kit.grid import Side
from render.games.streets.figures import figure
from render.games.streets.names import name_on_tile
from render.games.streets.tiles import Look, printed
from render.kit.fonts import Face, Font, width_of
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.painter import PIECE_ROOM
from render.picture import Say

PERSON = 190
COUNT = Font(Face.TITLE, 120)
GAP = 24
KINDS = {str(kind): kind for kind in PERSON_KINDS}


def paint(_view: View, token: str, theme: Theme, say: Say) -> Image.Image | None:
    """A tile by its token, or people by ``family-3``; None for anything else."""
    if token in TILES:
        size = PIECE_ROOM[1]
        return printed(token, Look(Side.SOUTH, size, name_on_tile(token, size, say)), theme)
    kind, _, count = token.partition("-")
    return _people(kind, count, theme) if kind in KINDS and count.isdecimal() else None


def _people(kind: str, count: str, theme: Theme) -> Image.Image:
    """One of them, and how many they are."""
    sprite = figure(KINDS[kind], PERSON, seeking=True)
    words = f"×{count}"
    width = sprite.width + GAP + width_of(words, COUNT)
    sheet = Sheet.blank(width, PERSON, theme.ground)
    sheet.put(sprite, (0, (PERSON - sprite.height) // 2))
    sheet.text((width, PERSON // 2), words, COUNT, theme.text, Hold.RIGHT)
    return sheet.image
