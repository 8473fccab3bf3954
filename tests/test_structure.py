"""Boroughs as a whole: every game is complete, and the borders between the layers stand."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.catalog import catalog
from locales import Locale
from render.painter import painter_of

ROOT = Path(__file__).parent.parent
LEAKS = """
from engine.core.seats import Private, Public, Seen
from render.picture import Picture

def post(picture: Picture[Public]) -> None: ...

def leak(picture: Picture[Private]) -> None:
    post(picture)
"""


@pytest.mark.parametrize("key", catalog())
def test_every_game_has_rules_a_painter_words_tests_and_a_page(key):
    assert painter_of(key) is not None
    for locale in Locale:
        assert (ROOT / "locales" / locale / f"{key}.ftl").is_file()
    assert list((ROOT / "tests" / "engine" / "games" / key).glob("test_*.py"))
    assert (ROOT / "docs" / "rules" / f"{key}.md").is_file()


def test_posting_a_private_picture_fails_the_type_check(tmp_path):
    """The third fence: the audience of a picture is a type."""
    file = tmp_path / "leak.py"
    file.write_text(LEAKS)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(file)]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert found.returncode == 1
    assert "Picture[Private]" in found.stdout
    assert found.stdout.count("error:") == 1


def test_nothing_depends_on_what_lies_beside_boroughs():
    for path in ROOT.rglob("*.py"):
        if ".venv" not in path.parts and path != Path(__file__):
            assert "../shared" not in path.read_text(encoding="utf-8"), path
