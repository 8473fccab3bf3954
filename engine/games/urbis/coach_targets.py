"""What the coach says about the targets of orders, and of what a new building allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.urbis.names import building_name, order_name, quarter_for
from engine.games.urbis.pieces import (
    BUILDINGS,
    ORDERS,
    Op,
    Operation,
    Where,
    is_grim,
    is_post,
    seat_at,
)
from engine.games.urbis.rivals import (
    building_at,
    building_points,
    can_take_one_more,
    nearly_complete,
    own_last_plot,
    points_at,
    rivals,
)
from engine.games.urbis.view import View

Worth = Callable[[View, str], int]
"""What the building on a plot counts: with its extra plot, or alone."""

NEARLY = 2
"""Whoever lacks no more plots than this is to be held up."""


def coach_target(view: View, operation: Operation, places: Sequence[str], chosen: str) -> Msg:
    """About one target of an operation; ``chosen`` is the one before it, or empty."""
    match operation.op:
        case Op.TAKE_FROM_ONE:
            seat = max(map(seat_at, places), key=lambda one: view.city.quarters[one].coins)
            coins = view.city.quarters[seat].coins
            return msg("urbis-coach-richest", who=who(seat), coins=coins)
        case Op.DISCARD_OTHER:
            seat = max(map(seat_at, places), key=lambda one: view.hands[one])
            return msg("urbis-coach-most-cards", who=who(seat), cards=view.hands[seat])
        case Op.MOVE:
            return _move_to(view, chosen, places) if chosen else _move(view, places)
        case Op.SWAP:
            return _fetch(view, places) if chosen else _part_with(view, places, building_points)
        case Op.DESTROY:
            return _destroy(view, operation.where, places)
        case Op.CLEAR_PLOT:
            return _clear(view, places)
        case Op.DISMISS:
            return coach_dismissal(view, places)
        case Op.SHIFT if not chosen:
            return _shift(view, places)
        case Op.GUARD | Op.SHIFT:
            return coach_guard(view, places)
        case _:
            return msg("urbis-coach-pile")


# Quarters


def coach_extra_plot(view: View, order: str) -> Msg:
    """A plot more to fill for whoever is about to win; otherwise points for oneself, unless one is
    about to win."""
    card, near = ORDERS[order], nearly_complete(view, NEARLY)
    if near is not None:
        free = len(view.city.quarters[near].free)
        return msg("urbis-coach-plot-rival", quarter=quarter_for(near, view.me), free=free)
    free = len(view.city.quarters[view.me].free)
    if free <= NEARLY:
        return msg("urbis-coach-plot-away", free=free)
    return msg("urbis-coach-plot-home", points=card.points, cost=card.plot_cost or 0)


# Buildings that go, come or fall


def _move(view: View, places: Sequence[str]) -> Msg:
    """What costs oneself points goes first; otherwise the best of the others comes."""
    mine = [place for place in places if seat_at(place) == view.me]
    if mine and (len(mine) == len(places) or min(points_at(view, one) for one in mine) < 0):
        return _part_with(view, mine, points_at)
    return _fetch(view, [place for place in places if place not in mine])


def _part_with(view: View, places: Sequence[str], worth: Worth) -> Msg:
    """The own building that one loses least with."""
    least = min(places, key=lambda place: worth(view, place))
    points, name = worth(view, least), building_name(building_at(view, least))
    key = "urbis-coach-send" if points < 0 else "urbis-coach-send-least"
    return msg(key, building=name, points=points)


def _fetch(view: View, places: Sequence[str]) -> Msg:
    """The building of somebody else that brings the most."""
    best = max(places, key=lambda place: building_points(view, place))
    key = "urbis-coach-fetch" if building_points(view, best) >= 0 else "urbis-coach-fetch-none"
    return msg(key, **_words(view, best, building_points))


def _move_to(view: View, moved: str, places: Sequence[str]) -> Msg:
    """Home with what came from somebody else; what is not wanted goes to the leader."""
    building = building_at(view, moved)
    home = [place for place in places if seat_at(place) == view.me]
    if home and own_last_plot(view):
        return msg("urbis-coach-win-place")
    if home and not is_grim(building):
        dearest = max(view.city.plot(place).cost for place in home)
        return msg("urbis-coach-to-home", cost=dearest)
    takers = can_take_one_more(view, [place for place in places if place not in home])
    if not takers:
        return msg("urbis-coach-careful")
    if not is_grim(building):
        quarter = quarter_for(takers[-1], view.me)
        return msg("urbis-coach-give-moved", building=building_name(building), quarter=quarter)
    return _away(view, building, takers[0])


def _away(view: View, building: str, taker: Seat) -> Msg:
    return msg(
        "urbis-coach-away",
        building=building_name(building),
        points=BUILDINGS[building].points,
        quarter=quarter_for(taker, view.me),
        score=view.score(taker).points,
    )


def _destroy(view: View, where: Where, places: Sequence[str]) -> Msg:
    """Of one's own what costs the most; of the others what is worth the most."""
    mine = [place for place in places if seat_at(place) == view.me]
    theirs = [place for place in places if place not in mine]
    if where is Where.OWN or not theirs:
        return _part_with(view, mine, points_at)
    near = nearly_complete(view, 1)
    if held_up := [place for place in theirs if seat_at(place) == near]:
        return msg("urbis-coach-destroy-near", **_words(view, _best(view, held_up), points_at))
    prey = _prey(view, theirs)
    worst = min([points_at(view, place) for place in mine], default=0)
    if worst < -max(0, points_at(view, prey)):
        return _part_with(view, mine, points_at)
    key = "urbis-coach-destroy" if points_at(view, prey) > 0 else "urbis-coach-destroy-none"
    return msg(key, **_words(view, prey, points_at))


def _prey(view: View, places: Sequence[str]) -> str:
    """The best building of the first of the others, as they are ahead, who has a good one here; if
    nobody has, the best one there is."""
    for seat in rivals(view):
        good = [place for place in places if seat_at(place) == seat and points_at(view, place) > 0]
        if good:
            return _best(view, good)
    return _best(view, places)


def _best(view: View, places: Sequence[str]) -> str:
    return max(places, key=lambda place: points_at(view, place))


def _words(view: View, place: str, worth: Worth) -> dict[str, Msg | int]:
    return {
        "building": building_name(building_at(view, place)),
        "points": worth(view, place),
        "quarter": quarter_for(seat_at(place), view.me),
    }


def _clear(view: View, places: Sequence[str]) -> Msg:
    """An own empty plot is one less to fill; another's is points that they won't get."""
    mine = [place for place in places if seat_at(place) == view.me]
    if mine:
        key = "urbis-coach-clear-win" if own_last_plot(view) else "urbis-coach-clear-home"
        return msg(key, free=len(view.city.quarters[view.me].free))
    safe = set(can_take_one_more(view, places))
    open_to_all = [place for place in places if seat_at(place) in safe]
    if not open_to_all:
        return msg("urbis-coach-careful")
    best = max(open_to_all, key=lambda place: _card_points(view, place))
    card = view.city.plot(best).card or ""
    quarter = quarter_for(seat_at(best), view.me)
    return msg(
        "urbis-coach-clear-rival",
        card=order_name(card),
        points=ORDERS[card].points,
        quarter=quarter,
    )


def _card_points(view: View, place: str) -> int:
    return ORDERS[view.city.plot(place).card or ""].points


# Guards


def coach_guard(view: View, places: Sequence[str]) -> Msg:
    """An own gate first; then what one would not like to lose; then what another should keep."""
    mine = [place for place in places if seat_at(place) == view.me]
    posts = sum(is_post(place) for place in mine)
    if posts:
        return msg("urbis-coach-guard-gate", posts=posts)
    good = [place for place in mine if building_points(view, place) > 0]
    if good:
        return msg("urbis-coach-guard-building", **_words(view, _best(view, good), points_at))
    theirs = [place for place in places if place not in mine and not is_post(place)]
    grim = [place for place in theirs if building_points(view, place) < 0]
    if not grim:
        return msg("urbis-coach-guard")
    worst = min(grim, key=lambda place: building_points(view, place))
    return msg("urbis-coach-guard-trap", **_words(view, worst, building_points))


def coach_dismissal(view: View, places: Sequence[str]) -> Msg:
    """The guard whose absence costs a rival the most."""
    theirs = [place for place in places if seat_at(place) != view.me]
    gate = _gate_of_leader(view, theirs)
    if gate is not None:
        return msg("urbis-coach-dismiss-gate", quarter=quarter_for(gate, view.me))
    good = [place for place in theirs if building_points(view, place) > 0]
    if not good:
        return msg("urbis-coach-dismiss")
    return msg("urbis-coach-dismiss-building", **_words(view, _best(view, good), points_at))


def _shift(view: View, places: Sequence[str]) -> Msg:
    gate = _gate_of_leader(view, [place for place in places if seat_at(place) != view.me])
    if gate is None:
        return msg("urbis-coach-shift")
    return msg("urbis-coach-dismiss-gate", quarter=quarter_for(gate, view.me))


def _gate_of_leader(view: View, places: Sequence[str]) -> Seat | None:
    """Whoever of these is furthest ahead and has a guarded gate post among these places."""
    gates = {seat_at(place) for place in places if is_post(place)}
    return next((seat for seat in rivals(view) if seat in gates), None)
