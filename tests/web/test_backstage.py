"""The guide, the switches behind the scenes, and a stand-in that goes away."""

import json

import pytest

from playground import Playground, Settings
from playground.page import PageRoutes
from tests.e2e.stage import until
from tests.web.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

RESTS = "document.querySelector('.backstage[aria-busy=\"false\"]')"


ARRIVED = "document.querySelector('.guide').innerText.includes('first move')"
POINTED = "document.querySelector('.pointed:enabled')?.dataset.customId"
PANEL = "[...document.querySelectorAll('.message-private')].at(-1)?.innerText"
QUIET = "!document.querySelector('.button-busy, .thinking')"


async def test_the_guide_leads_to_the_first_turn(bot, sit_down):
    page = (await sit_down("marko", guide=True)).page
    await page.click(".guide-games .button", "Manhattan")
    pressed = [await page.wait(POINTED)]
    while pressed[-1] is not True:
        pressed.append(await follow(page, pressed[-1]))
    assert pressed[0].startswith("b1:now:")
    assert pressed[-2].startswith("b1:confirm:")
    await page.click(".guide .button", "Got it")
    await page.reload()
    await page.wait("document.querySelector('.place-here')")
    assert await page.run("document.querySelector('.guide').hidden")


async def follow(page, custom_id):
    """Press this button, which the guide points at; returns the next one, or True at the end.

    Two questions of one turn may have buttons with the same id, so the next one is there when the
    panel says something else.
    """
    asked = json.dumps(await page.run(PANEL))
    await page.click(f'.pointed[data-custom-id="{custom_id}"]')
    return await page.wait(f"{ARRIVED} || ({PANEL} !== {asked} && {QUIET} && {POINTED})")


async def test_the_guide_can_be_dismissed(sit_down):
    page = (await sit_down("marko", guide=True)).page
    await page.click(".guide .button", "Look around")
    await page.wait("document.querySelector('.guide').hidden")
    await page.reload()
    await page.wait("document.querySelector('.place-here')")
    assert await page.run("document.querySelector('.guide').hidden")


async def flip(page, control):
    await page.click(f'.backstage [data-control="{control}"]')
    await page.wait(RESTS)


async def test_language_and_direct_messages(small_bot, sit_down, playground):
    page = await open_backstage(sit_down)
    await flip(page, "language-ru")
    await page.wait("document.querySelector('.myself .muted').textContent === 'русский'")
    await flip(page, "dms")
    world = playground.services.world
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
    channel = next(c for c in playground.services.world.channels.values() if c.name == "general")
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
    faults = playground.services.faults
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
