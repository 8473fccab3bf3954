"""The picture of looking back: how all stood from move to move, and the turns that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.seats import Public
from engine.kit.numbers import digits
from render.kit.canvas import Canvas, key_alone
from render.kit.colour import Colour
from render.kit.fonts import Face, Font, nickname, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import pill
from render.kit.palette import REVIEWS, encode
from render.kit.pen import Pen
from render.kit.shapes import Point
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import painter_of
from render.parts.curves import DASHES, apart, dashed, ticks
from render.parts.header import Pill, paint_header
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Picture

CHART_HEIGHT = 660
AXIS, FOOT, HEAD_ROOM, END = 104, 62, 74, 46
"""What is left free around the curve: at its left, below, above, and at its right."""

LEGEND_HEIGHT, TURN_HEIGHT, NOTE_HEIGHT = 64, 70, 62
RADIUS = 20
THICKNESS, EDGE = 6.0, 3.0
BAND = 62
"""How strong a band is, of 255."""

SHAPES_ALONG = 4
SHAPE, LAST_SHAPE, PILL = 28, 40, 54
TICK = Font(Face.LABEL, 32)
NAME = Font(Face.NAME, 36)
VALUE = Font(Face.TITLE, 38)
WORDS = Font(Face.LABEL, 34)
LEAST = 28


@dataclass(frozen=True)
class Dot:
    """How one stood at the move with this number, give or take the spread."""

    move: int
    mean: float
    spread: float = 0.0


@dataclass(frozen=True)
class Line:
    """One seat, or the team where there is no ``colour``: its name, what it came to in words, and
    the dots of its curve."""

    colour: int | None
    name: str
    value: str
    dots: tuple[Dot, ...]


@dataclass(frozen=True)
class MarkedTurn:
    """A turn that is marked on the line with this index, and what is said of it below."""

    line: int
    dot: Dot
    words: str


@dataclass(frozen=True)
class Chart:
    """Everything in words already. ``moves`` is how many the game had. ``level`` is drawn across
    with its ``flag``: what was to be reached, or where all are even. ``note`` says how to read
    it."""

    game: str
    title: str
    subtitle: str
    pill: str
    moves: int
    first: str
    last: str
    level: float
    flag: str
    curves: tuple[Line, ...]
    turns: tuple[MarkedTurn, ...]
    note: str


@dataclass(frozen=True)
class Scale:
    """Where a move and a value lie on the page."""

    box: Box
    moves: int
    low: float
    high: float

    def at(self, dot: Dot) -> Point:
        return self.x(dot.move), self.y(dot.mean)

    def x(self, move: int) -> float:
        return self.box.x + self.box.width * (move - 1) / max(1, self.moves)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return min(self.box.bottom, max(self.box.y, self.box.bottom - self.box.height * share))


def paint_review(chart: Chart, theme: Theme, alt: str) -> Picture[Public]:
    """The curves of a finished game."""
    image = draw_review(chart, theme)
    image.load()  # bands lie over bands: mapped one by one, each would bring a rounding of its own
    return Picture(encode(image, REVIEWS, theme), image.size, alt)


def draw_review(chart: Chart, theme: Theme) -> Image.Image:
    """The chart, below it who is who, then a line for each turn, then how to read it."""
    panel = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, CHART_HEIGHT)
    rows = -(-len(chart.curves) // 2)
    legend = Box(MARGIN, panel.bottom + GAP, panel.width, rows * LEGEND_HEIGHT)
    turns = Box(MARGIN, legend.bottom + GAP, panel.width, len(chart.turns) * TURN_HEIGHT)
    note = Box(MARGIN, turns.bottom, panel.width, NOTE_HEIGHT)
    canvas = Canvas.page(note.bottom + MARGIN, theme, key_alone)
    words = (chart.title, chart.subtitle)
    paint_header(canvas, painter_of(chart.game).motif, words, Pill(chart.pill))
    canvas.panel(panel, RADIUS, theme.panel)
    _paint_chart(canvas, panel, chart)
    for number, (box, line) in enumerate(zip(legend.grid(rows, 2), chart.curves, strict=False)):
        _paint_legend(canvas, box, number, line)
    for number, turn in enumerate(chart.turns, start=1):
        top = turns.y + (number - 1) * TURN_HEIGHT
        _paint_words(canvas, Box(turns.x, top, turns.width, TURN_HEIGHT), str(number), turn.words)
    setting = fit(printable(chart.note, WORDS.face), WORDS, LEAST, note.width - 20)
    canvas.line((note.x + 10, note.centre[1]), setting, theme.muted)
    return canvas.image


# The chart


def _paint_chart(canvas: Canvas, panel: Box, chart: Chart) -> None:
    box = Box(
        panel.x + AXIS,
        panel.y + HEAD_ROOM,
        panel.width - AXIS - END,
        panel.height - HEAD_ROOM - FOOT,
    )
    scale = scale_of(chart, box)
    _paint_axes(canvas, scale, chart)
    for line in chart.curves:
        canvas.stamp(_band(scale, line), (box.x, box.y), _ink(canvas.theme, line))
    for number, line in enumerate(chart.curves):
        canvas.put(_curve(scale, line, number, canvas.theme), (box.x - 4, box.y - 4))
    for line in chart.curves:
        _paint_shapes(canvas, scale, line)
    _paint_flag(canvas, scale, chart)
    _paint_turns(canvas, panel, scale, chart.turns)


def _paint_turns(canvas: Canvas, panel: Box, scale: Scale, turns: Sequence[MarkedTurn]) -> None:
    """A number above the chart for each turn, with a line down to it."""
    top = panel.y + 40
    signs = apart([round(scale.x(turn.dot.move)) for turn in turns], PILL + 4)
    for number, (turn, sign) in enumerate(zip(turns, signs, strict=True), start=1):
        x, y = scale.at(turn.dot)
        canvas.fill(Box(round(x) - 1, top + 4, 3, round(y) - top - 4), canvas.theme.text)
        canvas.put_centred(pill(str(number), PILL), (sign, top))


def scale_of(chart: Chart, box: Box) -> Scale:
    """All means are on the page, with the level; of a band what has room."""
    means = [dot.mean for line in chart.curves for dot in line.dots]
    low, high = min([chart.level, *means]), max([chart.level, *means])
    room = max(1.0, (high - low) * 0.1)
    return Scale(box, chart.moves, low - room, high + room)


def _paint_axes(canvas: Canvas, scale: Scale, chart: Chart) -> None:
    theme, box = canvas.theme, scale.box
    for value in ticks(scale.low, scale.high):
        row = round(scale.y(value))
        canvas.fill(Box(box.x, row, box.width, 2), theme.line)
        canvas.text((box.x - 18, row), digits(value), TICK, theme.muted, Hold.RIGHT)
    canvas.fill(Box(box.x, round(scale.y(chart.level)) - 2, box.width, 5), theme.muted)
    foot = box.bottom + FOOT // 2 + 4
    canvas.line((box.x, foot), fit(chart.first, TICK, LEAST, box.width // 2), theme.muted)
    last = fit(chart.last, TICK, LEAST, box.width // 2)
    canvas.line((box.right + END - 24, foot), last, theme.muted, Hold.RIGHT)


def _paint_flag(canvas: Canvas, scale: Scale, chart: Chart) -> None:
    """What the level is, over the bands."""
    flag = fit(printable(chart.flag, TICK.face), TICK, LEAST, scale.box.width // 2)
    at = (scale.box.x + 12, round(scale.y(chart.level)) - 26)
    canvas.line(at, flag, canvas.theme.text)


def _ink(theme: Theme, line: Line) -> Colour:
    return theme.gold if line.colour is None else theme.seats[line.colour].colour


def _band(scale: Scale, line: Line) -> Image.Image:
    """Where a line may well be instead."""
    box = scale.box
    mask = Image.new("L", (box.width + 1, box.height + 1))
    above = [(scale.x(dot.move), scale.y(dot.mean + dot.spread)) for dot in line.dots]
    below = [(scale.x(dot.move), scale.y(dot.mean - dot.spread)) for dot in line.dots]
    edge = [(x - box.x, y - box.y) for x, y in (*above, *reversed(below))]
    if len(edge) > 2:
        ImageDraw.Draw(mask).polygon(edge, fill=BAND)
    return mask


def _curve(scale: Scale, line: Line, number: int, theme: Theme) -> Image.Image:
    box = scale.box
    pen = Pen(box.width + 8, box.height + 8)
    points = [(x - box.x + 4, y - box.y + 4) for x, y in map(scale.at, line.dots)]
    _draw(pen, points, number, line, theme)
    return pen.sprite()


def _draw(pen: Pen, points: Sequence[Point], number: int, line: Line, theme: Theme) -> None:
    """A line in its pattern; by daylight with an edge, for yellow would be lost on the panel."""
    strokes = list(dashed(points, DASHES[number % len(DASHES)]))
    for stroke in strokes if theme.daylight else ():
        pen.stroke(stroke, THICKNESS + EDGE, theme.ink)
    for stroke in strokes:
        pen.stroke(stroke, THICKNESS, _ink(theme, line))


def _paint_shapes(canvas: Canvas, scale: Scale, line: Line) -> None:
    """The shape of the seat along its line, and a larger one at its end."""
    if line.colour is None or not line.dots:
        return
    step = max(1, len(line.dots) // SHAPES_ALONG)
    for dot in line.dots[step // 2 : -1 : step]:
        x, y = scale.at(dot)
        canvas.put_seat(line.colour, SHAPE, (round(x), round(y)))
    x, y = scale.at(line.dots[-1])
    canvas.put_seat(line.colour, LAST_SHAPE, (round(x), round(y)))


# Below it


def _paint_legend(canvas: Canvas, box: Box, number: int, line: Line) -> None:
    """The line as it is drawn, its shape, whose it is, and what it came to."""
    middle, sample = box.centre[1], Pen(104, 12)
    _draw(sample, [(6, 6), (98, 6)], number, line, canvas.theme)
    canvas.put(sample.sprite(), (box.x + 10, middle - 6))
    if line.colour is not None:
        canvas.put_seat(line.colour, LAST_SHAPE, (box.x + 62, middle))
    value = fit(printable(line.value, VALUE.face), VALUE, LEAST, 150)
    canvas.line((box.right - 16, middle), value, canvas.theme.text, Hold.RIGHT)
    name = nickname(line.name, NAME.face, f"#{number + 1}")
    room = box.width - 130 - value.width - 40
    canvas.line((box.x + 130, middle), fit(name, NAME, LEAST, room), canvas.theme.text)


def _paint_words(canvas: Canvas, box: Box, number: str, words: str) -> None:
    canvas.put_centred(pill(number, PILL), (box.x + 42, box.centre[1]))
    setting = fit(printable(words, WORDS.face), WORDS, LEAST, box.width - 110)
    canvas.line((box.x + 92, box.centre[1]), setting, canvas.theme.text)
