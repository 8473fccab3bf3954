"""The lobby as everyone sees it: shown as it stands, whatever happens on the way."""

import asyncio
import random
import signal
import sqlite3
from contextlib import closing

import pytest

from engine.core.words import msg
from locales import Catalogue, Locale
from tests.e2e.stage import PATIENCE, pressed_for, until

KILL_POINTS = [random.Random(n).uniform(0.0, 0.3) for n in range(5)]


async def lobbies(person, place="games"):
    """The messages from which one can sit down."""
    found = [m for m in await person.messages(place) if not m.ephemeral]
    return [message for message in found if pressed_for(message, "join")]


def ask(stage, sql):
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        return archive.execute(sql).fetchall()


async def all_shown(stage):
    return not ask(stage, "SELECT 1 FROM outbox WHERE kind = 'lobby'")


@pytest.mark.parametrize("wait", KILL_POINTS)
async def test_killed_at_any_moment_a_new_table_is_seen_once(stage, wait):
    (ann,) = await stage.people(1)
    asking = asyncio.create_task(ann.slash("game new", {"game": "manhattan"}))
    await asyncio.sleep(wait)
    await stage.bot.restart(signal.SIGKILL)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await until(lambda: all_shown(stage))
    stored = ask(stage, "SELECT id, lobby_message FROM games")
    shown = await lobbies(ann)
    assert [int(message.id) for message in shown] == [message for _, message in stored]
    for lobby in shown:
        assert lobby.attachments
        await ann.press(lobby, pressed_for(lobby, "cancel"))
        await until(lambda one=lobby: says(ann, one, "called off"))


async def test_a_newcomer_reads_what_one_does_in_the_game(stage):
    (ann,) = await stage.people(1)
    lobby = await stage.lobby(ann, ready=False)
    assert Catalogue.load().speaker(Locale.EN)(msg("manhattan-about")) in lobby.content


async def says(person, message, words):
    return words in (await person.again(message)).content


async def hold_up_drawing(stage):
    """The next answer that would show a lobby hangs."""
    path = "/messages/@original"
    await stage.visitors.fault("delay", method="PATCH", path=path, seconds=PATIENCE, times=1)


async def kill_once(stage, asking, is_stored):
    """SIGKILL as soon as this is in the archive; then the bot is there again."""
    asking = asyncio.create_task(asking)
    await until(is_stored)
    await stage.bot.restart(signal.SIGKILL)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


async def test_killed_before_it_is_drawn_a_new_table_is_seen(stage):
    (ann,) = await stage.people(1)
    await hold_up_drawing(stage)
    asking = ann.slash("game new", {"game": "manhattan"})
    await kill_once(stage, asking, lambda: stage._all_sit(1))
    (lobby,) = await until(lambda: lobbies(ann))
    assert lobby.attachments


async def test_killed_before_it_is_drawn_a_new_guest_is_seen(stage):
    ann, marko = await stage.people(2)
    lobby = await stage.lobby(ann, ready=False)
    await hold_up_drawing(stage)
    asking = marko.press(lobby, pressed_for(lobby, "join"))
    await kill_once(stage, asking, lambda: stage._all_sit(2))
    await until(lambda: stage._startable(ann, lobby))
    assert len(await lobbies(ann)) == 1


@pytest.mark.parametrize("wait", KILL_POINTS)
async def test_killed_at_any_moment_whoever_has_joined_is_seen(stage, wait):
    ann, marko = await stage.people(2)
    lobby = await stage.lobby(ann, ready=False)
    asking = asyncio.create_task(marko.press(lobby, pressed_for(lobby, "join")))
    await asyncio.sleep(wait)
    await stage.bot.restart(signal.SIGKILL)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await until(lambda: all_shown(stage))
    sits = len(ask(stage, "SELECT 1 FROM seats")) == 2
    now = await ann.again(lobby)
    start = now.button(pressed_for(now, "start"))
    assert bool(start.get("disabled")) is not sits, "Start is there for whoever sits"
    assert len(await lobbies(ann)) == 1


@pytest.mark.parametrize("kind", ["lost", "lost_error", "drop", "error"])
async def test_a_lobby_whose_drawing_failed_is_drawn_again(stage, kind):
    ann, marko = await stage.people(2)
    lobby = await stage.lobby(ann, ready=False)
    await stage.visitors.fault(kind, method="PATCH", path="/messages/@original", times=2)
    await marko.press(lobby, pressed_for(lobby, "join"))
    await until(lambda: stage._startable(ann, lobby))
    await stage.bot.stop()
    assert len(await lobbies(ann)) == 1
    told = [m.content for m in await marko.messages("games") if m.ephemeral]
    assert told == [], "what was done is not told as a failure"


async def test_a_table_whose_first_answer_never_came_is_posted(stage):
    (ann,) = await stage.people(1)
    await stage.visitors.fault("error", method="PATCH", path="/messages/@original", times=50)
    asking = asyncio.create_task(ann.slash("game new", {"game": "manhattan"}))
    (lobby,) = await until(lambda: lobbies(ann))
    assert "One more player" in lobby.content
    assert pressed_for(lobby, "start")
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


async def test_a_deleted_lobby_comes_back_with_the_next_change(stage):
    ann, marko = await stage.people(2)
    oksana = await stage.visitors.person("Oksana")
    lobby = await stage.lobby(ann, ready=False)
    invited = (await ann.slash("game invite", {"person": marko})).message
    await oksana.delete(lobby)
    await marko.press(invited, pressed_for(invited, "join"))
    assert (await marko.wait_for("You’re in")).ephemeral
    lobby = await until(lambda: other_lobby(ann, lobby))
    await until(lambda: stage._startable(ann, lobby))


async def other_lobby(person, old):
    return next((one for one in await lobbies(person) if pressed_for(one, "start")), None)
