"""On a phone what is tried is in view, stays under the finger, and can be dragged."""

import asyncio
import random

import pytest

from bench.page_player import READY
from engine.catalog import catalog
from tables.people.settings import COACH, NEVER, prefer
from tests.web.board.fingers import Fingers, middle_of
from tests.web.board.test_views import begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = {"width": 390, "phone": True}
HIDDEN = """(() => {
  const top = document.querySelector('#asking').getBoundingClientRect().bottom;
  const bottom = document.querySelector('#answers').getBoundingClientRect().top;
  const length = (one) => Number(one.dataset.token.split(' ')[0]);
  const chosen = [...document.querySelectorAll('#stage .chosen.place')];
  return chosen.filter((one) => length(one) === Math.max(...chosen.map(length)))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.top < top || box.bottom > bottom).length;
})()"""
BOARD_TOP = "document.querySelector('#stage .picture').getBoundingClientRect().top"


async def trying_a_place(server, come_in, game):
    """Somebody on a phone who has chosen a place on the board, which not every move needs."""
    (table, _), dice, players = await begun(server, game, 4), random.Random(1), {}
    while True:
        user = (await server.asked(table.id))[0]
        if user not in players:
            players[user] = await come_in(table, user, **PHONE)
        await players[user].until_asked()
        await players[user].choose(dice)
        if await players[user].page.count("#stage .chosen.place"):
            return players[user]
        await players[user].confirm()


@pytest.mark.parametrize("game", catalog())
async def test_what_is_tried_lies_above_the_sheet(server, come_in, game):
    player = await trying_a_place(server, come_in, game)
    assert await player.page.run(HIDDEN) == 0
    wide = await player.page.run("document.documentElement.scrollWidth")
    assert wide == 390, "nothing is wider than the phone"
    sheet = "document.querySelector('#answers')"
    assert await player.page.run(f"{sheet}.scrollWidth === {sheet}.clientWidth")
    for name in (await player.page.run(NAMES))[:6]:
        await player.touch(name)
        await player.page.wait(f"{READY} && document.querySelector('#stage .touch.chosen')")
        assert await player.page.run(HIDDEN) == 0, name


LOW_WINDOW = 240
"""A phone on its side, so that the words of every game are too long for it."""

MET_BY_A_THUMB = """(() => {
  const confirm = document.querySelector('#confirm');
  const { x, y, width, height } = confirm.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === confirm;
})()"""

NAMES = """(() => {
  const chosen = document.querySelector('#stage .chosen.place');
  if (!chosen) return [];
  const length = (one) => one.dataset.token.split(' ')[0];
  return [...document.querySelectorAll('#stage .place:not(.chosen)')]
    .filter((one) => length(one) === length(chosen)).reverse()
    .map((one) => one.getAttribute('aria-label'));
})()"""


@pytest.mark.parametrize("game", catalog())
async def test_however_long_the_words_are_confirm_is_under_the_thumb(server, come_in, game):
    table, asked = await begun(server, game, 3)
    player = await come_in(table, asked, **PHONE)
    await player.page.tab.set_viewport_size({"width": 390, "height": LOW_WINDOW})
    await player.choose(random.Random(3), await server.simple_move(table, asked))
    sheet = "document.querySelector('#answers')"
    assert await player.page.run(f"{sheet}.scrollHeight > {sheet}.clientHeight")
    assert await player.page.run(MET_BY_A_THUMB)


COVERED = """(() => {
  const top = document.querySelector('#asking').getBoundingClientRect().bottom;
  const sheet = document.querySelector('#answers').getBoundingClientRect();
  const bottom = sheet.height ? sheet.top : innerHeight;
  const seen = document.querySelector('%s').getBoundingClientRect();
  return [Math.max(0, top - seen.top), Math.max(0, seen.bottom - bottom)];
})()"""


SMALL_PHONE = 600


@pytest.mark.parametrize("game", ["sprawlopolis", "streets"])
async def test_the_hand_that_is_asked_about_lies_above_the_sheet(server, come_in, game):
    table, asked = await begun(server, game, 2)
    await prefer(server.context, asked, COACH, NEVER)
    player = await come_in(table, asked, **PHONE)
    assert await player.page.run(COVERED % "#hand .picture") == pytest.approx([0, 0], abs=1)


async def test_what_the_coach_says_of_the_hand_is_in_view(server, come_in):
    """The cards have buttons, so that a newcomer reads first."""
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked, **PHONE)
    assert await player.page.run(COVERED % ".tip") == pytest.approx([0, 0], abs=1)
    await player.make_move(random.Random(3))
    while asked not in await server.asked(table.id):
        await server.move(table, (await server.asked(table.id))[0])
    await player.until_asked()
    assert await player.page.run(COVERED % ".tip") == pytest.approx([0, 0], abs=1)


@pytest.mark.parametrize("game", catalog())
async def test_the_slider_of_the_past_lies_above_the_sheet(server, come_in, game):
    table, asked = await begun(server, game, 4)
    player = await come_in(table, asked, **PHONE)
    await player.page.tab.set_viewport_size({"width": 390, "height": SMALL_PHONE})
    await player.press("#history")
    await player.page.wait(f"{READY} && document.querySelector('.past')")
    assert await player.page.run(COVERED % "#slider") == pytest.approx([0, 0], abs=1)


@pytest.mark.parametrize("game", catalog())
async def test_what_can_be_touched_looks_so(server, come_in, game):
    """Places have the marks of their picture; cards, piles and turns have a border."""
    table, asked = await begun(server, game, 3)
    player = await come_in(table, asked, **PHONE)
    dice, wish, seen = random.Random(3), await server.simple_move(table, asked), 0
    while True:
        plain = await player.page.run(
            """[...document.querySelectorAll('.touch:not(.place)')]
              .map((one) => getComputedStyle(one).stroke)"""
        )
        assert "rgba(0, 0, 0, 0)" not in plain
        seen += len(plain)
        if await player.is_whole():
            break
        await player.answer(dice, wish)
    assert seen, "every game has such"


async def test_what_takes_long_is_seen_to_be_under_way(server, come_in):
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked, **PHONE)
    sign = "Number(getComputedStyle(document.body, '::before').opacity)"
    assert await player.page.run(sign) == 0
    released = asyncio.Event()

    async def held(route):
        await released.wait()
        await route.continue_()

    await player.page.tab.route("**/do/*", held)
    await player.page.tap("#hand .touch")
    await player.page.wait(f"{sign} === 1")
    released.set()
    await player.page.wait(f"{READY} && {sign} === 0")
    await player.page.tab.unroute_all(behavior="ignoreErrors")


async def test_the_board_stays_under_the_finger_while_a_piece_is_turned(server, come_in):
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked, **PHONE)
    await player.answer(random.Random(3))
    await player.answer(random.Random(3))
    top = await player.page.run(BOARD_TOP)
    await player.press("#turn")
    assert await player.page.run(BOARD_TOP) == pytest.approx(top, abs=1)


@pytest.mark.parametrize("game", ["sprawlopolis", "streets"])
async def test_a_piece_is_dragged_from_the_hand_with_a_mouse(server, come_in, game):
    table, asked = await begun(server, game, 2)
    player = await come_in(table, asked)
    x, y = await middle_of(player.page, "#hand .touch:nth-of-type(2)")
    mouse = player.page.tab.mouse
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x - 40, y, steps=4)
    await player.page.wait(f"{READY} && document.querySelector('.ghost')")
    place = await middle_of(player.page, "#stage .touch:last-of-type")
    await mouse.move(*place, steps=4)
    await player.page.wait("document.querySelector('#stage .touch.over')")
    await mouse.up()
    await player.page.wait(f"{READY} && document.querySelector('#confirm')")
    assert not await player.page.count(".ghost")


async def test_a_piece_is_dragged_with_a_finger_that_rests_on_it_first(server, come_in):
    table, asked = await begun(server, "sprawlopolis", 2)
    await prefer(server.context, asked, COACH, NEVER)
    player = await come_in(table, asked, **PHONE)
    fingers = Fingers(player.page)
    await fingers.down(await middle_of(player.page, "#hand .touch"))
    await player.page.wait(f"{READY} && document.querySelector('.ghost')")
    await player.page.wait("document.querySelectorAll('#stage .touch').length > 3")
    await fingers.move(await middle_of(player.page, "#stage .touch:last-of-type"))
    await fingers.up()
    await player.page.wait(f"{READY} && document.querySelector('#confirm')")


async def test_a_finger_that_only_scrolls_chooses_nothing(server, come_in):
    table, asked = await begun(server, "sprawlopolis", 2)
    await prefer(server.context, asked, COACH, NEVER)
    player = await come_in(table, asked, **PHONE)
    x, y = await middle_of(player.page, "#hand .touch")
    await Fingers(player.page).swipe((x, y), (x, y - 120))
    await player.page.wait(READY)
    assert not await player.page.count(".ghost, [aria-pressed=true]")
