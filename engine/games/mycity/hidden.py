"""What each eye sees of a state, and which other states look the same to it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.seats import PUBLIC, Eye, Seat
from engine.games.mycity.deck import Deck, rounds_of
from engine.games.mycity.points import built_mask
from engine.games.mycity.races import settled_firsts
from engine.games.mycity.state import State
from engine.games.mycity.turns import asked, open_answer
from engine.games.mycity.view import Answer, CityView, Placed, Stage, Verb, View


def horizon(state: State, eye: Eye) -> int:
    """How many rounds of everybody this eye may look at.

    At one's own pace these are the rounds one has played; who has ended, or only watches, goes
    along with the slowest.
    """
    if not state.own_pace or eye is PUBLIC or state.stage is not Stage.BUILD:
        return state.closed
    played = len(state.cities[eye].answers)
    return max(played, state.closed) if state.cities[eye].ended else played


def sees_card(state: State, eye: Eye) -> bool:
    """Whether the card after the horizon lies open to this eye."""
    if state.stage is not Stage.BUILD:
        return False
    seen = horizon(state, eye)
    playing = eye is not PUBLIC and not state.cities[eye].ended
    return seen < len(state.rounds) and (playing or seen == state.closed)


def opened(state: State, eye: Eye) -> int:
    """How many cards of the deck this eye has seen."""
    seen = horizon(state, eye)
    if sees_card(state, eye):
        return state.rounds[seen].opened
    if seen == len(state.rounds):
        return len(state.deck)
    return state.rounds[seen - 1].opened if seen else 0


def view(state: State, eye: Eye) -> View:
    """Built up field by field: the open table as far as this eye has come, then its own answer."""
    seen, shown = horizon(state, eye), opened(state, eye)
    card = state.rounds[seen] if sees_card(state, eye) else None
    blocked = card.blocked if card else ()
    cities = tuple(city_view(state, seat, seen, blocked) for seat in range(len(state.cities)))
    return View(
        eye=eye,
        stage=state.stage,
        episode=state.episode,
        own_pace=state.own_pace,
        round=seen + 1,
        closed=state.closed,
        card=card.building if card else "",
        blocked=blocked,
        discard=state.deck[: shown - 1 if card else shown],
        pile=len(state.deck) - shown,
        asked=asked(state),
        cities=cities,
        firsts=settled_firsts(state.episode, cities, state.closed),
        answer=None if eye is PUBLIC else open_answer(state, eye),
    )


def city_view(state: State, seat: Seat, seen: int, blocked: tuple[str, ...] = ()) -> CityView:
    """One player's board after so many rounds, and after the card that blocked these."""
    city = state.cities[seat]
    history = played(state.deck, city.answers[:seen])
    kept = city.kept
    return CityView(
        seat=seat,
        land=kept.land,
        placed=history.placed,
        built=history.built,
        face_down=history.face_down if history.ended else (*history.face_down, *blocked),
        passed=history.passed,
        rounds=len(city.answers),
        ended=history.ended,
        finished=state.stage is Stage.BUILD and state.finished(seat),
        name=kept.name,
        marks=kept.marks,
        colour=city.colour,
        circles=kept.circles,
        debt=kept.debt,
        nuggets=kept.nuggets,
        ranks=kept.ranks,
        tasks=city.tasks,
        result=city.result,
    )


class History(NamedTuple):
    """What came of a row of answers."""

    placed: tuple[Placed, ...]
    built: int
    face_down: tuple[str, ...]
    passed: tuple[int, ...]
    ended: bool


BEFORE_ALL = History((), 0, (), (), False)


@lru_cache(maxsize=4096)
def played(deck: Deck, answers: tuple[Answer, ...]) -> History:
    """The buildings placed and those face down, in the order of the deck."""
    if not answers:
        return BEFORE_ALL
    # All but the last answer were asked for a move ago, and are remembered.
    placed, built, face_down, passed, _ = played(deck, answers[:-1])
    number, answer = len(answers), answers[-1]
    card = rounds_of(deck)[number - 1]
    if answer.verb is Verb.PLACE:
        one = Placed(number, card.building, answer.turn, answer.cell)
        built |= built_mask((one,))
        return History((*placed, one), built, (*face_down, *card.blocked), passed, False)
    face_down = (*face_down, *card.blocked, card.building)
    if answer.verb is Verb.PASS:
        return History(placed, built, face_down, (*passed, number), False)
    return History(placed, built, face_down, passed, True)
