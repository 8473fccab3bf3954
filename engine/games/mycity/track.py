"""The score track of one player: what is booked when, the stop at its end, and the old debt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple

from engine.core.seats import Seat
from engine.games.mycity.box import Kind
from engine.games.mycity.land import ground_of
from engine.games.mycity.pieces import BOX, episode, spot_table
from engine.games.mycity.points import built_mask, end_values
from engine.games.mycity.view import CityView, First, Line, Placed, Verb, View
from engine.kit.frozen import remade

START = "start"
DEBT = "debt"


class Entry(NamedTuple):
    """Points that were booked during a round."""

    round: int
    item: str
    points: int


@dataclass
class Track:
    """The token. At the end of the track it stops, and nothing moves it any more."""

    cap: int
    score: int
    booked: dict[str, int] = field(default_factory=dict)

    @property
    def frozen(self) -> bool:
        return self.score >= self.cap

    def book(self, item: str, points: int) -> None:
        """Move the token, and remember for what."""
        if not self.frozen:
            moved = min(points, self.cap - self.score)
            self.score += moved
            self.booked[item] = self.booked.get(item, 0) + moved


class Sheet(NamedTuple):
    """The points of one player, line by line in the order of the table.

    ``settled`` of an old debt has been paid; ``frozen`` says that the token stands at the end of
    the track.
    """

    lines: tuple[Line, ...]
    score: int
    settled: int = 0
    frozen: bool = False


def sheet(view: View, seat: Seat) -> Sheet:
    """The points of this seat if the episode ended now; its own open answer counts already."""
    city = view.cities[seat]
    if city.result is not None:
        cap = view.plan.rules.score_cap
        result = city.result
        return Sheet(result.lines, result.score, result.settled, result.score >= cap)
    if seat == view.eye:
        city = with_answer(view, city)
    return counted(view.episode, city, view.firsts)


def with_answer(view: View, city: CityView) -> CityView:
    """The board with the answer that is still hidden from the others."""
    match view.answer:
        case (Verb.PLACE, turn, cell):
            placed = (*city.placed, Placed(view.round, view.card, turn, cell))
            return remade(city, placed=placed, built=built_mask(placed))
        case (Verb.PASS, _, _):
            return remade(city, passed=(*city.passed, view.round))
    return city


@lru_cache(maxsize=4096)
def counted(number: int, city: CityView, firsts: tuple[First, ...]) -> Sheet:
    """The whole sheet of a board: what happened during the rounds, the debt, then the end.

    It is remembered: an action of one player leaves the boards of the others as they were.
    """
    plan, entries = episode(number), happened(number, city, firsts)
    values = end_values(number, city.land, city.placed, city.marks, city.colour)
    track = Track(plan.rules.score_cap, plan.rules.start_score)
    for entry in entries:
        track.book(entry.item, entry.points)
    gains = (*(entry.points for entry in entries), *values.values())
    settled = min(city.debt, sum(max(0, points) for points in gains))
    if city.debt:
        track.book(DEBT, -settled)
    for item, points in values.items():
        track.book(item, points)
    return Sheet(_lines(number, city, track), track.score, settled, track.frozen)


def _lines(number: int, city: CityView, track: Track) -> tuple[Line, ...]:
    plan = episode(number)
    items = (DEBT, *plan.scoring) if city.debt else plan.scoring
    booked = (Line(item, track.booked.get(item, 0)) for item in items)
    return (Line(START, plan.rules.start_score), *booked)


def purse(number: int, city: CityView, firsts: Sequence[First]) -> int:
    """Where the token stands during the rounds: what a pass can be paid from."""
    rules = episode(number).rules
    track = Track(rules.score_cap, rules.start_score)
    for entry in happened(number, city, firsts):
        track.book(entry.item, entry.points)
    return track.score


def happened(number: int, city: CityView, firsts: Sequence[First]) -> list[Entry]:
    """Everything that was booked before the end, round by round."""
    entries = [*_passes(number, city), *_covers(number, city)]
    won = [first for first in firsts if city.seat in first.seats]
    entries += [Entry(one.round, one.item, BOX.items[one.item].points) for one in won]
    return sorted(entries, key=lambda entry: entry.round)


def _passes(number: int, city: CityView) -> Iterator[Entry]:
    cost = episode(number).rules.pass_cost
    for item in items_of(number, Kind.UNBUILT):
        yield from (Entry(at, item, -cost) for at in city.passed)


def _covers(number: int, city: CityView) -> Iterator[Entry]:
    for key in items_of(number, Kind.COVER):
        item, drawn = BOX.items[key], ground_of(city.land).features
        for one in city.placed:
            mask = spot_table(one.building)[one.turn, one.cell].mask
            covered = sum(w * (mask & drawn.get(k, 0)).bit_count() for k, w in item.weights.items())
            if covered:
                yield Entry(one.round, key, item.points * covered)


@cache
def items_of(number: int, *kinds: Kind) -> tuple[str, ...]:
    """The lines of this episode's table that are of these kinds."""
    return tuple(key for key in episode(number).scoring if BOX.items[key].kind in kinds)
