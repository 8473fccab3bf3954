"""Whatever is wrong at one table, every other table is served as usual."""

import asyncio
import sqlite3
import sys
from contextlib import closing

import pytest

from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import (
    ACKNOWLEDGE_SECONDS,
    Stage,
    bot_at,
    changed,
    move_by_text,
    pressed_for,
    until,
)

DAY = 24 * 3600
SICK, SOUND = "streets", "manhattan"
CROWD = 120


@pytest.fixture
async def poisoned(tmp_path):
    """A stage whose bot fails in one way with the sick game."""
    settings = Settings(clock_file=tmp_path / "ahead", acknowledge_seconds=ACKNOWLEDGE_SECONDS)
    async with Playground(settings) as playground, Visitors(playground.url) as visitors:
        bot = bot_at(playground, tmp_path)
        bot.program = "tests/e2e/poisoned.py"

        async def begin(what=""):
            bot.environment = {
                "POISON": f"{what}:{SICK}" if what else "",
                "TABLES_PER_PERSON": "1000",
            }
            await bot.start()
            return Stage(playground, visitors, bot)

        yield begin
        await bot.stop()
        sys.stdout.write(bot.said())


async def sick_table(stage, people, *, at="general", options=""):
    """A started game of the sick kind, in a channel of its own."""
    host, *others = people
    lobby = (await host.slash("game new", {"game": SICK, "options": options}, at=at)).message
    for person in others:
        await person.press(lobby, pressed_for(lobby, "join"))
    await until(lambda: stage._startable(host, lobby))
    await host.press(lobby, pressed_for(lobby, "start"))
    await until(lambda: status(stage, 1, "playing"))
    return lobby


async def status(stage, game, wanted):
    return ask(stage, "SELECT status FROM games WHERE id = ?", game)[0][0] == wanted


def ask(stage, sql, *values):
    with closing(sqlite3.connect(stage.bot.database)) as archive, archive:
        return archive.execute(sql, values).fetchall()


async def told_once(stage, host, words):
    """The host reads of it in plain words, once; the log has the same number."""
    letter = await host.wait_for(words, "dm")
    letters = [one for one in await host.dms() if words in one.content]
    assert len(letters) == 1
    assert "error=" in stage.bot.said()
    return letter


async def served(stage, people):
    """A sound game is begun, moved in, and shown, all the while."""
    thread = await stage.game(people, game=SOUND)
    for person in people:
        board = await stage.board(person, thread)
        await move_by_text(person, thread)
        await stage.board(person, thread, after=board)
    return thread


async def test_a_painter_that_raises(poisoned):
    stage = await poisoned("painter")
    people = await stage.people(2)
    await sick_table(stage, people)
    letter = await told_once(stage, people[0], "the board can’t be drawn")
    number = letter.content.split()[-1]
    assert f"error={number}" in stage.bot.said()
    await served(stage, people)


async def test_a_lobby_that_cannot_be_painted(poisoned):
    stage = await poisoned("lobby")
    people = await stage.people(2)
    asking = asyncio.create_task(people[0].slash("game new", {"game": SICK}, at="general"))
    await told_once(stage, people[0], "the lobby can’t be drawn")
    await served(stage, people)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


async def is_playing(stage):
    return ask(stage, "SELECT 1 FROM games WHERE id = 1 AND rev > 0")


async def play_until_a_bot_is_asked(person):
    """Who begins is drawn by lot: it may be the person, and for more than one question."""
    while offered := await person.autocomplete("move", "what", table=1):
        await person.slash("move", {"what": offered[0]["value"], "table": 1})


async def test_a_bot_that_raises(poisoned):
    stage = await poisoned("bot")
    ann, marko = await stage.people(2)
    lobby = (await ann.slash("game new", {"game": SICK}, at="general")).message
    for _ in range(2):
        await ann.pick(lobby, pressed_for(lobby, "bot"), "easy")
        lobby = await changed(ann, lobby)
    await ann.press(lobby, pressed_for(lobby, "start"))
    await until(lambda: is_playing(stage))
    await play_until_a_bot_is_asked(ann)
    sound = (await marko.slash("game new", {"game": SOUND, "options": "first=1"})).message
    await marko.pick(sound, pressed_for(sound, "bot"), "easy")
    sound = await changed(marko, sound)
    before = {thread["id"] for thread in await marko.threads()}
    await marko.press(sound, pressed_for(sound, "start"))
    thread = await until(lambda: stage._new_thread(marko, before))
    board = await stage.board(marko, thread)
    await move_by_text(marko, thread)
    board = await stage.board(marko, thread, after=board.id)
    assert board.mentions == [marko.id], "the sound bot has moved"
    await told_once(stage, ann, "a bot can’t move")


async def test_a_state_that_cannot_be_read(poisoned):
    stage = await poisoned()
    people = await stage.people(2)
    await sick_table(stage, people)
    await until(lambda: is_shown(stage, 1))
    ask(stage, "UPDATE steps SET state = x'00' WHERE table_id = 1")
    ask(stage, "INSERT OR REPLACE INTO outbox VALUES (1, 'board', -1, 1, 1, 0, 0, 0)")
    thread = await served(stage, people)
    await told_once(stage, people[0], "can’t read this game")
    assert await status(stage, 1, "parked")
    assert thread


async def is_shown(stage, game):
    return not ask(stage, "SELECT 1 FROM outbox WHERE table_id = ?", game)


async def test_a_place_that_is_forbidden_or_gone(poisoned):
    stage = await poisoned()
    people = await stage.people(2)
    oksana = await stage.visitors.person("Oksana")
    general = await people[0].channel("general")
    await sick_table(stage, people)
    await until(lambda: is_shown(stage, 1))
    await stage.visitors.bot_permissions(general["id"], deny=("VIEW_CHANNEL",))
    await people[0].slash("game resign", {"table": 1})
    ask(stage, "UPDATE games SET board_digest = '' WHERE id = 1")
    ask(stage, "INSERT OR REPLACE INTO outbox VALUES (1, 'board', -1, 1, 1, 0, 0, 0)")
    await served(stage, people)
    await told_once(stage, people[0], "not allowed to show the board")
    await stage.visitors.bot_permissions(general["id"], allow=("VIEW_CHANNEL",))
    await oksana.delete_place(general)
    ask(stage, "DELETE FROM troubles")
    await stage.advance(3600)
    await told_once(stage, people[0], "is gone")


async def test_a_timer_that_raises(poisoned):
    stage = await poisoned("timer")
    people = await stage.people(2)
    await sick_table(stage, people)
    await people[0].slash("game pause", {"table": 1})
    thread = await stage.game(people, game=SOUND)
    await people[0].slash("game pause", at=thread)
    crowd(stage, 1)
    await stage.advance(DAY + 60)
    await told_once(stage, people[0], "went wrong on our side at your table 1 (")
    await until(lambda: wishes(stage, 2, 0))
    assert await wishes(stage, 1, 1)


async def test_a_clock_that_cannot_be_looked_at(poisoned):
    stage = await poisoned("clock")
    people = await stage.people(2)
    await sick_table(stage, people, options="time=8h")
    await until(lambda: is_shown(stage, 1))
    crowd(stage, 1)
    thread = await stage.game(people, game=SOUND, options="time=8h")
    await stage.advance(8 * 3600 + 60)
    await told_once(stage, people[0], "went wrong on our side at your table 1 (")
    await people[0].wait_for("has run out of time", thread)


async def test_work_that_this_version_does_not_know(poisoned):
    """As a later version may have left it, or somebody who meddled with a backup."""
    stage = await poisoned()
    people = await stage.people(2)
    await sick_table(stage, people)
    await until(lambda: is_shown(stage, 1))
    crowd(stage, 1)
    ask(stage, "INSERT INTO outbox SELECT id, 'surprise', -1, 1, 1, 0, 0, 0 FROM games")
    ask(stage, "INSERT INTO timers (due, kind, table_id) SELECT 0, 'surprise', id FROM games")
    thread = await served(stage, people)
    [(sound,)] = ask(stage, "SELECT max(id) FROM games")
    await people[0].slash("game pause", at=thread)
    await until(lambda: wishes(stage, sound, 1))
    await stage.advance(DAY + 60)
    await until(lambda: wishes(stage, sound, 0))


async def wishes(stage, game, count):
    return ask(stage, "SELECT count(*) FROM requests WHERE table_id = ?", game)[0][0] == count


async def test_a_crowd_of_sick_tables_hides_no_other(poisoned):
    stage = await poisoned("painter")
    people = await stage.people(2)
    await sick_table(stage, people)
    await until(lambda: has_thread(stage, 1))
    crowd(stage, 1)
    ask(stage, "INSERT OR REPLACE INTO outbox SELECT id, 'board', -1, 1, 1, 0, 0, 0 FROM games")
    await served(stage, people)


async def has_thread(stage, game):
    return ask(stage, "SELECT thread FROM games WHERE id = ?", game)[0][0] is not None


def crowd(stage, game):
    """More than a page of tables like this one, all of them older in every queue."""
    with closing(sqlite3.connect(stage.bot.database)) as archive, archive:
        for number in range(CROWD):
            for table in ("games", "seats", "steps", "requests", "timers"):
                clone(archive, table, game, 1000 + number)


def clone(archive, table, game, new):
    key = "id" if table == "games" else "table_id"
    archive.row_factory = sqlite3.Row
    for row in archive.execute(f"SELECT * FROM {table} WHERE {key} = ?", (game,)).fetchall():  # noqa: S608
        copy = {**dict(row), key: new}
        if table == "timers":
            del copy["id"]
        names, marks = ", ".join(copy), ", ".join("?" * len(copy))
        values = tuple(copy.values())
        archive.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", values)  # noqa: S608
