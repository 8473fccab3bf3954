"""The messages that every game must have, in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine.check.stages import stages
from engine.core.game import AnyGame, GameSpec
from engine.core.options import Pick

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""A message, or an attribute of the message before it."""

ALWAYS = ("name", "about", "legend", "rules-typing")
STEPS = (1, 2, 3)


def missing(game: AnyGame, folder: Path) -> Iterator[str]:
    """Every needed message that a language does not have."""
    languages = sorted({file.parent for file in folder.glob("*/*.ftl")})
    staged = (f"{game.spec.key}-stage-{stage}" for stage in stages(game))
    wanted = (*needed(game.spec), *staged, *taught(game))
    for folder in languages:
        known = keys(folder)
        for key in wanted:
            if key not in known:
                yield f"locales/{folder.name}: {key} is not in any file"


def keys(folder: Path) -> set[str]:
    """The names of all messages of one language, and of their attributes as ``name.attribute``."""
    return {key for file in folder.glob("*.ftl") for key in _keys_in(file.read_text("utf-8"))}


def _keys_in(text: str) -> Iterator[str]:
    message = ""
    for name, attribute in ENTRY.findall(text):
        message = name or message
        yield f"{message}.{attribute}" if attribute else message


def needed(spec: GameSpec) -> Iterator[str]:
    """The names of the game, of its options and of their values."""
    yield from (f"{spec.key}-{one}" for one in ALWAYS)
    for setting in spec.options:
        option = f"{spec.key}-option-{setting.key}"
        yield from (option, f"{option}.hint")
        if isinstance(setting, Pick):
            yield from (f"{option}-{value}" for value in setting.choices)


def taught(game: AnyGame) -> Iterator[str]:
    """The pages of the rules with their headings and pictures in words, and the steps of a turn."""
    for lesson in game.lessons:
        page = f"{game.spec.key}-lesson-{lesson.name}"
        yield from (page, f"{page}.title", f"{page}.picture")
    if game.introduction is not None:
        yield from (f"{game.spec.key}-step-{number}" for number in STEPS)
