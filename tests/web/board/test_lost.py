"""What is lost on the way between a page and its server, and what comes at a bad moment."""

from contextlib import asynccontextmanager

import pytest

from bench.page_player import READY
from tests.e2e.stage import until
from tests.web.board.fingers import middle_of
from tests.web.board.test_views import BOARD, begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

IMPATIENT_ONCE = """(() => {
    let patience = 100;
    AbortSignal.timeout = () => {
        const giving = new AbortController();
        if (patience) setTimeout(() => giving.abort(), patience);
        patience = 0;
        return giving.signal;
    };
})()"""
"""The next request is given up soon, and those after it never: on a busy machine they take long."""

SOON_SILENT = """(() => {
    const machine = window.setTimeout;
    window.setTimeout = (work, wait) => machine(work, wait === 50_000 ? 300 : wait);
})()"""
"""After less than a second without a word the connection that tells of changes counts as lost."""


@asynccontextmanager
async def between(page, address, meet):
    """While this lasts, `meet` decides what becomes of the requests for such addresses."""
    await page.tab.route(address, meet)
    try:
        yield
    finally:
        await page.tab.unroute_all(behavior="ignoreErrors")


class Once:
    """Does something to the first request; the others go on."""

    def __init__(self, does):
        self._does, self.met = does, 0

    async def __call__(self, route):
        self.met += 1
        await (self._does(route) if self.met == 1 else route.continue_())

    async def is_over(self):
        return self.met > 1


async def never_answered(route):
    """Whoever has sent it hears nothing of it any more."""


async def moved(server, table, user):
    """The moves of this person until others are asked."""
    while user in await server.asked(table.id):
        await server.move(table, user)


async def test_a_look_that_nobody_answers_is_repeated(server, come_in):
    table, asked = await begun(server, "streets")
    other = await come_in(table, 3 - asked)
    await other.page.wait(READY)
    lost = Once(never_answered)
    await other.page.run(IMPATIENT_ONCE)
    async with between(other.page, "**/screen", lost):
        await moved(server, table, asked)
        await other.until_asked()
    assert lost.met > 1


async def test_a_press_that_nobody_answers_is_sent_again(server, come_in):
    table, asked = await begun(server, "sprawlopolis")
    player = await come_in(table, asked)
    lost = Once(never_answered)
    await player.page.wait(READY)
    await player.page.run(IMPATIENT_ONCE)
    async with between(player.page, "**/do/*", lost):
        await player.page.click("#hand .touch")
        await player.page.wait(f"{READY} && document.querySelector('#hand .chosen')")
    assert lost.met == 2


async def test_a_link_that_nobody_answers_can_be_opened_again(server, browser):
    table = await server.begin("manhattan")
    device = await browser.shared_device()
    page = await browser.page(await server.link(table.id, 1), device)
    await page.run(IMPATIENT_ONCE)
    async with between(page, "**/open", never_answered):
        await page.click("#open")
        await page.wait("!document.querySelector('#lost').hidden")
    await page.click("#open")
    await page.wait(READY)
    await browser.leave(page, device)


async def test_a_picture_that_was_lost_is_fetched_again(server, come_in):
    table, asked = await begun(server, "streets")
    other = await come_in(table, 3 - asked)
    before = await other.page.run(BOARD)
    lost = Once(lambda route: route.abort())
    async with between(other.page, "**/pictures/*", lost):
        await moved(server, table, asked)
        await other.page.wait(f"{READY} && {BOARD} !== {before!r}")
        await other.page.wait("document.querySelector('#lost').hidden")
    assert lost.met > 1


async def test_a_button_that_is_held_while_another_moves_hears_its_release(server, come_in):
    table, asked = await begun(server, "streets", 2)
    other = await come_in(table, 3 - asked)
    mouse = other.page.tab.mouse
    await mouse.move(*await middle_of(other.page, "#history"))
    await mouse.down()
    async with other.page.tab.expect_response("**/screen") as looked:
        await moved(server, table, asked)
    await (await looked.value).finished()
    await other.page.run("fetch('screen').then((answer) => answer.json())")
    await mouse.up()
    await other.page.wait(f"{READY} && document.querySelector('.past')")
    await other.until_asked()


async def test_a_connection_that_a_proxy_refuses_is_opened_again(server, come_in):
    """Browsers give up for ever where somebody on the way answers for a server that is away."""
    table, asked = await begun(server, "streets")
    other = await come_in(table, 3 - asked)
    refused = Once(lambda route: route.fulfill(status=502, body="away"))
    async with between(other.page, "**/events", refused):
        await other.page.reload()
        await other.page.wait(READY)
        await until(refused.is_over)
        await moved(server, table, asked)
        await other.until_asked()


async def test_a_connection_that_has_fallen_silent_is_opened_again(server, come_in):
    """As on a phone that has changed its network: nothing breaks off, and nothing comes."""
    table, asked = await begun(server, "streets")
    other = await come_in(table, 3 - asked)
    await other.page.wait(READY)
    await other.page.run(SOON_SILENT)
    async with other.page.tab.expect_request("**/events"):
        await moved(server, table, asked)
        await other.until_asked()
