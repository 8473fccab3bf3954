"""An Activity in the playground's page: a real frame, of another origin, in a real browser."""

import json

import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer

from bench.chromium import WAITING
from bench.page_player import READY
from bench.table_server import free_port
from playground import Playground, Settings
from playground.page import PageRoutes
from playground.visitors import Visitors
from tests.e2e.stage import ACKNOWLEDGE_SECONDS, Stage, bot_at, until
from tests.web.conftest import NO_GUIDE

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playground(tmp_path_factory):
    settings = Settings(
        clock_file=tmp_path_factory.mktemp("world") / "ahead",
        acknowledge_seconds=ACKNOWLEDGE_SECONDS,
        activity=f"http://127.0.0.1:{free_port()}",
    )
    async with Playground(settings, pages=PageRoutes().routes()) as playground:
        yield playground


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def bot(playground, tmp_path_factory, empty_archive):
    """One for all of these: each of them begins a game of its own."""
    folder = tmp_path_factory.mktemp("bot")
    bot = bot_at(playground, folder, empty_archive.copied(folder / "games.sqlite3"))
    bot.environment = {
        "WEB_URL": playground.settings.activity,
        "WEB_PORT": playground.settings.activity.rpartition(":")[2],
        "DISCORD_CLIENT_ID": playground.client_id,
        "DISCORD_CLIENT_SECRET": playground.client_secret,
        "ACTIVITY_ORIGIN": playground.activity_origin,
    }
    await bot.start()
    yield bot
    await bot.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(playground, bot):
    async with Visitors(playground.url) as visitors:
        yield Stage(playground, visitors, bot)


@pytest_asyncio.fixture(params=[390, 1280], ids=["phone", "desk"], loop_scope="session")
async def ann(request, browser, playground, stage):
    """Ann in the thread of her game with Marko, at the page of the playground."""
    people = await stage.people(2)
    thread = await stage.game(people)
    await stage.board(people[0], thread)
    device = await browser.device(phone=request.param == 390)
    url = f"{playground.url}/?as=ann#{thread['id']}"
    page = await browser.page(url, device, script=NO_GUIDE, width=request.param, height=844)
    await page.wait("document.querySelector('.log [data-custom-id^=\"b1:open:\"]')")
    yield page
    await device.close()
    assert page.problems == []


async def open_board(page):
    await page.click('.log [data-custom-id^="b1:open:"]')
    return await board_in(page)


async def board_in(page):
    """The frame with the table, once it is shown."""

    async def found():
        return next((one for one in page.tab.frames if "/.proxy/f/" in one.url), None)

    frame = await until(found)
    await frame.wait_for_function(WAITING % READY)
    return frame


async def test_the_board_opens_inside_discord_and_is_played_there(ann, stage):
    board = await open_board(ann)
    assert "Ann" in await board.inner_text("#me")
    before = await board.inner_text("#asking")
    while not await board.locator("#confirm").count():
        asked = await board.inner_text("#answers")
        await board.locator("#take").click()
        changed = f"document.querySelector('#answers').innerText !== {json.dumps(asked)}"
        await board.wait_for_function(WAITING % f"{READY} && {changed}")
    stored = stage.stored()
    await board.locator("#confirm").click()

    async def has_moved():
        return stage.stored() > stored

    await until(has_moved)
    changed = f"document.querySelector('#asking').innerText !== {json.dumps(before)}"
    await board.wait_for_function(WAITING % f"{READY} && {changed}")


async def test_a_frame_that_is_opened_again_comes_back_to_its_table(ann):
    board = await open_board(ann)
    table = await board.inner_text("#me"), await board.inner_text("#title")
    outer = next(one for one in ann.tab.frames if "frame_id=" in one.url)
    async with outer.expect_navigation():
        await outer.evaluate("location.reload()")
    board = await board_in(ann)
    assert (await board.inner_text("#me"), await board.inner_text("#title")) == table


IMPATIENT_AT_FIRST = """(() => {
  const own = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (wait) => {
    const first = !sessionStorage.gaveUp;
    sessionStorage.gaveUp = "yes";
    return own(first ? 100 : wait);
  };
})()"""
"""The first request of the frame is given up soon."""


async def test_a_sign_in_that_nobody_answers_can_be_tried_again(ann):
    """What was lost is begun anew from the greeting on, as Discord's app may not have heard it."""

    async def never_answered(route):
        """Whoever has sent it hears nothing of it any more."""

    await ann.tab.add_init_script(IMPATIENT_AT_FIRST)
    await ann.tab.route("**/.proxy/activity", never_answered)
    await ann.click('.log [data-custom-id^="b1:open:"]')

    async def outer():
        return next((one for one in ann.tab.frames if "frame_id=" in one.url), None)

    again = (await until(outer)).locator("#again")
    await again.wait_for(state="visible")
    await ann.tab.unroute_all(behavior="ignoreErrors")
    await again.click()
    board = await board_in(ann)
    assert "Ann" in await board.inner_text("#me")


FRAME = "document.body.append(Object.assign(document.createElement('iframe'), {src: '%s'}))"


async def test_another_page_cannot_frame_it(browser, bot, playground):
    async def page(_):
        return web.Response(text="<p>elsewhere", content_type="text/html")

    application = web.Application()
    application.router.add_get("/", page)
    async with TestServer(application) as elsewhere:
        device = await browser.device()
        tab, said = await device.new_page(), []
        tab.on("console", lambda message: said.append(message.text))
        await tab.goto(str(elsewhere.make_url("/")))
        paths = ("/?frame_id=x&instance_id=y", "/", "/open", "/t/x/", "/f/x/")
        for path in paths:
            await tab.evaluate(FRAME % (playground.settings.activity + path))

        async def all_refused():
            return sum("frame-ancestors" in text for text in said) == len(paths)

        await until(all_refused)
        await device.close()
