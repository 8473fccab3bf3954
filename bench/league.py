"""Do the stronger bots win? ``python -m bench.league [games] [seconds] [key …]``.

Every kind of table of every game is played: alone, and with as few players as can be rivals or a
team. Rivals: one seat is the stronger bot's and the others are the weaker one's, and each deal is
played from every seat. A team or a lone player: each deal is played by either level. Printed is a
table in Markdown. ``p`` is how likely such a result would be by luck if both levels were equal.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import comb

from engine.bots.levels import Level, choose
from engine.bots.search import Spent
from engine.bots.worth import worth
from engine.catalog import catalog
from engine.core.game import AnyGame, Outcome, config_problems
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng

GAMES = 20
SECONDS = 1.0

HEAD = """| table | bots | games | won | tied | lost | average lead | p |
|---|---|---|---|---|---|---|---|"""


@dataclass(frozen=True)
class Result:
    """How one comparison came out for the stronger bot: 1 won, 0 tied, -1 lost; and the lead."""

    sign: int
    lead: float


def over(seconds: float) -> Spent:
    """The share of so many seconds that this process has worked, whatever else the machine did."""
    begun = time.process_time()
    return lambda: (time.process_time() - begun) / seconds


def kinds_of_tables(game: AnyGame) -> Iterator[Config]:
    """Alone where that is possible; then the fewest players, as rivals and as a team."""
    least, most = game.spec.seats
    if least == 1:
        yield Config(1)
    if most > 1:
        together = Config(max(2, least))
        yield together
        yield from _the_other_way(game, together)


def _the_other_way(game: AnyGame, usual: Config) -> Iterator[Config]:
    """The first option, if there is one, that makes rivals of a team or a team of rivals."""
    for setting in game.spec.options:
        for value in setting.values():
            config = Config(usual.seats, {setting.key: value})
            fits = not config_problems(game.spec, config)
            if fits and game.co_op(config) != game.co_op(usual):
                yield config
                return


def play(
    game: AnyGame, config: Config, levels: tuple[Level, ...], deal: int, seconds: float
) -> Outcome:
    """A whole game with bots of these levels in the seats."""
    dice = random.Random(f"{game.spec.key} {config} {deal}")
    match = start(game, config, dice.randbytes(SEED_BYTES))
    while match.turn is not None:
        actor = match.turn.seats[0]
        rng = Rng(dice.randbytes(SEED_BYTES), 0)
        match = match.act(actor, choose(match, actor, levels[actor], rng, over(seconds))).match
    if match.outcome is None:
        raise ValueError("the game has stopped without an end")
    return match.outcome


def as_rivals(
    game: AnyGame, config: Config, pair: tuple[Level, Level], number: int, seconds: float
) -> Result:
    """One seat for the stronger bot, a different one from game to game of the same deal."""
    weak, strong = pair
    deal, seat = divmod(number, config.seats)
    levels = tuple(strong if one == seat else weak for one in range(config.seats))
    outcome = play(game, config, levels, deal, seconds)
    winners = outcome.winners()
    sign = 0 if seat in winners and len(winners) > 1 else 1 if seat in winners else -1
    return Result(sign, worth(outcome.tallies, seat))


def by_points(
    game: AnyGame, config: Config, pair: tuple[Level, Level], number: int, seconds: float
) -> Result:
    """The same deal for either level; more points are better."""
    scores = [
        worth(play(game, config, (level,) * config.seats, number, seconds).tallies, 0)
        for level in pair
    ]
    lead = scores[1] - scores[0]
    return Result((lead > 0) - (lead < 0), lead)


def luck(won: int, decided: int, fair: float) -> float:
    """How likely it is to win at least so many of the decided games by luck: a sign test."""
    return sum(
        comb(decided, wins) * fair**wins * (1 - fair) ** (decided - wins)
        for wins in range(won, decided + 1)
    )


def row(
    game: AnyGame, config: Config, pair: tuple[Level, Level], games: int, seconds: float
) -> str:
    """One line of the table."""
    rivals = config.seats > 1 and not game.co_op(config)
    compare = as_rivals if rivals else by_points
    results = [compare(game, config, pair, number, seconds) for number in range(games)]
    won, tied, lost = (sum(one.sign == sign for one in results) for sign in (1, 0, -1))
    lead = sum(one.lead for one in results) / games
    chance = luck(won, won + lost, 1 / config.seats if rivals else 1 / 2)
    words = " ".join(f"{key}={value}" for key, value in config.options.items())
    table = f"{game.spec.key} {config.seats} {words}".strip()
    bots = f"{pair[1]} – {pair[0]}"
    return f"| {table} | {bots} | {games} | {won} | {tied} | {lost} | {lead:+.1f} | {chance:.2g} |"


def main(arguments: list[str]) -> None:
    """Play the whole league, or the games that are named."""
    games = int(arguments[0]) if arguments else GAMES
    seconds = float(arguments[1]) if len(arguments) > 1 else SECONDS
    print(HEAD)
    for key, game in catalog().items():
        if arguments[2:] and key not in arguments[2:]:
            continue
        for config in kinds_of_tables(game):
            for pair in pairwise(Level):
                print(row(game, config, pair, games, seconds), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
