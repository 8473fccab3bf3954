"""What those who run the bot are told: /metrics, /healthz, the log, and ``/admin health``."""

import re
import socket
import sqlite3
from contextlib import closing

import aiohttp
import pytest

from tests.e2e.stage import move_by_panel, until

SAMPLE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


def free_port():
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


async def asked(port, path="/metrics", method="GET", **more):
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.request(method, address, **more) as response:
        return response.status, await response.text()


async def samples(port):
    """Every sample by its name and labels."""
    _, text = await asked(port)
    return {(name, labels): float(value) for name, labels, value in SAMPLE.findall(text)}


@pytest.fixture
async def port(stage):
    """Where the bot serves its metrics; it was started anew for that."""
    number = free_port()
    stage.bot.environment["METRICS_PORT"] = str(number)
    await stage.bot.restart()
    await until(lambda: served(number))
    return number


async def served(port):
    try:
        return (await asked(port, "/healthz"))[0] == 200
    except aiohttp.ClientError:
        return False


async def test_a_played_game_is_measured_without_a_word_about_who_plays_it(stage, port):
    people = ann, _ = await stage.people(2)
    thread = await stage.game(people)
    await move_by_panel(ann, await stage.board(ann, thread))
    found = await samples(port)
    assert found["boroughs_answer_seconds_count", 'kind="command",outcome="done"'] == 1
    assert found["boroughs_acknowledged_seconds_count", 'kind="press"'] > 2
    assert found["boroughs_published_seconds_count", 'kind="board"'] >= 1
    assert found["boroughs_archive_trip_seconds_count", ""] > 10
    assert found["boroughs_discord_request_seconds_count", 'status="2xx"'] > 10
    assert found["boroughs_gateway_shards", 'state="connected"'] == 1
    assert found["boroughs_healthy", ""] == 1
    _, text = await asked(port)
    told = [*(one.id for one in people), *(one.name for one in people), thread["id"]]
    assert [one for one in told if one in text] == []


async def test_without_a_gateway_boroughs_is_not_well_and_says_so(stage, port):
    await stage.visitors.gateway("refuse")
    await stage.visitors.gateway("close", code=4000)

    async def ill():
        return (await asked(port, "/healthz"))[0] == 503

    await until(ill)
    said = (await asked(port, "/healthz"))[1].splitlines()
    assert said[0] == "gateway: 0 of 1 shards are connected"
    assert said[1] == "shards: 1 leased, 0 connected, 1 in all; processes: 1"
    assert (await samples(port))["boroughs_healthy", ""] == 0
    await stage.visitors.gateway("accept")
    await until(lambda: served(port))


async def test_only_get_is_answered_and_only_under_a_name_of_ours(port):
    assert (await asked(port, method="POST"))[0] == 405
    assert (await asked(port, method="HEAD"))[0] == 405
    assert (await asked(port, "/"))[0] == 404
    assert (await asked(port, headers={"Host": "evil.example"}))[0] == 403
    assert (await asked(port, headers={"Host": f"boroughs:{port}"}))[0] == 200


async def test_a_port_that_is_taken_stops_no_game_and_is_tried_again(stage):
    number = free_port()
    stage.bot.environment["METRICS_PORT"] = str(number)
    with closing(socket.create_server(("127.0.0.1", number))):
        await stage.bot.restart()
        [ann] = await stage.people(1)
        assert (await ann.slash("help")).message.content
        lines = [line for line in stage.bot.said().splitlines() if "METRICS_PORT" in line]
    assert len(lines) == 1
    assert str(number) in lines[0]
    await until(lambda: served(number))


COMMAND = 2
HEALTH = {"type": 1, "name": "admin", "options": [{"type": 1, "name": "health", "options": []}]}
REFUSED = {
    "en-US": "That’s only for whoever runs this bot.",
    "ru": "Это только для того, кто отвечает за этого бота.",
    "uk": "Це лише для того, хто відповідає за цього бота.",
}
INVITED, ACCEPTED = 1, 2


def called(stage):
    """The command as Discord sends it, also for those whom its app would not let send it."""
    return {**HEALTH, "id": stage.command_id}


@pytest.fixture
async def boroughs(stage):
    """Oksana owns the server, and Ann the bot."""
    oksana, ann = [await stage.visitors.person(name) for name in ("Oksana", "Ann")]
    [admin] = [one for one in await oksana.commands("games") if one["name"] in ("admin", "адмін")]
    stage.command_id = admin["id"]
    await stage.visitors.hand_over(ann.id)
    return stage


async def test_the_owner_of_the_bot_reads_how_it_is_and_nobody_else_sees_it(boroughs):
    ann, marko = await boroughs.people(2)
    before = len(await marko.messages("games"))
    answer = await ann.send(COMMAND, called(boroughs), at="games")
    lines = answer.content.splitlines()
    assert answer.message.ephemeral
    assert lines[0] == "**All is well.**"
    assert "Gateway: 1 of 1 on the line" in answer.content
    assert "No errors since this process started." in lines
    assert len(await marko.messages("games")) == before


async def test_the_owner_may_also_ask_in_a_direct_message(boroughs):
    [ann] = await boroughs.people(1)
    assert "All is well" in (await ann.send(COMMAND, called(boroughs), at="dm")).content
    assert REFUSED["uk"] in await said_to(boroughs, "Oksana", "dm")


async def said_to(stage, name, place="games"):
    person = await stage.visitors.person(name)
    answer = await person.send(COMMAND, called(stage), at=place)
    assert answer.message.ephemeral or place == "dm"
    return answer.content


async def test_whoever_manages_the_server_and_does_not_own_the_bot_is_refused(boroughs):
    """In their own language, and before anything is looked at."""
    oksana = await boroughs.visitors.person("Oksana")
    for locale, words in REFUSED.items():
        await oksana.set_locale(locale)
        answer = await oksana.slash("admin health", at="games")
        assert answer.message.ephemeral
        assert answer.content == words


def member(person, role, state=ACCEPTED):
    return {"user": person.id, "role": role, "membership_state": state}


async def test_of_a_team_those_who_run_the_bot_are_told(boroughs):
    oksana, marko, lev, ann, yizhak = [
        await boroughs.visitors.person(name) for name in ("Oksana", "Marko", "Lev", "Ann", "yizhak")
    ]
    written = await boroughs.visitors.hand_over(
        oksana.id,
        member(oksana, "read_only"),
        member(marko, "developer"),
        member(lev, "read_only"),
        member(ann, "admin", INVITED),
        member(yizhak, "admin"),
    )
    assert written["owner"]["id"] == written["team"]["id"], "a team's owner is nobody"
    told = {name: await said_to(boroughs, name) for name in ("Oksana", "Marko", "yizhak")}
    assert all("1" in text and text not in REFUSED.values() for text in told.values()), told
    assert await said_to(boroughs, "Lev") == REFUSED["ru"]
    assert await said_to(boroughs, "Ann") == REFUSED["en-US"]


async def test_whoever_has_left_the_team_is_told_nothing_more(boroughs):
    assert "All is well" in await said_to(boroughs, "Ann")
    await boroughs.visitors.hand_over((await boroughs.visitors.person("Marko")).id)
    assert await said_to(boroughs, "Ann") == REFUSED["en-US"]


async def test_an_error_is_told_by_the_number_that_its_reader_was_given(boroughs):
    ann, marko = await boroughs.people(2)
    await boroughs.game([ann, marko])
    with closing(sqlite3.connect(boroughs.bot.database)) as archive, archive:
        archive.execute("ALTER TABLE settings RENAME TO elsewhere")
    failed = await marko.slash("turns", at="games")
    with closing(sqlite3.connect(boroughs.bot.database)) as archive, archive:
        archive.execute("ALTER TABLE elsewhere RENAME TO settings")
    [number] = re.findall(r"\b[0-9a-f]{6}\b", failed.content)
    told = await said_to(boroughs, "Ann")
    assert f"`{number}`" in told
    assert "OperationalError" in told
    assert "elsewhere" not in told


async def test_a_slow_acknowledgement_is_in_the_log_with_its_parts(stage):
    """Discord takes its time here; the bot itself does not."""
    [ann] = await stage.people(1)
    await stage.visitors.fault("delay", path="/callback", seconds=1.3, times=1)
    await ann.slash("turns", at="games")

    async def told():
        return re.findall(r"slow=(.*)", stage.bot.said())

    [line] = await until(told)
    parts = dict(part.split("=") for part in f"kind={line}".split())
    assert parts["kind"] == "command"
    assert float(parts["acknowledged"]) >= 1.3
    assert float(parts["discord"]) >= 1.3
    assert "archive" in parts


async def test_a_board_that_comes_late_is_in_the_log_with_its_parts(stage):
    people = ann, _ = await stage.people(2)
    thread = await stage.game(people)
    there = f"/channels/{thread['id']}/messages$"
    await stage.visitors.fault("delay", method="POST", path=there, seconds=6.5, times=1)
    board = await stage.board(ann, thread)
    for person in people:
        await move_by_panel(person, board)

    async def told():
        lines = re.findall(r"slow=board table=1 (.*)", stage.bot.said())
        found = [dict(part.split("=") for part in line.split()) for line in lines]
        return next((parts for parts in found if float(parts["discord"]) >= 6.5), None)

    parts = await until(told)
    assert float(parts["pending"]) > 5
    assert {"archive", "painting", "shown_in"} <= set(parts)
