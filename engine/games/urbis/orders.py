"""Order cards: whether one can be played, what must be chosen for it, what it does in the open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.core.seats import PUBLIC, Seat
from engine.core.words import Msg
from engine.games.urbis.changes import paid, with_used
from engine.games.urbis.city import City
from engine.games.urbis.conditions import why_unmet
from engine.games.urbis.operations import RULES, carry
from engine.games.urbis.pieces import ORDERS, PILE_NAMES, Op, Operation, Order, plot_name
from engine.games.urbis.targets import Chosen, Targets
from engine.games.urbis.view import View
from engine.kit.frozen import derived


class HandCard(NamedTuple):
    """A card of one's own hand, and why it cannot be played now; None if it can."""

    order: str
    why_not: Msg | None


class Part(NamedTuple):
    """One operation of a played order with the targets chosen for it."""

    operation: Operation
    chosen: Chosen


def hand_cards(view: View) -> tuple[HandCard, ...]:
    """The own hand. The open table has none."""
    if view.eye is PUBLIC:
        return ()
    return tuple(HandCard(order, why_not(view, order)) for order in view.hand)


@derived
def playable(view: View) -> list[str]:
    """The different orders of the hand that can be played now, in hand order."""
    return [order for order in dict.fromkeys(view.hand) if why_not(view, order) is None]


def why_not(view: View, order: str) -> Msg | None:
    """The first thing that is missing. A payment is deducted before later parts are checked."""
    card, city = ORDERS[order], view.city
    for condition in card.requires:
        if reason := why_unmet(city, view.me, condition):
            return reason
    for operation in card.does:
        if operation is not card.does[0]:
            city = after_payments(view, card)
        if reason := RULES[operation.op].why_not(view, city, operation):
            return reason
    return None


def best_order(view: View, orders: Sequence[str]) -> str:
    """The one to keep if nobody minds: one that could be played now, then the most points."""
    return max(orders, key=lambda order: (why_not(view, order) is None, ORDERS[order].points))


def after_payments(view: View, card: Order) -> City:
    """What later parts of an order have to go by."""
    due = sum([operation.n for operation in card.does if operation.op is Op.PAY])
    return paid(view.city, view.me, due) if due else view.city


class Following(NamedTuple):
    """What must be chosen next: the operation, which of its targets, how to find them, and whether
    the order is complete with that."""

    operation: Operation
    step: int
    targets: Targets
    is_last: bool


def next_targets(order: str, chosen: Chosen) -> Following | None:
    """What must be chosen after this; None where nothing must."""
    rows = all_targets(order)
    return rows[len(chosen)] if len(chosen) < len(rows) else None


@cache
def all_targets(order: str) -> tuple[Following, ...]:
    """All that must be chosen for this order, one thing after another."""
    rows = [
        (operation, step, targets)
        for operation in ORDERS[order].does
        for step, targets in enumerate(RULES[operation.op].targets)
    ]
    return tuple(Following(*row, at == len(rows)) for at, row in enumerate(rows, start=1))


def parts(order: str, chosen: Chosen) -> Iterator[Part]:
    """The operations of a whole action, each with its own targets."""
    at = 0
    for operation in ORDERS[order].does:
        count = len(RULES[operation.op].targets)
        yield Part(operation, chosen[at : at + count])
        at += count


def carried(city: City, seat: Seat, order: str, part: Part) -> City:
    """The open table after one part of an order."""
    operation, chosen = part
    if operation.op is Op.EXTRA_PLOT:
        chosen = (*chosen, order)
    return carry(city, seat, operation, chosen)


def played(city: City, seat: Seat, order: str, chosen: Chosen) -> City:
    """The open table after the whole order; a council order then lies before its player."""
    if ORDERS[order].plot_cost is None:
        city = with_used(city, seat, order)
    for part in parts(order, chosen):
        city = carried(city, seat, order, part)
    return city


def touched(city: City, order: str, chosen: Chosen) -> tuple[str, ...]:
    """The places on the board that an order has changed; an extra plot is a new one."""
    found = [place for place in chosen if len(place) > 1 and place not in PILE_NAMES]
    for quarter in city.seats:
        last = city.quarters[quarter].plots[-1]
        if last.card == order:
            found.append(plot_name(quarter, last.number))
    return tuple(found)
