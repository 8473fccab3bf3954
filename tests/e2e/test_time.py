"""Days that pass in a moment, for the world and for the bot alike."""

import socket
import sqlite3
import sys
from contextlib import closing

import pytest

from playground.visitors import Visitors
from tables.lobby.expiry import LOBBY_SECONDS
from tests.e2e.stage import BotProcess, move_by_text, until

HOUR, WEEK = 3600, 604_800


async def test_a_lobby_that_nobody_starts_is_cleared_after_a_day(stage):
    ann, marko = await stage.people(2)
    early = await stage.lobby(ann, marko)
    await stage.advance(LOBBY_SECONDS - HOUR)
    late = await stage.lobby(ann, marko)
    await stage.advance(HOUR)
    cleared = await until(lambda: without_buttons(ann, early))
    assert "Nobody started" in cleared.content
    # The later one has a day of its own, counted from the time that the bot was told.
    assert (await ann.again(late)).buttons
    await stage.bot.restart()
    await stage.advance(LOBBY_SECONDS - HOUR)
    await until(lambda: without_buttons(ann, late))


async def without_buttons(person, lobby):
    now = await person.again(lobby)
    return None if now.buttons else now


async def test_a_game_goes_on_in_a_thread_that_fell_asleep(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    await stage.advance(WEEK)
    assert (await people[0].channel(thread["id"]))["thread_metadata"]["archived"]
    for person in await stage.asked(people, board):
        await move_by_text(person, thread)
    await stage.board(people[0], thread, after=board)
    assert not (await people[0].channel(thread["id"]))["thread_metadata"]["archived"]


class RunAlone(BotProcess):
    """``make run``: without a token, the bot and a playground in one process."""

    def settings(self):
        port = self.api.rpartition(":")[2]
        return {"DISCORD_TOKEN": "", "DATABASE": str(self.database), "PLAYGROUND_PORT": port}


@pytest.fixture
async def alone(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    process = RunAlone(url, tmp_path / "games.sqlite3", tmp_path / "log", tmp_path / "unused")
    process.forked, process.program = False, "tests/e2e/patient_playground.py"
    await process.start()
    yield process
    await process.stop()
    sys.stdout.write(process.said())


async def knows_its_message(archive):
    """A lobby is on the screen a moment before the bot has written down where."""
    with closing(sqlite3.connect(archive)) as games:
        return games.execute("SELECT count(lobby_message) FROM games").fetchone()[0]


async def test_make_run_has_one_clock_and_stays_in_the_future(alone):
    async with Visitors(alone.api) as visitors:
        ann = await visitors.person("Ann")
        await visitors.advance(WEEK)
        early = (await ann.slash("game new", {"game": "manhattan"})).message
        await until(lambda: knows_its_message(alone.database.with_name("playground-games.sqlite3")))
        await alone.restart()
        assert (await visitors.clock())["ahead"] == WEEK
        await visitors.advance(LOBBY_SECONDS - HOUR)
        late = (await ann.slash("game new", {"game": "manhattan"})).message
        await visitors.advance(HOUR)
        await until(lambda: without_buttons(ann, early))
        assert (await ann.again(late)).buttons
