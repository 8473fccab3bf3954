"""Whole games written down once: seed and moves must lead to the same city for ever."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from engine.core.match import start
from engine.core.options import Config
from engine.games.urbis import GAME

FOLDER = Path(__file__).parent / "playthroughs"


def replay(lines):
    """First line: seats, side and seed. Then a move a line: the seat and the action."""
    seats, side, seed = lines[0].split()
    match = start(GAME, Config(int(seats), {"side": side}), bytes.fromhex(seed))
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


def test_there_is_a_recorded_game_of_each_size_and_both_sides():
    headers = [path.read_text().split()[:2] for path in FOLDER.glob("*.txt")]
    assert {seats for seats, _ in headers} == {"2", "3", "4", "5", "6"}
    assert {side for _, side in headers} == {"a", "b"}
