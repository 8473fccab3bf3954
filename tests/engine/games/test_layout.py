"""One job has one file name: who knows one game finds their way in all of them."""

from pathlib import Path

import pytest

from engine.catalog import catalog
from engine.core.game import Game

GAMES = Path(__file__).parents[3] / "engine" / "games"
JOBS = {
    "choices",
    "coach",
    "explanation",
    "fallback",
    "game",
    "heuristic",
    "hidden",
    "lessons",
    "news",
    "pieces",
    "points",
    "preview",
    "result",
    "rules",
    "score",
    "spec",
    "state",
    "turns",
    "view",
    "words",
}
OTHER_NAMES = {
    "fallbacks",
    "finish",
    "foresight",
    "forecast",
    "happenings",
    "naming",
    "promise",
    "tally",
    "telling",
    "worth",
}


@pytest.mark.parametrize("key", catalog())
def test_every_job_has_its_file(key):
    found = {file.stem for file in (GAMES / key).glob("*.py")}
    assert JOBS - found == set()
    assert found & OTHER_NAMES == set()


@pytest.mark.parametrize("key", catalog())
def test_the_record_names_functions_of_the_modules_beside_it(key):
    game = catalog()[key]
    assert type(game) is Game
    for job in ("preview", "score", "heuristic", "fallback"):
        function = getattr(game, job)
        assert function.__module__ == f"engine.games.{key}.{job}"
        assert function.__name__ == job
