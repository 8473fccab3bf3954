"""The same picture is painted once; what differs in anything that is seen is not the same."""

import asyncio
from copy import deepcopy

import pytest

from cogs.ui.picture_cache import PictureCache, key_of
from cogs.ui.reader import make_reader
from engine.core.match import start
from engine.core.options import Config
from locales import Locale, all_words
from render.painter import NO_MARKS, Marks, paint_board, paint_hand
from render.picture import Picture
from tables.processes import Urgency
from tests.laws.playing import HOUSE_GAMES, table_id

NAMES = ("Ann", "Marko", "Oksana", "Lev", "Ada", "Їжак")
NOW = Urgency.LOOKED_AT
EACH = pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)


class Painters:
    """Paints nothing: notes what it is asked for, and waits where it is told to."""

    def __init__(self, size=100):
        self.asked, self.failing = [], False
        self.begun, self.free = asyncio.Event(), asyncio.Event()
        self.free.set()
        self._size = size

    async def __call__(self, _, work, /, *args):
        self.asked.append((work, args))
        self.begun.set()
        await self.free.wait()
        if self.failing:
            raise RuntimeError("out of paint")
        return Picture(bytes(self._size), (1, 1), str(len(self.asked)))


def reader(locale=Locale.EN, theme="dark", names=NAMES):
    return make_reader(all_words(), locale, theme, names)


def board(match, by=None, marks=NO_MARKS, eye=None, alt="alt"):
    """What ``board_picture`` sends, as if the table had been read again."""
    by = by or reader()
    seen = deepcopy(match.public() if eye is None else match.seen_by(eye))
    return paint_board, match.game.spec.key, seen, marks, by.theme, by.caption, alt


def opened(game, seed=b"a" * 16):
    return start(game, Config(game.spec.seats[1]), seed)


@EACH
async def test_a_board_for_two_followers_is_painted_once(game):
    painters = Painters()
    paint = PictureCache(painters)
    first = await paint(NOW, *board(opened(game), reader()))
    assert await paint(NOW, *board(opened(game), reader())) is first
    assert len(painters.asked) == 1


@EACH
async def test_two_eyes_never_share(game):
    """Not even where a game has no secrets, and both would see the same."""
    match = opened(game)
    eyes = [None, *range(match.config.seats)]
    keys = {key_of(work, tuple(args)) for eye in eyes for work, *args in [board(match, eye=eye)]}
    assert len(keys) == len(eyes)
    painters = Painters()
    paint = PictureCache(painters)
    for eye in eyes:
        await paint(NOW, *board(match, eye=eye))
    assert len(painters.asked) == len(eyes)


def others(match):
    """All that can differ in a picture of the same table."""
    key, seen, by = match.game.spec.key, match.seen_by(0), reader()
    yield board(match)
    yield board(match, alt="another")
    yield board(match, marks=Marks(spots=(("a1", "1"),)))
    yield board(match, marks=Marks(ghost=("a1",)))
    yield board(match, reader(theme="light"))
    yield board(match, reader(locale=Locale.UK))
    yield board(match, reader(names=NAMES[::-1]))
    yield board(opened(match.game, b"b" * 16), eye=0)
    yield board(match, eye=0)
    yield paint_hand, key, seen, by.theme, by.caption, "alt"


@EACH
async def test_what_differs_in_anything_is_painted_by_itself(game):
    painters = Painters()
    paint = PictureCache(painters)
    asked = list(others(opened(game)))
    for one in asked:
        await paint(NOW, *one)
    assert len(painters.asked) == len(asked)


async def test_who_comes_while_it_is_painted_waits_for_that_one():
    painters = Painters()
    paint = PictureCache(painters)
    painters.free.clear()
    match = opened(HOUSE_GAMES[0])
    waiting = [asyncio.create_task(paint(NOW, *board(match))) for _ in range(3)]
    await painters.begun.wait()
    waiting[0].cancel()
    painters.free.set()
    gone, *found = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(gone, asyncio.CancelledError)
    assert found[0] is found[1]
    assert len(painters.asked) == 1


async def test_a_failure_is_told_to_all_who_wait_and_is_not_kept():
    painters = Painters()
    paint = PictureCache(painters)
    match = opened(HOUSE_GAMES[0])
    painters.failing = True
    both = [paint(NOW, *board(match)), paint(NOW, *board(match))]
    failed = await asyncio.gather(*both, return_exceptions=True)
    assert [str(one) for one in failed] == ["out of paint"] * 2
    painters.failing = False
    assert isinstance(await paint(NOW, *board(match)), Picture)
    assert len(painters.asked) == 2


async def test_what_was_asked_for_longest_ago_goes_first():
    painters = Painters(size=40)
    paint = PictureCache(painters, most_bytes=100)
    match = opened(HOUSE_GAMES[0])
    for alt in ("a", "b", "a", "c"):
        await paint(NOW, *board(match, alt=alt))
        assert paint.bytes <= 100
    await paint(NOW, *board(match, alt="a"))
    assert len(painters.asked) == 3
    await paint(NOW, *board(match, alt="b"))
    assert len(painters.asked) == 4


async def test_a_picture_larger_than_all_room_is_shown_and_not_kept():
    paint = PictureCache(Painters(size=101), most_bytes=100)
    assert len((await paint(NOW, *board(opened(HOUSE_GAMES[0])))).png) == 101
    assert paint.bytes == 0


async def test_what_is_no_picture_or_cannot_be_told_apart_is_painted_each_time():
    done = []

    async def paint_here(_, work, /, *args):
        return work(*args)

    paint = PictureCache(paint_here)
    for _ in range(2):
        await paint(NOW, done.append, 1)
        await paint(NOW, lambda: done.append(2))
        assert await paint(NOW, len, "four") == 4
    assert done == [1, 2, 1, 2]
