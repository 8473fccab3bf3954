"""Everything there is to know about a game of My City, secrets included."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.mycity.deck import Deck, Round, rounds_of
from engine.games.mycity.view import Answer, Land, Mark, Result, Stage, Task, Verb
from engine.kit.frozen import derived_property


@dataclass(frozen=True)
class Kept:
    """What a board keeps for good, from one episode of the campaign to the next."""

    land: Land
    name: str = ""
    marks: tuple[Mark, ...] = ()
    circles: int = 0
    debt: int = 0
    nuggets: int = 0
    ranks: tuple[int, ...] = ()


@dataclass(frozen=True)
class City:
    """One player: the lasting board, the answers of this episode, what is left to be decided.

    Answers are by round: the first is to the first card. ``colour`` is that of the exhibition.
    """

    kept: Kept
    answers: tuple[Answer, ...] = ()
    tasks: tuple[Task, ...] = ()
    colour: str = ""
    result: Result | None = None

    @property
    def ended(self) -> bool:
        """Whether the last answer was to take no further part."""
        return bool(self.answers) and self.answers[-1].verb is Verb.END


@dataclass(frozen=True)
class State:
    """The whole table. The deck is the whole deck; how far it is open follows from the answers.

    ``closed`` counts the rounds that everyone has played who takes part in them.
    """

    stage: Stage
    episode: int
    own_pace: bool
    deck: Deck
    cities: tuple[City, ...]
    closed: int = 0

    @derived_property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds that the deck makes."""
        return rounds_of(self.deck)

    def finished(self, seat: Seat) -> bool:
        """Whether this player has no card left to answer, for good."""
        city = self.cities[seat]
        last = city.ended or len(city.answers) == len(self.rounds)
        return last and (self.own_pace or len(city.answers) <= self.closed)
