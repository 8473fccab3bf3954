"""What else there is to look at: parts of the table, its past, and closer by."""

import random

import pytest

from bench.page_player import READY
from engine.catalog import catalog
from tables.history import moments
from tables.play import act
from tests.web.board.fingers import Fingers, middle_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

CAPTION = "document.querySelector('.caption').innerText"
TOUCHES = "document.querySelectorAll('#stage .touch').length"
BOARD = "document.querySelector('#stage img:last-of-type').getAttribute('src')"
HAND = "document.querySelector('#hand img:last-of-type')?.getAttribute('src')"
"""The hand that is shown; the one before it is there as well, while it fades."""
SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('#stage .sheet')).transform).a"


async def begun(server, game, moves=0, **options):
    """A table at which so many moves were made, and who is asked."""
    table = await server.begin(game, **options)
    for _ in range(moves):
        await server.move(table, (await server.asked(table.id))[0])
    return table, (await server.asked(table.id))[0]


# Parts


async def test_parts_of_the_table_by_arrows_and_keys(server, come_in, window):
    table, asked = await begun(server, "urbis")
    player = await come_in(table, asked, **window)
    names = [
        part["name"]
        for part in await player.page.run("fetch('screen').then(r => r.json()).then(s => s.parts)")
    ]
    assert len(names) == 2
    await player.press("#after")
    await player.page.wait(f"{CAPTION}.includes({names[0]!r})")
    assert await player.page.run(TOUCHES) == 0
    await player.page.key("ArrowRight")
    await player.page.wait(f"{CAPTION}.includes({names[1]!r})")
    await player.page.key("ArrowLeft")
    await player.page.wait(f"{CAPTION}.includes({names[0]!r})")
    await player.press("#now")
    await player.page.wait(f"{CAPTION} === '' && {TOUCHES} > 0")


@pytest.mark.parametrize("game", catalog())
async def test_a_swipe_turns_to_the_next_part_and_is_no_touch(server, come_in, game):
    table, asked = await begun(server, game)
    player = await come_in(table, asked, width=390, phone=True)
    x, y = await middle_of(player.page, "#stage .picture")
    fingers = Fingers(player.page)
    await fingers.swipe((x + 80, y), (x - 80, y + 5))
    await player.page.wait(f"{READY} && {CAPTION} !== ''")
    x, y = await middle_of(player.page, "#stage .picture")
    await fingers.swipe((x - 80, y), (x + 80, y + 5))
    await player.page.wait(f"{READY} && {CAPTION} === ''")
    assert (await act.ask(server.context, table.id, asked)).question.answered == 0


async def test_a_move_of_another_is_seen_on_the_part_that_is_looked_at(server, come_in):
    table, asked = await begun(server, "mycity", 4)
    player = await come_in(table, asked)
    await player.press("#after")
    before = await player.page.run(BOARD)
    for _ in range(3):
        for user in await server.asked(table.id):
            await server.move(table, user)
    await player.page.wait(f"{READY} && {BOARD} !== {before!r}")
    assert await player.page.run(CAPTION)


# The past


async def test_the_past_by_a_slider_and_back_by_one_touch(server, come_in, window):
    table, asked = await begun(server, "streets", 4)
    player = await come_in(table, asked, **window)
    now = await player.page.run(BOARD)
    await player.press("#history")
    await player.page.tab.locator("#slider").fill("2")
    await player.page.wait(f"{READY} && {CAPTION}.includes('step 2 of')")
    assert await player.page.run(BOARD) != now
    assert await player.page.run(TOUCHES) == 0
    ribbon = await player.page.tab.locator(".ribbon").bounding_box()
    picture = await player.page.tab.locator("#stage .picture.past").bounding_box()
    assert "past" in await player.page.text(".ribbon")
    assert ribbon["y"] + ribbon["height"] <= picture["y"], "it covers no words of the picture"
    await server.move(table, asked)
    await player.page.wait(f"{READY} && !document.querySelector('#prompt')")
    assert "step 2 of" in await player.page.run(CAPTION), "a move does not tear one away"
    await player.press("#now")
    await player.page.wait(f"{CAPTION} === '' && !document.querySelector('.past')")
    assert not await player.page.run("document.querySelector('.ribbon').checkVisibility()")


async def test_the_slider_goes_on_under_a_mouse_and_under_keys(server, come_in):
    """It stays the same slider at every step: whoever drags another one drags nothing."""
    table, asked = await begun(server, "streets", 8)
    player = await come_in(table, asked)
    await player.press("#history")
    await player.page.wait(f"{READY} && document.activeElement.id === 'slider'")
    count = await player.page.run("Number(document.querySelector('#slider').max)")
    for step in (count - 1, count - 2, count - 3):
        await player.page.key("ArrowLeft")
        await player.page.wait(f"{READY} && {CAPTION}.includes('step {step} of')")
    box, mouse = await player.page.tab.locator("#slider").bounding_box(), player.page.tab.mouse
    y = box["y"] + box["height"] / 2
    await mouse.move(box["x"] + box["width"] - 12, y)
    await mouse.down()
    await player.page.wait(f"{CAPTION}.includes('step {count} of')")
    await mouse.move(box["x"] + box["width"] / 2, y, steps=4)
    await player.page.wait(f"!{CAPTION}.includes('step {count} of')")
    await mouse.move(box["x"] + 8, y, steps=4)
    await player.page.wait(f"{CAPTION}.includes('step 1 of')")
    await mouse.up()
    await player.page.wait(READY)


async def test_the_words_of_the_past_stand_beside_it_and_are_not_repeated(server, come_in):
    table, asked = await begun(server, "streets", 8)
    player = await come_in(table, asked)
    news = "document.querySelector('#news').checkVisibility()"
    assert await player.page.run(news)
    await player.press("#history")
    await player.page.wait(f"{READY} && {CAPTION}.includes('step')")
    box = await player.page.tab.locator(".caption .heading").bounding_box()
    picture = await player.page.tab.locator("#stage .picture").bounding_box()
    assert box["x"] >= picture["x"] + picture["width"]
    assert not await player.page.run(news)
    await player.press("#now")
    await player.page.wait(f"{READY} && {news}")


async def test_an_answer_leads_back_to_now(server, come_in):
    table, asked = await begun(server, "streets", 2)
    player = await come_in(table, asked)
    await player.press("#history")
    await player.page.wait("document.querySelector('.past')")
    await player.press("#answers .button >> nth=0")
    await player.page.wait(f"{READY} && !document.querySelector('.past') && {TOUCHES} > 0")


async def test_steps_are_counted_as_ones_own_eyes_saw_them(server, come_in):
    """Marko's second thoughts about his blocks are no step for Ann."""
    table = await server.begin("manhattan")
    ann = await come_in(table, 1)
    for blocks in ("1112 1112", "1113 1112"):
        await act.act(server.context, table.id, server.caller(2), blocks)
    told = "fetch('history').then(r => r.json()).then(m => [m.count, m.lines.join()])"
    count, lines = await ann.page.run(told)
    assert count == len(await moments.told(server.context, await server.context.table(table.id), 0))
    assert "1113" not in lines
    statuses = (
        "Promise.all(['0', '99', 'x', '-1', '1e9', '٣'].map((step) =>"
        " fetch(`history?step=${step}`).then((answer) => answer.status)))"
    )
    assert await ann.page.run(statuses) == [200, 409, 400, 400, 400, 400]


# Closer by


async def test_a_wheel_zooms_about_the_pointer_and_places_stay_where_they_are(server, come_in):
    table, asked = await begun(server, "sprawlopolis")
    player = await come_in(table, asked)
    await player.answer(random.Random(3))
    name = (await player.places())[0]
    area = f'#stage .touch[aria-label="{name}"]'
    x, y = await middle_of(player.page, area)
    await player.page.tab.mouse.move(x, y)
    await player.page.tab.mouse.wheel(0, -500)
    await player.page.wait(f"{SCALE} > 1.5")
    zoomed = await middle_of(player.page, area)
    assert zoomed == pytest.approx((x, y), abs=2)
    await player.page.tab.mouse.click(x, y)
    await player.page.wait(f"{READY} && document.querySelector('#confirm')")
    assert await player.page.run(SCALE) > 1.5, "what is tried is seen as close as before"
    await player.page.click("#stage .zoom")
    await player.page.wait(f"{SCALE} === 1")


async def test_two_fingers_zoom_and_touch_nothing(server, come_in):
    table, asked = await begun(server, "manhattan", 2)
    player = await come_in(table, asked, width=390, phone=True)
    x, y = await middle_of(player.page, "#stage .picture")
    fingers = Fingers(player.page)
    await fingers.down((x - 20, y), (x + 20, y))
    await fingers.move((x - 90, y), (x + 90, y))
    await fingers.up()
    await player.page.wait(f"{SCALE} > 2")
    await fingers.swipe((x + 60, y), (x - 60, y))
    assert await player.page.run(CAPTION) == "", "a picture that is zoomed is moved, not swiped"
    assert (await act.ask(server.context, table.id, asked)).question.answered == 0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_a_new_picture_fades_in_unless_motion_is_unwelcome(server, come_in, motion):
    table, asked = await begun(server, "streets")
    other = await come_in(table, 3 - asked)
    await other.page.tab.emulate_media(reduced_motion=motion)
    await other.page.run(
        """(() => {
          window.faded = [];
          const seen = () => document.querySelectorAll('#stage img.new')
            .forEach((one) => window.faded.push(getComputedStyle(one).transitionDuration));
          new MutationObserver(seen).observe(document.querySelector('#stage'),
            { childList: true, subtree: true, attributes: true });
        })()"""
    )
    while asked in await server.asked(table.id):
        await server.move(table, asked)
    await other.until_asked()
    await other.page.wait("document.querySelectorAll('#stage .sheet > img').length === 1")
    durations = set(await other.page.run("window.faded"))
    assert durations <= ({"0.25s"} if motion == "no-preference" else {"0s"})


async def test_after_the_end_the_past_is_seen_through_any_eyes(server, come_in):
    """While the game runs, only through one's own, as with ``/game history``."""
    table, _ = await begun(server, "manhattan", 4)
    player = await come_in(table, 1, width=390, phone=True)
    status = "fetch('history?%s').then((answer) => answer.status)"
    for wanted in ("step=1&eye=1", "rev=2&eye=1", "rev=2&eye=0", "rev=2&eye=all"):
        assert await player.page.run(status % wanted) == 409
    await player.press("#history")
    await player.page.wait("document.querySelector('.past')")
    assert not await player.page.count("#eyes")
    while users := await server.asked(table.id):
        await server.move(table, users[0])
    end = await player.page.run("fetch('screen').then((a) => a.json()).then((s) => s.board.src)")
    await player.press("#now")
    await player.page.wait(f"{READY} && !document.querySelector('.past') && {BOARD} === {end!r}")
    await player.press("#history")
    await player.page.tab.locator("#slider").fill("12")
    await player.page.wait(f"{READY} && {CAPTION}.includes('step 12 of')")
    own = await player.page.run(HAND)
    await player.page.tab.locator("#eyes").select_option("1")
    await player.page.wait(f"{READY} && {HAND} !== {own!r}")
    assert "saw" not in await player.page.run(CAPTION), "the menu says whose eyes these are"
    await player.page.tab.locator("#eyes").select_option("0")
    await player.page.wait(f"{READY} && {HAND} === {own!r}")
    assert await player.page.run("document.documentElement.scrollWidth") == 390
    for wanted in ("rev=2&eye=9", "rev=2&eye=x", "rev=2&eye=" + "1" * 40):
        assert await player.page.run(status % wanted) == 409
