"""Writes the lessons into the rules pages after a change: ``python -m docs.lessons [key …]``.

The words are those that ``/rules`` shows in English, the pictures are painted in the light theme.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.catalog import catalog
from engine.core.game import AnyGame
from engine.core.lessons import Lesson
from engine.core.scenes import seen_in
from engine.core.words import Msg
from locales import Catalogue, Locale, Speaker
from render.kit.theme import THEMES
from render.pictures.scene import SAMPLE_NAMES, paint_scene

FOLDER = Path(__file__).parent
THEME = THEMES["light"]
BEGIN, END = "<!-- lessons: python -m docs.lessons -->", "<!-- end of lessons -->"


def pictures(keys: Iterable[str] = ()) -> Iterator[tuple[Path, bytes]]:
    """The file and the bytes of every picture in the lessons of these games, or of all."""
    say = Catalogue.load().speaker(Locale.EN, SAMPLE_NAMES, for_chat=False)
    for key in keys or catalog():
        for lesson in catalog()[key].lessons:
            seen, ghost = seen_in(catalog()[key], lesson.scene)
            picture = paint_scene(key, lesson.scene, seen, ghost, THEME, say, "")
            yield FOLDER / "pictures" / f"{key}-{lesson.name}.png", picture.png


def pages(keys: Iterable[str] = ()) -> Iterator[tuple[Path, str]]:
    """The file and the text of the rules pages of these games, or of all, with their lessons."""
    say = Catalogue.load().speaker(Locale.EN)
    for key in keys or catalog():
        file = FOLDER / "rules" / f"{key}.md"
        before, _, rest = file.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        yield file, f"{before}{BEGIN}\n{_lessons(catalog()[key], say)}\n{END}{after}"


def _lessons(game: AnyGame, say: Speaker) -> str:
    return "\n\n".join(_lesson(game.spec.key, lesson, say) for lesson in game.lessons)


def _lesson(key: str, lesson: Lesson, say: Speaker) -> str:
    name = f"{key}-lesson-{lesson.name}"
    title, words, alt = (say(Msg(f"{name}{part}")) for part in (".title", "", ".picture"))
    lines = words.replace("\n", "  \n")
    return f"## {title}\n\n{lines}\n\n![{alt}](../pictures/{key}-{lesson.name}.png)"


if __name__ == "__main__":
    chosen = sys.argv[1:]
    for path, png in pictures(chosen):
        path.write_bytes(png)
    for path, text in pages(chosen):
        path.write_text(text, "utf-8")
