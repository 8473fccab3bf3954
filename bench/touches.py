"""Touches per turn on the page of a table: whole games are played by bots, and each of their moves
is touched as a person would, by the very functions that the page uses.

A touch is anything that is touched or pressed: a place, a card, a turn, one more or one less of a
kind, Confirm. Nothing is drawn. ``python -m bench.touches [GAME …]``
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from bench.figures import at_most
from engine.bots.levels import Level, choose
from engine.bots.search import at_once
from engine.catalog import catalog
from engine.core.choices import BETWEEN_TOKENS, Counts, Done, Draft, OneOf, tokens_of
from engine.core.game import AnyGame
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import Seat
from tables.play.question import Question, question_at
from tables.play.trail import answered_at, trail, turning

GAMES = 2
USUAL, MOST = 3, 5
"""Two touches and Confirm for the usual move; nine of ten moves with one or two more."""

CONFIRM = 1
ENDLESS = 60


@dataclass(frozen=True)
class Move:
    """One move: the stage in which it was made, and its touches."""

    stage: str
    touches: int


def touches_for(match: AnyMatch, seat: Seat, action: Draft) -> int:
    """The touches from the first question of this action to its confirmation."""
    touches, draft = 0, match.ask(seat)[0]
    while True:
        now = question_at(match, seat, draft, 0)
        if isinstance(now.step, Done) and now.draft == action:
            return touches + CONFIRM
        draft, more = _touched(now, action)
        touches += more
        if touches > ENDLESS:
            raise AssertionError(f"{action} cannot be touched")


def _touched(now: Question, action: Draft) -> tuple[Draft, int]:
    """The draft after the next touch on the way to this action, and how many touches that was."""
    turn = turning(now)
    at = _first_difference(now, action)
    if turn is not None and turn.length == at:
        return answered_at(now, turn.length, turn.token), 1
    for one in now.alternatives:
        if action[: one.length + 1] == (*now.draft[: one.length], one.option.token):
            return action[: one.length + 1], 1
    return _answered(now, action, at)


def _first_difference(now: Question, action: Draft) -> int:
    """The number of tokens before the first question that was answered otherwise."""
    for given in trail(now):
        tokens = tokens_of(given.step, given.token)
        if action[given.length : given.length + len(tokens)] != tokens:
            return given.length
    return len(now.draft)


def _answered(now: Question, action: Draft, at: int) -> tuple[Draft, int]:
    step = next((one.step for one in trail(now) if one.length == at), now.step)
    token = _token(step, action[at:])
    if isinstance(step, Counts):
        moved = sum(abs(a - b) for a, b in zip(step.start, step.counts(token), strict=True))
        return answered_at(now, at, token), moved + 1
    return answered_at(now, at, token), 1


def _token(step: object, wanted: Draft) -> str:
    """The next answer of an action: two tokens, where two questions are asked as one."""
    both = BETWEEN_TOKENS.join(wanted[:2])
    return both if isinstance(step, OneOf) and both in step.tokens else wanted[0]


def moves(game: AnyGame, config: Config, deal: int) -> list[Move]:
    """The moves of one whole game, made by easy bots."""
    dice = random.Random(f"{game.spec.key} {config} {deal}")
    match, found = start(game, config, dice.randbytes(SEED_BYTES)), []
    while match.turn is not None:
        seat, stage = match.turn.seats[0], match.turn.stage
        action = choose(match, seat, Level.EASY, Rng(dice.randbytes(SEED_BYTES), 0), at_once)
        found.append(Move(stage, touches_for(match, seat, action)))
        match = match.act(seat, action).match
    return found


def main(keys: Sequence[str] = ()) -> int:
    """Lines for each game with two players; 1 where one of them misses its bar."""
    print("touches per move on the page, Confirm included")
    held = [_tell(key, game) for key, game in catalog().items() if not keys or key in keys]
    return 0 if all(held) else 1


def _tell(key: str, game: AnyGame) -> bool:
    """The bars are for the usual move; other stages, as choosing blocks, are told beside it."""
    stages: dict[str, list[int]] = {}
    for deal in range(GAMES):
        for move in moves(game, Config(max(2, game.spec.seats[0])), deal):
            stages.setdefault(move.stage, []).append(move.touches)
    usual, *others = sorted(stages, key=lambda stage: len(stages[stage]), reverse=True)
    for stage in others:
        print(f"     {key}, {stage}: {median(stages[stage]):.0f} / {_p90(stages[stage]):.0f}")
    half = at_most(f"{key}, {usual}, median", median(stages[usual]), USUAL)
    return at_most(f"{key}, {usual}, p90", _p90(stages[usual]), MOST) and half


def _p90(touches: Sequence[int]) -> float:
    return quantiles(touches, n=10)[-1] if len(touches) > 1 else touches[0]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
