"""Progress circles: what an episode pays of them, and who wins the campaign by them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.mycity.box import Bonus, BonusKind, Episode
from engine.games.mycity.pieces import BOX
from engine.games.mycity.ranking import Standing
from engine.games.mycity.view import CityView, Line, Stage, View
from engine.kit.ranks import ranks

CAP = "cap"
COLUMNS = ("first", "second", "other")
PAIR = 2


@dataclass(frozen=True)
class Finish:
    """How one player came out of an episode: rank and score, the nuggets of all episodes, and the
    full value of every line that is counted at the end."""

    rank: int
    score: int
    nuggets: int
    lines: Mapping[str, int]


def column(rank: int, seats: int) -> int:
    """Which column of the rewards this rank reads: the second of two players is an other."""
    return min(rank, len(COLUMNS)) - 1 if rank == 1 or seats > PAIR else len(COLUMNS) - 1


def circles_of(plan: Episode, finishes: Sequence[Finish]) -> tuple[tuple[Line, ...], ...]:
    """The circles that everybody colours, each with what it is for."""
    winners = [bonus_winners(bonus, finishes) for bonus in plan.rewards.bonus]
    return tuple(
        tuple(_circles(plan, finish, len(finishes), [seat in best for best in winners]))
        for seat, finish in enumerate(finishes)
    )


def _circles(plan: Episode, finish: Finish, seats: int, bonuses: Sequence[bool]) -> Iterator[Line]:
    """The circles of one player. Of two players only the first colours any."""
    at = column(finish.rank, seats)
    if plan.rewards.circles[at]:
        yield Line(COLUMNS[at], plan.rewards.circles[at])
    if finish.rank > 1 and seats == PAIR:
        return
    if finish.score >= plan.rules.score_cap:
        yield Line(CAP, 1)
    for bonus, is_won in zip(plan.rewards.bonus, bonuses, strict=True):
        if is_won:
            yield Line(bonus.id, bonus.circles)


def bonus_winners(bonus: Bonus, finishes: Sequence[Finish]) -> tuple[Seat, ...]:
    """Who fulfils this bonus. Lines count in full here, also those beyond the end of the track."""
    if bonus.kind is BonusKind.MOST_NUGGETS:
        values = [finish.nuggets for finish in finishes]
    else:
        values = [finish.lines[bonus.item] for finish in finishes]
    least = bonus.value if bonus.kind is BonusKind.LINE_AT_LEAST else max(1, *values)
    return tuple(seat for seat, value in enumerate(values) if value >= least)


# The whole campaign


def is_last(number: int) -> bool:
    """Whether the campaign ends with this episode."""
    return number == len(BOX.campaign)


def campaign_standing(circles: int, places: Sequence[int]) -> Standing:
    """Most circles; then the better rank in the last episode, the one before it …"""
    return (circles, *(-rank for rank in reversed(places)))


def places(view: View) -> tuple[int, ...]:
    """Everybody's place in what has been counted: at the end of the campaign in the whole of it."""
    if view.stage is Stage.OVER and is_last(view.episode):
        return ranks([campaign_standing(city.circles, city.ranks) for city in view.cities])
    return tuple(map(_rank, view.cities))


def _rank(city: CityView) -> int:
    return city.result.rank if city.result is not None else 0
