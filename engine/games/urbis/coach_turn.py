"""What the coach says about the five actions of a turn: the first thing that stands out."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.urbis.heuristic import time_left
from engine.games.urbis.names import order_name
from engine.games.urbis.orders import playable
from engine.games.urbis.pieces import BOX, ORDERS, Op, Where
from engine.games.urbis.rivals import nearly_complete, own_last_plot, rivals
from engine.games.urbis.view import View

HURRY = 0.4
"""With less of the game left than this, points are worth more than coins."""
SPARE_COINS = 4
"""So many coins are kept for building while there is time."""


def coach_action(view: View) -> Msg:
    """What makes a good action now: to win, not to lose, points, and the means to get them."""
    sights: tuple[Callable[[View], Msg | None], ...] = (
        _victory,
        _threat,
        best_play,
        _gates,
        _last_buildings,
        _means,
        _empty_hand,
        _building,
    )
    found = (sight(view) for sight in sights)
    return next((told for told in found if told), msg("urbis-coach-act"))


# The end of the game


def _victory(view: View) -> Msg | None:
    """The own quarter lacks one plot, and it can be filled now."""
    last = own_last_plot(view)
    if last is None:
        return None
    cost, coins = view.city.plot(last).cost, view.city.quarters[view.me].coins
    if cost <= coins and any(view.piles):
        return msg("urbis-coach-win", cost=cost, coins=coins)
    card = _playable_with(view, Op.MOVE, Where.OWN)
    if card is None and view.city.plot(last).card:
        card = _playable_with(view, Op.CLEAR_PLOT)
    return msg("urbis-coach-win-card", card=order_name(card)) if card else None


def _threat(view: View) -> Msg | None:
    """Somebody else lacks one plot."""
    seat = nearly_complete(view, 1)
    if seat is None:
        return None
    card = _defence(view, seat)
    if card is None:
        return msg("urbis-coach-threat", who=who(seat))
    return msg("urbis-coach-threat-card", who=who(seat), card=order_name(card))


def _defence(view: View, seat: Seat) -> str | None:
    """An order in hand that leaves this quarter with a plot more to fill."""
    if plot := _playable_with(view, Op.EXTRA_PLOT):
        return plot
    if not view.city.quarters[seat].unguarded:
        return None
    orders = [order for order in playable(view) if _can_destroy_elsewhere(order)]
    return orders[0] if orders else None


def _can_destroy_elsewhere(order: str) -> bool:
    return any(part.op is Op.DESTROY and part.where is not Where.OWN for part in ORDERS[order].does)


def _playable_with(view: View, op: Op, to: Where | None = None) -> str | None:
    """An order that can be played now and does such a thing, to such quarters if any are named."""
    for order in playable(view):
        if any(part.op is op and to in (None, part.to) for part in ORDERS[order].does):
            return order
    return None


def _last_buildings(view: View) -> Msg | None:
    """Few buildings are left, so the count is near."""
    left = sum(view.piles)
    if left > len(view.hands):
        return None
    first, mine = rivals(view)[0], view.score(view.me).points
    points = view.score(first).points
    key = "urbis-coach-late-ahead" if mine > points else "urbis-coach-late-behind"
    return msg(key, left=left, mine=mine, points=points, who=who(first))


# Points


def best_play(view: View) -> Msg | None:
    """The order that is sure to bring the most points now and asks for nothing but coins; one that
    costs coins only where they are to spare."""
    orders = [order for order in playable(view) if _is_plain(order) and _is_affordable(view, order)]
    if not orders:
        return None
    best = max(orders, key=lambda order: (ORDERS[order].points, -_price(view, order)))
    coins = view.city.quarters[view.me].coins
    return msg(
        "urbis-coach-order",
        card=order_name(best),
        points=ORDERS[best].points,
        cost=_price(view, best),
        coins=coins,
    )


def _is_plain(order: str) -> bool:
    """Whether it brings points and is aimed at nothing."""
    does = {part.op for part in ORDERS[order].does}
    return ORDERS[order].points > 0 and does <= {Op.PAY, Op.GIVE_EACH, Op.TAKE_FROM_EACH}


def _price(view: View, order: str) -> int:
    others = len(view.hands) - 1
    prices = {Op.PAY: 1, Op.GIVE_EACH: others}
    return sum(part.n * prices.get(part.op, 0) for part in ORDERS[order].does)


def _is_affordable(view: View, order: str) -> bool:
    price = _price(view, order)
    coins = view.city.quarters[view.me].coins
    return not price or time_left(view) < HURRY or coins - price >= SPARE_COINS


def _gates(view: View) -> Msg | None:
    """An own gate post is empty, and a guard for it can be hired without going short."""
    own = view.city.quarters[view.me]
    empty = own.posts.count(False)
    spare = 0 if time_left(view) < HURRY else SPARE_COINS
    if not empty or not view.city.guards or own.coins < BOX.guard_cost + spare:
        return None
    return msg("urbis-coach-gates", posts=empty)


# Means


def _means(view: View) -> Msg | None:
    """No plot of the own quarter can be paid."""
    own, income = view.city.quarters[view.me], min(view.income(view.me), view.city.treasury)
    if own.cheapest is None or own.cheapest <= own.coins or not income:
        return None
    return msg("urbis-coach-income", cost=own.cheapest, coins=own.coins, income=income)


def _empty_hand(view: View) -> Msg | None:
    drawable = not view.hand and view.deck > 1
    return msg("urbis-coach-empty-hand") if drawable else None


def _building(view: View) -> Msg | None:
    """How far the coins reach in the own quarter."""
    own = view.city.quarters[view.me]
    reach = sum(plot.cost <= own.coins for plot in own.free)
    if not reach or not any(view.piles):
        return None
    return msg("urbis-coach-build", reach=reach, free=len(own.free))
