"""An episode that the others have left: it is scored as it stands, and nothing of it is lost."""

from __future__ import annotations

from dataclasses import replace

from engine.core.game import Outcome
from engine.core.seats import Seat
from engine.games.mycity.ending import scored
from engine.games.mycity.pieces import ETERNAL
from engine.games.mycity.result import outcome
from engine.games.mycity.rewards import result_of, with_stickers
from engine.games.mycity.state import City, State
from engine.games.mycity.view import Stage


def conceded(state: State, staying: frozenset[Seat]) -> Outcome | None:
    """The end of an episode in which those who stay come before all others, with what it hands on.

    None for a single game, and before the first card: then nothing has been played yet. An episode
    that is counted already stays as it was counted. Stickers that are left over are put down before
    the next one.
    """
    if state.episode == ETERNAL or state.stage is Stage.PREPARE:
        return None
    if state.stage is Stage.BUILD:
        state = _counted_now(state, staying)
    return outcome(replace(state, stage=Stage.OVER))


def _counted_now(state: State, staying: frozenset[Seat]) -> State:
    """The rewards of the episode. Half a city would be deep in debt: nobody owes anything."""
    state = scored(state, staying)
    state = replace(state, cities=tuple(map(_without_new_debt, state.cities)))
    return with_stickers(replace(state, stage=Stage.REWARD))


def _without_new_debt(city: City) -> City:
    result, kept = result_of(city), city.kept
    return replace(
        city,
        result=replace(result, owed=0),
        kept=replace(kept, debt=kept.debt - result.owed),
    )
