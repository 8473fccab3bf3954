"""Does the hard bot win? ``python -m bench.league [--most GAMES] [word of a table …]``.

Every table of every game at which somebody can win is played: rivals in every number, a duel, a
campaign, and alone against a target. Rivals: every second seat is the hard bot's and the others are
the normal one's; each deal is played twice, the second time with the seats exchanged, so that both
levels would share the wins if they were equal. Each table is played until it is 95 % sure that the
share of wins is above its bar or below it (``bench.sequential``), or until all its deals are over.

A move is given a fifth of what it has in service, counted in imagined games instead of seconds: the
same league gives the same table on every machine. Tables are played beside each other, one on each
core. Printed is a table in Markdown; the exit code says whether a table is not above its bar.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from statistics import mean

from bench.sequential import Verdict, verdict
from engine.bots.levels import Level, choose
from engine.bots.search import Spent
from engine.catalog import catalog, find
from engine.core.game import Outcome, config_problems
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng

MOST = 400
"""How many deals a table has at most."""

RIVALS = 0.70
"""The share of wins that the hard bot is to have among normal ones."""

IMAGINED = {"manhattan": 44, "mycity": 30, "sprawlopolis": 24, "streets": 28, "urbis": 80}
"""How many imagined games a move of a lone player or of two rivals is given: about a fifth of what
it has time for in service. With more rivals they are longer, and fewer."""

HEAD = """| table | bar | deals | hard won | verdict |
|---|---|---|---|---|"""


@dataclass(frozen=True)
class Contest:
    """A table, and the share of wins that the hard bot is to have there."""

    key: str
    config: Config
    bar: float = RIVALS

    @property
    def name(self) -> str:
        """The game, the number of players, and what else was chosen."""
        chosen = (f"{key}={value}" for key, value in self.config.options.items())
        return " ".join((self.key, str(self.config.seats), *chosen))


ALONE = (
    Contest("sprawlopolis", Config(1), 0.85),
    Contest("sprawlopolis", Config(1, {"level": "hard"}), 0.60),
)
CAMPAIGNS = (Contest("mycity", Config(2, {"form": "legacy"})),)
DUELS = (Contest("sprawlopolis", Config(2, {"interstate": "duel"})),)


def contests() -> Iterator[Contest]:
    """All tables of the league."""
    for key, game in catalog().items():
        for seats in range(2, game.spec.seats[1] + 1):
            config = Config(seats)
            if not game.co_op(config) and not config_problems(game.spec, config):
                yield Contest(key, config)
    yield from (*DUELS, *CAMPAIGNS, *ALONE)


# One deal


def result(contest: Contest, deal: int) -> float:
    """The share of one deal that the hard bot has won, from 0 to 1."""
    seats = contest.config.seats
    if seats == 1:
        return float(bool(played(contest, (Level.HARD,), deal).won))
    return mean(_share(contest, deal, first) for first in (0, 1))


def _share(contest: Contest, deal: int, first: int) -> float:
    """The share of one game that went to the hard bots, if they sit on every second seat from this
    one on."""
    seats = range(contest.config.seats)
    levels = tuple(Level.NORMAL if (seat + first) % 2 else Level.HARD for seat in seats)
    winners = played(contest, levels, deal).winners()
    return mean(levels[seat] is Level.HARD for seat in winners)


def played(contest: Contest, levels: tuple[Level, ...], deal: int) -> Outcome:
    """How a game ends with bots of these levels in the seats; a campaign, with all its episodes."""
    dice = random.Random(f"{contest.name} {deal}")
    outcome = _one_game(contest.key, contest.config, levels, dice)
    while outcome.carry:
        config = replace(contest.config, carried=outcome.carry)
        outcome = _one_game(contest.key, config, levels, dice)
    return outcome


def _one_game(key: str, config: Config, levels: tuple[Level, ...], dice: random.Random) -> Outcome:
    match, spent = start(find(key), config, dice.randbytes(SEED_BYTES)), counted(key, config.seats)
    while match.turn is not None:
        actor = match.turn.seats[0]
        rng = Rng(dice.randbytes(SEED_BYTES), 0)
        match = match.act(actor, choose(match, actor, levels[actor], rng, spent)).match
    if match.outcome is None:
        raise ValueError("the game has stopped without an end")
    return match.outcome


def counted(key: str, seats: int) -> Spent:
    """The share of a move's thinking that is over after so many imagined games."""
    return lambda games: games * max(2, seats) / (2 * IMAGINED[key])


# The league


@dataclass(frozen=True)
class Line:
    """What became of a contest."""

    contest: Contest
    results: tuple[float, ...]
    verdict: Verdict

    def __str__(self) -> str:
        won, deals = mean(self.results), len(self.results)
        name, bar = self.contest.name, self.contest.bar
        return f"| {name} | {bar:.0%} | {deals} | {won:.1%} | {self.verdict} |"


def contested(contest: Contest, most: int) -> Line:
    """Play until it is sure, or until there were so many deals."""
    results: list[float] = []
    for deal in range(most):
        results.append(result(contest, deal))
        told = verdict(results, contest.bar)
        if told is not Verdict.OPEN:
            return Line(contest, tuple(results), told)
    return Line(contest, tuple(results), Verdict.OPEN)


def main(arguments: list[str]) -> int:
    """Play the whole league, or the tables that are named; 1 where one is not above its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("words", nargs="*")
    given = parser.parse_args(arguments)
    chosen = [one for one in contests() if all(word in one.name.split() for word in given.words)]
    print(HEAD, flush=True)
    with ProcessPoolExecutor() as pool:
        lines = pool.map(contested, chosen, [given.most] * len(chosen))
        verdicts = [_told(line) for line in lines]
    return int(any(one is not Verdict.ABOVE for one in verdicts))


def _told(line: Line) -> Verdict:
    print(line, flush=True)
    return line.verdict


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
