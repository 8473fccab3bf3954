"""From Discord to the table in a browser: the button, a private link, a move, and signing out."""

import aiohttp

from bench.table_server import free_port
from tests.e2e.stage import move_by_panel, pressed_for, until
from web.guard import PROOF

OPEN = "b1:open:"


async def with_page(stage):
    """The bot once more, with an address for its page."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    stage.bot.environment = {"WEB_URL": url, "WEB_PORT": str(port)}
    await stage.bot.restart()
    return url


def link_in(message):
    return next(button["url"] for button in message.buttons if "url" in button)


def press_in(message, start):
    ids = [button.get("custom_id", "") for button in message.buttons]
    return next(one for one in ids if one.startswith(start))


async def come_in(http, url, link):
    """The headers and the address of a session."""
    headers = {"Origin": url}
    body = {"link": link.partition("#")[2]}
    answer = await http.post(f"{url}/open", json=body, headers=headers)
    assert answer.status == 200
    headers["Cookie"] = f"boroughs={answer.cookies['boroughs'].value}"
    address = url + (await answer.json())["go"]
    screen = await (await http.get(f"{address}screen", headers=headers)).json()
    return address, {**headers, PROOF: screen["proof"]}, screen


async def test_without_an_address_there_is_no_button(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    assert pressed_for(board, "open") is None


async def test_a_move_by_the_page_that_discord_has_opened(stage):
    url = await with_page(stage)
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    await move_by_panel(marko, board)
    opened = (await ann.press(board, press_in(board, OPEN))).message
    assert opened.ephemeral
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        address, headers, screen = await come_in(http, url, link_in(opened))
        number = 0
        while (question := screen["question"])["form"]["kind"] == "counts":
            number += 1
            given = {"opened": question["opened"], "counts": question["form"]["start"]}
            given["request"] = f"request-number-{number}"
            answer = await http.post(f"{address}do/count", json=given, headers=headers)
            screen = await answer.json()
        panel = (await ann.press(board, pressed_for(board, "move"))).message
        assert pressed_for(panel, "confirm"), "what was chosen on the page stands in the panel"
        given = {"opened": question["opened"], "draft": question["draft"]}
        given["request"] = "request-to-confirm"
        stored = stage.stored()
        await http.post(f"{address}do/confirm", json=given, headers=headers)
        assert stage.stored() > stored
        await stage.board(ann, thread, after=board)

        await ann.press(opened, press_in(opened, "b1:everywhere:"))

        async def is_out():
            return (await http.get(f"{address}screen", headers=headers)).status == 401

        await until(is_out)
