"""The pictures of the README are moments of games that were really played."""

from pathlib import Path

import pytest

from bench.pictures import FOLDER, SCENES, picture, played
from engine.catalog import catalog
from tests.render.test_golden import opened, worst_difference

README = Path(__file__).parents[2] / "README.md"


def test_every_game_has_its_picture_in_the_readme():
    assert set(SCENES) == set(catalog())
    shown = README.read_text("utf-8")
    assert all(f"docs/pictures/{key}.png" in shown for key in SCENES)
    assert all((FOLDER / f"{key}.png").is_file() for key in SCENES)


@pytest.mark.parametrize("key", SCENES)
def test_the_moment_was_reached_by_legal_moves_and_is_not_the_end(key):
    """Every move went through the match, which plays none that the rules forbid."""
    match = played(key)
    assert match.ply == SCENES[key].moves
    assert match.turn is not None


@pytest.mark.parametrize("key", SCENES)
def test_the_picture_in_the_readme_shows_that_moment(key):
    """``python -m bench.pictures`` makes them anew after a painter has changed."""
    kept = (FOLDER / f"{key}.png").read_bytes()
    assert worst_difference(opened(kept), opened(picture(key))) <= 6
