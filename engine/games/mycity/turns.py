"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from engine.core.seats import Seat
from engine.games.mycity.state import State
from engine.games.mycity.view import Answer, Stage


def turn(state: State) -> Turn | None:
    """All answer at once. Until a round is closed, those who have answered may still change it."""
    if state.stage is Stage.OVER:
        return None
    building = state.stage is Stage.BUILD
    number = state.closed + 1 if building and not state.own_pace else 0
    also = tuple(seat for seat in range(len(state.cities)) if open_answer(state, seat))
    progress = tuple(len(city.answers) for city in state.cities)
    alone = building and state.own_pace
    return Turn(state.stage, asked(state), also, True, number, progress if alone else ())


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for."""
    seats = range(len(state.cities))
    match state.stage:
        case Stage.OVER:
            return ()
        case Stage.BUILD:
            return tuple([seat for seat in seats if is_awaited(state, seat)])
        case _:
            return tuple([seat for seat in seats if state.cities[seat].tasks])


def is_awaited(state: State, seat: Seat) -> bool:
    """Whether this player owes an answer to a card."""
    ahead = len(state.cities[seat].answers) > state.closed
    return not state.finished(seat) and (state.own_pace or not ahead)


def open_answer(state: State, seat: Seat) -> Answer | None:
    """The answer to the open card that may still be changed."""
    answers = state.cities[seat].answers
    if state.own_pace or state.stage is not Stage.BUILD or len(answers) <= state.closed:
        return None
    return answers[-1]
