"""Other states that an eye cannot tell from the real one: another deck, other hidden answers."""

from __future__ import annotations

from dataclasses import replace

from engine.core.rng import Rng
from engine.core.seats import Eye, Seat
from engine.games.mycity.answers import can_pass
from engine.games.mycity.deck import Deck, rounds_of
from engine.games.mycity.hidden import city_view, horizon, opened
from engine.games.mycity.land import legal_spots
from engine.games.mycity.pieces import episode
from engine.games.mycity.state import City, State
from engine.games.mycity.view import Answer, Verb
from engine.kit.rows import changed

TWIN_TRIES = 12


def twin(state: State, eye: Eye, rng: Rng) -> State:
    """The state with the unseen cards shuffled and the unseen answers replaced by possible others.

    Where no other answers can be found, those who are ahead keep theirs and the cards they know.
    """
    for _ in range(TWIN_TRIES):
        other = replace(state, deck=reshuffled(state.deck, opened(state, eye), rng))
        answered = with_other_answers(other, eye, rng)
        if answered is not None:
            return answered
    known = max(opened(state, seat) for seat in range(len(state.cities)))
    return replace(state, deck=reshuffled(state.deck, known, rng))


def reshuffled(deck: Deck, known: int, rng: Rng) -> Deck:
    """Another order of the unknown cards that makes as many rounds: everyone knows who is done."""
    while True:
        other = (*deck[:known], *rng.shuffled(sorted(deck[known:])))
        if len(rounds_of(other)) == len(rounds_of(deck)):
            return other


def with_other_answers(state: State, eye: Eye, rng: Rng) -> State | None:
    """The state with other unseen answers for everybody; None where a player gets stuck."""
    seen, cities = horizon(state, eye), list(state.cities)
    for seat, city in enumerate(state.cities):
        if seat != eye and len(city.answers) > seen:
            redone = _answered_anew(state, seat, seen, rng)
            if redone is None:
                return None
            cities[seat] = redone
    return replace(state, cities=tuple(cities))


def _answered_anew(state: State, seat: Seat, seen: int, rng: Rng) -> City | None:
    city = state.cities[seat]
    count, ends = len(city.answers), city.ended and state.own_pace
    known = replace(city, answers=city.answers[:seen])
    while len(known.answers) < count:
        last = len(known.answers) + 1 == count
        answer = Answer(Verb.END) if last and ends else _some_answer(state, seat, known, rng)
        if answer is None:
            return None
        known = replace(known, answers=(*known.answers, answer))
    return known


def _some_answer(state: State, seat: Seat, city: City, rng: Rng) -> Answer | None:
    """A legal answer; it ends the part of a player only where that may still be changed."""
    number, card = state.episode, state.rounds[len(city.answers)].building
    cities = replace(state, cities=changed(state.cities, seat, city))
    own = city_view(cities, seat, len(city.answers))
    spots = legal_spots(own.land, episode(number).rules, own.built, card)
    if spots:
        spot = rng.pick(spots)
        return Answer(Verb.PLACE, spot.turn, spot.cell)
    if can_pass(number, own, (), card):
        return Answer(Verb.PASS)
    return None if state.own_pace else Answer(Verb.END)
