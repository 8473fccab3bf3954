"""Whole games written down once: seed and moves must lead to the same city and points for ever."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from engine.core.match import start
from engine.core.options import Config, read_words
from engine.games.sprawlopolis import GAME

FOLDER = Path(__file__).parent / "playthroughs"


def replay(lines):
    """First line: seats, seed and options. Then a move a line: the seat and the action."""
    seats, seed, *words = lines[0].split()
    options = read_words(GAME.spec.options, " ".join(words))
    match = start(GAME, Config(int(seats), options), bytes.fromhex(seed))
    for line in lines[1:]:
        seat, _, action = line.partition(" ")
        match = match.act(int(seat), tuple(action.split())).match
    return match


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_a_recorded_game_ends_as_it_did(name):
    *lines, points, ranks, digest = (FOLDER / f"{name}.txt").read_text().splitlines()
    match = replay(lines)
    assert points == "points " + " ".join(str(t.points) for t in match.outcome.tallies)
    assert ranks == "ranks " + " ".join(map(str, match.outcome.ranks))
    state = msgspec.json.encode(msgspec.msgpack.decode(match.dump()))
    assert digest == "state " + sha256(state).hexdigest()


def test_the_recorded_games_have_every_size_and_every_module():
    heads = " ".join(path.read_text().splitlines()[0] for path in FOLDER.glob("*.txt"))
    assert {head.split()[0] for head in (p.read_text() for p in FOLDER.glob("*.txt"))} == set(
        "1234"
    )
    for word in ("sites", "landmarks", "wrecktar", "beaches", "roadwork", "duel", "together"):
        assert word in heads
