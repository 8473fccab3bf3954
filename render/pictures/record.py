"""The picture of one person's record: what it adds up to, and each game by itself."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.seats import Public
from render.kit.canvas import Canvas, key_alone
from render.kit.columns import HEAD, Figures, paint_figures, paint_heads
from render.kit.fonts import Face, Font, nickname, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.palette import RECORDS, encode
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import painter_of
from render.parts.header import Pill, paint_header
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Picture

TILE_HEIGHT = 150
ACROSS = 3
LINE_HEIGHT = 88
RADIUS = 20
VALUE = Font(Face.TITLE, 60)
LABEL = Font(Face.LABEL, 31)


@dataclass(frozen=True)
class Card:
    """Everything in words already. ``game`` is the one whose skyline stands behind the title,
    ``tiles`` are labels with their values, ``lines`` the games one by one."""

    game: str
    name: str
    otherwise: str
    title: str
    place: str
    tiles: tuple[tuple[str, str], ...]
    heads: tuple[str, ...]
    lines: tuple[Figures, ...]


def paint_record(card: Card, theme: Theme, alt: str) -> Picture[Public]:
    """The record of one person."""
    image = draw_record(card, theme)
    return Picture(encode(image, RECORDS, theme), image.size, alt)


def draw_record(card: Card, theme: Theme) -> Image.Image:
    """Tiles above, a line for each game below."""
    rows = -(-len(card.tiles) // ACROSS)
    tiles = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, rows * (TILE_HEIGHT + GAP) - GAP)
    heads = Box(MARGIN, tiles.bottom + 4, tiles.width, HEAD)
    height = len(card.lines) * (LINE_HEIGHT + GAP) - GAP
    lines = Box(MARGIN, heads.bottom, tiles.width, height)
    canvas = Canvas.page(lines.bottom + MARGIN, theme, key_alone)
    name = nickname(card.name, Face.TITLE, card.otherwise)
    paint_header(canvas, painter_of(card.game).motif, (name, card.title), Pill(card.place))
    boxes = tiles.grid(rows, ACROSS)
    for box, (label, value) in zip(boxes, card.tiles, strict=False):
        _paint_tile(canvas, box, label, value)
    paint_heads(canvas, heads, "", card.heads)
    for box, line in zip(lines.rows(len(card.lines)), card.lines, strict=True):
        canvas.panel(box, RADIUS, theme.panel)
        paint_figures(canvas, box, line, box.x + 26)
    return canvas.image


def _paint_tile(canvas: Canvas, box: Box, label: str, value: str) -> None:
    canvas.panel(box, RADIUS, canvas.theme.raised)
    at = (box.centre[0], box.y + 58)
    setting = fit(printable(value, VALUE.face), VALUE, 34, box.width - 36)
    canvas.line(at, setting, canvas.theme.text, Hold.MIDDLE)
    at = (box.centre[0], box.y + 116)
    setting = fit(printable(label, LABEL.face), LABEL, 22, box.width - 28)
    canvas.line(at, setting, canvas.theme.muted, Hold.MIDDLE)
