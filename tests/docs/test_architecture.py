"""The tables and names of docs/architecture.md are those of the code."""

import re
from dataclasses import fields
from pathlib import Path
from pkgutil import resolve_name

import pytest

from engine.core.game import Game
from tests.docs.test_walks import PAGE

ROOT = PAGE.parents[1]
TEXT = PAGE.read_text("utf-8")
PACKAGES = "engine|render|db|locales|tables|cogs|web|operations|playground|bench|docs|tests"
PATHS = sorted(set(re.findall(rf"`((?:{PACKAGES})/[\w/]*(?:\.\w+)?)", TEXT)))
NAMES = sorted(set(re.findall(rf"`((?:{PACKAGES})(?:\.\w+)+)(?:`|\()", TEXT)))


def section(title: str) -> str:
    return TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def first_cells(title: str) -> set[str]:
    """The names in the first column of the table in this section."""
    rows = re.findall(r"^\| (`.+?) \|", section(title), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)", row)}


def test_the_table_of_a_game_names_every_member():
    assert first_cells("A game") == {field.name for field in fields(Game)}


def test_the_table_of_folders_names_every_package():
    packages = {file.parent.name for file in ROOT.glob("*/__init__.py")}
    assert packages - {"docs"} <= first_cells("The folders")


@pytest.mark.parametrize("package", ["tables", "cogs"])
def test_the_folders_say_what_each_module_and_package_is_for(package):
    inside = [path for path in (ROOT / package).iterdir() if not path.name.startswith("_")]
    named = section("The folders")
    assert [path.name for path in inside if f"`{path.name}" not in named] == []


@pytest.mark.parametrize("path", PATHS)
def test_every_file_and_folder_that_is_named_is_there(path):
    assert Path(ROOT, path).exists()


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_is_named_is_there(name):
    assert resolve_name(name) is not None
