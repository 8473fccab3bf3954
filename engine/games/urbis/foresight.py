"""Looking ahead with what one player sees: previews and the safe default."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft, walk
from engine.games.urbis.changes import gained, paid, with_building
from engine.games.urbis.choices import ask, ask_action
from engine.games.urbis.city import City, complete_quarter, payable_plots
from engine.games.urbis.operations import FREE_DEEDS, RULES, carry
from engine.games.urbis.orders import played
from engine.games.urbis.pieces import (
    BOX,
    BUILDINGS,
    LETTERS,
    ORDERS,
    PILE_NAMES,
    changed,
    plot_name,
    post_name,
    seat_at,
    without,
)
from engine.games.urbis.view import Ending, Stage, View

RICH = 10
"""With so many coins the house builds for a player who is away."""


def foresee(view: View, action: Draft) -> View:
    """The table after this action; what is face down stays unknown."""
    match action:
        case ("play", order, *chosen):
            city = played(view.city, view.me, order, tuple(chosen))
            return _after(_hand_without(view, order), city)
        case ("place", pile, at):
            return _after(replace(view, last=(at,)), _placed(view, PILE_NAMES.index(pile), at))
        case ("keep", *orders):
            return _kept(view, tuple(orders))
        case ("income",):
            return _after(view, gained(view.city, view.me, view.income(view.me)))
        case ("guard" | "shift" | "move" | "dismiss", *places):
            city = _done(view, action[0], tuple(places))
            return _after(replace(view, last=tuple(places)), city)
        case _:
            return view


def _after(view: View, city: City) -> View:
    """The open table after the action; a complete quarter ends the game."""
    winner = complete_quarter(city, view.on_turn)
    if winner is None:
        return replace(view, city=city)
    return replace(view, city=city, stage=Stage.OVER, ending=Ending.QUARTER, winner=winner)


def _hand_without(view: View, order: str) -> View:
    hand = without(view.hand, order)
    return replace(view, hand=hand, hands=changed(view.hands, view.me, len(hand)))


def _placed(view: View, pile: int, at: str) -> City:
    """The building on its plot, the plot paid, and the coins that the building moves at once."""
    task, owner = view.task, seat_at(at)
    if task is None:
        return view.city
    building = view.shown_buildings[task.piles.index(pile)]
    city = with_building(view.city, at, building)
    city = paid(city, view.me, max(0, city.plot(at).cost - task.off))
    for operation in BUILDINGS[building].does:
        if not RULES[operation.op].targets:
            city = carry(city, owner, operation, ())
    return city


def _kept(view: View, orders: tuple[str, ...]) -> View:
    count = view.task.keep if view.task else 0
    hand = (*view.hand, *orders[:count])
    return replace(view, hand=hand, hands=changed(view.hands, view.me, len(hand)))


def _done(view: View, verb: str, places: tuple[str, ...]) -> City:
    """A hired guard is paid; what a new building allows is free."""
    cost = BOX.guard_cost if view.stage is Stage.ACT else 0
    return carry(paid(view.city, view.me, cost), view.me, FREE_DEEDS[verb], places)


# For somebody who is away


def fallback(view: View) -> Draft:
    """Guard the own gates, take income, build when rich; never touch what others have built."""
    match view.stage:
        case Stage.ACT:
            return _quiet_action(view)
        case Stage.PLACE:
            return _kindest_place(view)
        case Stage.KEEP:
            best_first = sorted(view.shown_orders, key=lambda order: -ORDERS[order].points)
            return ("keep", *best_first)
        case Stage.ICON if view.city.guards and (places := _own_guard_places(view)):
            return "guard", places[0]
        case _:
            return ("skip",)


def _quiet_action(view: View) -> Draft:
    verbs = {option.token for option in ask_action(view).options}
    if "guard" in verbs and (posts := _own_empty_posts(view)):
        return "guard", posts[0]
    if "build" in verbs and view.city.quarters[view.me].coins >= RICH:
        fullest = max(range(len(view.piles)), key=lambda pile: view.piles[pile])
        return "build", PILE_NAMES[fullest]
    for verb in ("income", "draw"):
        if verb in verbs:
            return (verb,)
    return next(walk(ask, view))


def _own_empty_posts(view: View) -> list[str]:
    posts = view.city.quarters[view.me].posts
    return [post_name(view.me, post) for post, stands in enumerate(posts) if not stands]


def _own_guard_places(view: View) -> list[str]:
    """Empty posts of the own gates first, then the own buildings, the best of them first."""
    plots = view.city.quarters[view.me].plots
    worth = {
        plot_name(view.me, plot.number): BUILDINGS[plot.building].points
        for plot in plots
        if plot.building and not plot.guard
    }
    return [*_own_empty_posts(view), *sorted(worth, key=lambda place: -worth[place])]


def _kindest_place(view: View) -> Draft:
    """Good buildings at home, others wherever they do no harm to the own points, cheaply."""
    task = view.task
    if task is None:
        raise ValueError("there is nothing to place")
    coins = view.city.quarters[view.me].coins + task.off
    places = payable_plots(view.city, coins)
    tops = list(zip(task.piles, view.shown_buildings, strict=True))
    pile, building = max(tops, key=lambda top: BUILDINGS[top[1]].points)
    at = max(places, key=lambda place: _worth(view, place, BUILDINGS[building].points))
    return "place", PILE_NAMES[pile], at


def _worth(view: View, place: str, points: int) -> tuple[int, int, int]:
    """Complete the own quarter, never another's; then own points; then the cheaper plot."""
    home = place[0] == LETTERS[view.me]
    free = sum(not plot.building for plot in view.city.quarters[seat_at(place)].plots)
    completes = (1 if home else -1) * (free == 1)
    return completes, points if home else -points, -view.city.plot(place).cost
