"""Does the hard bot win? ``python -m bench.league [--most DEALS] [word of a table …]``.

Every table of every game at which somebody can win is played: rivals in every number, a duel, a
campaign, and alone against a target. Rivals: every second seat is the hard bot's and the others are
the normal one's; each deal is played twice, the second time with the seats exchanged, so that both
levels would share the wins if they were equal. Each table is played until it is 95 % sure that the
share of wins is above its bar or below it (``bench.sequential``), or until all its deals are over.

A move is given a fifth of what it has in service, counted in imagined games instead of seconds: the
same league gives the same table on every machine. Tables are played beside each other, one on each
core (``--cores``). Printed is a table in Markdown; the exit code says whether a table is not above
its bar.

Every deal is kept when it is over (``bench.kept_deals``), so that a league may be broken off and
gone on with in another night. ``--most 0`` plays nothing, and prints what is kept.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from statistics import mean
from typing import NamedTuple

from bench import kept_deals
from bench.kept_deals import Kept
from bench.sequential import Verdict, verdict
from engine.bots.levels import Level, choose
from engine.bots.search import Spent
from engine.catalog import catalog, find
from engine.core.choices import BETWEEN_TOKENS
from engine.core.game import Outcome, config_problems
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng

MOST = 400
"""How many deals a table has at most."""

RIVALS = 0.70
"""The share of wins that the hard bot is to have among normal ones."""

IMAGINED = {"manhattan": 44, "mycity": 30, "sprawlopolis": 14, "streets": 28, "urbis": 80}
"""How many imagined games a move of two rivals is given: about a fifth of what it has time for in
service, or less. With more rivals they are longer, and fewer; alone they are shorter, and more."""

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


class Deal(NamedTuple):
    """The share of one deal that the hard bot has won, from 0 to 1, and a fingerprint of all moves
    that were made in it."""

    won: float
    moves: str


def result(contest: Contest, deal: int) -> Deal:
    """Play one deal: alone once, otherwise twice with the seats exchanged."""
    games = [played(contest, levels, deal) for levels in _seatings(contest.config.seats)]
    told = sha256("\n".join(game.moves for game in games).encode())
    return Deal(mean(game.won for game in games), told.hexdigest()[:16])


def _seatings(seats: int) -> list[tuple[Level, ...]]:
    """Who sits where: the hard bot on every second seat, from the first one on, then from the
    second one on."""
    if seats == 1:
        return [(Level.HARD,)]
    both = (Level.HARD, Level.NORMAL)
    return [tuple(both[(seat + first) % 2] for seat in range(seats)) for first in (0, 1)]


def played(contest: Contest, levels: tuple[Level, ...], deal: int) -> Deal:
    """A game with bots of these levels in the seats; a campaign, with all its episodes."""
    dice = random.Random(f"{contest.name} {deal}")
    moves: list[str] = []
    outcome = _one_game(contest.key, contest.config, levels, dice, moves)
    while outcome.carry:
        config = replace(contest.config, carried=outcome.carry)
        outcome = _one_game(contest.key, config, levels, dice, moves)
    return Deal(_share(outcome, levels), "\n".join(moves))


def _share(outcome: Outcome, levels: tuple[Level, ...]) -> float:
    """The share of one game that went to the hard bots."""
    winners = outcome.winners()
    return mean(levels[seat] is Level.HARD for seat in winners) if winners else 0.0


def _one_game(
    key: str, config: Config, levels: tuple[Level, ...], dice: random.Random, moves: list[str]
) -> Outcome:
    """How a game ends; its moves are added to those of the games before."""
    match, spent = start(find(key), config, dice.randbytes(SEED_BYTES)), counted(key, config.seats)
    while match.turn is not None:
        actor = match.turn.seats[0]
        rng = Rng(dice.randbytes(SEED_BYTES), 0)
        action = choose(match, actor, levels[actor], rng, spent)
        match = match.act(actor, action).match
        moves.append(BETWEEN_TOKENS.join(action))
    if match.outcome is None:
        raise ValueError("the game has stopped without an end")
    return match.outcome


def counted(key: str, seats: int) -> Spent:
    """The share of a move's thinking that is over after so many imagined games."""
    return lambda games: games * seats / (2 * IMAGINED[key])


# The league


@dataclass(frozen=True)
class Line:
    """What became of a contest."""

    contest: Contest
    results: tuple[float, ...]

    @property
    def verdict(self) -> Verdict:
        return verdict(self.results, self.contest.bar)

    def __str__(self) -> str:
        won, deals = f"{mean(self.results):.1%}" if self.results else "–", len(self.results)
        return (
            f"| {self.contest.name} | {self.contest.bar:.0%} | {deals} | {won} | {self.verdict} |"
        )


def contested(contest: Contest, most: int) -> Line:
    """Go on until it is sure, or until there were so many deals; each is kept when it is over."""
    kept = _still_true(contest) if most else kept_deals.read(contest.name)
    while len(kept.results) < most and Line(contest, kept.results).verdict is Verdict.OPEN:
        deal = result(contest, len(kept.results))
        kept = Kept(kept.moves or deal.moves, (*kept.results, deal.won))
        kept_deals.write(contest.name, kept)
    return Line(contest, kept.results)


def _still_true(contest: Contest) -> Kept:
    """The deals that were played before, if the first of them still comes out move by move."""
    kept = kept_deals.read(contest.name)
    return kept if kept.results and result(contest, 0).moves == kept.moves else Kept()


def named(words: list[str]) -> list[Contest]:
    """The table with exactly this name; if there is none, those that have all these words."""
    whole = [one for one in contests() if one.name.split() == words]
    return whole or [one for one in contests() if set(words) <= set(one.name.split())]


def main(arguments: list[str]) -> int:
    """Play the whole league, or the tables that are named; 1 where one is not above its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--cores", type=int, default=None)
    parser.add_argument("words", nargs="*")
    given = parser.parse_args(arguments)
    chosen = named(given.words)
    print(HEAD, flush=True)
    with ProcessPoolExecutor(given.cores) as pool:
        lines = pool.map(contested, chosen, [given.most] * len(chosen))
        verdicts = [_told(line) for line in lines]
    return int(any(one is not Verdict.ABOVE for one in verdicts))


def _told(line: Line) -> Verdict:
    print(line, flush=True)
    return line.verdict


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
