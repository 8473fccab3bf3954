"""The guide, the switches behind the scenes, and a stand-in that goes away."""

import asyncio
import json

import pytest

from playground import Playground, Settings
from playground.page import PageRoutes
from tests.e2e.stage import until
from tests.web.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_STEPS = 60
RESTS = "document.querySelector('.backstage[aria-busy=\"false\"]')"
UNDER_WAY = '.button-busy, .thinking, .log[aria-busy="true"]'
EVERYTHING = """
['.coach', '.log', '.person-me'].map((one) => document.querySelector(one).innerText).join()
  + document.querySelector('.pointed')?.dataset.customId
"""


async def test_the_guide_leads_to_the_first_turn(bot, sit_down):
    page = (await sit_down("marko", guide=True)).page
    await page.click(".coach .button", "Show me")
    await page.click(".coach .button", "Fill it in")
    await page.wait("document.querySelector('.command')")
    await page.click(".send")
    for _ in range(MOST_STEPS):
        words = await settled(page)
        if "I know my way" in words:
            break
        await follow(page, words)
    assert "The first turn is made" in words
    await page.wait("document.querySelector('.log').textContent.includes(' builds ')")
    await page.click(".coach .button", "I know my way")
    await page.reload()
    await page.wait("document.querySelector('.place-here')")
    assert await page.run("document.querySelector('.coach').hidden")


async def settled(page):
    """The words of the guide once nothing is under way and nothing moves any more."""
    before = ""
    while before != (now := await page.run(EVERYTHING)):
        before = now
        await page.wait(f"!document.querySelector('{UNDER_WAY}')")
        await asyncio.sleep(0.3)
    return await page.text(".coach")


async def follow(page, words):
    """Do what the guide says and nothing else, and wait until that has changed something."""
    before = await page.run(EVERYTHING)
    if "Continue as" in words:
        await page.click(".coach .button-main")
    else:
        await page.click(".pointed")
    if await page.run("Boolean(document.querySelector('.menu'))"):
        await page.click(".menu .option:last-child")
    await page.wait(f"{EVERYTHING} !== {json.dumps(before)}")


async def test_the_guide_can_be_dismissed(sit_down):
    page = (await sit_down("marko", guide=True)).page
    await page.click(".coach .button", "I’ll look around")
    await page.wait("document.querySelector('.coach').hidden")
    await page.reload()
    await page.wait("document.querySelector('.place-here')")
    assert await page.run("document.querySelector('.coach').hidden")


async def flip(page, control):
    await page.click(f'.backstage [data-control="{control}"]')
    await page.wait(RESTS)


async def test_language_and_direct_messages(small_bot, sit_down, playground):
    page = await open_backstage(sit_down)
    await flip(page, "language-ru")
    await page.wait("document.querySelector('.myself .muted').textContent === 'русский'")
    await flip(page, "dms")
    world = playground.house.world
    marko = next(user for user in world.users.values() if user.username == "marko")
    await until(now(lambda: not marko.dms_open))
    assert marko.locale == "ru"


async def open_backstage(sit_down):
    page = (await sit_down("marko")).page
    await page.click(".backstage-button")
    await page.wait(RESTS)
    return page


def now(condition):
    """A condition that is looked at at once, for ``until``."""

    async def look():
        return condition()

    return look


async def test_permissions_taken_and_given_back(small_bot, sit_down, playground):
    page = await open_backstage(sit_down)
    channel = next(c for c in playground.house.world.channels.values() if c.name == "general")
    await flip(page, "permission-SEND_MESSAGES")
    await until(now(lambda: any(one.deny for one in channel.overwrites)))
    await page.wait(
        "!document.querySelector('[data-control=\"permission-SEND_MESSAGES\"]').checked"
    )
    await flip(page, "permission-SEND_MESSAGES")
    await until(now(lambda: not any(one.deny for one in channel.overwrites)))


async def test_the_connection_is_dropped_and_comes_back(small_bot, sit_down):
    page = await open_backstage(sit_down)
    assert "online" in await page.text(".presence-line")
    before = len(small_bot.heard_of("disconnect"))
    await flip(page, "drop")
    await until(now(lambda: len(small_bot.heard_of("disconnect")) > before))
    await until(now(lambda: small_bot.heard_of("resumed")))


async def test_faults_are_switched_on_and_off(small_bot, sit_down, playground):
    page = await open_backstage(sit_down)
    faults = playground.house.faults
    for control in ("fault-rate_limit", "fault-error-503", "fault-delay", "fault-lost"):
        await flip(page, control)
        assert await page.run(f"document.querySelector('[data-control=\"{control}\"]').checked")
    assert [one["kind"] for one in faults.on()] == ["rate_limit", "error", "delay", "lost"]
    await flip(page, "fault-delay")
    await until(now(lambda: len(faults.on()) == 3))
    await page.click(".backstage .button", "Everything works again")
    await until(now(lambda: not faults.on()))


async def test_a_newcomer_is_in_the_row_of_faces(small_bot, sit_down):
    page = await open_backstage(sit_down)
    await page.click("#newcomer")
    await page.type("Zoryana")
    await page.key("Enter")
    await page.wait("document.querySelector('.person[title=\"Continue as Zoryana\"]')")


async def test_the_page_waits_for_a_stand_in_that_is_away(browser, tmp_path):
    state = tmp_path / "world.db"
    pages = PageRoutes().routes()
    device = await browser.device()
    async with Playground(Settings(state=state), pages=pages) as first:
        port = first.port
        page = await browser.page(f"{first.url}/?as=marko", device)
        await Player(page, "marko").arrive()
    await page.wait(
        "document.querySelector('.banner')?.textContent === 'Waiting for the playground…'"
    )
    async with Playground(Settings(state=state, port=port), pages=pages) as second:
        await page.wait("document.querySelector('.banner').hidden")
        ann = await second.person("Ann")
        await ann.write("welcome back")
        await page.wait("document.querySelector('.log').textContent.includes('welcome back')")
    await device.close()


async def test_somebody_who_is_not_there_yet(browser, playground):
    """An address from another world leads to somebody, somewhere."""
    device = await browser.device()
    page = await browser.page(f"{playground.url}/?as=nobody#12345", device)
    await Player(page, "nobody").arrive()
    assert await page.text(".room-title") == "general"
    await device.close()
