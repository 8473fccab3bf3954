"""The board is touched: a move of every game, a whole game by two people, and keys alone."""

import asyncio
import random

import pytest

from engine.catalog import catalog
from engine.core.choices import Counts, answers
from tables.play import act
from tests.web.board.guest import READY

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOVES = 6
MOST_TOUCHES = 6
"""For one move of any game, Confirm included."""


async def move_elsewhere(hall, table, user):
    """A move by this person that no page of theirs has made."""
    now = await hall.context.table(table.id)
    draft = now.shown().match.fallback(now.seat_needed(user))
    await act.act(hall.context, table.id, hall.caller(user), " ".join(draft))


@pytest.mark.parametrize("game", catalog())
async def test_a_move_of_every_game_by_touches_alone(hall, come_in, window, game):
    dice, table = random.Random(game), await hall.begin(game)
    for _ in range(3):
        user = (await hall.asked(table.id))[0]
        guest = await come_in(table, user, **window)
        before = (await hall.context.table(table.id)).row.rev
        await guest.choose(dice)
        await guest.confirm()
        assert (await hall.context.table(table.id)).row.rev > before
        assert guest.touches <= MOST_TOUCHES


@pytest.mark.parametrize("game", catalog())
async def test_every_place_is_a_button_with_a_name(hall, come_in, game):
    table = await hall.begin(game)
    guest = await come_in(table, (await hall.asked(table.id))[0])
    for _ in range(4):
        unnamed = await guest.page.run(
            """[...document.querySelectorAll('.touch, button:not([hidden])')].filter((one) =>
              !(one.getAttribute('aria-label') || one.textContent).trim()
              || (one.matches('.touch') && (one.getAttribute('role') !== 'button'
                || one.getAttribute('tabindex') !== '0'))).map((one) => one.outerHTML)"""
        )
        assert unnamed == []
        if await guest.is_whole():
            break
        await guest.answer(random.Random(1))


async def test_a_move_by_keys_alone(hall, come_in):
    """Tab to a place, Enter; Tab to a block, Enter; Tab to Confirm, Enter."""
    table = await hall.begin("manhattan")
    for user in (1, 2):
        await move_elsewhere(hall, table, user)
    user = (await hall.asked(table.id))[0]
    guest = await come_in(table, user)

    async def reach(selector):
        for _ in range(80):
            await guest.page.key("Tab")
            if await guest.page.run(f"document.activeElement.matches('{selector}')"):
                return
        raise AssertionError(selector)

    await reach("#stage .touch")
    await guest.page.key("Enter")
    await guest.page.wait(f"{READY} && document.querySelector('#hand .touch')")
    await reach("#hand .touch")
    await guest.page.key("Enter")
    await guest.page.wait(f"{READY} && document.querySelector('#confirm')")
    await reach("#confirm")
    await guest.page.key(" ")
    await guest.page.wait(f"{READY} && !document.querySelector('#confirm')")
    assert user not in await hall.asked(table.id)


async def test_a_whole_manhattan_by_two_people_on_two_pages(hall, come_in):
    dice, table = random.Random(2), await hall.begin("manhattan")
    guests = {1: await come_in(table, 1, width=390, phone=True), 2: await come_in(table, 2)}
    moves = 0
    while asked := await hall.asked(table.id):
        for user in asked:
            await guests[user].until_asked()
            await guests[user].choose(dice)
            await guests[user].confirm()
            moves += 1
    assert moves > 48
    for guest in guests.values():
        await guest.page.wait(
            f"{READY} && document.querySelector('.prompt').textContent.match(/wins|share/)"
        )


async def test_what_is_tried_is_moved_and_turned_by_touching(hall, come_in, window):
    table = await hall.begin("sprawlopolis")
    guest = await come_in(table, (await hall.asked(table.id))[0], **window)
    await guest.answer(random.Random(3))
    first, second = (await guest.places())[:2]
    src = "document.querySelector('#stage img:last-of-type').getAttribute('src')"
    await guest.touch(first)
    shown = [await guest.page.run(src)]
    assert await guest.is_whole()
    await guest.touch(first)
    shown.append(await guest.page.run(src))
    await guest.touch(second)
    shown.append(await guest.page.run(src))
    assert len(set(shown)) == 3
    assert await guest.is_whole()


async def test_a_draft_goes_from_the_panel_to_the_page_and_back(hall, come_in):
    """What is chosen on the phone stands on the page, without anything being pressed there."""
    table = await hall.begin("manhattan")
    guest = await come_in(table, 1)
    asked = await act.ask(hall.context, table.id, 1)
    step, opened = asked.question.step, asked.question.opened
    assert isinstance(step, Counts)
    await act.choose(hall.context, table.id, hall.caller(1), opened, next(answers(step)))
    await guest.page.wait("document.querySelector('#prompt').textContent.startsWith('Jade')")
    await guest.answer(random.Random(1))
    assert await guest.is_whole()
    question = (await act.ask(hall.context, table.id, 1)).question
    assert question.preview is not None
    await act.confirm(hall.context, table.id, hall.caller(1), opened)
    await guest.page.wait(f"{READY} && !document.querySelector('#confirm')")


async def test_others_moves_appear_by_themselves(hall, come_in):
    table = await hall.begin("streets")
    asked = (await hall.asked(table.id))[0]
    other = await come_in(table, 3 - asked)
    assert not await other.is_asked()
    await move_elsewhere(hall, table, asked)
    while asked in await hall.asked(table.id):
        await move_elsewhere(hall, table, asked)
    await other.until_asked()


async def test_a_restart_of_the_bot_is_only_a_pause(hall, come_in):
    table = await hall.begin("manhattan")
    guest = await come_in(table, 1)
    await hall.stop()
    await guest.page.wait("!document.querySelector('#lost').hidden")
    await move_elsewhere(hall, table, 1)
    await hall.start()
    await guest.page.wait(
        "document.querySelector('#lost').hidden && !document.querySelector('#prompt')"
    )


@pytest.mark.parametrize(
    ("locale", "confirm"), [("en", "Confirm"), ("ru", "Подтвердить"), ("uk", "Підтвердити")]
)
async def test_the_page_speaks_the_language_of_its_person(hall, come_in, locale, confirm):
    table = await hall.begin("manhattan")
    guest = await come_in(table, 1, locale=locale)
    await guest.choose(random.Random(1))
    assert await guest.page.text("#confirm") == confirm
    assert await guest.page.run("document.documentElement.lang") == locale


async def test_a_link_that_was_used_says_so(hall, browser):
    table = await hall.begin("manhattan")
    link = await hall.link(table.id, 1)
    device = await browser.device()
    for expected in ("#stage img", "#told"):
        page = await browser.page(link, device)
        await page.click("#open")
        await page.wait(f"document.querySelector('{expected}')")
    await page.wait("document.querySelector('#told').textContent.includes('ten minutes')")
    await device.close()


async def test_two_people_in_one_browser_stay_two_people(hall, browser):
    """As in the playground, where one is several people at once."""
    table = await hall.begin("manhattan")
    device = await browser.device()
    pages = []
    for user in (1, 2):
        pages.append(await browser.page(await hall.link(table.id, user), device))
        await pages[-1].click("#open")
        await pages[-1].wait(READY)
    await asyncio.gather(*(page.reload() for page in pages))
    for page, name in zip(pages, ("Ann", "Marko"), strict=True):
        await page.wait(f"{READY} && document.querySelector('#me').textContent.includes('{name}')")
    await device.close()


@pytest.mark.parametrize("game", [key for key in catalog() if key != "manhattan"])
async def test_some_rounds_by_two_people_on_two_pages(hall, come_in, game):
    """Of the others a few moves: ``python -m bench.touched_pages`` plays them to their ends."""
    dice, table = random.Random(5), await hall.begin(game)
    guests = {1: await come_in(table, 1, width=390, phone=True), 2: await come_in(table, 2)}
    moved = []
    while len(moved) < MOVES or len(set(moved)) < len(guests):
        user = (await hall.asked(table.id))[0]
        before = (await hall.context.table(table.id)).row.rev
        await guests[user].until_asked()
        await guests[user].choose(dice)
        await guests[user].confirm()
        assert (await hall.context.table(table.id)).row.rev > before
        moved.append(user)
