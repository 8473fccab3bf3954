"""The laws on very many random games: ``python -m tests.laws.marathon manhattan 10000``.

Every ply keeps the box whole; at one ply of each game, drawn by lot, the twin, archive, text and
dice laws are checked for every eye; at the end stands an outcome. ``make test`` plays fewer games
and checks every ply of them.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import partial
from multiprocessing import Pool

from engine.catalog import find
from engine.core import codec
from engine.core.actions import text_of
from engine.core.match import Match, load
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from tests.laws.playing import Ply, play


def check(ply: Ply) -> None:
    match, game = ply.moved.match, ply.before.game
    for eye in (PUBLIC, *range(match.config.seats)):
        twin = game.twin(match._state, eye, Rng(b"marathon", match.ply))
        assert game.view(twin, eye) == game.view(match._state, eye)
    again = load(game, match.config, match._seed, match.ply, match.dump())
    assert again == match
    assert codec.load_events(codec.dump_plain(ply.moved.events)) == ply.moved.events
    assert ply.before.read(ply.seat, text_of(ply.moved.action)) == ply.moved.action
    stored = load(game, match.config, match._seed, ply.before.ply, ply.before.dump())
    assert stored.act(ply.seat, ply.moved.action).match == match


def run(key: str, seats: int, number: int) -> tuple[int, tuple[tuple[str, int], ...]]:
    """One game: its seats, and how often each verb was played."""
    game, dice = find(key), random.Random(number)
    verbs: Counter[str] = Counter()
    box, lot = None, dice.randrange(60)
    last: Match | None = None
    for count, ply in enumerate(play(game, Config(seats), number)):
        box = box or game.inventory(ply.before._state)
        assert game.inventory(ply.moved.match._state) == box
        verbs[ply.moved.action[0]] += 1
        last = ply.moved.match
        if count == lot:
            check(ply)
    assert last is not None
    assert last.outcome is not None
    return seats, tuple(sorted(verbs.items()))


def spread(told: list[Counter[str]]) -> str:
    """The least and the most that each verb was played in a game."""
    verbs = sorted({verb for verbs in told for verb in verbs})
    rows = {verb: [verbs[verb] for verbs in told] for verb in verbs}
    return ", ".join(f"{verb} {min(row)} to {max(row)}" for verb, row in rows.items())


def main(key: str, games: int) -> None:
    least, most = find(key).spec.seats
    with Pool() as pool:
        for seats in range(least, most + 1):
            found = pool.imap_unordered(partial(run, key, seats), range(games), chunksize=20)
            told = [Counter(dict(verbs)) for _, verbs in found]
            sys.stdout.write(f"{key}, {seats} players, {games} games: {spread(told)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
