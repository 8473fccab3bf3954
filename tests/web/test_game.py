"""Our bot at the page: a whole game by clicks, and what may happen in the middle of one."""

import asyncio
import signal

import pytest

from db.archive import open_archive
from tables.context import Caller, Context
from tables.play.act import act
from tests.archives import query
from tests.web.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOVES = 6 * 12 + 5 * 3
"""Turns, and choices of blocks: in the last round every block that is left is taken."""
BY_CLICKS = 6
"""So many moves are made by clicks in the beginning, every kind of question among them, and half as
many in the end. Those between are made while the bot is away, and the page follows."""
PICTURED = 50
"""One of the next three moves is the host's: before it the pictures of the page in the README are
taken, for whoever wants them."""
LOBBY_PICTURE = "document.querySelector('.log .picture img')?.src"


async def open_table(host, *others):
    """A lobby by slash command, joined and started by clicks; everybody goes to the thread."""
    await host.page.click(".composer-input")
    await host.page.type("/game new manhattan")
    await host.page.wait(
        "document.querySelector('.suggestions .option')?.textContent === 'Manhattan'"
    )
    await host.page.key("Enter")
    await host.page.key("Enter")
    await host.page.wait(LOBBY_PICTURE)
    for player in others:
        before = await host.page.run(LOBBY_PICTURE)
        await player.press("b1:join:")
        await host.page.wait(f"{LOBBY_PICTURE} !== '{before}'")
    await host.press("b1:start:")
    for player in (host, *others):
        await player.open_thread()


async def play(players, count, before=None):
    """So many moves by clicks, by whoever is asked."""
    for _ in range(count):
        player = players[[await one.is_asked() for one in players].index(True)]
        if before is not None:
            await before(player)
        boards = [await one.board() for one in players]
        await player.make_move()
        pairs = zip(players, boards, strict=True)
        await asyncio.gather(*(one.board_after(board) for one, board in pairs))


async def pass_moves(players, bot, count):
    """So many moves while the bot is away; the pages show what has become of the table."""
    boards = [await one.board() for one in players]
    await bot.stop()
    database = await open_archive(bot.database)
    context = Context(database)
    (table_id,) = query(bot.database, "SELECT max(id) FROM games")[0]
    for number in range(count):
        table = await context.table(table_id)
        seat = min(table.row.asked)
        caller = Caller(table.seats[seat].user, table.seats[seat].name, f"passed {number} {count}")
        await act(context, table_id, caller, " ".join(table.shown().match.fallback(seat)))
    await database.close()
    await bot.start()
    pairs = zip(players, boards, strict=True)
    await asyncio.gather(*(one.board_after(board) for one, board in pairs))


async def take_pictures(player, sit_down, shots):
    """What somebody sees who is asked: the question at a desk, and on a phone what a move would
    bring. Nothing is confirmed."""
    await player.page.prefer("dark")
    await player.open_panel()
    await player.page.picture(shots / "playground.png")
    place = await player.page.run("location.hash.slice(1)")
    phone = await sit_down(player.name, place=place, **PHONE)
    await phone.page.prefer("dark")
    panel = await phone.open_panel()
    while not any(one.startswith("b1:confirm:") for one in panel["buttons"]):
        panel = await phone.answer(panel)
    await phone.page.picture(shots / "playground-phone.png")


async def test_a_whole_manhattan_by_clicks_as_three_people(bot, sit_down, shots):
    players = [await sit_down(name) for name in ("marko", "ann", "oksana")]
    await open_table(*players)
    await play(players, BY_CLICKS)
    made = BY_CLICKS
    if shots:
        await pass_moves(players, bot, PICTURED - made)

        async def before(player):
            if player is players[0]:
                await take_pictures(player, sit_down, shots)

        await play(players, 3, before)
        made = PICTURED + 3
    await pass_moves(players, bot, MOVES - made - BY_CLICKS // 2)
    await play(players, BY_CLICKS // 2)
    assert [await player.is_asked() for player in players] == [None] * 3
    assert "seed" in await players[0].page.text(".log .message:last-child")
    if shots:
        await players[0].page.picture(shots / "game-over.png")


async def test_a_reload_in_the_middle_keeps_place_and_panel(bot, sit_down):
    marko, ann = await sit_down("marko"), await sit_down("ann")
    await open_table(marko, ann)
    panel = await marko.answer(await marko.open_panel())
    address = await marko.page.run("location.href")
    await marko.page.reload()
    await marko.arrive()
    assert await marko.page.run("location.href") == address
    assert await marko.page.text(".room-title") == "Manhattan: Marko and Ann"
    await marko.finish_move(panel)


async def test_the_bot_restarts_in_the_middle(bot, sit_down):
    marko, ann = await sit_down("marko"), await sit_down("ann")
    await open_table(marko, ann)
    panel = await marko.answer(await marko.open_panel())
    await bot.stop(signal.SIGKILL)
    await marko.page.wait("document.querySelector('.face .presence-offline')")
    await marko.press(panel["buttons"][0])
    await marko.page.wait(
        "document.querySelector('.failure')?.textContent === 'This interaction failed'"
    )
    await bot.start()
    await marko.page.wait("document.querySelector('.face .presence-online')")
    await marko.make_move()
    await ann.page.wait("document.querySelector('.log').textContent.includes('✓ Marko')")


async def test_a_game_on_a_phone(bot, sit_down, shots):
    marko = await sit_down("marko", **PHONE)
    await marko.page.click(".composer-input")
    await marko.page.type("/game new manhattan")
    await marko.page.wait("document.querySelector('.suggestions .option')")
    await marko.page.key("Enter")
    await marko.page.click(".send")
    await marko.page.wait("document.querySelector('.log [data-custom-id^=\"b1:join:\"]')")
    await marko.become("Ann")
    await marko.press("b1:join:")
    await marko.become("Marko")
    await marko.press("b1:start:")
    await marko.page.click(".thread-card")
    await marko.make_move()
    assert await overflow(marko.page) == 0
    assert await too_small(marko.page) == []
    await marko.page.click(".menu-button")
    await marko.page.wait("document.querySelector('.app-places')")
    await marko.page.click(".places .place", "general")
    await marko.page.wait("!document.querySelector('.app-places')")
    if shots:
        await marko.page.picture(shots / "phone.png")


async def overflow(page):
    return await page.run("document.documentElement.scrollWidth - innerWidth")


async def too_small(page):
    """Buttons and links that a thumb would miss; words within a sentence are none."""
    return await page.run("""
      [...document.querySelectorAll('button, a.place, a.person, .select')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => !one.closest('.text, .skip'))
        .map((one) => [one.className, one.getBoundingClientRect()])
        .filter(([, box]) => Math.min(box.width, box.height) < 44)
        .map(([name, box]) => `${name} ${box.width}x${box.height}`)
    """)


async def test_a_private_message_is_for_one_person_only(bot, sit_down):
    marko, ann = await sit_down("marko"), await sit_down("ann")
    await marko.page.click(".composer-input")
    await marko.page.type("/help ")
    await marko.page.key("Enter")
    await marko.page.wait("document.querySelector('.message-private .text')")
    assert "Only you can see this" in await marko.page.text(".private-note")
    await marko.page.click(".composer-input")
    await marko.page.type("hello")
    await marko.page.key("Enter")
    await ann.page.wait("document.querySelector('.log').textContent.includes('hello')")
    assert await ann.page.count(".message-private") == 0
    await marko.become("Ann")
    assert await marko.page.count(".message-private") == 0
    await marko.become("Marko")
    await marko.page.wait("document.querySelector('.message-private')")
    await marko.page.click(".dismiss")
    await marko.page.wait("!document.querySelector('.message-private')")
