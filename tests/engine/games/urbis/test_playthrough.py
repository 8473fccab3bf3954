"""Whole games written down once: seed and moves must lead to the same city for ever."""

from pathlib import Path

import pytest

from engine.games.urbis import GAME
from tests.engine.games.recorded import ends_as_recorded

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file):
    assert ends_as_recorded(GAME, file)


def test_there_is_a_recorded_game_of_each_size_and_both_sides():
    heads = [path.read_text().splitlines()[0].split() for path in FOLDER.glob("*.txt")]
    assert {head[0] for head in heads} == {"2", "3", "4", "5", "6"}
    assert {head[2] for head in heads} == {"side=a", "side=b"}
