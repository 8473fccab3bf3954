"""The template is a whole game: what the guide says turns it into one that lacks nothing."""

import shutil
import subprocess
import sys

import pytest

from docs.unpack import KEY, TEMPLATE, unpack
from engine.catalog import catalog
from engine.check import ROOT

LEFT_OUT = (".*", "data", "golden", "e2e", "__pycache__")
LAWS = (
    "playouts",
    "questions",
    "secrets",
    "previews",
    "replay",
    "words",
    "pictures",
    "places",
    "lessons",
)


@pytest.fixture(scope="module")
def copy_of_boroughs(tmp_path_factory):
    """A copy of Boroughs, without its golden pictures, in which the template is a game."""
    root = tmp_path_factory.mktemp("copy_of_boroughs") / "copy"
    shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (root / "tests/render/golden").mkdir()
    run(root, "docs.unpack", "stones")
    return root


def run(root, *command):
    """What a command of the guide prints."""
    words = [sys.executable, "-m", *command]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_commands_of_the_guide_complete_it(copy_of_boroughs):
    run(copy_of_boroughs, "render.palettes", "stones")
    run(copy_of_boroughs, "docs.legends", "stones")
    run(copy_of_boroughs, "docs.lessons", "stones")
    golden = ("tests/render/test_golden.py", "-k", "stones", "--update-golden")
    run(copy_of_boroughs, "pytest", "-p", "no:cacheprovider", *golden)
    assert run(copy_of_boroughs, "engine.check", "stones") == "Everything is in its place.\n"
    laws = [f"tests/laws/test_{law}.py" for law in LAWS]
    files = (*laws, "tests/engine/games/stones", "tests/locales/test_check.py")
    chosen = ("-k", "stones or test_check")
    told = run(copy_of_boroughs, "pytest", "-p", "no:cacheprovider", "-v", *files, *chosen)
    assert all(file in told for file in files)


def test_nothing_of_the_template_is_found_where_it_lies():
    assert KEY not in catalog()
    assert list(TEMPLATE.rglob(f"{KEY}*"))


def test_the_game_of_the_guide_is_laid_out_like_it():
    """Lamplighters needs no guess for bots, and has had an older version."""
    template = {file.name for file in (TEMPLATE / "engine/games" / KEY).glob("*.py")}
    lamps = {file.name for file in (ROOT / "tests/lamps").glob("*.py")}
    assert template - lamps == {"heuristic.py"}
    assert lamps - template == {"upcasting.py"}


def test_it_overwrites_nothing(tmp_path):
    first = unpack("stones", tmp_path)
    first[0].write_text("mine", "utf-8")
    with pytest.raises(FileExistsError, match="already"):
        unpack("stones", tmp_path)
    assert first[0].read_text("utf-8") == "mine"
    assert all(KEY not in str(file.relative_to(tmp_path)) for file in first)


@pytest.mark.parametrize("key", ["", "My City", "stones2", "../stones", "no"])
def test_a_key_is_one_word(key, tmp_path):
    with pytest.raises(ValueError, match="one word"):
        unpack(key, tmp_path)
    assert not list(tmp_path.iterdir())
