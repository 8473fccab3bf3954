"""The interface of every game: a record of functions. Callers know nothing else of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.ahead import (
    Ahead,
    StandingQuestion,
    no_standing_answer,
    no_standing_questions,
    nothing_ahead,
    nothing_at_stake,
)
from engine.core.choices import Ask, Draft, Step, walk
from engine.core.events import Event
from engine.core.lessons import Introduction, Lesson
from engine.core.options import Config, Setting, Value, problems
from engine.core.rng import Rng
from engine.core.seats import Eye, Seat
from engine.core.words import Msg, msg

S = TypeVar("S")
V = TypeVar("V")

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the stored data of one version of a game into the next one's."""


@dataclass(frozen=True)
class GameSpec:
    """What must be known about a game before it starts.

    Names and descriptions are message keys derived from ``key``: ``manhattan-name``,
    ``manhattan-option-first``, ``manhattan-option-first.hint`` … ``money``: its points are money.
    ``forecast``: they are those of an end that has not come, and are no more sure than that.
    ``difficulty`` is how hard it is to learn: 1 easy, 2 medium, 3 hard.
    """

    key: str
    version: int
    seats: tuple[int, int]
    minutes: int
    credits: str
    difficulty: int = 2
    options: tuple[Setting, ...] = ()
    hidden: bool = False
    co_op: bool = False
    campaign: bool = False
    money: bool = False
    forecast: bool = False


@dataclass(frozen=True)
class Turn:
    """Who is asked now. The game waits for ``seats``; those in ``also`` may act but hold nobody up.

    ``together`` marks a stage that all its seats answer independently: one's answer does not make
    another's question stale. ``number`` tells one such stage from the next, and elsewhere one turn
    from the next: a seat that has acted and is asked again under the same number goes on with the
    turn that it has begun, and is not called to it again. ``progress`` says, of a stage that each
    goes through at their own pace, how far every seat has come: a seat that is ahead has seen what
    is still hidden from the others.
    """

    stage: str
    seats: tuple[Seat, ...]
    also: tuple[Seat, ...] = ()
    together: bool = False
    number: int = 0
    progress: tuple[int, ...] = ()

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
    next episode, written and read by the game alone. ``whole_campaign`` says that the ranks are
    those of a whole campaign, which has ended with this episode.
    """

    ranks: tuple[int, ...]
    why: Msg
    tallies: tuple[Tally, ...] = ()
    won: bool | None = None
    carry: str = ""
    whole_campaign: bool = False

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


@dataclass(frozen=True)
class Guard:
    """What must be read before an action that can never be made good: its consequence in figures,
    what the button says that does it, and what the button says that goes back."""

    warning: Msg
    does: Msg
    instead: Msg


def no_guard(_: object, __: Draft) -> None:
    """The guard of a game in which every action can be made good."""


def no_heuristic(_: object, __: Seat) -> float:
    """The heuristic of a game whose points say all there is to say."""
    return 0.0


def no_ideas(_: object, __: int) -> tuple[Draft, ...]:
    """The ideas of a game in which a few random actions are as good."""
    return ()


def no_goal(_: object) -> None:
    """The goal of a game in which nothing but the others is to be beaten."""


def no_talk(_: object, __: Draft) -> bool:
    """For a game in which every action does something."""
    return False


def no_coach(_: object, __: Draft) -> None:
    """The coach of a game that has none."""


def no_words(_: object) -> tuple[Msg, ...]:
    """What a game that is over in one sitting tells of a campaign and of its changing rules."""
    return ()


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[S, V]):
    """The rules of one game: pure functions over its frozen state ``S`` and view ``V``."""

    spec: GameSpec
    state_type: type[S]

    setup: Callable[[Config, Rng], S]
    """The first state, before anyone has acted. The config has no problems."""

    turn: Callable[[S], Turn | None]
    """Who is asked now; None when the game is over."""

    view: Callable[[S, Eye], V]
    """What this eye sees. It is built field by field, so that nothing hidden gets into it."""

    ask: Callable[[V, Draft], Step]
    """The next question to the seat of this view, given the tokens it has chosen so far."""

    apply: Callable[[S, Seat, Draft, Rng], Applied[S]]
    """The state after an action of this seat, with its events. ``ask`` has found it legal."""

    outcome: Callable[[S], Outcome | None]
    """How the game ended; None while it goes on."""

    preview: Callable[[V, Draft], V]
    """The view right after this action, as far as this eye can know it beforehand."""

    preview_end: Callable[[V, Draft], End | None]
    """The end of the game if this action is sure to bring it; None where the game goes on or where
    this eye cannot know.
    """

    explain: Callable[[V, Draft], tuple[Msg, ...]]
    """The consequences of this action beside the points, in words; never empty where no points
    change.
    """

    sentence: Callable[[V, Draft], Msg] | None = None
    """The action as a sentence to its player: "You build 3 floors on B5". None where the names of
    the answers, one after another, say enough.
    """

    guard: Callable[[V, Draft], Guard | None] = no_guard
    """What must be read before this action, if it can never be made good; otherwise None."""

    score: Callable[[V], tuple[Tally, ...]]
    """The points of every seat, or of the team, if they were counted now."""

    heuristic: Callable[[V, Seat], float] = no_heuristic
    """A guess, in points and for bots only, of what this table will bring a seat beyond its score.
    It is asked thousands of times for a move, so it must be cheap.
    """

    ideas: Callable[[V, int], Sequence[Draft]] = no_ideas
    """At most so many actions that look good at a glance, for players in games that bots imagine;
    none where a few random ones will do. It must be cheap: no points are counted for it.
    """

    goal: Callable[[V], int | None] = no_goal
    """The fewest points with which a team or a lone player wins; None where none are needed."""

    only_shows: Callable[[V, Draft], bool] = no_talk
    """Whether this action does nothing but show the others something, so that they can talk about
    it. Bots do not talk, and never take such an action.
    """

    ahead: Callable[[V], Ahead[V]] = nothing_ahead
    """The next question to a seat that is not asked now: the view as it would be if its turn came
    and nobody had changed anything until then, also after ``preview``. Refused, with a reason for
    its reader, where that question cannot be known.
    """

    at_stake: Callable[[V, Draft], tuple[object, ...]] = nothing_at_stake
    """What lies at the places that this action names, as plain values: while they are equal, nobody
    has touched them. Nothing, where it names none.
    """

    standing_questions: Callable[[V], tuple[StandingQuestion, ...]] = no_standing_questions
    """The questions that this seat may answer once for all times they come up at this table."""

    standing_answer: Callable[[V, str], Draft | None] = no_standing_answer
    """The action that follows from this standing answer now, where its question is asked; None
    where it does not say what to do, so that the person is asked.
    """

    fallback: Callable[[V], Draft]
    """The safe action for a seat whose owner is away; ``first_action`` where any will do."""

    twin: Callable[[S, Eye, Rng], S]
    """Another state that this eye cannot tell from the real one.

    It follows from what the eye sees and from the dice alone: what is hidden is sorted before it is
    shuffled, so that nobody can learn anything from their twins.
    """

    describe: Callable[[V], tuple[Msg, ...]]
    """The board in words, line by line: text board and alt text."""

    chronicle: Callable[[V], tuple[Msg, ...]] = no_words
    """The story of a campaign so far, line by line."""

    brief: Callable[[V], tuple[Msg, ...]] = no_words
    """What is new at this table, line by line, for whoever has not played in it yet: it opens an
    episode of a campaign. Nothing later, and nothing where the rules of the game say all.
    """

    rules_now: Callable[[V], tuple[Msg, ...]] = no_words
    """The rules in force at this table, line by line, what is new first; nothing where they are the
    same at every table.
    """

    upcoming: Callable[[Config], tuple[Msg, ...]] = no_words
    """What a table that is set up like this goes on with: the episode, then what each seat has kept
    from the one before. Nothing where it begins anew.
    """

    conceded: Callable[[S, frozenset[Seat]], Outcome | None] | None = None
    """How an episode of a campaign ends that all but these seats have left, as it stands now: they
    come first, and it is handed on like any other. None where it is to be played again.
    """

    coach: Callable[[V, Draft], Msg | None] = no_coach
    """One sentence for somebody who is new to the game, about the question that ``ask`` puts after
    these answers: what it decides, and what makes a good answer here. It follows from the view
    alone.
    """

    introduction: Introduction | None = None
    """The game on one page, for somebody who chooses what to play."""

    lessons: tuple[Lesson, ...] = ()
    """The rules in six short pages, in reading order."""

    inventory: Callable[[S], Mapping[str, int]]
    """How many of each component there are, wherever they lie. Never changes during a game."""

    co_op_by_options: Callable[[Config], bool] | None = None
    """Whether this config is played together; None where the spec says it for all of them."""

    puzzles: tuple[Mapping[str, Value], ...] = ({},)
    """The options with which one person alone has a good puzzle, one set for each kind of puzzle.
    They matter only where one can play alone.
    """

    upcasters: Mapping[int, Upcaster] = field(default_factory=dict)
    """From each past version of the stored state to the next one."""

    def co_op(self, config: Config) -> bool:
        """Whether all win or lose together at a table with this config."""
        return self.spec.co_op if self.co_op_by_options is None else self.co_op_by_options(config)


def first_action(ask: Ask[V], view: V) -> Draft:
    """The action with the first answer to every question; raises StopIteration for free text."""
    return next(walk(ask, view))


AnyGame = Game[Any, Any]
"""A game whose types the caller does not know: what the catalogue hands out."""


def config_problems(spec: GameSpec, config: Config) -> tuple[Msg, ...]:
    """Why this game cannot start like this: the number of seats first, then the options."""
    least, most = spec.seats
    if not least <= config.seats <= most:
        return (msg("seats-needed", least=least, most=most),)
    return problems(spec.options, config)
