"""What a player is asked: the card, or what is to be decided, and what can be answered."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.mycity.answers import spots_for, why_no_pass
from engine.games.mycity.names import building_name, cell_label
from engine.games.mycity.pieces import cells_covered
from engine.games.mycity.track import purse
from engine.games.mycity.view import Answer, Stage, Verb, View
from render.games.mycity.cards import CARD_WIDTH, GAP, paint_card, paint_turns, turns_width
from render.games.mycity.chores import paint_chores
from render.games.mycity.final import paint_final
from render.games.mycity.spots import turns_in
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.lines import paint_words
from render.painter import NO_MARKS, Marks

HEIGHT = 208


def paint_question(
    canvas: Canvas, box: Box, view: View, seat: Seat, marks: Marks = NO_MARKS
) -> None:
    """The open card, the next thing to decide, the final ranks, or that one has to wait."""
    if shows_card(view):
        _paint_round(canvas, box, view, seat, marks)
    elif view.cities[seat].tasks and view.stage is not Stage.BUILD:
        paint_chores(canvas, box, view, seat)
    elif view.cities[seat].result is not None:
        paint_final(canvas, box, view)
    else:
        paint_words(canvas, box, (canvas.say(msg("mycity-picture-wait")),))


def shows_card(view: View) -> bool:
    """Whether the card of the round is shown, with its turns."""
    return view.stage is Stage.BUILD and bool(view.card)


def turns_box(box: Box, view: View) -> Box:
    """Where the turns of the card lie."""
    return Box(box.x + CARD_WIDTH + GAP, box.y, turns_width(view.card), box.height)


def _paint_round(canvas: Canvas, box: Box, view: View, seat: Seat, marks: Marks) -> None:
    paint_card(canvas, Box(box.x, box.y, CARD_WIDTH, box.height), view)
    turns, offered = turns_box(box, view), dict(turns_in(marks))
    paint_turns(canvas, turns, view.card, frozenset(offered) or turns_meant(view), offered)
    left = turns.right + GAP
    rest = Box(left, box.y, box.right - left, box.height)
    paint_words(canvas, rest, tuple(map(canvas.say, said_to(view, seat))))


def turns_meant(view: View) -> frozenset[int]:
    """The turn of the given answer; empty if there is none yet, for then all are meant."""
    if view.answer is not None and view.answer.verb is Verb.PLACE:
        return frozenset({view.answer.turn})
    return frozenset()


def said_to(view: View, seat: Seat) -> tuple[Msg, ...]:
    """The answer that was given; before that, the possible answers with their costs."""
    if view.answer is not None:
        given = _given(view, view.answer)
        return (given,) if view.own_pace else (given, msg("mycity-picture-change"))
    if view.cities[seat].ended:
        return (msg("mycity-picture-ended"),)
    return tuple(_possible(view, seat))


def _given(view: View, answer: Answer) -> Msg:
    match answer.verb:
        case Verb.PLACE:
            cells = tuple(map(cell_label, cells_covered(view.card, answer.turn, answer.cell)))
            building = building_name(view.card)
            return msg("mycity-picture-you-place", building=building, cells=cells)
        case Verb.PASS:
            return msg("mycity-picture-you-pass", points=view.plan.rules.pass_cost)
        case Verb.END:
            return msg("mycity-picture-you-end")


def _possible(view: View, seat: Seat) -> list[Msg]:
    city, cost = view.cities[seat], view.plan.rules.pass_cost
    ways = len(spots_for(view, city))
    fits = msg("mycity-picture-fits", count=ways) if ways else msg("mycity-picture-no-place")
    why = why_no_pass(view.episode, city, view.firsts, view.card)
    left = purse(view.episode, city, view.firsts) - cost
    passing = why or msg("mycity-picture-pass", points=cost, left=left)
    return [fits, passing, msg("mycity-picture-end")]
