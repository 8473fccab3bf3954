"""Pictures that come late, and how a new one takes the place of the former."""

import asyncio
import random

import pytest

from bench.page_player import READY, PagePlayer
from tests.e2e.stage import until
from tests.web.board.test_lost import between
from tests.web.board.test_views import begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

PIECE = "document.querySelector('#piece img')?.src ?? ''"
FIRST_PIECE = "document.querySelector('#hand .touch')"

COUNTED = """(() => {
  const sheet = document.querySelector('#stage .sheet');
  window.most = 0;
  new MutationObserver(() => {
    window.most = Math.max(window.most, sheet.querySelectorAll('img').length);
  }).observe(sheet, { childList: true });
})()"""
"""From now on it is known how many pictures lie over each other at most."""
ONE = "document.querySelectorAll('#stage .sheet img').length === 1"


class Held:
    """Holds back the picture of the piece in hand, until it is let go."""

    def __init__(self, page):
        self.page, self.held, self.go = page, False, asyncio.Event()

    async def __call__(self, route):
        if route.request.url == await self.page.run(PIECE):
            self.held = True
            await self.go.wait()
        await route.continue_()

    async def is_held(self):
        return self.held


async def test_a_page_is_ready_when_the_piece_in_hand_is_there(server, come_in, window):
    """It comes above the board, which would move under the finger."""
    table, asked = await begun(server, "streets")
    player = await come_in(table, asked, **window)
    await player.until_asked()
    held = Held(player.page)
    async with between(player.page, "**/pictures/*", held):
        await player._touch(FIRST_PIECE)
        await until(held.is_held)
        await player.page.wait("document.querySelector('#stage .touch.place')")
        assert not await player.page.run(f"Boolean({READY})")
        held.go.set()
        await player.page.wait(READY)
        assert await player.page.run("document.querySelector('#piece img').offsetHeight > 0")


@pytest.mark.parametrize(("calm", "most"), [(False, 2), (True, 1)])
async def test_a_new_board_fades_in_over_the_former_where_motion_is_wanted(
    server, browser, calm, most
):
    table, asked = await begun(server, "mycity")
    device = await browser.device(calm=calm)
    player = PagePlayer(await browser.page(await server.link(table.id, asked), device))
    await player.arrive()
    await player.until_asked()
    await player.page.run(COUNTED)
    await player.answer(random.Random(1))
    await player.page.wait(ONE)
    assert await player.page.run("window.most") == most
    assert player.page.problems == []
    await device.close()
