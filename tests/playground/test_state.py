"""The world outlives its server; a second server beside the first says what is wrong."""

import asyncio
import json
import sqlite3
import subprocess
import sys

import discord
import pytest

from playground import Playground, Settings, StateRefused, Visitors
from playground.assembly import build
from playground.clock import Clock
from tests.playground.conftest import PATIENCE, patient, running
from tests.playground.small_bot import SmallBot, counter, picture


async def test_everything_is_there_after_a_restart(tmp_path):
    settings = patient(state=tmp_path / "world.db")
    async with Playground(settings) as place, running(SmallBot(), place) as bot:
        general = discord.utils.get(bot.get_all_channels(), name="general")
        message = await general.send("keep me", file=picture(description="d"), view=counter(1))
        await message.create_thread(name="Manhattan")
        ann = await place.person("Ann")
        await ann.set_locale("uk")
        await ann.close_dms()
        newcomer = await place.visitors.newcomer("Ївга", "uk")
        before = [seen.data["id"] for seen in await ann.messages()]
    async with Playground(settings) as place:
        ann = await place.person("Ann")
        (seen,) = await ann.messages()
        assert [seen.id] == before
        assert seen.attachments[0]["url"].startswith(place.url)
        assert (await place.visitors.fetch(seen.attachments[0]["url"])).startswith(b"\x89PNG")
        assert (await ann.threads())[0]["name"] == "Manhattan"
        assert ann.locale == "uk"
        assert (await place.person("Ївга")).id == newcomer.id
        assert "greet" in [command["name"] for command in await ann.commands()]
        async with running(SmallBot(), place) as bot:
            # The button that was drawn before the restart still works.
            assert (await ann.press(seen, "Count 1")).content == "counted 1"
            with pytest.raises(discord.Forbidden):
                await (await bot.fetch_user(int(ann.id))).send("x")
            sent = await discord.utils.get(bot.get_all_channels(), name="general").send("new")
            assert sent.id > int(seen.id)


async def test_a_bot_survives_a_restart_of_the_stand_in(tmp_path, eventually):
    first = patient(state=tmp_path / "world.db")
    place = Playground(first)
    await place.start()
    second = patient(state=first.state, port=place.port)
    async with running(SmallBot(), place) as bot:
        await place.close()
        await eventually(lambda: bot.heard_of("disconnect"))
        async with Playground(second) as place:
            await eventually(lambda: len(bot.heard_of("ready")) == 2)
            ann = await place.person("Ann")
            assert (await ann.slash("greet", whom="again")).content.startswith("hello again")


async def test_a_reset_begins_anew(tmp_path):
    settings = patient(state=tmp_path / "world.db")
    async with Playground(settings) as place:
        await (await place.person("Ann")).write("gone soon")
    async with Playground(settings, reset=True) as place:
        assert await (await place.person("Ann")).messages() == []


async def test_the_state_file_has_one_owner(tmp_path):
    settings = patient(state=tmp_path / "world.db")
    async with Playground(settings):
        with pytest.raises(StateRefused, match="in use"):
            Playground(settings)
        with pytest.raises(StateRefused, match="in use"):
            Playground(settings, reset=True)
    async with Playground(settings):
        pass


def test_a_foreign_file_is_left_alone(tmp_path):
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE precious (x)")
    connection.close()
    with pytest.raises(StateRefused, match="not a playground's"):
        Playground(Settings(state=other), reset=True)
    text = tmp_path / "notes.txt"
    text.write_text("dear diary " * 100)
    with pytest.raises(StateRefused, match="not a playground's"):
        Playground(Settings(state=text))
    assert text.read_text().startswith("dear diary")


def command(*words):
    return [sys.executable, "-m", "playground", *map(str, words)]


async def started(*words):
    """A stand-in of its own process, and the address that it prints."""
    process = await asyncio.create_subprocess_exec(*command(*words), stdout=subprocess.PIPE)
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    return process, line.split()[-1]


async def test_alone_from_the_command_line(tmp_path):
    state = tmp_path / "deep" / "world.db"
    process, url = await started("--port", 0, "--state", state)
    try:
        told = (await process.stdout.readline()).decode()
        assert f"{url}/api/v10" in told
        assert told.strip().endswith("token playground")
        async with Visitors(url) as visitors:
            people = [person.name for person in await visitors.everyone()]
            assert people == ["Oksana", "Marko", "Їжак Ґонта", "Lev", "Ann"]
        port = url.rsplit(":", 1)[1]
        same_port, same_state = await asyncio.gather(
            refused("--port", port, "--state", tmp_path / "other.db"),
            refused("--port", 0, "--state", state),
        )
        assert f"Port {port}" in same_port
        assert "another --port" in same_port
        assert "in use by another playground" in same_state
    finally:
        process.terminate()
        assert await process.wait() == 0


async def refused(*words):
    """What a stand-in that cannot start says; it must exit with 2."""
    process = await asyncio.create_subprocess_exec(*command(*words), stderr=subprocess.PIPE)
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert "Traceback" not in said.decode()
    return said.decode()


async def test_a_killed_server_loses_nothing(tmp_path):
    state = tmp_path / "world.db"
    process, url = await started("--port", 0, "--state", state)
    async with Visitors(url) as visitors:
        await (await visitors.person("Ann")).write("written")
    process.kill()
    await process.wait()
    async with Playground(patient(state=state)) as place:
        ann = await place.person("Ann")
        assert [message.content for message in await ann.messages()] == ["written"]


def test_ids_grow_across_restarts(tmp_path):
    class Yesterday(Clock):
        def now(self):
            return super().now() - 86400

    settings = patient(state=tmp_path / "world.db")
    services = build(settings, Clock())
    highest = max(services.world.channels)
    services.store.close()
    services = build(settings, Yesterday())
    assert services.world.snowflakes.take() > highest
    services.store.close()


def test_the_file_holds_plain_json(tmp_path):
    build(Settings(state=tmp_path / "world.db"), Clock()).store.close()
    connection = sqlite3.connect(tmp_path / "world.db")
    rows = connection.execute("SELECT body FROM things WHERE kind = 'user'").fetchall()
    connection.close()
    assert "Їжак Ґонта" in [json.loads(body)["global_name"] for (body,) in rows]
