"""What else there is to look at: parts of the table, its past, and closer by."""

import random

import pytest

from tables.history import moments
from tables.play import act
from tests.web.board.fingers import Fingers, middle_of
from tests.web.board.guest import READY
from tests.web.board.test_touching import move_elsewhere

pytestmark = pytest.mark.asyncio(loop_scope="session")

CAPTION = "document.querySelector('.caption').innerText"
TOUCHES = "document.querySelectorAll('#stage .touch').length"
SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('#stage .sheet')).transform).a"


async def begun(hall, game, moves=0, **options):
    """A table at which so many moves were made, and who is asked."""
    table = await hall.begin(game, **options)
    for _ in range(moves):
        await move_elsewhere(hall, table, (await hall.asked(table.id))[0])
    return table, (await hall.asked(table.id))[0]


# Parts


async def test_parts_of_the_table_by_arrows_and_keys(hall, come_in, window):
    table, asked = await begun(hall, "urbis")
    guest = await come_in(table, asked, **window)
    names = [
        part["name"]
        for part in await guest.page.run("fetch('screen').then(r => r.json()).then(s => s.parts)")
    ]
    assert len(names) == 2
    await guest.press("#after")
    await guest.page.wait(f"{CAPTION}.includes({names[0]!r})")
    assert await guest.page.run(TOUCHES) == 0
    await guest.page.key("ArrowRight")
    await guest.page.wait(f"{CAPTION}.includes({names[1]!r})")
    await guest.page.key("ArrowLeft")
    await guest.page.wait(f"{CAPTION}.includes({names[0]!r})")
    await guest.press("#now")
    await guest.page.wait(f"{CAPTION} === '' && {TOUCHES} > 0")


async def test_a_swipe_turns_to_the_next_part_and_is_no_touch(hall, come_in):
    table, asked = await begun(hall, "urbis")
    guest = await come_in(table, asked, width=390, phone=True)
    x, y = await middle_of(guest.page, "#stage .picture")
    fingers = Fingers(guest.page)
    await fingers.swipe((x + 80, y), (x - 80, y + 5))
    await guest.page.wait(f"{READY} && {CAPTION} !== ''")
    await fingers.swipe((x - 80, y), (x + 80, y + 5))
    await guest.page.wait(f"{READY} && {CAPTION} === ''")
    assert (await act.ask(hall.context, table.id, asked)).question.answered == 0


async def test_a_move_of_another_is_seen_on_the_part_that_is_looked_at(hall, come_in):
    table, asked = await begun(hall, "mycity", 4)
    guest = await come_in(table, asked)
    await guest.press("#after")
    src = "document.querySelector('#stage img:last-of-type').getAttribute('src')"
    before = await guest.page.run(src)
    while await guest.page.run(src) == before:
        for user in await hall.asked(table.id):
            await move_elsewhere(hall, table, user)
        await guest.page.wait(READY)
    assert await guest.page.run(CAPTION)


# The past


async def test_the_past_by_a_slider_and_back_by_one_touch(hall, come_in, window):
    table, asked = await begun(hall, "streets", 4)
    guest = await come_in(table, asked, **window)
    src = "document.querySelector('#stage img:last-of-type').getAttribute('src')"
    now = await guest.page.run(src)
    await guest.press("#history")
    await guest.page.tab.locator("#slider").fill("2")
    await guest.page.wait(f"{READY} && {CAPTION}.includes('step 2 of')")
    assert await guest.page.run(src) != now
    assert await guest.page.run(TOUCHES) == 0
    ribbon = "getComputedStyle(document.querySelector('.picture.past'), '::before').content"
    assert "past" in await guest.page.run(ribbon)
    await move_elsewhere(hall, table, asked)
    await guest.page.wait(f"{READY} && !document.querySelector('#prompt')")
    assert "step 2 of" in await guest.page.run(CAPTION), "a move does not tear one away"
    await guest.press("#now")
    await guest.page.wait(f"{CAPTION} === '' && !document.querySelector('.past')")


async def test_an_answer_leads_back_to_now(hall, come_in):
    table, asked = await begun(hall, "streets", 2)
    guest = await come_in(table, asked)
    await guest.press("#history")
    await guest.page.wait("document.querySelector('.past')")
    await guest.press("#answers .button >> nth=0")
    await guest.page.wait(f"{READY} && !document.querySelector('.past') && {TOUCHES} > 0")


async def test_steps_are_counted_as_ones_own_eyes_saw_them(hall, come_in):
    """Marko's second thoughts about his blocks are no step for Ann."""
    table = await hall.begin("manhattan")
    ann = await come_in(table, 1)
    for blocks in ("1112 1112", "1113 1112"):
        await act.act(hall.context, table.id, hall.caller(2), blocks)
    told = "fetch('history').then(r => r.json()).then(m => [m.count, m.lines.join()])"
    count, lines = await ann.page.run(told)
    assert count == len(await moments.told(hall.context, await hall.context.table(table.id), 0))
    assert "1113" not in lines
    statuses = (
        "Promise.all(['0', '99', 'x', '-1', '1e9', '٣'].map((step) =>"
        " fetch(`history?step=${step}`).then((answer) => answer.status)))"
    )
    assert await ann.page.run(statuses) == [200, 409, 400, 400, 400, 400]


# Closer by


async def test_a_wheel_zooms_about_the_pointer_and_places_stay_where_they_are(hall, come_in):
    table, asked = await begun(hall, "sprawlopolis")
    guest = await come_in(table, asked)
    await guest.answer(random.Random(3))
    name = (await guest.places())[0]
    area = f'#stage .touch[aria-label="{name}"]'
    x, y = await middle_of(guest.page, area)
    await guest.page.tab.mouse.move(x, y)
    await guest.page.tab.mouse.wheel(0, -500)
    await guest.page.wait(f"{SCALE} > 1.5")
    zoomed = await middle_of(guest.page, area)
    assert zoomed == pytest.approx((x, y), abs=2)
    await guest.page.tab.mouse.click(x, y)
    await guest.page.wait(f"{READY} && document.querySelector('#confirm')")
    assert await guest.page.run(SCALE) > 1.5, "what is tried is seen as close as before"
    await guest.page.click("#stage .zoom")
    await guest.page.wait(f"{SCALE} === 1")


async def test_two_fingers_zoom_and_touch_nothing(hall, come_in):
    table, asked = await begun(hall, "manhattan", 2)
    guest = await come_in(table, asked, width=390, phone=True)
    x, y = await middle_of(guest.page, "#stage .picture")
    fingers = Fingers(guest.page)
    await fingers.down((x - 20, y), (x + 20, y))
    await fingers.move((x - 90, y), (x + 90, y))
    await fingers.up()
    await guest.page.wait(f"{SCALE} > 2")
    await fingers.swipe((x + 60, y), (x - 60, y))
    assert await guest.page.run(CAPTION) == "", "a picture that is zoomed is moved, not swiped"
    assert (await act.ask(hall.context, table.id, asked)).question.answered == 0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_a_new_picture_fades_in_unless_motion_is_unwelcome(hall, come_in, motion):
    table, asked = await begun(hall, "streets")
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
    while asked in await hall.asked(table.id):
        await move_elsewhere(hall, table, asked)
    await other.until_asked()
    await other.page.wait("document.querySelectorAll('#stage .sheet > img').length === 1")
    durations = set(await other.page.run("window.faded"))
    assert durations <= ({"0.25s"} if motion == "no-preference" else {"0s"})
