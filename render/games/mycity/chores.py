"""What is to be decided before or after an episode: a name, a sticker, a colour."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.mycity.box import COLOURS, Effect
from engine.games.mycity.names import building_name, sticker_name
from engine.games.mycity.pieces import BOX
from engine.games.mycity.stickers import goes_on_building, targets
from engine.games.mycity.view import Chore, Task, View, grant_of
from render.games.mycity.deck import lying
from render.games.mycity.features import feature
from render.games.mycity.roofs import badge, chip
from render.games.mycity.signs import home, smoke
from render.games.mycity.terrain import ground
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.lines import paint_words
from render.kit.pen import Pen, SquarePen
from render.kit.shapes import rounded
from render.kit.sheet import Hold
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme

STICKER = 120
SMALL = 54
NAME = Font(Face.LABEL, 24)
GRID = 520
MOST_LATER = 3


def paint_chores(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The next thing large at the left, words beside it, then the buildings it may go on."""
    tasks = view.cities[seat].tasks
    first = Box(box.x, box.y, 220, box.height)
    _paint_tasks(canvas, first, tasks)
    buildings = buildings_asked(view, seat)
    right = box.right - (GRID + 10 if buildings else 0)
    left = first.right + 10
    lines = tuple(map(canvas.say, _lines(tasks[0])))
    paint_words(canvas, Box(left, box.y, right - left, box.height), lines)
    if buildings:
        _paint_buildings(canvas, box, buildings)


def _paint_tasks(canvas: Canvas, box: Box, tasks: tuple[Task, ...]) -> None:
    """The first task large, the next ones small below it."""
    theme = canvas.theme
    canvas.framed(box, 20, theme.cream, theme.stone, 2)
    later = tasks[1 : 1 + MOST_LATER]
    x, y = box.centre
    canvas.put_centred(task_sign(tasks[0], STICKER, theme), (x, y - (28 if later else 0)))
    for number, task in enumerate(later):
        aside = round((number - (len(later) - 1) / 2) * (SMALL + 8))
        canvas.put_centred(task_sign(task, SMALL, theme), (x + aside, box.bottom - 36))


def _lines(task: Task) -> tuple[Msg, ...]:
    match task.kind:
        case Chore.NAME:
            return (msg("mycity-ask-name"),)
        case Chore.COLOUR:
            return (msg("mycity-ask-colour"),)
        case Chore.STICK:
            sticker = grant_of(task).sticker
            return (sticker_name(sticker), msg(f"mycity-sticker-{sticker}-help"))


def buildings_asked(view: View, seat: Seat) -> tuple[str, ...]:
    """The buildings that the sticker which is to be put down may go on."""
    task = view.cities[seat].tasks[0]
    if task.kind is not Chore.STICK or not goes_on_building(grant_of(task)):
        return ()
    city = view.cities[seat]
    return targets(view.plan, grant_of(task), city.land, city.marks)


def _grid(box: Box) -> Box:
    """The room for buildings at the right end of the box of a question."""
    return Box(box.right - GRID, box.y, GRID, box.height)


def building_places(box: Box, buildings: tuple[str, ...]) -> dict[str, Box]:
    """Where in the box of a question each of these buildings is shown."""
    rows = 1 if len(buildings) < 5 else 2 if len(buildings) < 17 else 3
    across = -(-len(buildings) // rows)
    places = _grid(box).inset(8).grid(rows, across, 2)
    return dict(zip(buildings, places, strict=False))


def _paint_buildings(canvas: Canvas, box: Box, buildings: tuple[str, ...]) -> None:
    canvas.panel(_grid(box), 18, canvas.theme.panel)
    places = building_places(box, buildings)
    first = places[buildings[0]]
    size = min(first.width // 5, (first.height - 36) // 3, 22)
    for building, place in places.items():
        x = place.centre[0]
        middle = place.y + (place.height - 30) // 2
        canvas.put_centred(lying(building, size, canvas.theme), (x, middle))
        name = fit(canvas.say(building_name(building)), NAME, 15, place.width - 4)
        canvas.line((x, place.bottom - 16), name, canvas.theme.text, Hold.MIDDLE)


@cached_sprite
def task_sign(task: Task, size: int, theme: Theme) -> Image.Image:
    """A picture of what is to be put down, named or chosen."""
    match task.kind:
        case Chore.NAME:
            return _name_sign(size, theme)
        case Chore.COLOUR:
            return _colour_sign(size, theme)
        case Chore.STICK:
            return sticker_sign(grant_of(task).sticker, size, theme)


def sticker_sign(name: str, size: int, theme: Theme) -> Image.Image:
    """The sticker as it will lie on the board."""
    sticker = BOX.stickers[name]
    if sticker.effect is Effect.MARK:
        return badge(name, size, theme)
    tile = Image.new("RGBA", (size, size))
    tile.paste(theme.ink, (0, 0), rounded(size, size, size // 6))
    inside = ground("." if not sticker.feature else ",", size - 6, False).convert("RGBA")
    if sticker.feature:
        inside.alpha_composite(feature(sticker.feature, size - 6))
    if sticker.effect is Effect.THIN:
        inside.alpha_composite(_smoke(size - 6, theme))
    tile.paste(inside, (3, 3), rounded(size - 6, size - 6, size // 6 - 3))
    return tile


def _smoke(size: int, theme: Theme) -> Image.Image:
    pen = Pen(size, size)
    smoke(SquarePen(pen, size * 0.7, (size * 0.15, size * 0.15)), theme.ink, theme.ink)
    return pen.sprite()


def _name_sign(size: int, theme: Theme) -> Image.Image:
    pen = Pen(size, size)
    home(SquarePen(pen, size * 0.9, (size * 0.05, size * 0.05)), theme.ink, theme.cream)
    return pen.sprite()


def _colour_sign(size: int, theme: Theme) -> Image.Image:
    sprite, side = Image.new("RGBA", (size, size)), round(size * 0.5)
    places = ((size // 4, 0), (0, size // 2), (size // 2, size // 2))
    for colour, at in zip(COLOURS, places, strict=True):
        sprite.alpha_composite(chip(colour, side, theme), at)
    return sprite
