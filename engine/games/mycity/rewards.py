"""What an episode of the campaign pays: circles, debts, nuggets and stickers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.core.seats import Seat
from engine.games.mycity.box import Bonus, BonusKind, Episode, Grant
from engine.games.mycity.land import ground_of
from engine.games.mycity.pieces import BOX, episode
from engine.games.mycity.points import end_values
from engine.games.mycity.state import City, State
from engine.games.mycity.tasks import sticker_tasks, with_tasks
from engine.games.mycity.track import Sheet
from engine.games.mycity.view import CityView, Line, Result

CAP = "cap"
COLUMNS = ("first", "second", "other")
PAIR = 2


def rewarded(state: State, views: Sequence[CityView], sheets: Sequence[Sheet]) -> State:
    """Everybody's lasting board brought up to date, and the stickers still to be put down."""
    plan = episode(state.episode)
    cities = [
        booked(state.episode, city, view, sheet)
        for city, view, sheet in zip(state.cities, views, sheets, strict=True)
    ]
    lines = [end_values(state.episode, v.land, v.placed, v.marks, v.colour) for v in views]
    winners = [bonus_winners(bonus, cities, lines) for bonus in plan.rewards.bonus]
    cities = [
        with_circles(city, list(circles_for(plan, cities, seat, winners)))
        for seat, city in enumerate(cities)
    ]
    return replace(state, cities=tuple(cities))


def booked(number: int, city: City, view: CityView, sheet: Sheet) -> City:
    """Old debts paid and new ones noted, nuggets entered, the rank remembered. After the last
    episode nothing is owed: there is none to pay it in.
    """
    plan, result, kept = episode(number), result_of(city), city.kept
    owed = max(0, -sheet.score) if number < len(BOX.campaign) else 0
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


def column(rank: int, seats: int) -> int:
    """Which column of the rewards this rank reads: the second of two players is an other."""
    return min(rank, len(COLUMNS)) - 1 if rank == 1 or seats > PAIR else len(COLUMNS) - 1


def circles_for(
    plan: Episode, cities: Sequence[City], seat: Seat, winners: Sequence[tuple[Seat, ...]]
) -> Iterator[Line]:
    """The circles of one player. Of two players only the first colours any."""
    result = result_of(cities[seat])
    at = column(result.rank, len(cities))
    if plan.rewards.circles[at]:
        yield Line(COLUMNS[at], plan.rewards.circles[at])
    if result.rank > 1 and len(cities) == PAIR:
        return
    if result.score >= plan.rules.score_cap:
        yield Line(CAP, 1)
    for bonus, best in zip(plan.rewards.bonus, winners, strict=True):
        if seat in best:
            yield Line(bonus.id, bonus.circles)


def bonus_winners(
    bonus: Bonus, cities: Sequence[City], lines: Sequence[Mapping[str, int]]
) -> tuple[Seat, ...]:
    """Who fulfils this bonus. Lines count in full here, also those beyond the end of the track."""
    if bonus.kind is BonusKind.MOST_NUGGETS:
        values = [city.kept.nuggets for city in cities]
    else:
        values = [line[bonus.item] for line in lines]
    least = bonus.value if bonus.kind is BonusKind.LINE_AT_LEAST else max(1, *values)
    return tuple(seat for seat, value in enumerate(values) if value >= least)


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
