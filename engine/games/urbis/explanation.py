"""What an action would change beside the points, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.choices import Draft
from engine.core.words import Msg, msg, who
from engine.games.urbis import news
from engine.games.urbis.names import effect_text, order_name, place_name
from engine.games.urbis.operations import FREE_DEEDS
from engine.games.urbis.orders import Part, parts
from engine.games.urbis.pending import within_reach
from engine.games.urbis.pieces import BOX, BUILDINGS, PILE_NAMES, Op, seat_at
from engine.games.urbis.preview import CHOSEN_LATER, preview
from engine.games.urbis.view import Ending, Stage, Task, View
from engine.kit.rows import changed


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """What is done, then every purse and every income that would change."""
    after = preview(view, action)
    changes = (event.public for event in news.balance(view.city, after.city))
    return (*_deeds(view, action, after), *(text for text in changes if text is not None))


def _deeds(view: View, action: Draft, after: View) -> Iterator[Msg]:
    match action:
        case ("draw",):
            yield _look_at_orders(view, BOX.draw.look, BOX.draw.keep)
        case ("build", pile):
            yield msg("urbis-would-look", pile=place_name(pile))
        case ("play", order, *chosen):
            yield from _order(view, order, tuple(chosen))
        case ("place", pile, at):
            yield from _building(view, PILE_NAMES.index(pile), at, after)
        case ("keep", *orders):
            yield _keeping(view, tuple(orders))
        case ("skip",):
            yield msg("urbis-skips", who=who(view.me))
        case ("pass",):
            yield msg("urbis-passes", who=who(view.me))
        case ("guard", place) if view.stage is Stage.ACT:
            yield from _told(news.hired(view.me, place, view.city).public)
        case (verb, *chosen) if verb in FREE_DEEDS:
            yield from _done(view, Part(FREE_DEEDS[verb], tuple(chosen)))


def _told(text: Msg | None) -> Iterator[Msg]:
    if text is not None:
        yield text


def _done(view: View, part: Part) -> Iterator[Msg]:
    for event in news.done(view.city, view.me, *part):
        yield from _told(event.public)


def _look_at_orders(view: View, look: int, keep: int) -> Msg:
    """How many orders one sees and keeps; with no choice, they are simply taken."""
    task = Task(Stage.KEEP, view.me, look=look, keep=keep)
    task = within_reach(task, view.deck, view.hands[view.me])
    return msg("urbis-would-draw", look=task.look, keep=task.keep, under=task.look - task.keep)


def _keeping(view: View, orders: tuple[str, ...]) -> Msg:
    count = view.task.keep if view.task else 0
    kept = tuple(order_name(order) for order in orders[:count])
    return msg("urbis-you-keep", cards=kept, under=len(orders) - count)


# Orders


def _order(view: View, order: str, chosen: tuple[str, ...]) -> Iterator[Msg]:
    """The card, then its parts; the card itself has left the hand before anything is drawn."""
    yield from _told(news.played(view.me, order).public)
    left = replace(view, hands=changed(view.hands, view.me, view.hands[view.me] - 1))
    for part in parts(order, chosen):
        yield from _done(view, part)
        yield from _hidden_part(left, part)


def _hidden_part(view: View, part: Part) -> Iterator[Msg]:
    operation, chosen = part
    match operation.op:
        case Op.BUILD:
            yield msg("urbis-would-look", pile=place_name(chosen[0]))
        case Op.BUILD_SEEN:
            yield msg("urbis-would-compare")
        case Op.DRAW:
            yield _look_at_orders(view, operation.look, operation.keep)
        case Op.DISCARD_OTHER:
            yield msg("urbis-discards", who=who(seat_at(chosen[0])))


# Buildings


def _building(view: View, pile: int, at: str, after: View) -> Iterator[Msg]:
    """The building; then what it lets its quarter's owner do, unless it completes a quarter."""
    if view.task is None:
        return
    building = view.shown_buildings[view.task.piles.index(pile)]
    yield from _told(news.built(view.me, at, building).public)
    if after.ending is Ending.QUARTER:
        return
    owner, piece = who(seat_at(at)), BUILDINGS[building]
    if piece.guards:
        yield msg("urbis-would-guard", who=owner, guards=piece.guards)
    for operation in piece.does:
        if operation.op in CHOSEN_LATER or operation.op is Op.DISCARD:
            yield effect_text(operation)
