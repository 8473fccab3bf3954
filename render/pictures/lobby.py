"""The picture of a table that is not full yet: who sits, who is ready, what is free."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.seats import Public
from engine.core.words import Msg, msg
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font, nickname
from render.kit.glyphs import glyph
from render.kit.icons import Icon, icon
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.lines import paint_words
from render.kit.marks import faded
from render.kit.palette import SHARED, encode
from render.kit.shapes import dashes
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import painter_of
from render.parts.header import Pill, paint_header
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Picture, Say

CARD_HEIGHT = 124
RADIUS = 22
STRIPE = 14
GLYPH = 60
NAME = Font(Face.NAME, 38)
STATUS = Font(Face.LABEL, 28)
LINE_HEIGHT = 46
NAME_ROWS = {1: (42, 86), 2: (27, 57, 98)}
"""Where the lines of a name stand, and under them the status."""


@dataclass(frozen=True)
class LobbySeat:
    """Somebody who sits down. A bot has a level, and is always ready."""

    name: str
    host: bool = False
    ready: bool = False
    bot: str = ""


@dataclass(frozen=True)
class Lobby:
    """A table before the game. ``notes`` are spoken lines: options, pace, deadline."""

    game: str
    taken: tuple[LobbySeat, ...]
    least: int
    most: int
    notes: tuple[str, ...] = ()


def paint_lobby(lobby: Lobby, theme: Theme, say: Say, alt: str) -> Picture[Public]:
    """The table before the game, for everyone."""
    image = draw_lobby(lobby, theme, say)
    return Picture(encode(image, SHARED, theme), image.size, alt)


def draw_lobby(lobby: Lobby, theme: Theme, say: Say) -> Image.Image:
    """Seat cards, taken and free, then the notes."""
    rows = -(-lobby.most // _across(lobby.most))
    cards = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, rows * (CARD_HEIGHT + GAP) - GAP)
    room = len(lobby.notes) * LINE_HEIGHT + 36 if lobby.notes else -GAP
    notes = Box(MARGIN, cards.bottom + GAP, cards.width, room)
    canvas = Canvas.page(notes.bottom + MARGIN, theme, say)
    _paint_title(canvas, lobby)
    for seat, box in enumerate(cards.grid(rows, _across(lobby.most))[: lobby.most]):
        if seat < len(lobby.taken):
            _paint_taken(canvas, box, seat, lobby.taken[seat])
        else:
            _paint_free(canvas, box, seat)
    if lobby.notes:
        paint_words(canvas, notes, lobby.notes)
    return canvas.image


def _across(seats: int) -> int:
    return {1: 1, 2: 2, 4: 2}.get(seats, 3)


def _paint_title(canvas: Canvas, lobby: Lobby) -> None:
    say = canvas.say
    name = say(Msg(f"{lobby.game}-name"))
    players = say(msg("picture-lobby-players", least=lobby.least, most=lobby.most))
    seats = msg("picture-lobby-seats", taken=len(lobby.taken), room=lobby.most)
    words = (name, f"{say(msg('picture-lobby-title'))} · {players}")
    paint_header(canvas, painter_of(lobby.game).motif, words, Pill(say(seats)))


def _paint_taken(canvas: Canvas, box: Box, seat: int, who: LobbySeat) -> None:
    theme = canvas.theme
    style = theme.seats[seat]
    canvas.panel(Box(box.x, box.y, RADIUS * 3, box.height), RADIUS, style.colour)
    canvas.panel(Box(box.x + STRIPE, box.y, box.width - STRIPE, box.height), RADIUS, theme.panel)
    canvas.put_shape(style, GLYPH, (box.x + STRIPE + 54, box.centre[1]))
    left, room = box.x + STRIPE + 104, box.width - STRIPE - 104 - 84
    fallback = canvas.say(msg("player-number", number=seat + 1))
    name = fit(nickname(who.name, NAME.face, fallback), NAME, 26, room, most_lines=2)
    rows = NAME_ROWS[len(name.lines)]
    for row, line in zip(rows, name.lines, strict=False):
        canvas.text((left, box.y + row), line, name.font, theme.text)
    sign, colour, status = _status(who, theme)
    canvas.line((left, box.y + rows[-1]), fit(canvas.say(status), STATUS, 20, room), theme.muted)
    canvas.put_centred(icon(sign, 46, colour), (box.right - 46, box.centre[1]))


def _status(who: LobbySeat, theme: Theme) -> tuple[Icon, Colour, Msg]:
    if who.host:
        gold = mix(theme.gold, theme.ink, 0.3) if theme.daylight else theme.gold
        return Icon.CROWN, gold, msg("picture-lobby-host")
    if who.bot:
        return Icon.CHECK, theme.good, Msg(f"picture-lobby-bot-{who.bot}")
    if who.ready:
        return Icon.CHECK, theme.good, msg("picture-lobby-ready")
    return Icon.HOURGLASS, theme.muted, msg("picture-lobby-thinking")


def _paint_free(canvas: Canvas, box: Box, seat: int) -> None:
    theme = canvas.theme
    edge = dashes(box.width, box.height, RADIUS, 3, 16, 10)
    canvas.stamp(edge, (box.x, box.y), theme.line)
    shape = faded(glyph(theme.seats[seat], GLYPH, theme), 102)
    canvas.put_centred(shape, (box.x + STRIPE + 54, box.centre[1]))
    words = canvas.say(msg("picture-lobby-free"))
    canvas.text((box.x + STRIPE + 104, box.centre[1]), words, STATUS, theme.muted)
