"""Do the stronger bots win? ``python -m bench.league [games] [seconds] [key …]``.

At every table one seat is played by the stronger level and the others by the weaker one; the
stronger sits in another place from game to game. Printed is the share of games it wins against its
fair share, and by how many points it leads on average.
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass
from itertools import pairwise

from engine.bots.levels import Enough, Level, choose
from engine.bots.worth import worth
from engine.catalog import catalog
from engine.core.game import AnyGame, Outcome
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng

GAMES = 20
SECONDS = 0.3


@dataclass(frozen=True)
class Result:
    """How one game came out for the stronger bot."""

    won: float
    lead: int


def after(seconds: float) -> Enough:
    """True once so much time has passed."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def one_game(
    game: AnyGame, levels: tuple[Level, ...], seat: int, number: int, pause: float
) -> Result:
    """A whole game; ``seat`` is the one that is watched."""
    dice = random.Random(f"{game.spec.key} {levels} {number}")
    match = start(game, Config(len(levels)), dice.randbytes(SEED_BYTES))
    while match.turn is not None:
        actor = match.turn.seats[0]
        rng = Rng(dice.randbytes(SEED_BYTES), 0)
        action = choose(match, actor, levels[actor], rng, after(pause))
        match = match.act(actor, action).match
    return _result(match.outcome, seat)


def _result(outcome: Outcome | None, seat: int) -> Result:
    if outcome is None:
        raise ValueError("the game has stopped without an end")
    winners = outcome.winners()
    return Result((seat in winners) / max(1, len(winners)), worth(outcome.tallies, seat))


def compare(game: AnyGame, weak: Level, strong: Level, games: int, pause: float) -> str:
    """One stronger bot among weaker ones, in so many games."""
    seats = max(2, game.spec.seats[0])
    results = []
    for number in range(games):
        seat = number % seats
        levels = tuple(strong if one == seat else weak for one in range(seats))
        results.append(one_game(game, levels, seat, number, pause))
    won = sum(result.won for result in results)
    lead = sum(result.lead for result in results) / games
    fair = games / seats
    return f"{strong} against {weak}: won {won:g} of {games} (fair {fair:g}), lead {lead:+.1f}"


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else GAMES
    pause = float(arguments[1]) if len(arguments) > 1 else SECONDS
    for key, game in catalog().items():
        if game.spec.co_op or (arguments[2:] and key not in arguments[2:]):
            continue
        for weak, strong in pairwise(Level):
            print(f"{key}: {compare(game, weak, strong, games, pause)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
