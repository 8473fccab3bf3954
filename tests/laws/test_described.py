"""The law of the text board: whatever a picture shows of a view, the words say too.

One field of a view, or a part of one, is taken from another position of the same game. Where the
pictures of the two views differ, their words must differ as well.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache, partial
from itertools import chain

import pytest

from engine.core.seats import PUBLIC
from engine.core.words import Msg
from locales import Locale
from render.kit.theme import DARK
from render.painter import NO_MARKS, painter_of
from tests.laws.playing import HOUSE_GAMES, played, table_id, tables
from tests.words import all_words

NAMES = ["Oksana", "Marko", "Bo", "Leo", "Ann", "Bartholomew"]
MOMENTS = 4
DONORS = 2
VALUES = 8
TOLD_ENOUGH, PAINTED_ENOUGH = 2, 2
"""How often a place is tried at one table: painting takes long, so it is tried less."""

NOT_OF_THE_TABLE = {"eye"}
"""Who looks is no fact about the table."""

IMPOSSIBLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What is raised where no such position can be: it has neither words nor a picture."""

Path = tuple[object, ...]


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """Those of a dataclass; nothing for any other type."""
    return tuple(one.name for one in fields(kind)) if is_dataclass(kind) else ()


def parts(value: object) -> Collection[object]:
    """The names of what this value is made of; nothing for a plain one."""
    if isinstance(value, Mapping):
        return value.keys()
    return range(len(value)) if isinstance(value, tuple) else field_names(type(value))


def part(value: object, name: object) -> object:
    return getattr(value, name) if field_names(type(value)) else value[name]


def paths(value: object, path: Path = ()) -> Iterator[Path]:
    """Every field, and every part of one, however deep."""
    for name in parts(value):
        if name not in NOT_OF_THE_TABLE:
            yield (*path, name)
            yield from paths(part(value, name), (*path, name))


def found(value: object, path: Path) -> object:
    """What lies there; the path itself, where there is no such place."""
    whole = path
    for name in path:
        if name not in parts(value):
            return whole
        value = part(value, name)
    return value


def changed(value: object, path: Path, new: object) -> object:
    """The same value with another one at this place."""
    if not path:
        return new
    name, *rest = path
    inner = changed(part(value, name), tuple(rest), new)
    if is_dataclass(value):
        return replace(value, **{name: inner})
    if isinstance(value, Mapping):
        return {**value, name: inner}
    items = [inner if at == name else one for at, one in enumerate(value)]
    return type(value)(*items) if hasattr(value, "_fields") else tuple(items)


def named(path: Path) -> str:
    """The place without its numbers: ``seats.*.cards``."""
    return ".".join("*" if isinstance(name, int) else str(name) for name in path)


@dataclass
class Reader:
    """How a game speaks and paints."""

    game: object
    say: object

    def lines(self, view) -> list[Msg]:
        return [*self.game.describe(view), *self.game.chronicle(view)]

    def read_alike(self, lines: list[Msg], others: list[Msg]) -> bool:
        """Whether they are the same words. To speak takes long: only what differs is spoken."""
        if len(lines) != len(others):
            return "\n".join(map(self.say, lines)) == "\n".join(map(self.say, others))
        pairs = zip(lines, others, strict=True)
        return all(self.say(one) == self.say(other) for one, other in pairs if one != other)

    def pictures(self, view) -> list[bytes]:
        painter = painter_of(self.game.spec.key)
        board = painter.board(view, NO_MARKS, DARK, self.say)
        hand = None if view.eye is PUBLIC else painter.hand(view, DARK, self.say)
        return [picture.tobytes() for picture in (board, hand) if picture]


def positions(game, config) -> list[object]:
    """Views of some moments of a game, the last one too: everyone's, and one player's."""
    plies = played(game, config)
    step = max(1, len(plies) // MOMENTS)
    chosen = [*plies[::step], plies[-1]]
    views = []
    for ply in chosen:
        views += [ply.before.public().view, ply.before.seen_by(ply.seat).view]
    return [*views, plies[-1].moved.match.public().view]


@dataclass
class Pool:
    """Positions of tables of one size, in an order drawn by lot."""

    views: list[object]
    dice: random.Random
    seen: dict[Path, list[object]] = field(default_factory=dict)

    def donors(self, view, path) -> list[object]:
        """Other values that this place has elsewhere."""
        if path not in self.seen:
            self.seen[path] = self.values(path)
        here = found(view, path)
        others = [there for there in self.seen[path] if there != here]
        return self.dice.sample(others, min(DONORS, len(others)))

    def values(self, path) -> list[object]:
        """Different values of this place, but not all of them where there are many."""
        found_there = []
        for view in self.dice.sample(self.views, len(self.views)):
            there = found(view, path)
            if there not in (path, *found_there):
                found_there.append(there)
            if len(found_there) == VALUES:
                break
        return found_there


@dataclass
class Search:
    """Looks for places of views that pictures show and words do not tell."""

    reader: Reader
    pool: Pool
    known: Collection[str]
    told: Counter = field(default_factory=Counter)
    painted: Counter = field(default_factory=Counter)

    def silent(self, view) -> Iterator[str]:
        lines, pictures = self.reader.lines(view), cache(partial(self.reader.pictures, view))
        for path in paths(view):
            name = named(path)
            for new in [] if self.is_tried(name) else self.pool.donors(view, path):
                other = changed(view, path, new)
                if not self.is_tried(name) and self.is_silent(name, other, lines, pictures):
                    yield f"{name}: {found(view, path)!r} / {new!r}"

    def is_tried(self, name: str) -> bool:
        enough = self.told[name] >= TOLD_ENOUGH or self.painted[name] >= PAINTED_ENOUGH
        return enough or name in self.known

    def is_silent(self, name, other, lines, pictures) -> bool:
        try:
            if not self.reader.read_alike(lines, self.reader.lines(other)):
                self.told[name] += 1
                return False
            painted = self.reader.pictures(other)
        except IMPOSSIBLE:
            return False
        self.painted[name] += 1
        return painted != pictures()


def configs(game):
    """Plain tables of every size, and every choice of options at the largest that allows it."""
    largest = {str(one.options): one for one in tables(game) if one.options}
    return [*(one for one in tables(game) if not one.options), *largest.values()]


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.EN, NAMES, for_chat=False)


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_what_a_picture_shows_is_told_in_words(say, game):
    dice, reader = random.Random(game.spec.key), Reader(game, say)
    played = [(config, positions(game, config)) for config in configs(game)]
    silent, pools = {}, {}
    for config, views in played:
        same_size = [view for one, there in played if one.seats == config.seats for view in there]
        pool = pools.setdefault(config.seats, Pool(same_size, dice))
        search = Search(reader, pool, silent)
        for line in chain.from_iterable(map(search.silent, views)):
            silent.setdefault(line.partition(":")[0], f"{table_id(config)} {line}")
    assert not silent, "\n".join(silent.values())
