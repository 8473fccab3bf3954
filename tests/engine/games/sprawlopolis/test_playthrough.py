"""Whole games written down once: seed and moves must lead to the same city and points for ever."""

from pathlib import Path

import pytest

from engine.games.sprawlopolis import GAME
from tests.engine.games.recorded import ends_as_recorded

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file):
    assert ends_as_recorded(GAME, file)


def test_the_recorded_games_have_every_size_and_every_module():
    heads = " ".join(path.read_text().splitlines()[0] for path in FOLDER.glob("*.txt"))
    assert {head.split()[0] for head in (p.read_text() for p in FOLDER.glob("*.txt"))} == set(
        "1234"
    )
    for word in ("sites", "landmarks", "wrecktar", "beaches", "roadwork", "duel", "together"):
        assert word in heads
