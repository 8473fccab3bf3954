"""What everybody sees can be read on a phone: 9 points high, or shown larger under More.

A phone shows a picture 390 points wide. Words that a board or a final score draws smaller than that
must be drawn larger by the details of the same view, as often as on the board itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from engine.core.match import AnyMatch
from engine.core.options import Config
from locales import Locale
from render.kit.layout import WIDTH
from render.kit.sheet import Sheet
from render.kit.sprites import SPRITES
from render.kit.text import ELLIPSIS
from render.kit.theme import THEMES
from render.painter import NO_MARKS, painter_of
from render.pictures.end import paint_end
from render.pictures.final import paint_final, paint_points
from tests.laws.playing import HOUSE_GAMES, played, table_id
from tests.laws.playing import tables as every_config
from tests.words import house_words

PHONE, LEAST_POINTS = 390, 9
LEAST_SIZE = round(LEAST_POINTS * WIDTH / PHONE)
NAMES = ["Оксана", "Marko", "Їжак Ґонта", "Лев", "Ann", "Bartholomew"]
THEME = THEMES["dark"]
SOURCES = Path(__file__).parents[2] / "render"

Drawn = list[tuple[str, int]]
"""Words on a picture with the sizes in which they are drawn."""


def tables(game) -> list[Config]:
    """The fewest and the most seats, and the most with options."""
    allowed = every_config(game)
    plain = [config for config in allowed if not config.options]
    found = [plain[0], plain[-1], allowed[-1]]
    return [config for at, config in enumerate(found) if config not in found[:at]]


TABLES = [(game, config) for game in HOUSE_GAMES for config in tables(game)]


@pytest.fixture(params=[Locale.RU, Locale.EN])
def say(request):
    return house_words().speaker(request.param, NAMES, for_chat=False)


@pytest.fixture
def drawn_by(monkeypatch):
    """Tells what a painting function draws, also inside of sprites, which are drawn anew wherever
    they are used."""
    seen: Drawn = []
    draw = Sheet.text

    def text(sheet, at, words, font, *rest):
        seen.append((words, font.size))
        return draw(sheet, at, words, font, *rest)

    def scaled(*_):
        raise AssertionError("what is scaled after it was drawn has another size than it says")

    monkeypatch.setattr(Sheet, "text", text)
    monkeypatch.setattr(Image.Image, "resize", scaled)
    monkeypatch.setattr(Image.Image, "thumbnail", scaled)
    monkeypatch.setattr(SPRITES, "_most_bytes", 0)

    def drawn(paint: Callable[[], object]) -> Drawn:
        seen.clear()
        SPRITES.clear()
        painted = paint()
        if isinstance(painted, Image.Image):
            painted.load()
        return list(seen)

    return drawn


def positions(game, config) -> list[AnyMatch]:
    """The beginning, early, late, and the end."""
    plies = played(game, config)
    count = len(plies)
    moments = [plies[at].before for at in (0, count // 6, count * 5 // 6)]
    return [*moments, plies[-1].moved.match]


def publicly(match: AnyMatch, say) -> list[Callable[[], object]]:
    """What is posted of this position."""
    key, view = match.game.spec.key, match.public().view
    boards = [lambda: painter_of(key).board(view, NO_MARKS, THEME, say)]
    if match.turn is None:
        boards += [
            lambda: paint_end(key, match.public(), match.outcome, THEME, say, ""),
            lambda: paint_final(key, match.outcome, THEME, say, ""),
            lambda: paint_points(key, match.outcome, THEME, say, ""),
        ]
    return boards


def unreadable(board: Drawn, details: Drawn) -> Drawn:
    """What is too small on the board and has words that the details show larger too seldom."""
    large = Counter(word for words, size in details if size >= LEAST_SIZE for word in parts(words))
    small = Counter(word for words, size in board if size < LEAST_SIZE for word in parts(words))
    missing = {word for word, count in small.items() if count > shown(word, large)}
    return [
        (words, size)
        for words, size in board
        if size < LEAST_SIZE and not missing.isdisjoint(parts(words))
    ]


def parts(words: str) -> list[str]:
    """The pieces between which a line may end."""
    return words.replace("-", "- ").split()


def shown(word: str, large: Counter[str]) -> int:
    """How often this word is among the larger ones; one that is cut is a part of them."""
    if not word.endswith(ELLIPSIS):
        return large[word]
    return sum(count for whole, count in large.items() if whole.startswith(word[:-1]))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_what_is_posted_can_be_read_on_a_phone(game, config, say, drawn_by):
    for match in positions(game, config):
        view = match.public().view
        details = [
            words
            for detail in painter_of(game.spec.key).details(view)
            for words in drawn_by(lambda detail=detail: detail.paint(THEME, say))
        ]
        for paint in publicly(match, say):
            small = unreadable(drawn_by(paint), details)
            assert not small, f"too small after {match.ply} moves: {small}"


def test_all_words_are_drawn_in_one_place():
    """Otherwise the sizes above would not be all there are."""
    for file in SOURCES.rglob("*.py"):
        source = file.read_text("utf-8")
        assert file.name == "fonts.py" or "ImageFont" not in source, file
        assert file.name in ("fonts.py", "sheet.py") or "import run" not in source, file
        assert file.name == "fonts.py" or "multiline_text" not in source, file
