"""The end of an episode: the sheet and the rank of every player."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.core.seats import Seat
from engine.games.mycity.hidden import city_view
from engine.games.mycity.pieces import ETERNAL
from engine.games.mycity.races import settled_firsts
from engine.games.mycity.ranking import Standing, standing
from engine.games.mycity.rewards import rewarded
from engine.games.mycity.state import State
from engine.games.mycity.track import Sheet, counted
from engine.games.mycity.view import CityView, Result
from engine.kit.ranks import ranks


class Score(NamedTuple):
    """One player at the end."""

    city: CityView
    sheet: Sheet
    standing: Standing


def scored(state: State, ahead: frozenset[Seat] = frozenset()) -> State:
    """Every player with a result; in the campaign also with all that is earned by it. Those
    ``ahead`` come before the others, whatever their points."""
    scores = scores_of(state)
    places = ranks([(seat in ahead, *score.standing) for seat, score in enumerate(scores)])
    cities = tuple(
        replace(city, result=result_for(score, rank))
        for city, score, rank in zip(state.cities, scores, places, strict=True)
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
    played = [len(c.answers) if state.own_pace else state.closed for c in state.cities]
    cities = [city_view(state, seat, rounds) for seat, rounds in enumerate(played)]
    firsts = settled_firsts(state.episode, cities, max(played))
    sheets = [counted(state.episode, city, firsts) for city in cities]
    return [Score(c, s, standing(c, s.score)) for c, s in zip(cities, sheets, strict=True)]
