"""Text first: a page waits for its pictures for a moment only, and gets them when they are here."""

import asyncio

import pytest

from cogs.ui import late
from cogs.ui.late import Late, LatePictures, Patience, Unpainted, is_late, painted, whole
from cogs.ui.page import Page, files
from render.picture import Picture

PICTURE = Picture(b"png", (1, 1), "a board")
MESSAGE = 7


class Painter:
    """Paints when it is told to, in the loop itself."""

    def __init__(self):
        self.go = asyncio.Event()

    async def __call__(self, work, *args):
        await self.go.wait()
        return work(*args)


def paint():
    return PICTURE


def fail():
    raise ValueError("no paint")


@pytest.fixture
def painter():
    return Painter()


def patience(painter, age=late.PATIENCE):
    return Patience(painter, lambda: age)


async def test_a_picture_that_is_there_in_time_is_given_as_it_is(painter):
    painter.go.set()
    assert await patience(painter, age=0)(paint) is PICTURE
    with pytest.raises(ValueError, match="no paint"):
        await patience(painter, age=0)(fail)


async def test_where_others_have_waited_long_the_picture_is_late_at_once(painter):
    picture = await patience(painter)(paint)
    assert isinstance(picture, Late)
    page = Page("words", (picture,))
    assert is_late(page)
    assert files(page.pictures) == []
    painter.go.set()
    assert await whole(page) == Page("words", (PICTURE,))


async def test_a_message_that_is_nothing_without_its_picture_is_put_off(painter):
    page = Page("words", (await patience(painter)(paint),))
    with pytest.raises(Unpainted):
        painted(page)
    await asyncio.sleep(0)
    assert page.pictures[0].painted.cancelled()
    assert painted(Page("words", (PICTURE,))) == Page("words", (PICTURE,))


async def test_a_picture_is_waited_for_only_so_long(painter, monkeypatch):
    monkeypatch.setattr(late, "PATIENCE", 0.01)
    assert isinstance(await patience(painter, age=0)(paint), Late)


async def shown_by(late_pictures, painter, work=paint):
    """The pages that are shown after this one, whose picture is late."""
    shown = []

    async def show(page):
        shown.append(page)

    page = Page("words", (await patience(painter)(work),))
    late_pictures.follow(MESSAGE, page, show)
    return shown


async def until(condition):
    async with asyncio.timeout(60):
        while True:
            if condition():
                return
            await asyncio.sleep(0)


async def over(late_pictures):
    await until(lambda: not late_pictures._following)


async def test_a_late_picture_follows(painter):
    late_pictures = LatePictures()
    shown = await shown_by(late_pictures, painter)
    await asyncio.sleep(0)
    assert shown == []
    painter.go.set()
    await over(late_pictures)
    assert shown == [Page("words", (PICTURE,))]


async def test_a_late_picture_does_not_take_the_place_of_what_came_since(painter):
    late_pictures = LatePictures()
    shown = await shown_by(late_pictures, painter)
    await late_pictures.give_up(MESSAGE)
    painter.go.set()
    await asyncio.sleep(0)
    assert shown == []
    assert late_pictures._following == {}


async def test_what_comes_next_waits_for_a_picture_that_is_being_shown(painter):
    late_pictures, order, sent = LatePictures(), [], asyncio.Event()

    async def show(page):
        order.append("begun")
        await sent.wait()
        order.append("shown")

    late_pictures.follow(MESSAGE, Page("words", (await patience(painter)(paint),)), show)
    painter.go.set()
    await until(lambda: order)
    asyncio.get_running_loop().call_soon(sent.set)
    await late_pictures.give_up(MESSAGE)
    order.append("next")
    assert order == ["begun", "shown", "next"]


async def test_a_late_picture_that_cannot_be_painted_is_logged(painter, caplog):
    late_pictures = LatePictures()
    shown = await shown_by(late_pictures, painter, fail)
    painter.go.set()
    await over(late_pictures)
    assert shown == []
    assert "late picture" in caplog.text
