"""The table of a league: group by group, with who goes up and who goes down."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.seats import Public
from engine.core.words import Msg
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.columns import HEAD, LABEL, NAME, Figures, paint_figures, paint_heads
from render.kit.fonts import Face, Font, nickname, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.palette import RECORDS, encode
from render.kit.pen import Pen
from render.kit.sheet import Hold
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import painter_of
from render.parts.header import Pill, paint_header
from render.parts.plate import paint_plate
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Picture, Say

LINE_HEIGHT = 78
BETWEEN = 10
FOOT = 64
RANK = Font(Face.TITLE, 36)
RANK_AT, ARROW_AT, NAME_LEFT = 50, 112, 156
ARROW = 40


@dataclass(frozen=True)
class Place:
    """One line. ``zone`` is 1 for those who go up, -1 for those who go down; ``own`` is the
    reader's, and an ``empty`` one has nobody any more."""

    rank: int
    name: str
    values: tuple[str, ...]
    zone: int = 0
    own: bool = False
    empty: bool = False


@dataclass(frozen=True)
class Group:
    """One division, with its title."""

    title: str
    places: tuple[Place, ...]


@dataclass(frozen=True)
class LeagueTable:
    """Some groups of a league, in words already; ``up`` and ``down`` say what the arrows mean."""

    game: str
    title: str
    where: str
    heads: tuple[str, ...]
    groups: tuple[Group, ...]
    up: str
    down: str

    @property
    def has_zones(self) -> bool:
        return any(place.zone for group in self.groups for place in group.places)


def paint_league(table: LeagueTable, theme: Theme, say: Say, alt: str) -> Picture[Public]:
    """The table of a league."""
    image = draw_league(table, theme, say)
    return Picture(encode(image, RECORDS, theme), image.size, alt)


def draw_league(table: LeagueTable, theme: Theme, say: Say) -> Image.Image:
    """One group below the other, and what the arrows mean at the foot."""
    heights = [HEAD + len(group.places) * (LINE_HEIGHT + BETWEEN) for group in table.groups]
    foot = FOOT if table.has_zones else 0
    canvas = Canvas.page(HEADER + sum(heights) + foot + GAP, theme, say)
    words = (say(Msg(f"{table.game}-name")), table.title)
    paint_header(canvas, painter_of(table.game).motif, words, Pill(table.where))
    top = HEADER
    for group, height in zip(table.groups, heights, strict=True):
        _paint_group(canvas, Box(MARGIN, top, WIDTH - 2 * MARGIN, height), table.heads, group)
        top += height
    if foot:
        _paint_foot(canvas, Box(MARGIN, top, WIDTH - 2 * MARGIN, foot), table)
    return canvas.image


def _paint_group(canvas: Canvas, box: Box, heads: tuple[str, ...], group: Group) -> None:
    paint_heads(canvas, Box(box.x, box.y, box.width, HEAD), group.title, heads)
    for number, place in enumerate(group.places):
        top = box.y + HEAD + number * (LINE_HEIGHT + BETWEEN)
        _paint_place(canvas, Box(box.x, top, box.width, LINE_HEIGHT), place)


def _paint_place(canvas: Canvas, box: Box, place: Place) -> None:
    """The reader's own line is framed, so that they find themselves."""
    paint_plate(canvas, box, place.own, thickness=3)
    middle = box.centre[1]
    ink = canvas.theme.muted if place.empty else canvas.theme.text
    canvas.text((box.x + RANK_AT, middle), str(place.rank), RANK, ink, Hold.MIDDLE)
    if place.zone:
        canvas.put_centred(_arrow(canvas.theme, place.zone), (box.x + ARROW_AT, middle))
    name = nickname(place.name, NAME.face, f"#{place.rank}")
    paint_figures(canvas, box, Figures(name, place.values), box.x + NAME_LEFT)


def _paint_foot(canvas: Canvas, box: Box, table: LeagueTable) -> None:
    half = box.width // 2
    for left, zone, words in ((box.x, 1, table.up), (box.x + half, -1, table.down)):
        canvas.put_centred(_arrow(canvas.theme, zone), (left + 46, box.centre[1]))
        setting = fit(printable(words, LABEL.face), LABEL, 20, half - 100)
        canvas.line((left + 80, box.centre[1]), setting, canvas.theme.muted)


def _arrow(theme: Theme, zone: int) -> Image.Image:
    return _drawn_arrow(theme.gold if zone > 0 else theme.stone, theme.ink, zone)


@cached_sprite
def _drawn_arrow(colour: Colour, ink: Colour, zone: int) -> Image.Image:
    """It points up or down: nobody needs to see the colour."""
    pen, tip, base = Pen(ARROW, ARROW), 5 if zone > 0 else ARROW - 5, ARROW - 7 if zone > 0 else 7
    corners = ((ARROW / 2, tip), (ARROW - 3, base), (3, base))
    pen.polygon(corners, colour)
    pen.outline(corners, 3, ink)
    return pen.sprite()
