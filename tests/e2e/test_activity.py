"""The table inside Discord: the button launches the Activity, which shows it to whoever pressed."""

import sys

import aiohttp
import pytest

from bench.table_server import free_port
from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import ACKNOWLEDGE_SECONDS, PATIENCE, Stage, bot_at, pressed_for, until
from tests.e2e.test_time import RunAlone
from web.guard import PROOF


@pytest.fixture
async def stage(tmp_path, archive):
    """A world in which the application has an Activity, and a bot that knows of it."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    settings = Settings(
        clock_file=tmp_path / "ahead", acknowledge_seconds=ACKNOWLEDGE_SECONDS, activity=url
    )
    async with Playground(settings) as playground, Visitors(playground.url) as visitors:
        bot = bot_at(playground, tmp_path, archive)
        bot.environment = {
            "WEB_URL": url,
            "WEB_PORT": str(port),
            "DISCORD_CLIENT_ID": playground.client_id,
            "DISCORD_CLIENT_SECRET": playground.client_secret,
            "ACTIVITY_ORIGIN": playground.activity_origin,
        }
        await bot.start()
        yield Stage(playground, visitors, bot)
        await bot.stop()
        sys.stdout.write(bot.said())


@pytest.fixture
async def http():
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        yield http


async def sign_in(http, frame, code):
    """The answer to a page in this frame that has been given this code."""
    headers = {"Origin": frame.origin}
    url = f"{frame.origin}/.proxy/activity"
    answer = await http.post(url, json={"code": code}, headers=headers)
    return answer, await answer.json()


async def come_in(http, frame):
    """The address of the session in this frame, its headers, and the first screen."""
    answer, found = await sign_in(http, frame, await frame.authorize())
    assert answer.status == 200, found
    secret = answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0]
    headers = {"Origin": frame.origin, "Cookie": f"boroughs={secret}"}
    address = frame.origin + found["go"]
    screen = await (await http.get(f"{address}screen", headers=headers)).json()
    return address, {**headers, PROOF: screen["proof"]}, screen


async def entry_points(stage):
    http = aiohttp.ClientSession(headers={"Authorization": f"Bot {stage.playground.token}"})
    async with http:
        application = stage.playground.client_id
        found = await http.get(f"{stage.playground.api}/applications/{application}/commands")
        return [one for one in await found.json() if one["type"] == 4]


async def test_open_the_board_launches_the_table_of_whoever_pressed(stage, http):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    of_ann = ann.frame(await ann.press(board, pressed_for(board, "open")))
    of_marko = marko.frame(await marko.press(board, pressed_for(board, "open")))
    _, _, first = await come_in(http, of_ann)
    _, _, second = await come_in(http, of_marko)
    assert "Ann" in first["said"]["you"]
    assert "Marko" in second["said"]["you"]


async def test_the_page_in_the_frame_acts_and_is_signed_out_from_discord(stage, http):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    frame = ann.frame(await ann.press(board, pressed_for(board, "open")))
    address, headers, screen = await come_in(http, frame)
    question = screen["question"]
    given = {"opened": question["opened"], "counts": question["form"]["start"]}
    given["request"] = "request-number-1"
    answer = await http.post(f"{address}do/count", json=given, headers=headers)
    assert answer.status == 200
    assert (await answer.json())["question"]["draft"] != question["draft"]
    sure = (await ann.slash("forget-me")).message
    await ann.press(sure, pressed_for(sure, "forget"))

    async def is_out():
        return (await http.get(f"{address}screen", headers=headers)).status == 401

    await until(is_out)


async def test_the_application_itself_opens_the_table_of_the_channel(stage, http):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    (entry,) = await entry_points(stage)
    assert (entry["handler"], entry["name"]) == (1, "board")
    answer = await ann.slash(entry["name"], at=thread)
    _, _, screen = await come_in(http, ann.frame(answer))
    assert "Ann" in screen["said"]["you"]


async def test_who_sits_nowhere_is_told_so_in_words(stage):
    ann, marko, lev = await stage.people(3)
    await stage.game([ann, marko])
    (entry,) = await entry_points(stage)
    answer = await lev.slash(entry["name"])
    assert answer.kind == "message"
    assert answer.message.ephemeral


async def test_a_bot_without_the_secret_keeps_the_entry_point_and_gives_links(stage):
    del stage.bot.environment["DISCORD_CLIENT_ID"], stage.bot.environment["DISCORD_CLIENT_SECRET"]
    await stage.bot.restart()
    (entry,) = await entry_points(stage)
    assert entry["name"] == "board"
    ann, marko = await stage.people(2)
    board = await stage.board(ann, await stage.game([ann, marko]))
    opened = await ann.press(board, pressed_for(board, "open"))
    assert any("url" in button for button in opened.message.buttons)


async def test_where_discord_launches_nothing_there_is_the_link(stage):
    ann, marko = await stage.people(2)
    board = await stage.board(ann, await stage.game([ann, marko]))
    stage.playground.services.activities.origin = ""
    opened = await ann.press(board, pressed_for(board, "open"))
    assert opened.message.ephemeral
    assert any("url" in button for button in opened.message.buttons)


async def test_discord_away_is_told_and_the_launch_still_good(stage, http):
    ann, marko = await stage.people(2)
    board = await stage.board(ann, await stage.game([ann, marko]))
    frame = ann.frame(await ann.press(board, pressed_for(board, "open")))
    await stage.visitors.fault("error", path="/oauth2/token", times=1, status=503)
    answer, found = await sign_in(http, frame, await frame.authorize())
    assert answer.status == 503
    assert "Discord" in found["error"]
    await come_in(http, frame)


async def test_a_code_and_a_launch_are_good_once(stage, http):
    ann, marko = await stage.people(2)
    board = await stage.board(ann, await stage.game([ann, marko]))
    frame = ann.frame(await ann.press(board, pressed_for(board, "open")))
    code = await frame.authorize()
    assert (await sign_in(http, frame, code))[0].status == 200
    assert (await sign_in(http, frame, code))[0].status == 409
    assert (await sign_in(http, frame, await frame.authorize()))[0].status == 409
    again = ann.frame(await ann.press(board, pressed_for(board, "open")))
    await come_in(http, again)


async def test_make_run_shows_it_out_of_the_box(tmp_path, http):
    url = f"http://127.0.0.1:{free_port()}"
    process = RunAlone(url, tmp_path / "games.sqlite3", tmp_path / "log", tmp_path / "unused")
    process.forked, process.program = False, "tests/e2e/patient_playground.py"
    process.environment = {"WEB_PORT": str(free_port()), "PAINTING_PROCESSES": "0"}
    await process.start()
    try:
        async with Visitors(url) as visitors:
            ann = await visitors.person("Ann")
            ann.here, ann.patience = "games", PATIENCE
            lobby = (await ann.slash("game new", {"game": "manhattan"})).message
            marko = await visitors.person("Marko")
            await marko.press(lobby, pressed_for(lobby, "join"))
            await until(lambda: can_start(ann, lobby))
            await ann.press(lobby, pressed_for(lobby, "start"))
            thread = await until(lambda: first_thread(ann))
            board = await ann.wait_for(lambda one: pressed_for(one, "open"), thread)
            answer = await ann.press(board, pressed_for(board, "open"))
            _, _, screen = await come_in(http, ann.frame(answer))
            assert "Ann" in screen["said"]["you"]
    finally:
        await process.stop()
        sys.stdout.write(process.said())


async def first_thread(person):
    return next(iter(await person.threads()), None)


async def can_start(person, lobby):
    fresh = await person.again(lobby)
    return not fresh.button(pressed_for(fresh, "start")).get("disabled")
