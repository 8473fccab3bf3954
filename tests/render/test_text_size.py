"""What everybody sees can be read on a phone: 9 points high, or shown larger under More.

A phone shows a picture 390 points wide. Words that a board or a final score draws smaller than that
must be drawn larger by the details of the same view, as often as on the board itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PIL import Image

from engine.core.match import AnyMatch
from engine.core.options import Config
from locales import Locale
from render.kit.layout import WIDTH
from render.kit.page import Page
from render.kit.sheet import Sheet
from render.kit.sprites import Known, Sprite, SpriteCache
from render.kit.text import ELLIPSIS
from render.kit.theme import THEMES
from render.painter import NO_MARKS, painter_of
from render.pictures.end import paint_end
from render.pictures.final import paint_final, paint_points
from tests.laws.playing import HOUSE_GAMES, played, table_id
from tests.laws.playing import tables as every_config
from tests.words import all_words

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
    return all_words().speaker(request.param, NAMES, for_chat=False)


@dataclass
class Words:
    """The words that are being drawn. Of every sprite it knows what is drawn inside, so that it
    paints each of them once: whoever uses it again gets one of the same size, and its words count
    again.
    """

    drawn: Drawn = field(default_factory=list)
    sprites: dict[Hashable, tuple[Known, Drawn]] = field(default_factory=dict)

    def by(self, paint: Callable[[], object]) -> Drawn:
        """What a painting function draws, also inside of the sprites that it uses."""
        self.drawn.clear()
        paint()
        return list(self.drawn)

    def find(self, name: Hashable) -> Sprite | None:
        if name not in self.sprites:
            return None
        known, words = self.sprites[name]
        self.drawn += words
        return Sprite(known, lambda: opaque(known))

    def now(self, name: Hashable, paint: Callable[[], Image.Image]) -> Sprite:
        before = len(self.drawn)
        sprite = Sprite.of(paint())
        known = Known(sprite.number, sprite.mode, sprite.size)
        self.sprites[name] = known, self.drawn[before:]
        return sprite


def opaque(known: Known) -> Image.Image:
    """A sprite whose looks do not matter; some are cut to what can be seen of them."""
    return Image.new(known.mode, known.size, (255,) * len(known.mode))


def scaled(*_):
    raise AssertionError("what is scaled after it was drawn has another size than it says")


@pytest.fixture(scope="module")
def words():
    """Tells what painting functions draw."""
    words, draw = Words(), Sheet.text

    def text(sheet, at, line, font, *rest):
        words.drawn.append((line, font.size))
        return draw(sheet, at, line, font, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheet, "text", text)
        patch.setattr(Image.Image, "resize", scaled)
        patch.setattr(Image.Image, "thumbnail", scaled)
        patch.setattr(SpriteCache, "find", lambda _, name: words.find(name))
        patch.setattr(SpriteCache, "later", lambda *_: None)
        patch.setattr(SpriteCache, "now", lambda _, name, paint: words.now(name, paint))
        patch.setattr(Page, "rows", lambda _: [])
        patch.setattr(Image.Image, "quantize", lambda image, **_: Image.new("P", image.size))
        yield words


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
def test_what_is_posted_can_be_read_on_a_phone(game, config, say, words):
    for match in positions(game, config):
        view = match.public().view
        details = [
            line
            for detail in painter_of(game.spec.key).details(view)
            for line in words.by(lambda detail=detail: detail.paint(THEME, say))
        ]
        for paint in publicly(match, say):
            small = unreadable(words.by(paint), details)
            assert not small, f"too small after {match.ply} moves: {small}"


def test_all_words_are_drawn_in_one_place():
    """Otherwise the sizes above would not be all there are."""
    for file in SOURCES.rglob("*.py"):
        source = file.read_text("utf-8")
        assert file.name == "fonts.py" or "ImageFont" not in source, file
        assert file.name in ("fonts.py", "sheet.py") or "import run" not in source, file
        assert file.name == "fonts.py" or "multiline_text" not in source, file
