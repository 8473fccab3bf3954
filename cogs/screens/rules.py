"""The rules of a game page by page: its lessons, each with its picture, then the symbols, and how
moves are typed."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.screens.about import about, facts
from cogs.screens.scenes import lesson_picture
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Style
from engine.core.errors import Malformed
from engine.core.game import AnyGame
from engine.core.lessons import Lesson
from engine.core.words import Msg, msg
from render.painter import paint_legend

SYMBOLS, TYPING = "symbols", "typing"
FORMER = ("goal", "setup", "turn", "scoring", "end")
"""Pages of earlier versions: their buttons are still pressed, and lead to the first page."""

BACK, ON, OWN = "back", "on", "own"
"""Which button of a page it was: two of them may lead to the same one, but their ids differ."""


def page_names(game: AnyGame) -> tuple[str, ...]:
    """The pages in reading order."""
    return (*(lesson.name for lesson in game.lessons), SYMBOLS, TYPING)


def page_named(game: AnyGame, name: str) -> str:
    """The page that is called so, the first where none is named; Malformed where there is none."""
    names = page_names(game)
    if name in names:
        return name
    if name and name not in FORMER:
        raise Malformed("refused-not-an-answer", word=name)
    return names[0]


def title_of(game: AnyGame, name: str) -> Msg:
    """The heading of this page."""
    if name in (SYMBOLS, TYPING):
        return Msg(f"rules-{name}")
    return Msg(f"{game.spec.key}-lesson-{name}.title")


async def rules_page(game: AnyGame, name: str, reader: Reader) -> Page:
    """One page of the rules, and the way to the others; the reader's names are samples."""
    lines = [_heading(game, name, reader), *_first_words(game, name, reader)]
    lines += [reader.say(words) for words in page_words(game, name)]
    text = limits.cut("\n".join(lines), limits.CONTENT)
    return Page(text, await _pictures(game, name, reader), tuple(_buttons(game, name, reader)))


def _lesson(game: AnyGame, name: str) -> Lesson | None:
    return next((lesson for lesson in game.lessons if lesson.name == name), None)


def _heading(game: AnyGame, name: str, reader: Reader) -> str:
    title, named = title_of(game, name), Msg(f"{game.spec.key}-name")
    if _lesson(game, name) is None:
        return reader.say(msg("rules-heading", game=named, title=title))
    page, pages = page_names(game).index(name) + 1, len(game.lessons)
    return reader.say(msg("rules-page", game=named, title=title, page=page, pages=pages))


def _first_words(game: AnyGame, name: str, reader: Reader) -> list[str]:
    """On the first page: what one does in this game, for how many, how long, and whose it is."""
    if name != page_names(game)[0]:
        return []
    return [f"*{reader.say(about(game.spec))}*", f"-# {reader.say(facts(game.spec))}"]


def page_words(game: AnyGame, name: str) -> tuple[Msg, ...]:
    """What this page says; the symbols are told by their picture."""
    key = game.spec.key
    if name == SYMBOLS:
        return ()
    return (Msg(f"{key}-rules-typing" if name == TYPING else f"{key}-lesson-{name}"),)


async def _pictures(game: AnyGame, name: str, reader: Reader) -> tuple[AnyPicture, ...]:
    """The scene of a lesson, or the legend."""
    key, lesson = game.spec.key, _lesson(game, name)
    if lesson is not None:
        return (await lesson_picture(key, lesson, reader),)
    if name == SYMBOLS:
        return (await reader.paint(paint_legend, key, reader.theme, reader.caption),)
    return ()


def _buttons(game: AnyGame, name: str, reader: Reader) -> Iterator[Button]:
    """One page back and one on; below, the symbols, and how moves are typed."""
    names, say = page_names(game), reader.caption
    place = names.index(name)
    first, last = place == 0, place == len(names) - 1
    yield Button(_press(game, names[max(0, place - 1)], BACK), "‹", off=first)
    yield Button(_press(game, names[min(len(names) - 1, place + 1)], ON), "›", Style.MAIN, off=last)
    for page in (SYMBOLS, TYPING):
        label, here = say(title_of(game, page)), page == name
        yield Button(_press(game, page, OWN), label, row=1, off=here)


def _press(game: AnyGame, name: str, button: str) -> Press:
    return Press(Op.TOPIC, 0, 0, f"{game.spec.key} {name} {button}")
