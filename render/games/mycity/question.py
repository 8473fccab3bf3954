"""What a player is asked: the card, or what is to be decided, and what can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.choices import Draft, Option
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.mycity.answers import spots_for, why_no_pass
from engine.games.mycity.choices import ask, turn_token
from engine.games.mycity.names import building_name, cell_label
from engine.games.mycity.pieces import cell_name
from engine.games.mycity.track import purse
from engine.games.mycity.view import Answer, Stage, Verb, View
from render.games.mycity.cards import CARD_WIDTH, GAP, paint_card, paint_turns, turns_width
from render.games.mycity.chores import paint_chores
from render.games.mycity.final import paint_final
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.lines import paint_words
from render.painter import Marks
from render.parts.hand import example_of
from render.picture import Say

HEIGHT = 208


def paint_question(canvas: Canvas, box: Box, view: View, seat: Seat, marks: Marks) -> None:
    """The open card, the next thing to decide, the final ranks, or that one has to wait."""
    if view.stage is Stage.BUILD and view.card:
        _paint_round(canvas, box, view, seat, marks)
    elif view.cities[seat].tasks and view.stage is not Stage.BUILD:
        paint_chores(canvas, box, view, seat, marks.words)
    elif view.cities[seat].result is not None:
        paint_final(canvas, box, view)
    else:
        paint_words(canvas, box, (canvas.say(msg("mycity-picture-wait")),))


def _paint_round(canvas: Canvas, box: Box, view: View, seat: Seat, marks: Marks) -> None:
    paint_card(canvas, Box(box.x, box.y, CARD_WIDTH, box.height), view)
    left = box.x + CARD_WIDTH + GAP
    if not marks.words:
        turns = Box(left, box.y, turns_width(view.card), box.height)
        paint_turns(canvas, turns, view.card, turns_meant(view, seat, marks))
        left = turns.right + GAP
    rest = Box(left, box.y, box.right - left, box.height)
    paint_words(canvas, rest, words_beside(view, seat, marks, canvas.say))


def words_beside(view: View, seat: Seat, marks: Marks, say: Say) -> tuple[str, ...]:
    """The lines beside the card: what a trial would do, what is asked, or what can be answered."""
    if marks.words and view.answer is not None:
        return (say(_given(view, view.answer)), *marks.words)
    if marks.words:
        return marks.words
    if marks.spots:
        return (say(msg("mycity-picture-first-cell")),)
    return tuple(map(say, said_to(view, seat)))


def turns_meant(view: View, seat: Seat, marks: Marks) -> frozenset[int]:
    """The turns that the question or the given answer is about; empty if about all of them."""
    if view.answer is not None and view.answer.verb is Verb.PLACE:
        return frozenset({view.answer.turn})
    asked = {name for name, _ in marks.spots}
    if not asked:
        return frozenset()
    open_cells: dict[int, set[str]] = {}
    for spot in spots_for(view, view.cities[seat]):
        open_cells.setdefault(spot.turn, set()).add(cell_name(spot.cell))
    exact = {turn for turn, names in open_cells.items() if names == asked}
    return frozenset(exact or {turn for turn, names in open_cells.items() if asked <= names})


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
            return msg(
                "mycity-picture-you-place",
                building=building_name(view.card),
                turn=turn_token(answer.turn),
                cell=cell_label(answer.cell),
            )
        case Verb.PASS:
            return msg("mycity-picture-you-pass", points=view.plan.rules.pass_cost)
        case Verb.END:
            return msg("mycity-picture-you-end")


def _possible(view: View, seat: Seat) -> list[Msg]:
    city, cost = view.cities[seat], view.plan.rules.pass_cost
    lines = [msg("mycity-picture-example", typed=example(view))]
    if not spots_for(view, city):
        lines = [msg("mycity-picture-no-place")]
    why = why_no_pass(view.episode, city, view.firsts, view.card)
    left = purse(view.episode, city, view.firsts) - cost
    lines.append(why or msg("mycity-picture-pass", points=cost, left=left))
    return [*lines, msg("mycity-picture-end")]


def example(view: View) -> str:
    """A placement that could be typed now; "" if there is none."""
    return example_of(partial(ask, view), _likely)


def _likely(options: Sequence[Option], draft: Draft) -> Option:
    """The first thing to do, then a place in the middle."""
    return options[len(options) // 2 if draft else 0]
