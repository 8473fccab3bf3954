"""Whole games written down once: seed and moves must lead to the same cards and points for ever."""

from pathlib import Path

import pytest

from engine.games.manhattan import GAME
from tests.engine.games.recorded import ends_as_recorded

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file):
    assert ends_as_recorded(GAME, file)


def test_there_is_a_recorded_game_of_each_size():
    seats = {path.read_text().split()[0] for path in FOLDER.glob("*.txt")}
    assert seats == {"2", "3", "4"}
