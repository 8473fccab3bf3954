"""The interface that every game implements. The house knows games by this and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from engine.core.choices import Draft, Step, walk
from engine.core.events import Event
from engine.core.options import Config, Setting, problems
from engine.core.rng import Rng
from engine.core.seats import Eye, Seat
from engine.core.words import Msg, msg

S = TypeVar("S")
V = TypeVar("V")

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the stored data of one version of a game into the next one's."""


@dataclass(frozen=True)
class GameSpec:
    """What the house must know about a game before it starts.

    Names and descriptions are message keys derived from ``key``: ``manhattan-name``,
    ``manhattan-option-first``, ``manhattan-option-first.hint`` …
    """

    key: str
    version: int
    seats: tuple[int, int]
    minutes: int
    credits: str
    options: tuple[Setting, ...] = ()
    hidden: bool = False
    co_op: bool = False
    campaign: bool = False


@dataclass(frozen=True)
class Turn:
    """Who is asked now. The game waits for ``seats``; those in ``also`` may act but hold nobody up.

    ``together`` marks a stage that all its seats answer independently: one's answer does not make
    another's question stale. ``number`` tells one such stage from the next.
    """

    stage: str
    seats: tuple[Seat, ...]
    also: tuple[Seat, ...] = ()
    together: bool = False
    number: int = 0

    def asks(self, seat: Seat) -> bool:
        """Whether this seat may answer now."""
        return seat in self.seats or seat in self.also


@dataclass(frozen=True)
class Applied(Generic[S]):
    """The position after a move, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Part:
    """Points for one thing."""

    label: Msg
    points: int


@dataclass(frozen=True)
class Tally:
    """The points of one seat, or of the whole team where ``seat`` is None, with their parts."""

    seat: Seat | None
    parts: tuple[Part, ...]

    @property
    def points(self) -> int:
        return sum(part.points for part in self.parts)


@dataclass(frozen=True)
class Outcome:
    """How it ended: a rank for every seat (1 is first, ties share), why, and the points.

    ``won`` is the team's result in a co-operative game; ``carry`` is what a campaign hands to its
    next episode, written and read by the game alone.
    """

    ranks: tuple[int, ...]
    why: Msg
    tallies: tuple[Tally, ...] = ()
    won: bool | None = None
    carry: str = ""

    def winners(self) -> tuple[Seat, ...]:
        """The seats that came first; nobody, where the team lost."""
        if self.won is False:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True)
class End:
    """The end that an action would bring, as far as its player can know it beforehand.

    ``winners`` are the seats that would come first, nobody where the team would lose; None where
    that depends on something hidden. ``won`` is the team's result in a co-operative game.
    """

    winners: tuple[Seat, ...] | None = None
    won: bool | None = None


class Game(ABC, Generic[S, V]):
    """The rules of one game, as pure functions over its frozen state ``S`` and view ``V``."""

    spec: GameSpec
    state_type: type[S]
    upcasters: Mapping[int, Upcaster] = MappingProxyType({})

    @abstractmethod
    def setup(self, config: Config, rng: Rng) -> S:
        """The table laid out, before anyone has acted."""

    @abstractmethod
    def turn(self, state: S) -> Turn | None:
        """Who is asked what now; None when the game is over."""

    @abstractmethod
    def view(self, state: S, eye: Eye) -> V:
        """What this eye sees, built up from nothing."""

    @abstractmethod
    def ask(self, view: V, draft: Draft) -> Step:
        """The next question to the seat that looks, given the tokens it has chosen so far."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Draft, rng: Rng) -> Applied[S]:
        """Carry out an action that ``ask`` has already found legal."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    @abstractmethod
    def preview(self, view: V, action: Draft) -> V:
        """The view right after this action, as far as this eye can know it beforehand."""

    @abstractmethod
    def preview_end(self, view: V, action: Draft) -> End | None:
        """The end of the game if this action is sure to bring it; None where the game goes on or
        where this eye cannot know.
        """

    @abstractmethod
    def explain(self, view: V, action: Draft) -> tuple[Msg, ...]:
        """The consequences of this action beside the points, in words; never empty where no points
        change.
        """

    @abstractmethod
    def score(self, view: V) -> tuple[Tally, ...]:
        """The points of every seat, or of the team, if they were counted now."""

    def heuristic(self, view: V, seat: Seat) -> float:  # noqa: ARG002
        """A guess, in points and for bots only, of what this table will bring a seat beyond its
        score; 0 by default. It is asked thousands of times for a move, so it must be cheap.
        """
        return 0.0

    @abstractmethod
    def twin(self, state: S, eye: Eye, rng: Rng) -> S:
        """Another state that this eye cannot tell from the real one.

        It follows from what the eye sees and from the dice: whatever is hidden is put in order
        before it is shuffled, so that nobody can learn anything from their twins.
        """

    @abstractmethod
    def describe(self, view: V) -> tuple[Msg, ...]:
        """The board in words, line by line: text board and alt text."""

    def chronicle(self, view: V) -> tuple[Msg, ...]:  # noqa: ARG002
        """The story of a campaign so far, line by line. A single game has none."""
        return ()

    @abstractmethod
    def inventory(self, state: S) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie. Never changes in a game."""

    def co_op(self, _: Config) -> bool:
        """Whether all win or lose together at this table. Overridden where the options decide."""
        return self.spec.co_op

    def fallback(self, view: V) -> Draft:
        """The safe action that is played for a seat whose owner is away. By default the first."""
        return next(walk(self.ask, view))


AnyGame = Game[Any, Any]
"""A game whose types the caller does not know: what the catalogue hands out."""


def config_problems(spec: GameSpec, config: Config) -> tuple[Msg, ...]:
    """Why this game cannot start like this: the number of seats first, then the options."""
    least, most = spec.seats
    if not least <= config.seats <= most:
        return (msg("seats-needed", least=least, most=most),)
    return problems(spec.options, config)
