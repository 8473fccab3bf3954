"""The picture of a leaderboard: who stands where at one game."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.seats import Public
from engine.core.words import Msg
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.columns import HEAD, NAME, Figures, paint_figures, paint_heads
from render.kit.fonts import Face, Font, nickname
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.palette import RECORDS, encode
from render.kit.pen import Pen
from render.kit.sheet import Hold
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme
from render.painter import painter_of
from render.parts.header import Pill, paint_header
from render.parts.plate import paint_plate
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Picture, Say

LINE_HEIGHT = 78
BETWEEN = 10
MEDAL = 58
NAME_LEFT = 112
RANK = Font(Face.TITLE, 36)


@dataclass(frozen=True)
class Place:
    """One line. ``own`` is the reader's."""

    rank: int
    name: str
    values: tuple[str, ...]
    own: bool = False


@dataclass(frozen=True)
class Group:
    """Some lines that are compared with each other, with their title and the heads of columns."""

    title: str
    heads: tuple[str, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Ranking:
    """A leaderboard, in words already."""

    game: str
    title: str
    where: str
    groups: tuple[Group, ...]


def paint_ranking(ranking: Ranking, theme: Theme, say: Say, alt: str) -> Picture[Public]:
    """The leaderboard of one game."""
    image = draw_ranking(ranking, theme, say)
    return Picture(encode(image, RECORDS, theme), image.size, alt)


def draw_ranking(ranking: Ranking, theme: Theme, say: Say) -> Image.Image:
    """One table below the other."""
    heights = [HEAD + len(group.places) * (LINE_HEIGHT + BETWEEN) for group in ranking.groups]
    canvas = Canvas.page(HEADER + sum(heights) + GAP, theme, say)
    words = (say(Msg(f"{ranking.game}-name")), ranking.title)
    paint_header(canvas, painter_of(ranking.game).motif, words, Pill(ranking.where))
    top = HEADER
    for group, height in zip(ranking.groups, heights, strict=True):
        _paint_group(canvas, Box(MARGIN, top, WIDTH - 2 * MARGIN, height), group)
        top += height
    return canvas.image


def _paint_group(canvas: Canvas, box: Box, group: Group) -> None:
    paint_heads(canvas, Box(box.x, box.y, box.width, HEAD), group.title, group.heads)
    for number, place in enumerate(group.places):
        top = box.y + HEAD + number * (LINE_HEIGHT + BETWEEN)
        _paint_place(canvas, Box(box.x, top, box.width, LINE_HEIGHT), place)


def _paint_place(canvas: Canvas, box: Box, place: Place) -> None:
    """The reader's own line is framed, so that they find themselves."""
    theme = canvas.theme
    paint_plate(canvas, box, place.own, thickness=3)
    at, metal = (box.x + 58, box.centre[1]), _metal(place.rank, theme)
    if metal is not None:
        canvas.put_centred(_medal(metal, theme.ink), at)
    ink = theme.text if metal is None else theme.ink
    canvas.text(at, str(place.rank), RANK, ink, Hold.MIDDLE)
    name = nickname(place.name, NAME.face, f"#{place.rank}")
    paint_figures(canvas, box, Figures(name, place.values), box.x + NAME_LEFT)


def _metal(rank: int, theme: Theme) -> Colour | None:
    return {1: theme.gold, 2: theme.silver, 3: theme.stone}.get(rank)


@cached_sprite
def _medal(metal: Colour, ink: Colour) -> Image.Image:
    pen = Pen(MEDAL, MEDAL)
    middle = (MEDAL / 2, MEDAL / 2)
    pen.disc(middle, MEDAL / 2, ink)
    pen.disc(middle, MEDAL / 2 - 2.5, mix(metal, ink, 0.35))
    pen.disc(middle, MEDAL / 2 - 7, metal)
    return pen.sprite()
