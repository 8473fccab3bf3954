"""The card that is open: its id, its name, and the building in every turn that can be typed."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from engine.games.mycity.choices import turn_token
from engine.games.mycity.names import building_name, colour_name
from engine.games.mycity.pieces import colour_of, turns_of
from engine.games.mycity.view import View
from render.games.mycity.deck import blocking, lying
from render.games.mycity.roofs import chip, roof, squares_of
from render.kit.colour import mix
from render.kit.fonts import Face, Font, fit
from render.kit.layout import Box
from render.kit.sheet import Hold, Pen, Sheet
from render.kit.sprites import shelved
from render.kit.theme import Theme
from render.picture import Say

ID = Font(Face.TITLE, 58)
NAME = Font(Face.NAME, 34)
KIND = Font(Face.BODY, 26)
TOKEN = Font(Face.TITLE, 30)
CARD_WIDTH = 290
TURN_WIDTH = 118
TURN_CELL = 27
SMALL_TURN_CELL = 22
GAP = 10
RADIUS = 20


def paint_card(sheet: Sheet, box: Box, view: View, theme: Theme, say: Say) -> None:
    """A cream card with the id that is printed on it, and what the building is called."""
    _paint_blank(sheet, box, theme)
    building = view.card
    colour = colour_of(building)
    head = box.y + min(54, box.height // 3 - 8)
    sheet.put_centred(chip(colour, 62, theme), (box.x + 50, head))
    sheet.text((box.x + 94, head), building.upper(), ID, theme.ink)
    names = Box(box.x + 19, head + 54, box.width - 38, box.bottom - head - 54)
    _paint_names(sheet, names, building, theme, say)

    _paint_blocked(sheet, (box.right - 42, head), view.blocked, theme)


def _paint_blocked(
    sheet: Sheet, at: tuple[int, int], buildings: tuple[str, ...], theme: Theme
) -> None:
    """The buildings that were lost just before this one, under the barrier that did it."""
    if not buildings:
        return
    x, y = at
    sheet.put_centred(blocking(34, theme), (x, y - 14))
    for number, building in enumerate(buildings):
        sheet.put_centred(lying(building, 12, theme), (x, y + 20 + number * 30))


def _paint_names(sheet: Sheet, at: Box, building: str, theme: Theme, say: Say) -> None:
    name = fit(say(building_name(building)), NAME, 26, at.width, most_lines=2)
    row = at.y
    for line in name.lines:
        sheet.text((at.x, row), line, name.font, theme.ink)
        row += 34
    if row + 22 < at.bottom:
        kind = fit(say(colour_name(colour_of(building))), KIND, 20, at.width)
        ink = mix(theme.ink, theme.cream, 0.3)
        sheet.text((at.x, row + 2), kind.lines[0], kind.font, ink)


def _paint_blank(sheet: Sheet, box: Box, theme: Theme) -> None:
    sheet.panel(Box(box.x, box.y + 4, *box[2:]), RADIUS, mix(theme.ground, theme.ink, 0.3))
    sheet.framed(box, RADIUS, theme.cream, theme.stone, 2)


def turns_width(building: str) -> int:
    """How much room all turns of this building take."""
    count = len(turns_of(building))
    return count * TURN_WIDTH + (count - 1) * GAP


def paint_turns(
    sheet: Sheet, box: Box, building: str, meant: Collection[int], theme: Theme
) -> None:
    """Every turn over its token; those that are not meant step back."""
    turns = turns_of(building)
    for place, turn in zip(box.columns(len(turns), GAP), turns, strict=True):
        _paint_turn(sheet, place, (building, turn), not meant or turn in meant, theme)


def _paint_turn(sheet: Sheet, place: Box, laid: tuple[str, int], meant: bool, theme: Theme) -> None:
    ground = theme.raised if meant else theme.panel
    sheet.panel(place, 16, ground)
    cell = TURN_CELL if place.height > 170 else SMALL_TURN_CELL
    sprite = shown_turn(*laid, cell, theme)
    middle = (place.centre[0], place.y + (place.height - 50) // 2 + 2)
    sheet.put_centred(sprite if meant else faded(sprite), middle)
    token = Box(place.x + 9, place.bottom - 48, place.width - 18, 40)
    sheet.panel(token, 18, theme.cream if meant else theme.line)
    sheet.text(token.centre, turn_token(laid[1]), TOKEN, theme.ink, Hold.MIDDLE)


@shelved
def shown_turn(building: str, turn: int, cell: int, theme: Theme) -> Image.Image:
    """The building with a spot on its first cell: the one whose name is typed."""
    sprite = roof(building, turn, cell, theme).copy()
    pen, (x, y) = Pen(*sprite.size), squares_of(building, turn)[0]
    centre = ((x + 0.5) * cell, (y + 0.46) * cell)
    pen.disc(centre, cell * 0.32, theme.ink)
    pen.disc(centre, cell * 0.24, (255, 255, 255))
    sprite.alpha_composite(pen.sprite())
    return sprite


def faded(sprite: Image.Image) -> Image.Image:
    """The same, much quieter."""
    quiet = sprite.copy()
    quiet.putalpha(sprite.getchannel("A").point(lambda ink: ink * 80 // 255))
    return quiet
