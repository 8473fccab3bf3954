"""The board picture: the city on its table, the conditions, the score so far, the players."""

from __future__ import annotations

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.pieces import Laid
from engine.games.sprawlopolis.points import sheets
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import cell_name, cell_named
from render.games.sprawlopolis.city import paint_cards, paint_roads
from render.games.sprawlopolis.goal_cards import paint_goal
from render.games.sprawlopolis.goals import conditions
from render.games.sprawlopolis.horizon import MOTIF
from render.games.sprawlopolis.module_row import paint_modules
from render.games.sprawlopolis.owners import paint_owners
from render.games.sprawlopolis.plan import Plan, plan_for
from render.games.sprawlopolis.plates import paint_people
from render.games.sprawlopolis.spots import (
    paint_ghost,
    paint_landmark_place,
    paint_last,
    paint_spots,
)
from render.games.sprawlopolis.table import paint_table
from render.games.sprawlopolis.tally_rows import paint_tally
from render.games.sprawlopolis.trial import paint_trial
from render.kit.layout import WIDTH
from render.kit.lines import paint_words
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.header import paint_header
from render.parts.people import turn_pill
from render.picture import Say


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Sheet:
    """Everything in its place, from the table up."""
    spots = tuple(cell_named(name) for name, _ in marks.spots)
    plan = plan_for(view, spots, bool(marks.words))
    sheet = Sheet.blank(WIDTH, plan.height, theme.ground)
    paint_title(sheet, view, theme, say)
    _paint_city(sheet, plan, view, marks, theme, say)
    _paint_words(sheet, plan, view, marks, theme, say)
    goals = conditions(view)
    for box, goal in zip(plan.goals.columns(len(goals)), goals, strict=True):
        paint_goal(sheet, box, goal, view, theme, say)
    paint_modules(sheet, plan.modules, view, theme, say)
    paint_tally(sheet, plan.tally, view, theme, say)
    if plan.people.height:
        paint_people(sheet, plan.people, view, theme, say)
    return sheet


def paint_title(sheet: Sheet, view: View, theme: Theme, say: Say) -> None:
    """The name of the game, how far it is, and who is asked."""
    words = (say(msg("sprawlopolis-name")), subtitle(view, say))
    styles = tuple(theme.seats[seat] for seat in view.asked)
    paint_header(sheet, MOTIF, words, turn_pill(view.asked, view.eye, styles, say), theme)


def subtitle(view: View, say: Say) -> str:
    """How far the game is, and its level where it is not the usual one."""
    line = say(progress(view))
    if view.terms.level is Level.NORMAL or view.terms.is_duel:
        return line
    return f"{line} · {say(msg(f'sprawlopolis-picture-level-{view.terms.level}'))}"


def progress(view: View) -> Msg:
    """How far the game is; private pictures say that they are."""
    audience = "all" if view.eye is PUBLIC else "you"
    turn = min(view.turn + 1, view.turns)
    return msg(f"sprawlopolis-picture-{view.stage}", audience=audience, turn=turn, turns=view.turns)


def tried_card(view: View, marks: Marks) -> Laid | None:
    """The newest card, if it is only being tried."""
    last = view.last
    return last if last is not None and cell_name(last.cell) in marks.ghost else None


def _paint_city(sheet: Sheet, plan: Plan, view: View, marks: Marks, theme: Theme, say: Say) -> None:
    tried = tried_card(view, marks)
    laid = view.laid if tried is None else view.laid[:-1]
    paint_table(sheet, plan.plane, city_of(laid), theme)
    paint_cards(sheet, plan.plane, laid, theme)
    for counted in sheets(laid, view.terms):
        paint_roads(sheet, plan.plane, counted.city)
    if view.stage is Stage.LANDMARKS and not laid:
        paint_landmark_place(sheet, plan.plane)
    if view.terms.two_cities:
        paint_owners(sheet, plan.plane, view, theme, say)
    if tried is not None:
        paint_ghost(sheet, plan.plane, tried, theme)
    elif not marks.spots:
        paint_last(sheet, plan.plane, view, theme)
    paint_spots(sheet, plan.plane, marks.spots)


def _paint_words(
    sheet: Sheet, plan: Plan, view: View, marks: Marks, theme: Theme, say: Say
) -> None:
    """What the trial would do, with the card and what lies under it."""
    tried = tried_card(view, marks)
    if marks.words and tried is not None:
        paint_trial(sheet, plan.words, view, tried, marks.words, theme, say)
    elif marks.words:
        paint_words(sheet, plan.words, marks.words, theme)
