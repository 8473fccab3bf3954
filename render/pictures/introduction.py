"""A game on one page: its table in the middle of a game, one turn in three small scenes, and for
how many, how long and how hard it is."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.lessons import Scene, Shows
from engine.core.seats import Public, Seen
from engine.core.words import Msg, msg, plain
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.palette import encode
from render.kit.pen import Pen
from render.kit.sheet import Hold
from render.kit.sprites import cached_sprite
from render.kit.text import LEADING, Setting, fit, fit_paragraph
from render.kit.theme import Theme
from render.painter import Marks, painter_of
from render.parts.skyline import HEIGHT as SKY
from render.parts.skyline import horizon
from render.picture import Picture, Say
from render.pictures.scene import draw_scene

MOST_COVER = 520
"""Of a cover that is higher only the upper part is shown."""

STEP_HEIGHT = 500
STEP_ROOM = (330, 290)
CAPTION = Font(Face.LABEL, 44)
LEAST_CAPTION = 36
FACTS_HEIGHT = 176
VALUE = Font(Face.TITLE, 58)
LABEL = Font(Face.LABEL, 42)
LEAST = 35
DOT, DOT_STEP = 30, 54
HARDEST = 3
RADIUS = 22


@dataclass(frozen=True)
class Shot:
    """A scene with what it shows, and the spots of what is tried in it."""

    scene: Scene
    seen: Seen[object, Public]
    ghost: tuple[str, ...] = ()


@dataclass(frozen=True)
class GamePage:
    """What the page of a game shows; ``players`` are the fewest and the most."""

    game: str
    cover: Shot
    steps: tuple[Shot, Shot, Shot]
    players: tuple[int, int]
    minutes: int
    difficulty: int


def paint_introduction(page: GamePage, theme: Theme, say: Say, alt: str) -> Picture[Public]:
    """The page of a game, for everyone."""
    image = draw_introduction(page, theme, say)
    return Picture(encode(image, page.game, theme), image.size, alt)


def draw_introduction(page: GamePage, theme: Theme, say: Say) -> Image.Image:
    """The sky over the cover, below it the steps of a turn, and at the bottom the facts."""
    cover = _cover(page, theme, say)
    steps = Box(MARGIN, cover.height + MARGIN, WIDTH - 2 * MARGIN, STEP_HEIGHT)
    facts = Box(MARGIN, steps.bottom, steps.width, FACTS_HEIGHT)
    canvas = Canvas.page(facts.bottom, theme, say)
    canvas.put(cover, (0, 0))
    for number, (box, shot) in enumerate(zip(steps.columns(3), page.steps, strict=True), start=1):
        _paint_step(canvas, box, page.game, shot, Msg(f"{page.game}-step-{number}"))
    _paint_facts(canvas, facts, page)
    return canvas.image


def _cover(page: GamePage, theme: Theme, say: Say) -> Image.Image:
    """The table under the skyline of its game; a whole board brings that itself."""
    painter, shot = painter_of(page.game), page.cover
    table = draw_scene(painter, page.game, shot.scene, shot.seen, shot.ghost, theme, say)
    if shot.scene.shows == Shows.BOARD:
        return table.crop((0, 0, WIDTH, min(table.height, SKY + MOST_COVER)))
    shown = min(table.height, MOST_COVER)
    canvas = Canvas.page(SKY + shown, theme, say)
    canvas.put(horizon(painter.motif, theme), (0, 0))
    canvas.put(table.crop((0, 0, table.width, shown)), ((WIDTH - table.width) // 2, SKY))
    return canvas.image


# One turn


def _paint_step(canvas: Canvas, box: Box, game: str, shot: Shot, words: Msg) -> None:
    canvas.panel(box, RADIUS, canvas.theme.panel)
    middle, top = box.centre[0], box.y + MARGIN
    canvas.put_centred(_thumbnail(canvas, game, shot), (middle, top + STEP_ROOM[1] // 2))
    under = Box(
        box.x + GAP, top + STEP_ROOM[1], box.width - 2 * GAP, box.bottom - top - STEP_ROOM[1]
    )
    caption = fit_caption(canvas.say(words), under)
    step = round(caption.font.size * LEADING)
    canvas.lines(under.centre, caption, step, canvas.theme.text, Hold.MIDDLE)


def fit_caption(words: str, box: Box) -> Setting:
    """The words below a scene, on as many lines as the box has room for."""
    return fit_paragraph(printable(words, CAPTION.face), CAPTION, LEAST_CAPTION, box[2:])


def _thumbnail(canvas: Canvas, game: str, shot: Shot) -> Image.Image:
    """What is tried with its neighbours, where the painter can cut that out; else the whole scene,
    made smaller."""
    painter, theme, say = painter_of(game), canvas.theme, canvas.say
    if painter.crop is not None and shot.ghost and shot.scene.shows == Shows.GROUND:
        marks = Marks(spots=shot.scene.spots, ghost=shot.ghost)
        return painter.crop(shot.seen.view, marks, STEP_ROOM, theme, say)
    image = draw_scene(painter, game, shot.scene, shot.seen, shot.ghost, theme, say)
    image.thumbnail(STEP_ROOM, Image.Resampling.LANCZOS)
    return image


# The facts


def _paint_facts(canvas: Canvas, box: Box, page: GamePage) -> None:
    """For how many, how long around a real table, and how hard to learn."""
    (least, most), say = page.players, canvas.say
    count = plain(str(least) if least == most else f"{least}–{most}")
    first, second, third = box.columns(3)
    _paint_fact(canvas, first, say(count), msg("play-players", most=most))
    about = say(msg("play-about-minutes", minutes=page.minutes))
    _paint_fact(canvas, second, about, msg("play-minutes", minutes=page.minutes))
    _paint_fact(canvas, third, "", Msg(f"play-difficulty-{page.difficulty}"))
    left = third.centre[0] - (HARDEST - 1) * DOT_STEP // 2
    for place in range(HARDEST):
        colour = canvas.theme.gold_sign if place < page.difficulty else canvas.theme.line
        canvas.put_centred(_dot(DOT, colour), (left + place * DOT_STEP, box.y + 62))
    for column in (first, second):
        line = Box(column.right + GAP // 2 - 1, box.y + 26, 3, box.height - 52)
        canvas.fill(line, canvas.theme.line)


def _paint_fact(canvas: Canvas, box: Box, value: str, words: Msg) -> None:
    middle, room = box.centre[0], box.width - 2 * GAP
    if value:
        number = fit(value, VALUE, LEAST, room)
        canvas.line((middle, box.y + 62), number, canvas.theme.text, Hold.MIDDLE)
    label = fit(canvas.say(words), LABEL, LEAST, room)
    canvas.line((middle, box.y + 124), label, canvas.theme.muted, Hold.MIDDLE)


@cached_sprite
def _dot(size: int, colour: tuple[int, int, int]) -> Image.Image:
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, colour)
    return pen.sprite()
