"""The card that is open: its name, and the building in every turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from PIL import Image

from engine.core.words import msg
from engine.games.mycity.names import building_name
from engine.games.mycity.pieces import colour_of, turns_of
from engine.games.mycity.view import View
from render.games.mycity.deck import blocking, lying
from render.games.mycity.roofs import chip, roof, squares_of
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.marks import faded, pill
from render.kit.pen import Pen
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.plate import paint_paper

NAME = Font(Face.NAME, 34)
KIND = Font(Face.BODY, 28)
CARD_WIDTH = 290
TURN_WIDTH = 118
TURN_CELL = 27
SMALL_TURN_CELL = 22
GAP = 10
RADIUS = 20
LABEL = 44
NO_LABELS: Mapping[int, str] = MappingProxyType({})


def paint_card(canvas: Canvas, box: Box, view: View) -> None:
    """A cream card with the colour of the building, and what it is called."""
    paint_paper(canvas, box, RADIUS, canvas.theme.cream)
    building = view.card
    colour = colour_of(building)
    head = box.y + min(54, box.height // 3 - 8)
    canvas.put_centred(chip(colour, 62, canvas.theme), (box.x + 50, head))
    names = Box(box.x + 19, head + 54, box.width - 38, box.bottom - head - 54)
    _paint_names(canvas, names, building)

    _paint_blocked(canvas, (box.right - 42, head), view.blocked)


def _paint_blocked(canvas: Canvas, at: tuple[int, int], buildings: tuple[str, ...]) -> None:
    """The buildings that were lost just before this one, under the barrier that did it."""
    if not buildings:
        return
    x, y = at
    canvas.put_centred(blocking(34, canvas.theme), (x, y - 14))
    for number, building in enumerate(buildings):
        canvas.put_centred(lying(building, 12, canvas.theme), (x, y + 20 + number * 30))


def _paint_names(canvas: Canvas, at: Box, building: str) -> None:
    name = fit(canvas.say(building_name(building)), NAME, 28, at.width, most_lines=2)
    canvas.lines_below((at.x, at.y), name, 34, canvas.theme.ink)
    row = at.y + 34 * len(name.lines)
    if row + 22 < at.bottom:
        ink = mix(canvas.theme.ink, canvas.theme.cream, 0.3)
        kind = fit(
            canvas.say(msg(f"mycity-picture-kind-{colour_of(building)}")), KIND, 28, at.width
        )
        canvas.line((at.x, row + 2), kind, ink)


def turns_width(building: str) -> int:
    """How much room all turns of this building take."""
    count = len(turns_of(building))
    return count * TURN_WIDTH + (count - 1) * GAP


def turn_places(box: Box, building: str) -> dict[int, Box]:
    """Where each turn of the building is shown."""
    turns = turns_of(building)
    return dict(zip(turns, box.columns(len(turns), GAP), strict=True))


def paint_turns(
    canvas: Canvas,
    box: Box,
    building: str,
    meant: Collection[int],
    labels: Mapping[int, str] = NO_LABELS,
) -> None:
    """Every turn of the building, with its label where it has one.

    Turns outside ``meant`` are paler; an empty ``meant`` means all.
    """
    for turn, place in turn_places(box, building).items():
        _paint_turn(canvas, place, (building, turn), not meant or turn in meant)
        if label := labels.get(turn):
            canvas.put(pill(label, LABEL), (place.x + 6, place.y + 6))


def _paint_turn(canvas: Canvas, place: Box, laid: tuple[str, int], meant: bool) -> None:
    theme = canvas.theme
    ground = theme.raised if meant else theme.panel
    canvas.panel(place, 16, ground)
    cell = TURN_CELL if place.height > 170 else SMALL_TURN_CELL
    sprite = shown_turn(*laid, cell, theme)
    canvas.put_centred(sprite if meant else faded(sprite, 80), place.centre)


@cached_sprite
def shown_turn(building: str, turn: int, cell: int, theme: Theme) -> Image.Image:
    """The building with a spot on its first cell, which is the cell that people type."""
    sprite = roof(building, turn, cell, theme).copy()
    pen, (x, y) = Pen(*sprite.size), squares_of(building, turn)[0]
    centre = ((x + 0.5) * cell, (y + 0.46) * cell)
    pen.disc(centre, cell * 0.32, theme.ink)
    pen.disc(centre, cell * 0.24, (255, 255, 255))
    sprite.alpha_composite(pen.sprite())
    return sprite
