"""The checker says nothing of a whole game, and names each thing that is missing."""

import re
import shutil
import subprocess
import sys
from dataclasses import replace

import pytest

from engine.catalog import catalog, find
from engine.check import ROOT, missing, not_found
from engine.check.stages import stages
from engine.core.game import no_coach

KEY = "manhattan"
SHELVES = ("locales", "render/assets/palettes")
OWN = (
    f"engine/games/{KEY}",
    f"render/games/{KEY}",
    f"docs/rules/{KEY}.md",
    f"docs/pictures/{KEY}-symbols.png",
    f"tests/engine/games/{KEY}",
    f"tests/render/scenes/{KEY}.py",
    f"tests/render/golden/{KEY}",
)
MANHATTAN = find(KEY)
LANGUAGES = ("en", "ru", "uk")
THEMES = ("colour-blind", "dark", "light")
PARTS = ("", ".title", ".picture")
PICTURES = [f"docs/pictures/{KEY}-{lesson.name}.png" for lesson in MANHATTAN.lessons]
WORDS = (
    "name",
    "about",
    "legend",
    "option-first",
    "option-first.hint",
    "option-first-random",
    "stage-build",
    "rules-typing",
    "step-1",
    "step-2",
    "step-3",
    *(f"lesson-{lesson.name}{part}" for lesson in MANHATTAN.lessons for part in PARTS),
)


@pytest.fixture
def tree(tmp_path):
    """A copy of all that belongs to one game, and of what all games share."""
    for place in (*SHELVES, *OWN, *PICTURES):
        source, copy = ROOT / place, tmp_path / place
        if source.is_dir():
            shutil.copytree(source, copy)
        else:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
    return tmp_path


def rename_word(folder, key, other):
    """Take a message, or an attribute of one, out of the files of a language."""
    name, _, attribute = key.partition(".")
    line = rf"(^{name} *=.*\n(?: .*\n)*?) +\.{attribute} *=.*\n" if attribute else rf"^{name} *="
    for file in folder.glob("*.ftl"):
        text = file.read_text("utf-8")
        mended = re.sub(line, r"\1" if attribute else f"{other} =", text, flags=re.MULTILINE)
        file.write_text(mended, "utf-8")


@pytest.mark.parametrize("key", catalog())
def test_nothing_is_missing_of_the_games_of_boroughs(key):
    assert list(not_found(key)) == []
    assert list(missing(find(key))) == []


def test_a_whole_copy_lacks_nothing(tree):
    assert list(not_found(KEY, tree)) == []
    assert list(missing(MANHATTAN, tree)) == []


@pytest.mark.parametrize(
    "place",
    [
        f"render/games/{KEY}",
        f"docs/rules/{KEY}.md",
        f"docs/pictures/{KEY}-symbols.png",
        f"tests/engine/games/{KEY}",
        f"tests/render/scenes/{KEY}.py",
        f"tests/render/golden/{KEY}/two-dark.png",
        *(f"render/assets/palettes/{KEY}-{theme}.bin" for theme in THEMES),
        *PICTURES,
    ],
)
def test_a_missing_file_is_named(tree, place):
    gone = tree / place
    shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    (line,) = missing(MANHATTAN, tree)
    assert line.startswith(place)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        (f"render/games/{KEY}/__init__.py", "PAINTER"),
        (f"tests/render/scenes/{KEY}.py", "SCENES"),
    ],
)
def test_a_missing_name_is_named(tree, file, name):
    text = (tree / file).read_text("utf-8")
    (tree / file).write_text(text.replace(name, "OTHER"), "utf-8")
    (line,) = missing(MANHATTAN, tree)
    assert line.startswith(f"{file}: {name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_a_missing_word_is_named_with_its_language(tree, language, word):
    rename_word(tree / "locales" / language, f"{KEY}-{word}", f"{KEY}-other")
    first, *others = missing(MANHATTAN, tree)
    assert first == f"locales/{language}: {KEY}-{word} is not in any file"
    assert all(f" {KEY}-{word}." in line for line in others), "its attributes went with it"


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ({"coach": no_coach}, "nobody coaches a newcomer"),
        ({"lessons": ()}, "there are no lessons"),
        ({"introduction": None}, "there is no introduction"),
    ],
)
def test_a_game_that_does_not_teach_itself_is_told_so(tree, gone, said):
    (line,) = missing(replace(MANHATTAN, **gone), tree)
    assert line.endswith(said)


def test_a_folder_without_rules_is_not_found(tree):
    init = tree / f"engine/games/{KEY}/__init__.py"
    init.write_text('"""Nothing yet."""\n', "utf-8")
    (line,) = not_found(KEY, tree)
    assert line == f"engine/games/{KEY}/__init__.py: GAME is not in it"
    shutil.rmtree(init.parent)
    (line,) = not_found(KEY, tree)
    assert line == f"engine/games/{KEY}/__init__.py: there are no rules"


def test_the_stages_of_a_game_are_those_that_come_up():
    assert set(stages(MANHATTAN)) >= {"choose", "build"}


@pytest.mark.parametrize(
    ("key", "code", "said"),
    [(KEY, 0, "Everything is in its place."), ("nothing", 1, "there are no rules")],
)
def test_the_command_says_it(key, code, said):
    command = [sys.executable, "-m", "engine.check", key]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert (found.returncode, found.stderr) == (code, "")
    assert said in found.stdout
