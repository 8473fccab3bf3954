"""What it costs to list all whole legal moves, as ``/move`` does while somebody types:
``python -m bench.listing``, or with the keys of some games.

Over random games of every seat count and every option, a campaign from its first episode to its
last, each position is listed once, from its state, before anything else is asked of it. The times
are of this thread's processor. Bar: at every such table, p95 takes at most 5 ms.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import thread_time

from engine.catalog import catalog
from engine.core.choices import Draft, walk
from engine.core.game import AnyGame, config_problems
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES
from engine.core.seats import Seat

BAR = 5.0
GAMES = 2
"""How many games, or campaigns, are played at each table."""

MIXTURES = 2
LAYING = ("play", "build", "place")
OFTEN = 0.95
"""Who can lay something mostly does so: games that are ended at once have few positions."""


@dataclass(frozen=True)
class Listed:
    """The milliseconds that one position took, and how many moves it has."""

    time: float
    moves: int


def tables(game: AnyGame) -> list[Config]:
    """Every seat count as it is, with each other value of each option alone, and with mixtures."""
    least, most = game.spec.seats
    found = []
    for seats in range(least, most + 1):
        found.append(Config(seats))
        for setting in game.spec.options:
            others = [value for value in setting.values() if value != setting.default]
            found += [Config(seats, {setting.key: value}) for value in others]
        found += [mixture(game, seats, number) for number in range(MIXTURES)]
    return [config for config in found if not config_problems(game.spec, config)]


def mixture(game: AnyGame, seats: int, number: int) -> Config:
    """Random options together."""
    dice = random.Random(f"{game.spec.key} {seats} {number}")
    options = {setting.key: dice.choice(setting.values()) for setting in game.spec.options}
    return Config(seats, options)


def listings(game: AnyGame, config: Config, dice: random.Random) -> Iterator[Listed]:
    """Those of a whole game; of a campaign, those of all its episodes."""
    match = start(game, config, dice.randbytes(SEED_BYTES))
    while (turn := match.turn) is not None:
        seat = dice.choice((*turn.seats, *turn.also))
        moves, seconds = timed_moves(match, seat)
        yield Listed(1e3 * seconds, len(moves))
        match = match.follow(seat, a_move(moves, dice))
    carried = carried_on(match)
    if carried:
        yield from listings(game, Config(config.seats, config.options, carried), dice)


def timed_moves(match: AnyMatch, seat: Seat) -> tuple[list[Draft], float]:
    """All moves of this seat, and the seconds that it took to list them. Rubbish of other positions
    is not collected meanwhile: a collection can take longer than a hundred listings."""
    gc.disable()
    begun = thread_time()
    moves = list(walk(match.game.ask, match.seen_by(seat).view))
    seconds = thread_time() - begun
    gc.enable()
    return moves, seconds


def a_move(moves: list[Draft], dice: random.Random) -> Draft:
    """First the verb, so that rare ones are not lost among very many places."""
    verbs = sorted({move[0] for move in moves})
    laying = [verb for verb in verbs if verb in LAYING]
    verb = dice.choice(laying if laying and dice.random() < OFTEN else verbs)
    return dice.choice([move for move in moves if move[0] == verb])


def carried_on(match: AnyMatch) -> str:
    """What the next episode of a campaign is handed; nothing where there is none."""
    return match.outcome.carry if match.outcome is not None else ""


@dataclass(frozen=True)
class Figures:
    """The times of some positions, in milliseconds, and the most moves that one of them has."""

    p50: float
    p95: float
    longest: float
    positions: int
    most_moves: int

    def __str__(self) -> str:
        times = f"p50 {self.p50:.2f}, p95 {self.p95:.2f}, max {self.longest:.2f} ms"
        return f"{times} ({self.positions} positions, up to {self.most_moves} moves)"


def figures(found: list[Listed]) -> Figures:
    """The figures of these positions, of which there is at least one."""
    times = sorted(one.time for one in found)
    p50, p95 = (times[int(share * (len(times) - 1))] for share in (0.50, 0.95))
    return Figures(p50, p95, times[-1], len(times), max(one.moves for one in found))


def measure(game: AnyGame) -> tuple[Figures, dict[str, Figures]]:
    """The figures of all positions, and those of each table."""
    dice = random.Random(game.spec.key)
    by_table: dict[str, list[Listed]] = {}
    for config in tables(game):
        own = by_table.setdefault(words_of(config), [])
        for _ in range(GAMES):
            own += listings(game, config, dice)
    every = [one for own in by_table.values() for one in own]
    return figures(every), {name: figures(own) for name, own in by_table.items()}


def words_of(config: Config) -> str:
    """``3 players, form=legacy``"""
    options = [f"{key}={value}" for key, value in config.options.items()]
    return ", ".join([f"{config.seats} players", *options])


def main(keys: tuple[str, ...] = ()) -> int:
    """Print the figures of every game, or of these, and its worst table; 1 where the bar is
    missed."""
    missed = False
    for key, game in catalog().items():
        if keys and key not in keys:
            continue
        whole, by_table = measure(game)
        worst = max(by_table, key=lambda name: by_table[name].p95)
        missed = missed or by_table[worst].p95 > BAR
        print(f"listing all moves: {key} {whole}")
        print(f"  worst table: {worst}: p95 {by_table[worst].p95:.2f} ms, bar {BAR} ms", flush=True)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
