"""What an advisor adds to a street for one player: a card, and the symbols that count with it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PIL import Image

from engine.core.seats import Seat
from engine.games.streets.pieces import Advisor, Kind
from engine.games.streets.table import Account
from engine.games.streets.view import View
from render.games.streets.kinds import coin
from render.kit.fonts import Face, Font, width_of
from render.kit.icons import Icon, icon
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

GAP: Final = 4
AS_MIXED: Final = "="
"""Between a hipster and the mixed symbol that the Hipster Legend takes it for."""

Row = tuple[tuple[Kind, int], ...]
"""Symbols by kind, with their numbers."""


def additions(
    account: Account, seat: Seat, view: View, size: int, theme: Theme
) -> Image.Image | None:
    """A strip of this height with what an advisor adds; None if no advisor adds to this income."""
    row = tuple(Counter(one.kind for one in account.added if one.owner == seat).items())
    if not row:
        return None
    return strip(row, view.players[seat].advisor is Advisor.LEGEND, size, theme)


@cached_sprite
def strip(row: Row, legend: bool, size: int, theme: Theme) -> Image.Image:
    """A card and its symbols on the ground of a panel."""
    pieces = [icon(Icon.CARDS, round(size * 0.9), theme.muted)]
    for kind, count in row:
        pieces.append(coin(kind, size, theme))
        if count > 1:
            pieces.append(_words(f"×{count}", size, theme))
    if legend:
        pieces += [_words(AS_MIXED, size, theme), coin(Kind.MIXED, size, theme)]
    sheet = Sheet.blank(sum(one.width + GAP for one in pieces), _height(size), theme.panel)
    left = 0
    for one in pieces:
        sheet.put(one, (left, (sheet.image.height - one.height) // 2))
        left += one.width + GAP
    return sheet.image


def _height(size: int) -> int:
    return round(size * 1.6)


def _words(words: str, size: int, theme: Theme) -> Image.Image:
    font = Font(Face.TITLE, size)
    sheet = Sheet.blank(width_of(words, font), _height(size), theme.panel)
    sheet.text((0, sheet.image.height // 2), words, font, theme.text)
    return sheet.image
