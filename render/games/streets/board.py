"""The board picture: the city, the income of the last build, the supply, the players."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.streets.table import Account, Stage, streets_paid
from engine.games.streets.view import View
from render.games.streets.city import paint_city
from render.games.streets.colours import TABLE
from render.games.streets.final import paint_final_tags
from render.games.streets.income import (
    Told,
    arranged,
    being_counted,
    in_brief,
    paint_account,
)
from render.games.streets.lot import ROOMY
from render.games.streets.motif import MOTIF
from render.games.streets.plates import paint_plate, plate_height
from render.games.streets.spots import cells_of, paint_marks
from render.games.streets.supply import face_up, paint_supply, supply_height
from render.kit.canvas import Canvas
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.kit.window import Extent, Window, extent_of, window_on
from render.painter import Marks
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

MOST_HEIGHT = 1690
SIZES = tuple(
    (size, size) for size in (200, 176, 150, 132, 118, 104, 92, 80, 68, 60, 52, 44, 36, 28, 22)
)
"""A few sizes only, so that sprites live through many turns and are shared by all tables."""

LEAST_BESIDE_INCOME = 92


class Plan(NamedTuple):
    """The boxes of one picture, from the city down."""

    size: tuple[int, int]
    window: Window
    accounts: list[Told]
    supply: Box
    plates: tuple[Box, ...]


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The whole table: city, incomes, supply, players."""
    plan = plan_for(view, marks)
    canvas = Canvas.page(plan.size[1], theme, say)
    canvas.fill(Box(0, 0, WIDTH, plan.window.box.bottom), TABLE[theme.name])
    _paint_title(canvas, view)
    paint_city(canvas, plan.window, view)
    paint_final_tags(canvas, plan.window, view)
    paint_marks(canvas, plan.window, view, marks)
    for one in plan.accounts:
        paint_account(canvas, one, view)
    paint_supply(canvas, plan.supply, view)
    for seat, box in enumerate(plan.plates):
        paint_plate(canvas, box, view, seat)
    return canvas.image


# Where things lie


def plan_for(view: View, marks: Marks) -> Plan:
    """The boxes of the picture.

    Incomes are told in full while the city stays large enough, else in brief.
    """
    shown = (
        ()
        if marks.spots and view.stage is Stage.BUILD
        else (*streets_paid(view.table), *_asked_about(view))
    )
    box = Box(MARGIN, 0, WIDTH - 2 * MARGIN, 0)
    plan = _plan_with(arranged(shown, box), view, marks)
    if shown and plan.window.width < LEAST_BESIDE_INCOME:
        return _plan_with(in_brief(shown, box), view, marks)
    return plan


def _asked_about(view: View) -> tuple[Account, ...]:
    """The street that somebody is asked about, on the picture for that player."""
    return being_counted(view) if view.eye in view.asked else ()


def _plan_with(accounts: list[Told], view: View, marks: Marks) -> Plan:
    """The boxes with these incomes; the city gets the height that the rest leaves."""
    count, width = len(view.players), WIDTH - 2 * MARGIN
    income = max((one.box.bottom + GAP for one in accounts), default=0)
    supply = 0 if hides_supply(view, marks) else supply_height(view)
    band = supply + GAP if supply else 0
    plates = plate_height(view, (width - GAP * (count - 1)) // count)
    below = GAP + income + band + plates + MARGIN
    window = window_for(view, marks, MOST_HEIGHT - HEADER - below)
    top = window.box.bottom + GAP
    placed = [one._replace(box=one.box._replace(y=one.box.y + top)) for one in accounts]
    supply_box = Box(MARGIN, top + income, width, supply)
    row = Box(MARGIN, supply_box.y + band, width, plates)
    return Plan((WIDTH, row.bottom + MARGIN), window, placed, supply_box, row.columns(count))


def hides_supply(view: View, marks: Marks) -> bool:
    """True while a place is chosen, because the city needs the room.

    A tile that lies face up is always shown, and so are the tokens while some are taken.
    """
    needed = face_up(view) is not None or view.stage is Stage.TOKENS
    return bool(marks.spots) and not needed


def window_for(view: View, marks: Marks, height: int) -> Window:
    """The cells in use and the spots, with a line more on every side while cells stay large."""
    names = (*(name for name, _ in marks.spots), *marks.ghost)
    extent = extent_of([*view.city, *cells_of(names)])
    wider = _window(extent.wider(1), height)
    return wider if wider.width >= ROOMY else _window(extent, height)


def _window(extent: Extent, height: int) -> Window:
    return window_on(extent, (0, HEADER), (WIDTH, height), SIZES)


# The title


def _paint_title(canvas: Canvas, view: View) -> None:
    words = (canvas.say(msg("streets-name")), canvas.say(progress(view)))
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye)


def progress(view: View) -> Msg:
    """How far the game is. In a private picture it also says that the picture is private."""
    audience = "all" if view.eye is PUBLIC else "you"
    if view.stage is Stage.OVER:
        return msg("streets-picture-over", audience=audience)
    turn = view.table.turn + 1
    return msg("streets-picture-turn", audience=audience, turn=turn, stack=view.stack)
