"""What the panel has, the page has: hints, tips, votes, taking back, and how the points came."""

import pytest

from tables.play import act, undo
from tests.web.board.guest import READY
from tests.web.board.test_touching import move_elsewhere
from tests.web.board.test_views import begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

CAPTION = "document.querySelector('.caption').innerText"


async def test_a_hint_is_tried_and_says_why(hall, come_in, window):
    table, asked = await begun(hall, "sprawlopolis", 2)
    guest = await come_in(table, asked, **window)
    await guest.press("#hint")
    await guest.page.wait(f"{READY} && document.querySelector('#confirm')")
    assert "A good move here" in await guest.page.text("#preview")
    await guest.page.run("document.dispatchEvent(new Event('visibilitychange'))")
    await guest.page.wait(READY)
    assert "A good move here" in await guest.page.text("#preview")
    await guest.press("#turn")
    assert "A good move here" not in await guest.page.text("#answers"), "that was another move"
    await guest.page.wait(READY)


async def test_tips_are_switched_off_and_on(hall, come_in):
    table, asked = await begun(hall, "sprawlopolis", 2)
    guest = await come_in(table, asked)
    assert await guest.page.count(".tip")
    await guest.press("#coach", "Tips off")
    assert not await guest.page.count(".tip, #hint")
    await guest.press("#coach", "Tips on")
    assert await guest.page.count(".tip")


async def test_nobody_is_hinted_in_a_rated_game(hall, come_in):
    table, asked = await begun(hall, "streets", 2)
    guest = await come_in(table, asked)
    assert not await guest.page.count("#hint, #coach, .tip")
    opened = (await act.ask(hall.context, table.id, asked)).question.opened
    proof = "fetch('screen').then((answer) => answer.json()).then(({ proof }) => proof)"
    sent = f"""{proof}.then((proof) => fetch('do/hint', {{ method: 'POST',
      headers: {{ 'Content-Type': 'application/json', 'X-Boroughs-Proof': proof }},
      body: JSON.stringify({{ opened: {opened}, request: 'h'.repeat(16) }}) }}))
      .then((answer) => answer.json()).then((screen) => [screen.note, screen.hint])"""
    note, hint = await guest.page.run(sent)
    assert note
    assert hint is None
    assert (await act.ask(hall.context, table.id, asked)).question.answered == 0


async def test_a_move_is_taken_back_by_the_vote_of_the_others(hall, come_in):
    """Streets draws a tile after each move: to take one back the other has to agree."""
    table, first = await begun(hall, "streets")
    second = 3 - first
    while first in await hall.asked(table.id):
        await move_elsewhere(hall, table, first)
    one, other = await come_in(table, first), await come_in(table, second)
    await one.press("#undo")
    await one.page.wait("document.querySelector('#note').textContent.includes('asked')")
    await other.page.wait("document.querySelector('#agree')")
    assert "take the move back" in await other.page.text("#wish")
    assert not await one.page.count("#agree"), "nobody votes on their own wish"
    await other.press("#agree")
    await one.until_asked()
    await other.page.wait(f"{READY} && !document.querySelector('#wish')")


async def test_an_objection_ends_a_wish(hall, come_in):
    table, first = await begun(hall, "streets")
    while first in await hall.asked(table.id):
        await move_elsewhere(hall, table, first)
    other = await come_in(table, 3 - first)
    await undo.undo(hall.context, table.id, hall.caller(first))
    await other.page.wait(f"{READY} && document.querySelector('#object')")
    await other.press("#object")
    await other.page.wait(f"{READY} && !document.querySelector('#wish')")
    assert first not in await hall.asked(table.id)


async def test_how_the_points_came_is_told_after_the_end(hall, come_in):
    table, asked = await begun(hall, "sprawlopolis", 2)
    guest = await come_in(table, asked)
    refused = "fetch('part?of=%3Dpoints').then((answer) => answer.status)"
    assert await guest.page.run(refused) == 409
    while users := await hall.asked(table.id):
        await move_elsewhere(hall, table, users[0])
    await guest.page.wait(f"{READY} && !document.querySelector('#prompt')")
    await guest.press("#before")
    await guest.page.wait(f"{CAPTION}.includes('How the points came')")
    assert await guest.page.count(".caption li") > 0
