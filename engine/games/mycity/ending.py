"""The end of an episode: the sheet and the rank of every player."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.games.mycity.hidden import city_view
from engine.games.mycity.land import ROW_MASKS, ground_of
from engine.games.mycity.pieces import ETERNAL
from engine.games.mycity.races import settled_firsts
from engine.games.mycity.rewards import rewarded
from engine.games.mycity.state import State
from engine.games.mycity.track import Sheet, counted
from engine.games.mycity.view import CityView, Result

Standing = tuple[int, ...]
"""What ranks are decided by, the lower the better: points, then empty cells row by row."""


class Score(NamedTuple):
    """One player at the end."""

    city: CityView
    sheet: Sheet
    standing: Standing


def scored(state: State) -> State:
    """Every player with a result; in the campaign also with all that is earned by it."""
    scores = scores_of(state)
    ranks = ranks_of([score.standing for score in scores])
    cities = tuple(
        replace(city, result=result_for(score, rank))
        for city, score, rank in zip(state.cities, scores, ranks, strict=True)
    )
    state = replace(state, cities=cities)
    if state.episode == ETERNAL:
        return state
    return rewarded(state, [score.city for score in scores], [score.sheet for score in scores])


def result_for(score: Score, rank: int) -> Result:
    """What is remembered of a player's score."""
    city, sheet = score.city, score.sheet
    return Result(sheet.lines, sheet.score, rank, land=city.land, marks=city.marks)


def scores_of(state: State) -> list[Score]:
    """The sheets of all players, as the boards lie now."""
    rounds = state.closed
    cities = [city_view(state, seat, rounds) for seat in range(len(state.cities))]
    firsts = settled_firsts(state.episode, cities, rounds)
    sheets = [counted(state.episode, city, firsts) for city in cities]
    return [Score(c, s, standing(c, s.score)) for c, s in zip(cities, sheets, strict=True)]


def standing(city: CityView, score: int) -> Standing:
    """Points first; then whoever shows fewer empty cells in the top row, the next one …"""
    gaps = ground_of(city.land).plain & ~city.built
    return (-score, *((gaps & row).bit_count() for row in ROW_MASKS))


def ranks_of(standings: list[Standing]) -> tuple[int, ...]:
    """A rank for everyone; who is equal in everything shares it, and the next one is skipped."""
    return tuple(1 + sum(other < own for other in standings) for own in standings)
