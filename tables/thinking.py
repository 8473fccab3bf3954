"""What a bot is asked, and how it thinks about it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from engine.bots.estimate import DICE
from engine.bots.levels import Level, choose
from engine.bots.review import Findings, Played, Step, carried_out
from engine.bots.search import Spent
from engine.catalog import find
from engine.core import codec
from engine.core.choices import Draft
from engine.core.match import load
from engine.core.rng import Rng
from engine.core.seats import Seat
from tables.processes import Urgency, Work

SECONDS = 1.5
"""How long a hard bot thinks about a move."""
LONGEST_SECONDS = 20
"""After so many seconds a thought is given up."""


@dataclass(frozen=True)
class Problem:
    """A question to a bot. The dice are its own: the seed of the game is not among them."""

    game: str
    config: bytes
    ply: int
    state: bytes = field(repr=False)
    seat: Seat
    level: Level
    dice: bytes = field(repr=False)
    seconds: float = field(default_factory=lambda: SECONDS)
    urgency: Urgency = Urgency.WAITED_FOR


Think = Callable[[Problem], Awaitable[Draft]]


def solve(problem: Problem) -> Draft:
    """The answer of this bot, found within ``problem.seconds``."""
    config = codec.load_config(problem.config)
    match = load(find(problem.game), config, problem.dice, problem.ply, problem.state)
    rng = Rng(problem.dice, problem.ply)
    return choose(match, problem.seat, problem.level, rng, spent_of(problem.seconds))


@dataclass(frozen=True)
class Retrospect:
    """A step of looking back at a game: the position before a move, the move, and what is to be
    found out about it. The seed of the game is not among it."""

    game: str
    config: bytes
    ply: int
    state: bytes = field(repr=False)
    move: Played
    step: Step


LookBack = Callable[[Retrospect], Awaitable[Findings]]


def looked_back(retrospect: Retrospect) -> Findings:
    """What this step finds: a second or two of work."""
    config = codec.load_config(retrospect.config)
    game = find(retrospect.game)
    match = load(game, config, DICE, retrospect.ply, retrospect.state)
    return carried_out(match, retrospect.move, retrospect.step)


def spent_of(seconds: float) -> Spent:
    """The share of this time that has passed since now."""
    begun = time.monotonic()
    return lambda _: (time.monotonic() - begun) / seconds


def thinking_by(work: Work) -> Think:
    """Thinks elsewhere, the urgent problems first."""

    async def think(problem: Problem) -> Draft:
        return await work(problem.urgency, solve, problem)

    return think


def looking_back_by(work: Work) -> LookBack:
    """Looks back elsewhere, when nobody waits for anything else."""

    async def look_back(retrospect: Retrospect) -> Findings:
        return await work(Urgency.AT_LEISURE, looked_back, retrospect)

    return look_back
