"""What the coach says about a building that is looked at: home with it, or to whom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import Msg, msg
from engine.games.urbis.city import payable_plots
from engine.games.urbis.heuristic import time_left
from engine.games.urbis.names import building_name, order_name, quarter_for
from engine.games.urbis.pieces import BOX, BUILDINGS, ORDERS, PILE_NAMES, seat_at
from engine.games.urbis.rivals import can_take_one_more, own_last_plot
from engine.games.urbis.view import Task, View

EARLY = 0.5
"""While more of the game is left than this, an income soon pays for a point."""


def coach_choice_of_building(view: View) -> Msg:
    """Which of the buildings on top of the piles: the best one for oneself, or the worst."""
    best = max(view.shown_buildings, key=lambda one: at_home(view, one))
    if at_home(view, best) > 0:
        points = at_home(view, best)
        return msg("urbis-coach-choose-best", building=building_name(best), points=points)
    worst = min(view.shown_buildings, key=lambda one: BUILDINGS[one].points)
    points = BUILDINGS[worst].points
    return msg("urbis-coach-choose-worst", building=building_name(worst), points=points)


def at_home(view: View, building: str) -> int:
    """The points of a building in the own quarter, with those that its free guards can save at the
    own gates."""
    return BUILDINGS[building].points + _saved(view, building)


def _saved(view: View, building: str) -> int:
    empty = view.city.quarters[view.me].posts.count(False)
    return BOX.gate_penalty * min(BUILDINGS[building].guards, empty, view.city.guards)


def coach_placing(view: View, task: Task, pile: str) -> Msg:
    """Where this building does its builder the most good."""
    building = view.shown_buildings[task.piles.index(PILE_NAMES.index(pile))]
    places = payable_plots(view.city, view.city.quarters[view.me].coins + task.off)
    home = [place for place in places if seat_at(place) == view.me]
    if home and own_last_plot(view):
        return msg("urbis-coach-win-place")
    income = BUILDINGS[building].income
    if at_home(view, building) > 0 or (at_home(view, building) == 0 and income > 0):
        return _keep(view, task, building, home) if home else _give(view, building, places)
    if home and 0 < -BUILDINGS[building].points <= income and time_left(view) > EARLY:
        points = BUILDINGS[building].points
        name = building_name(building)
        return msg("urbis-coach-invest", building=name, points=points, income=income)
    return _send_away(view, building, places)


def _keep(view: View, task: Task, building: str, home: Sequence[str]) -> Msg:
    """At home: on an extra plot, if there is one, otherwise on the cheapest."""
    piece, saved = BUILDINGS[building], _saved(view, building)
    name, plots = building_name(building), [view.city.plot(place) for place in home]
    best = max(plots, key=lambda plot: (ORDERS[plot.card].points if plot.card else 0, -plot.cost))
    cost = max(0, best.cost - task.off)
    if saved:
        return msg("urbis-coach-home-guards", building=name, points=piece.points, saved=saved)
    if best.card:
        card, more = order_name(best.card), ORDERS[best.card].points
        return msg("urbis-coach-home-extra", building=name, card=card, more=more, cost=cost)
    return msg(
        "urbis-coach-home", building=name, points=piece.points, income=piece.income, cost=cost
    )


def _give(view: View, building: str, places: Sequence[str]) -> Msg:
    """No own plot can be paid: whoever gets it is glad, so the one who is furthest behind."""
    takers = can_take_one_more(view, places)
    if not takers:
        return msg("urbis-coach-careful")
    quarter, name = quarter_for(takers[-1], view.me), building_name(building)
    return msg("urbis-coach-give", building=name, quarter=quarter)


def _send_away(view: View, building: str, places: Sequence[str]) -> Msg:
    """To the leader of those who can take it."""
    points, takers = BUILDINGS[building].points, can_take_one_more(view, places)
    if points >= 0:
        return msg("urbis-coach-place")
    name = building_name(building)
    if not takers:
        return msg("urbis-coach-stuck", building=name, points=points)
    return msg(
        "urbis-coach-away",
        building=name,
        points=points,
        quarter=quarter_for(takers[0], view.me),
        score=view.score(takers[0]).points,
    )
