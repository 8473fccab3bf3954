"""The guide to a new game shows code that runs, and names files and commands that exist."""

import re
from importlib.util import find_spec

from engine.check import ROOT
from tests.engine.games.test_layout import JOBS

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
LAMPS = {
    line.strip()
    for file in (ROOT / "tests/lamps").glob("*.py")
    for line in file.read_text("utf-8").splitlines()
}


def test_its_examples_stand_in_the_game_that_they_are_from():
    blocks = re.findall(r"^```python\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    shown = [line for line in lines if line not in ("", "...")]
    assert len(shown) > 30
    assert [line for line in shown if line not in LAMPS] == []


def test_its_commands_exist():
    modules = set(re.findall(r"python -m ([\w.]+)", GUIDE))
    assert modules >= {"engine.check", "docs.unpack", "render.palettes"}
    assert [module for module in modules if find_spec(module) is None] == []


def test_its_files_of_tests_exist():
    named = set(re.findall(r"`(test_\w+\.py)`", GUIDE))
    laws = {file.name for file in (ROOT / "tests" / "laws").glob("test_*.py")}
    assert named <= laws


def test_it_names_every_file_of_a_game():
    named = set(re.findall(r"`(\w+)\.py`", GUIDE))
    assert named >= JOBS
