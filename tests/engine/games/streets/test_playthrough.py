"""Whole games written down once: seed and moves must lead to the same city and money for ever."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from engine.core.match import start
from engine.core.options import Config, read_words
from engine.games.streets import GAME

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


def test_there_is_a_recorded_game_of_each_size():
    seats = {path.read_text().split()[0] for path in FOLDER.glob("*.txt")}
    assert seats == {"1", "2", "3", "4", "5"}


def test_the_recorded_games_use_every_verb():
    moves = [line for path in FOLDER.glob("*.txt") for line in path.read_text().splitlines()[1:-3]]
    verbs = {line.split()[1] for line in moves}
    wanted = {"build", "abandon", "move", "take", "count", "show", "keep", "renovate", "sneak"}
    assert verbs == wanted
