"""Records a game that bots play, for scenes: ``python -m docs.record KEY SEATS SEED [options …]``.

Prints the text of a file for ``engine/games/<key>/recorded``: the seats, the seed and the options,
then a move a line.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from engine.bots.levels import Level, choose
from engine.bots.search import at_once
from engine.catalog import find
from engine.core.actions import text_of
from engine.core.game import AnyGame
from engine.core.match import start
from engine.core.options import Config, read_words
from engine.core.rng import SEED_BYTES, Rng


def moves(game: AnyGame, config: Config, seed: bytes, level: Level) -> Iterator[str]:
    """A game of bots of this level, a line for each move."""
    dice = random.Random(seed)
    match = start(game, config, seed)
    while (turn := match.turn) is not None:
        seat, rng = turn.seats[0], Rng(dice.randbytes(SEED_BYTES), 0)
        moved = match.act(seat, choose(match, seat, level, rng, at_once))
        yield f"{seat} {text_of(moved.action)}"
        match = moved.match


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("key")
    arguments.add_argument("seats", type=int)
    arguments.add_argument("seed", type=int)
    arguments.add_argument("options", nargs="*")
    arguments.add_argument("--level", type=Level, default=Level.NORMAL)
    chosen = arguments.parse_args()
    found, words = find(chosen.key), " ".join(chosen.options)
    table = Config(chosen.seats, read_words(found.spec.options, words))
    dealt = random.Random(chosen.seed).randbytes(SEED_BYTES)
    print(f"{chosen.seats} {dealt.hex()} {words}".rstrip())
    for line in moves(found, table, dealt, chosen.level):
        print(line)
