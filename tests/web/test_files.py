"""The files of the page: short, self-contained, and with colours that can be read."""

import re

import pytest

from playground.page import ROOT

ENOUGH = 4.5
LONGEST = 300
FILES = sorted(path for path in ROOT.rglob("*") if path.is_file())
GROUNDS = ("rail", "side", "room", "raised", "sunken", "hover")
PAIRS = [
    *((words, ground) for words in ("text", "soft", "muted") for ground in GROUNDS),
    *((words, ground) for words in ("link", "bad") for ground in ("room", "raised", "sunken")),
    *(("on-colour", ground) for ground in ("main", "main-hover", "good", "good-hover")),
    *(("on-colour", ground) for ground in ("grave", "grave-hover", "badge")),
    ("plain-text", "plain"),
    ("plain-text", "plain-hover"),
]
BASE = (ROOT / "styles" / "base.css").read_text(encoding="utf-8")


def colours(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block))


DARK, LIGHT = (colours(block) for block in re.findall(r":root[^{]*\{([^}]*)\}", BASE)[:2])
THEMES = {"dark": DARK, "light": {**DARK, **LIGHT}}


def brightness(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((brightness(one), brightness(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_words_stand_out(theme):
    palette = THEMES[theme]
    found = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in PAIRS}
    assert {pair: round(value, 2) for pair, value in found.items() if value < ENOUGH} == {}


def test_initials_stand_out_on_every_face():
    faces = re.findall(r'data-colour="\d"\]\s*\{\s*background: (#[0-9a-f]{6})', BASE)
    assert len(faces) == 7
    assert all(contrast("#ffffff", face) >= ENOUGH for face in faces)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_are_short_and_load_nothing_from_elsewhere(path):
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") < LONGEST
    addresses = set(re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}", text))
    assert addresses <= {"http://www.w3.org"}
