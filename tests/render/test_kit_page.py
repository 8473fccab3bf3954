"""The page about the render kit: its example is run, and what it names exists."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from runpy import run_path

import pytest
from PIL import Image

from engine.kit.grid import Cell
from render.kit.canvas import Canvas, key_alone
from render.kit.layout import WIDTH
from render.kit.theme import THEMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "render-kit.md").read_text("utf-8")
EXAMPLE = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL).group(1)
LAMPS = {Cell(0, 0): 0, Cell(1, 0): 1, Cell(2, 1): 0}
SPOTS = {Cell(1, 1): "1", Cell(3, 1): "2"}


@pytest.fixture
def paint(tmp_path) -> Callable[..., Image.Image]:
    """The function that the page ends up with."""
    file = tmp_path / "example.py"
    file.write_text(EXAMPLE, "utf-8")
    return run_path(str(file))["paint"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_example_of_the_page_paints_a_board(theme, paint):
    image = paint(LAMPS, SPOTS, 1, theme, key_alone)
    colours = {colour for _, colour in image.getcolors(image.width * image.height)}
    assert image.width == WIDTH
    assert {theme.seats[0].colour, theme.seats[1].colour, theme.raised} <= colours


def test_the_example_shows_who_is_asked(paint):
    first, second = (paint(LAMPS, SPOTS, seat, THEMES["dark"], key_alone) for seat in (0, 1))
    assert first.tobytes() != second.tobytes()


def test_every_file_and_module_that_the_page_names_exists():
    for path in re.findall(r"`((?:render|tests)/[\w/.]+)`", PAGE):
        assert (ROOT / path).exists() or path == "tests/render/failed/", path
    for module in re.findall(r"python -m ([\w.]+)", PAGE):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module


def test_every_part_that_the_page_names_exists():
    for module, name in re.findall(r"\| `(\w+)\.(\w+)` \|", PAGE):
        assert hasattr(import_module(f"render.parts.{module}"), name), f"{module}.{name}"


@pytest.mark.parametrize("name", re.findall(r"`canvas\.(\w+)`", PAGE))
def test_every_method_of_a_canvas_that_the_page_names_exists(name):
    assert hasattr(Canvas, name)


def test_a_job_has_the_name_that_the_page_gives_it_in_several_games():
    """A name that only one game used would not be shared."""
    section = PAGE.split("## The files of a game")[1].split("\n## ")[0]
    games = [folder for folder in (ROOT / "render" / "games").iterdir() if folder.is_dir()]
    for name in re.findall(r"`(\w+)`", section):
        having = [folder for folder in games if (folder / f"{name}.py").is_file()]
        assert len(having) > 1, name
