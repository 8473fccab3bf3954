"""What looking back costs: ``python -m bench.review [key …]``.

Bots play a game of each kind with as many players as it takes, and it is looked back at. Printed
are the seconds of one core, of the whole and of its longest step, which a waiting bot may meet.
"""

from __future__ import annotations

import sys
import time

from bench.figures import at_most
from engine.bots.levels import Level, choose
from engine.bots.review import Findings, Played, carried_out, decisive_turns, next_step, with_found
from engine.bots.search import at_once
from engine.catalog import catalog
from engine.core.choices import BETWEEN_TOKENS
from engine.core.game import AnyGame
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng

WHOLE_BAR, STEP_BAR = 180.0, 5.0
DEAL = bytes(SEED_BYTES)
LEVELS = (Level.NORMAL, Level.EASY)


def played(game: AnyGame) -> list[tuple[AnyMatch, Played]]:
    """The positions before the moves of a whole game at a full table, and the moves."""
    match: AnyMatch = start(game, Config(game.spec.seats[1]), DEAL)
    found = []
    while (turn := match.turn) is not None:
        seat, rng = turn.seats[0], Rng(DEAL, match.ply)
        action = choose(match, seat, LEVELS[seat % 2], rng, at_once)
        found.append((match, Played(match.ply + 1, seat, BETWEEN_TOKENS.join(action))))
        match = match.act(seat, action).match
    return found


def measure(game: AnyGame) -> bool:
    """Look back at one game; whether both figures are within their bars."""
    line = played(game)
    moves, seats = [move for _, move in line], game.spec.seats[1]
    found, steps = Findings(), []
    while (step := next_step(moves, seats, found)) is not None:
        begun = time.process_time()
        found = with_found(found, carried_out(*line[step.index], step))
        steps.append(time.process_time() - begun)
    turns = len(decisive_turns(moves, found))
    what = f"{game.spec.key}, {seats} players, {len(moves)} moves, {turns} turns that decided it"
    held = at_most(f"seconds to look back at {what}", sum(steps), WHOLE_BAR)
    return at_most("seconds of its longest step", max(steps), STEP_BAR) and held


def main(keys: tuple[str, ...] = ()) -> int:
    """Measure every game, or those that are named; 1 where one has missed its bar."""
    games = [game for key, game in catalog().items() if not keys or key in keys]
    held = [measure(game) for game in games]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
