"""Buildings that one player alone looks at, with all that they do."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.games.urbis.names import building_name, building_texts
from engine.games.urbis.pieces import BUILDINGS, PILE_NAMES
from engine.games.urbis.view import View
from render.games.urbis.buildings import paint_piece_name, piece
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.marks import pill
from render.kit.paragraphs import paint_sentences
from render.painter import Marks

RADIUS = 18
CAPTION = Font(Face.LABEL, 27)
TEXT = Font(Face.BODY, 32)
SMALL_TEXT = Font(Face.BODY, 24)
ONE_WIDTH, ONE_HEIGHT = 330, 112
PIECE_HEIGHT = 84
PILL = 46


def shown_height(view: View) -> int:
    """One building has its text beside it; several have theirs below."""
    return 176 if len(view.shown_buildings) == 1 else 270


def paint_shown(canvas: Canvas, box: Box, view: View, marks: Marks) -> None:
    """One building with its text beside it, or several with theirs below."""
    canvas.framed(box, RADIUS, canvas.theme.raised, canvas.theme.text, 3)
    count = len(view.shown_buildings)
    caption = canvas.say(msg("urbis-picture-shown-building" + ("s" if count > 1 else "")))
    canvas.text((box.x + 20, box.y + 24), caption, CAPTION, canvas.theme.muted)
    tops = zip(shown_places(box, view).items(), view.shown_buildings, strict=True)
    for (name, place), building in tops:
        if count == 1:
            _paint_one(canvas, place, (name, building), view)
        else:
            number = dict(marks.spots).get(name, "")
            _paint_of_many(canvas, place, (name, building), number)


def shown_places(box: Box, view: View) -> dict[str, Box]:
    """Where the building of each pile is shown, with its text."""
    inner = Box(box.x + 16, box.y + 46, box.width - 32, box.height - 60)
    names = [PILE_NAMES[pile] for pile in view.task.piles] if view.task else []
    return dict(zip(names, inner.columns(max(1, len(names)), 10), strict=False))


def effects(building: str) -> tuple[Msg, ...]:
    """All that happens when it is built, in sentences."""
    guards = BUILDINGS[building].guards
    posted = (msg("urbis-picture-guards", count=guards),) if guards else ()
    return (*posted, *building_texts(building))


def _paint_one(canvas: Canvas, box: Box, top: tuple[str, str], view: View) -> None:
    name, building = top
    place = Box(box.x, box.y, ONE_WIDTH, ONE_HEIGHT)
    sprite = piece(
        building,
        canvas.say(building_name(building)),
        place[2:],
        0,
        canvas.theme.raised,
        canvas.theme,
    )
    canvas.put(sprite, (place.x, place.y))
    paint_piece_name(canvas, place, name, building)
    off = view.task.off if view.task else 0
    texts = effects(building) or (msg("urbis-picture-nothing-else"),)
    texts = (*texts, msg("urbis-picture-discount", coins=off)) if off else texts
    words = " ".join(canvas.say(text) for text in texts)
    beside = Box(place.right + 24, box.y, box.right - place.right - 24, ONE_HEIGHT)
    paint_sentences(canvas, beside, words, TEXT, canvas.theme.text)


def _paint_of_many(canvas: Canvas, box: Box, top: tuple[str, str], number: str) -> None:
    name, building = top
    place = Box(box.x, box.y, box.width, PIECE_HEIGHT)
    mark = pill(number, PILL) if number else None
    taken = mark.width + 4 if mark else 0
    sprite = piece(
        building,
        canvas.say(building_name(building)),
        place[2:],
        taken,
        canvas.theme.raised,
        canvas.theme,
    )
    canvas.put(sprite, (place.x, place.y))
    paint_piece_name(canvas, place, name, building)
    if mark:
        canvas.put(mark, (place.right - mark.width - 3, place.bottom - mark.height - 4))
    words = " ".join(canvas.say(text) for text in effects(building))
    below = Box(box.x + 4, place.bottom + 2, box.width - 8, box.bottom - place.bottom)
    paint_sentences(canvas, below, words, SMALL_TEXT, canvas.theme.text)
