"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.choices import Draft
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.urbis.city import cheapest_plot
from engine.games.urbis.names import effect_text, order_name
from engine.games.urbis.operations import FREE_DEEDS
from engine.games.urbis.orders import Part, parts
from engine.games.urbis.pending import within_reach
from engine.games.urbis.pieces import BOX, BUILDINGS, ORDERS, PILE_NAMES, Op, is_post, seat_at
from engine.games.urbis.preview import CHOSEN_LATER, preview
from engine.games.urbis.sentence import placed_building
from engine.games.urbis.view import Ending, Stage, Task, View
from engine.kit.rows import changed


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """What is certain first: every purse, income and number of free plots that would change; then
    what is still to come."""
    after = preview(view, action)
    changes = (_changes(view, after, seat) for seat in _readers_first(view))
    return (*(line for line in changes if line is not None), *_later(view, action, after))


# What changes


def _readers_first(view: View) -> list[Seat]:
    return [view.me, *(seat for seat in view.city.seats if seat != view.me)]


def _changes(view: View, after: View, seat: Seat) -> Msg | None:
    """All that changes for one player, in one line."""
    found = tuple(_changed(view, after, seat))
    if not found:
        return None
    if seat == view.me:
        return msg("urbis-changes-you", changes=found)
    return msg("urbis-changes", who=who(seat), changes=found)


def _changed(view: View, after: View, seat: Seat) -> Iterator[Msg]:
    before, now = view.city.quarters[seat], after.city.quarters[seat]
    if now.coins != before.coins:
        change = now.coins - before.coins
        yield msg("urbis-change-coins", change=change, coins=now.coins)
    for what, old, new in (
        ("income", view.income(seat), after.income(seat)),
        ("free", len(before.free), len(now.free)),
    ):
        if old != new:
            yield msg(f"urbis-change-{what}", old=old, new=new)


# What is still to come


def _later(view: View, action: Draft, after: View) -> Iterator[Msg]:
    match action:
        case ("draw",):
            yield _look_at_orders(view, BOX.draw.look, BOX.draw.keep)
        case ("build", _):
            yield _look_at_building(view, 0)
        case ("play", order, *chosen):
            yield from _order(view, order, tuple(chosen))
        case ("place", pile, at) if after.ending is not Ending.QUARTER:
            yield from _building(view, placed_building(view, PILE_NAMES.index(pile)), seat_at(at))
        case ("keep", *orders):
            yield _put_under(view, tuple(orders))
        case ("skip",):
            yield msg(f"urbis-would-skip-{view.stage}")
        case ("pass",):
            yield msg("urbis-would-pass")
        case (verb, *chosen) if verb in FREE_DEEDS:
            yield from _guarding(Part(FREE_DEEDS[verb], tuple(chosen)))


def _look_at_orders(view: View, look: int, keep: int) -> Msg:
    """How many orders one sees and keeps; with no choice, they are simply taken."""
    task = Task(Stage.KEEP, view.me, look=look, keep=keep)
    task = within_reach(task, view.deck, view.hands[view.me])
    return msg("urbis-would-draw", look=task.look, keep=task.keep, under=task.look - task.keep)


def _look_at_building(view: View, off: int) -> Msg:
    """That it must be built, and what the cheapest plot would cost."""
    cost = max(0, (cheapest_plot(view.city) or 0) - off)
    return msg("urbis-would-look", cost=cost, coins=view.city.quarters[view.me].coins)


def _put_under(view: View, orders: tuple[str, ...]) -> Msg:
    count = view.task.keep if view.task else 0
    return msg("urbis-would-put-under", cards=tuple(order_name(one) for one in orders[count:]))


def _order(view: View, order: str, chosen: tuple[str, ...]) -> Iterator[Msg]:
    """Its parts; the card itself has left the hand before anything is drawn."""
    left = replace(view, hands=changed(view.hands, view.me, view.hands[view.me] - 1))
    for part in parts(order, chosen):
        yield from _guarding(part)
        yield from _hidden_part(left, part)
        if part.operation.op is Op.EXTRA_PLOT:
            yield _extra_plot(view, order, seat_at(part.chosen[0]))


def _extra_plot(view: View, order: str, owner: Seat) -> Msg:
    cost, points = ORDERS[order].plot_cost or 0, ORDERS[order].points
    mine = _is_mine(view, owner)
    return msg("urbis-would-plot", cost=cost, points=points, who=who(owner), mine=mine)


def _is_mine(view: View, seat: Seat) -> str:
    """For a sentence that says "you" to its reader."""
    return "yes" if seat == view.me else "no"


def _hidden_part(view: View, part: Part) -> Iterator[Msg]:
    operation, chosen = part
    match operation.op:
        case Op.BUILD:
            yield _look_at_building(view, operation.n)
        case Op.BUILD_SEEN:
            yield msg("urbis-would-compare")
        case Op.DRAW:
            yield _look_at_orders(view, operation.look, operation.keep)
        case Op.DISCARD_OTHER:
            yield msg("urbis-discards", who=who(seat_at(chosen[0])))


def _guarding(part: Part) -> Iterator[Msg]:
    """What a guard that comes or goes means for the building where it stands."""
    operation, chosen = part
    if operation.op in (Op.DISMISS, Op.SHIFT) and not is_post(chosen[0]):
        yield msg("urbis-would-open")
    if operation.op in (Op.GUARD, Op.SHIFT) and not is_post(chosen[-1]):
        yield msg("urbis-would-protect")


def _building(view: View, building: str, owner: Seat) -> Iterator[Msg]:
    """What a new building lets its quarter's owner do."""
    piece = BUILDINGS[building]
    if piece.guards:
        guards, mine = piece.guards, _is_mine(view, owner)
        yield msg("urbis-would-guard", who=who(owner), mine=mine, guards=guards)
    for operation in piece.does:
        if operation.op in CHOSEN_LATER or operation.op is Op.DISCARD:
            yield effect_text(operation)
