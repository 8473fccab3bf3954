"""One game from its first to its last move. Immutable; nothing else holds a state."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from engine.core import codec
from engine.core.actions import legal, read
from engine.core.choices import Draft, Step
from engine.core.errors import NotYourTurn, Refused
from engine.core.events import Event
from engine.core.game import AnyGame, Game, Outcome, Tally, Turn, config_problems
from engine.core.options import Config
from engine.core.prospect import Preview, Prospect
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import PUBLIC, Private, Public, Seat, Seen

S = TypeVar("S")
V = TypeVar("V")

TWINS = 6
"""So many imagined tables are compared: two unseen cards look like none once in 32 times."""


@dataclass(frozen=True)
class Moved(Generic[S, V]):
    """A match one action later. ``dice`` and ``reveals`` decide whether undo is free."""

    match: Match[S, V]
    action: Draft
    events: tuple[Event, ...]
    dice: bool

    @property
    def reveals(self) -> bool:
        """Whether somebody learned something hidden by this move."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True)
class Match(Generic[S, V]):
    """One game between two moves. ``ply`` counts the moves of the present line."""

    game: Game[S, V]
    config: Config
    ply: int
    _seed: bytes = field(repr=False)
    _state: S = field(repr=False)

    @property
    def turn(self) -> Turn | None:
        """Who is asked now; None when it is over."""
        return self.game.turn(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self._state)

    def conceded(self, staying: frozenset[Seat]) -> Outcome | None:
        """How an episode of a campaign ends that all but these seats have left; None where nothing
        of it is handed on.
        """
        concede = self.game.conceded
        return concede(self._state, staying) if concede is not None else None

    def standing(self) -> tuple[Tally, ...]:
        """The points as they stand, for a game that is broken off here."""
        conceded = self.conceded(frozenset())
        return conceded.tallies if conceded is not None else self.game.score(self.public().view)

    def public(self) -> Seen[V, Public]:
        """What lies open on the table."""
        return Seen(self.game.view(self._state, PUBLIC), PUBLIC)

    def seen_by(self, seat: Seat) -> Seen[V, Private]:
        """What this seat sees, its own secrets included."""
        return Seen(self.game.view(self._state, seat), seat)

    def ask(self, seat: Seat, draft: Draft = ()) -> tuple[Draft, Step]:
        """The next question to this seat past those that have a default, and the draft up to it.

        Raises Refused after the end, and NotYourTurn if this seat is not asked; so do ``read``,
        ``fallback``, ``prospect``, ``preview`` and ``act``.
        """
        return self.prospect(seat).ask(draft)

    def read(self, seat: Seat, text: str) -> Draft:
        """The whole action that this text means to this seat; Refused if it means none."""
        self._check_asked(seat)
        return read(self.game.ask, self.seen_by(seat).view, text)

    def fallback(self, seat: Seat) -> Draft:
        """The safe action for a seat whose owner is away."""
        self._check_asked(seat)
        return self.game.fallback(self.seen_by(seat).view)

    def prospect(self, seat: Seat) -> Prospect[V]:
        """What this seat is asked now, for whoever asks more than once."""
        self._check_asked(seat)
        return Prospect(self.game, self.seen_by(seat))

    def preview(self, seat: Seat, action: Draft) -> Preview[V]:
        """What this action would do, as far as its seat can know. Computed from its view alone."""
        return self.prospect(seat).preview(action)

    def act(self, seat: Seat, action: Draft) -> Moved[S, V]:
        """The match after this action, which the questions of the present view judge first; raises
        Refused if it is not a whole legal action now.
        """
        self._check_asked(seat)
        action = legal(self.game.ask, self.seen_by(seat).view, action)
        rng = Rng(self._seed, self.ply + 1)
        applied = self.game.apply(self._state, seat, action, rng)
        after = replace(self, ply=self.ply + 1, _state=applied.state)
        return Moved(after, action, applied.events, rng.used)

    def follow(self, seat: Seat, action: Draft) -> Match[S, V]:
        """The match after an action that its questions have just led to: it is not judged again.

        For bots, which imagine thousands of games.
        """
        ply = self.ply + 1
        applied = self.game.apply(self._state, seat, action, Rng(self._seed, ply))
        return Match(self.game, self.config, ply, self._seed, applied.state)

    def twin(self, seat: Seat, rng: Rng) -> Match[S, V]:
        """A match that this seat cannot tell from the real one, with dice of its own."""
        seed = rng.below(1 << 32).to_bytes(SEED_BYTES, "big")
        return replace(self, _seed=seed, _state=self.game.twin(self._state, seat, rng))

    def hides_nothing(self, seat: Seat, rng: Rng) -> bool:
        """Whether all tables that this seat may imagine are the same, as far as a few of them tell.
        Found out without a look at the real one.
        """
        first, *others = [self.game.twin(self._state, seat, rng) for _ in range(TWINS)]
        return all(other == first for other in others)

    def dump(self) -> bytes:
        """The state for the archive; the seed and the config are kept apart from it."""
        return codec.dump(self.game, self._state)

    def _check_asked(self, seat: Seat) -> None:
        turn = self.turn
        if turn is None:
            raise Refused("refused-game-over")
        if not turn.asks(seat):
            raise NotYourTurn("refused-not-your-turn")


AnyMatch = Match[object, object]
"""A match of a game whose types the caller does not know."""


def start(game: Game[S, V], config: Config, seed: bytes) -> Match[S, V]:
    """The match before the first move; Refused, with every reason, if the config has problems."""
    reasons = config_problems(game.spec, config)
    if reasons:
        raise Refused("refused-cannot-start", problems=reasons)
    return Match(game, config, 0, seed, game.setup(config, Rng(seed, 0)))


def load(game: AnyGame, config: Config, seed: bytes, ply: int, blob: bytes) -> AnyMatch:
    """The match that this stored state belongs to; raises Unreadable if it cannot be read."""
    return Match(game, config, ply, seed, codec.load(game, blob))
