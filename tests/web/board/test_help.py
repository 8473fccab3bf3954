"""What the panel has, the page has: hints, tips, votes, taking back, and how the points came."""

import random

import pytest

from bench.page_player import READY
from tables.people.browsers import sign_out_everywhere
from tables.play import act, undo
from tests.web.board.test_views import begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

CAPTION = "document.querySelector('.caption').innerText"


async def test_a_hint_is_tried_and_says_why(server, come_in, window):
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked, **window)
    await player.press("#hint")
    await player.page.wait(f"{READY} && document.querySelector('#confirm')")
    assert "A good move here" in await player.page.text("#preview")
    await player.page.run("document.dispatchEvent(new Event('visibilitychange'))")
    await player.page.wait(READY)
    assert "A good move here" in await player.page.text("#preview")
    await player.press("#turn")
    assert "A good move here" not in await player.page.text("#answers"), "that was another move"
    await player.page.wait(READY)


async def test_tips_are_switched_off_and_on(server, come_in):
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked)
    assert await player.page.count(".tip")
    await player.press("#coach", "Tips off")
    assert not await player.page.count(".tip, #hint")
    await player.press("#coach", "Tips on")
    assert await player.page.count(".tip")


async def test_nobody_is_hinted_in_a_rated_game(server, come_in):
    table, asked = await begun(server, "streets", 2)
    player = await come_in(table, asked)
    assert not await player.page.count("#hint, #coach, .tip")
    opened = (await act.ask(server.context, table.id, asked)).question.opened
    proof = "fetch('screen').then((answer) => answer.json()).then(({ proof }) => proof)"
    sent = f"""{proof}.then((proof) => fetch('do/hint', {{ method: 'POST',
      headers: {{ 'Content-Type': 'application/json', 'X-Boroughs-Proof': proof }},
      body: JSON.stringify({{ opened: {opened}, request: 'h'.repeat(16) }}) }}))
      .then((answer) => answer.json()).then((screen) => [screen.note, screen.hint])"""
    note, hint = await player.page.run(sent)
    assert note
    assert hint is None
    assert (await act.ask(server.context, table.id, asked)).question.answered == 0


async def test_a_move_is_taken_back_by_the_vote_of_the_others(server, come_in):
    """Streets draws a tile after each move: to take one back the other has to agree."""
    table, first = await begun(server, "streets")
    second = 3 - first
    while first in await server.asked(table.id):
        await server.move(table, first)
    one, other = await come_in(table, first), await come_in(table, second)
    await one.press("#undo")
    await one.page.wait("document.querySelector('#note').textContent.includes('asked')")
    await other.page.wait("document.querySelector('#agree')")
    assert "take the move back" in await other.page.text("#wish")
    assert not await one.page.count("#agree"), "nobody votes on their own wish"
    await other.press("#agree")
    await one.until_asked()
    await other.page.wait(f"{READY} && !document.querySelector('#wish')")


async def test_an_objection_ends_a_wish(server, come_in):
    table, first = await begun(server, "streets")
    while first in await server.asked(table.id):
        await server.move(table, first)
    other = await come_in(table, 3 - first)
    await undo.undo(server.context, table.id, server.caller(first))
    await other.page.wait(f"{READY} && document.querySelector('#object')")
    await other.press("#object")
    await other.page.wait(f"{READY} && !document.querySelector('#wish')")
    assert first not in await server.asked(table.id)


async def test_how_the_points_came_is_told_after_the_end(server, come_in):
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked)
    refused = "fetch('part?of=%3Dpoints').then((answer) => answer.status)"
    assert await player.page.run(refused) == 409
    while users := await server.asked(table.id):
        await server.move(table, users[0])
    await player.page.wait(f"{READY} && !document.querySelector('#prompt')")
    await player.press("#before")
    await player.page.wait(f"{CAPTION}.includes('How the points came')")
    assert await player.page.count(".caption li") > 0


async def test_whoever_is_signed_out_elsewhere_sees_nothing_private_any_more(
    server, come_in, window
):
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked, **window)
    await sign_out_everywhere(server.context, asked)
    await player.page.wait("document.querySelector('.single .card')")
    assert "signed in" in await player.page.text(".card")
    assert await player.page.count("img, .touch, button") == 0
    await player.page.run("document.dispatchEvent(new Event('visibilitychange'))")
    assert await player.page.count("main") == 1


async def test_what_is_refused_is_said_where_it_is_seen(server, come_in):
    """However far one has scrolled on a phone."""
    table, asked = await begun(server, "sprawlopolis", 2)
    player = await come_in(table, asked, width=390, phone=True)
    await player.choose(random.Random(3))
    async with player.page.tab.expect_response("**/do/confirm"):
        server.context.pressing.burst = server.context.pressing.per_second = 0.0
        server.context.pressing._left.clear()
        await player.page.run("scrollTo({ top: 400, behavior: 'instant' })")
        await player.page.tap("#confirm")
    await player.page.wait("!document.querySelector('#note').hidden")
    box = await player.page.tab.locator("#note").bounding_box()
    assert box["y"] >= 0
    assert "breath" in await player.page.text("#note")
    server.context.pressing.burst = server.context.pressing.per_second = 1e9
