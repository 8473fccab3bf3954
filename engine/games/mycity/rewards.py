"""What an episode of the campaign pays: circles, debts, nuggets and stickers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.mycity.box import Episode, Grant
from engine.games.mycity.circles import Finish, circles_of, column, is_last
from engine.games.mycity.land import ground_of
from engine.games.mycity.pieces import episode
from engine.games.mycity.points import end_values
from engine.games.mycity.state import City, State
from engine.games.mycity.tasks import sticker_tasks, with_tasks
from engine.games.mycity.track import Sheet
from engine.games.mycity.view import CityView, Line, Result


def rewarded(state: State, views: Sequence[CityView], sheets: Sequence[Sheet]) -> State:
    """Everybody's lasting board brought up to date, and the stickers still to be put down."""
    cities = [
        booked(state.episode, city, view, sheet)
        for city, view, sheet in zip(state.cities, views, sheets, strict=True)
    ]
    finishes = [_finish(state.episode, *one) for one in zip(cities, views, strict=True)]
    earned = circles_of(episode(state.episode), finishes)
    return replace(state, cities=tuple(map(with_circles, cities, earned)))


def _finish(number: int, city: City, view: CityView) -> Finish:
    result = result_of(city)
    lines = end_values(number, view.land, view.placed, view.marks, view.colour)
    return Finish(result.rank, result.score, city.kept.nuggets, lines)


def booked(number: int, city: City, view: CityView, sheet: Sheet) -> City:
    """Old debts paid and new ones noted, nuggets entered, the rank remembered. After the last
    episode nothing is owed: there is none to pay it in.
    """
    plan, result, kept = episode(number), result_of(city), city.kept
    owed = 0 if is_last(number) else max(0, -sheet.score)
    veins = ground_of(view.land).features.get(plan.nuggets, 0)
    kept = replace(
        kept,
        debt=kept.debt - sheet.settled + owed,
        nuggets=kept.nuggets + (veins & view.built).bit_count(),
        ranks=(*kept.ranks, result.rank),
    )
    return replace(city, kept=kept, result=replace(result, settled=sheet.settled, owed=owed))


def result_of(city: City) -> Result:
    """The result of a player whose episode is over."""
    if city.result is None:
        raise ValueError("this episode is not over")
    return city.result


def with_circles(city: City, circles: Sequence[Line]) -> City:
    """The player with these circles coloured."""
    result = replace(result_of(city), circles=tuple(circles))
    earned = sum(line.points for line in circles)
    kept = replace(city.kept, circles=city.kept.circles + earned)
    return replace(city, kept=kept, result=result)


def stickers_for(plan: Episode, rank: int, seats: int) -> tuple[Grant, ...]:
    """The stickers that this rank gets."""
    rewards = plan.rewards
    return (rewards.first, rewards.second, rewards.other)[column(rank, seats)]


def with_stickers(state: State) -> State:
    """Everyone with the stickers of their rank to put down."""
    plan, seats = episode(state.episode), len(state.cities)
    cities = tuple(
        with_tasks(plan, c, sticker_tasks(stickers_for(plan, result_of(c).rank, seats)))
        for c in state.cities
    )
    return replace(state, cities=cities)
