"""The board is touched, or worked by keys alone; what others do appears by itself."""

import asyncio
import random

import pytest

from bench.page_player import READY
from engine.core.choices import Counts, answers
from tables.play import act

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_move_by_keys_alone(server, come_in):
    """Tab to a place, Enter; Tab to a block, Enter; Tab to Confirm, Enter."""
    table = await server.begin("manhattan")
    for user in (1, 2):
        await server.move(table, user)
    user = (await server.asked(table.id))[0]
    player = await come_in(table, user)

    async def reach(selector):
        for _ in range(80):
            await player.page.key("Tab")
            if await player.page.run(f"document.activeElement.matches('{selector}')"):
                return
        raise AssertionError(selector)

    await reach("#stage .touch")
    await player.page.key("Enter")
    await player.page.wait(f"{READY} && document.querySelector('#hand .touch')")
    await reach("#hand .touch")
    await player.page.key("Enter")
    await player.page.wait(f"{READY} && document.querySelector('#confirm')")
    await reach("#confirm")
    await player.page.key(" ")
    await player.page.wait(f"{READY} && !document.querySelector('#confirm')")
    assert user not in await server.asked(table.id)


async def test_what_is_tried_is_moved_and_turned_by_touching(server, come_in, window):
    table = await server.begin("sprawlopolis")
    player = await come_in(table, (await server.asked(table.id))[0], **window)
    await player.answer(random.Random(3))
    first, second = (await player.places())[:2]
    src = "document.querySelector('#stage img:last-of-type').getAttribute('src')"
    await player.touch(first)
    shown = [await player.page.run(src)]
    assert await player.is_whole()
    await player.touch(first)
    shown.append(await player.page.run(src))
    await player.touch(second)
    shown.append(await player.page.run(src))
    assert len(set(shown)) == 3
    assert await player.is_whole()


async def test_a_draft_goes_from_the_panel_to_the_page_and_back(server, come_in):
    """What is chosen on the phone stands on the page, without anything being pressed there."""
    table = await server.begin("manhattan")
    player = await come_in(table, 1)
    asked = await act.ask(server.context, table.id, 1)
    step, opened = asked.question.step, asked.question.opened
    assert isinstance(step, Counts)
    await act.choose(server.context, table.id, server.caller(1), opened, next(answers(step)))
    await player.page.wait("document.querySelector('#prompt').textContent.startsWith('Jade')")
    await player.answer(random.Random(1))
    assert await player.is_whole()
    question = (await act.ask(server.context, table.id, 1)).question
    assert question.preview is not None
    await act.confirm(server.context, table.id, server.caller(1), opened)
    await player.page.wait(f"{READY} && !document.querySelector('#confirm')")


async def test_others_moves_appear_by_themselves(server, come_in):
    table = await server.begin("streets")
    asked = (await server.asked(table.id))[0]
    other = await come_in(table, 3 - asked)
    assert not await other.is_asked()
    await server.move(table, asked)
    while asked in await server.asked(table.id):
        await server.move(table, asked)
    await other.until_asked()


async def test_what_one_does_oneself_is_fetched_once(server, come_in):
    """The answer to a touch is the whole screen: to hear of it as well brings no second one."""
    table = await server.begin("streets")
    asked = (await server.asked(table.id))[0]
    player, other = await come_in(table, asked), await come_in(table, 3 - asked)
    player.page.requests.clear()
    await player.make_move(random.Random(1))
    while asked in await server.asked(table.id):
        await player.make_move(random.Random(1))
    await other.make_move(random.Random(1))
    await player.page.wait(
        f"{READY} && document.querySelector('.news').innerText.includes('Marko')"
    )
    looks = [url for url in player.page.requests if url.endswith("/screen")]
    moves = [url for url in other.page.requests if "/confirm" in url]
    assert len(looks) <= len(moves)


async def test_a_restart_of_the_bot_is_only_a_pause(server, come_in):
    table = await server.begin("manhattan")
    player = await come_in(table, 1)
    await server.stop()
    await player.page.wait("!document.querySelector('#lost').hidden")
    await server.move(table, 1)
    await server.start()
    await player.page.wait(
        "document.querySelector('#lost').hidden && !document.querySelector('#prompt')"
    )


@pytest.mark.parametrize(
    ("locale", "confirm"), [("en", "Confirm"), ("ru", "Подтвердить"), ("uk", "Підтвердити")]
)
async def test_the_page_speaks_the_language_of_its_person(server, come_in, locale, confirm):
    table = await server.begin("manhattan")
    player = await come_in(table, 1, locale=locale)
    await player.choose(random.Random(1))
    assert await player.page.text("#confirm") == confirm
    assert await player.page.run("document.documentElement.lang") == locale


async def test_a_link_that_was_used_says_so(server, browser):
    table = await server.begin("manhattan")
    link = await server.link(table.id, 1)
    device = await browser.shared_device()
    for expected in ("#stage img", "#told"):
        page = await browser.page(link, device)
        await page.click("#open")
        await page.wait(f"document.querySelector('{expected}')")
    await page.wait("document.querySelector('#told').textContent.includes('ten minutes')")


async def test_two_people_in_one_browser_stay_two_people(server, browser):
    """As in the playground, where one is several people at once."""
    table = await server.begin("manhattan")
    device = await browser.shared_device()
    pages = []
    for user in (1, 2):
        pages.append(await browser.page(await server.link(table.id, user), device))
        await pages[-1].click("#open")
        await pages[-1].wait(READY)
    await asyncio.gather(*(page.reload() for page in pages))
    for page, name in zip(pages, ("Ann", "Marko"), strict=True):
        await page.wait(f"{READY} && document.querySelector('#me').textContent.includes('{name}')")
