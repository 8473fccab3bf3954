"""A game that begins at once: one person and bots, whole or not at all, and once for a press."""

import asyncio

import pytest

from db import games
from db.layout import layout
from db.proofs import proof_of
from engine.bots.levels import Level
from engine.catalog import catalog, find
from engine.core.errors import Refused
from tables.bots.moves import seat_bot
from tables.context import Context
from tables.limits import Limits
from tables.lobby import at_once
from tables.lobby.at_once import bots_needed, start_at_once
from tables.lobby.opening import open_table
from tests.tables.playing import play_one, refused
from tests.tables.test_bots import move_bots


async def started(context, caller, game="manhattan", **more):
    return await start_at_once(context, caller, game, locale="en", **more)


async def stored(context):
    """All that the archive holds."""
    async with context.database.read() as source:
        return [await proof_of(source, table) for table in layout()]


@pytest.mark.parametrize("key", catalog())
async def test_every_game_begins_and_the_person_is_asked_when_the_bots_have_moved(
    context, people, key
):
    table = await started(context, people("ann"), key)
    assert table.row.status == "playing"
    assert table.row.host == people("ann").user
    assert [row.bot for row in table.seats] == [None] + ["easy"] * bots_needed(find(key))
    await move_bots(context)
    table = await context.table(table.id)
    assert 0 in table.row.asked
    await play_one(context, people, table)


@pytest.mark.parametrize(
    ("locale", "first", "second"),
    [
        ("en", "Bot Ada", "Bot Bohdan"),
        ("ru", "Бот Ада", "Бот Богдан"),
        ("uk", "Бот Ада", "Бот Богдан"),
    ],
)
async def test_bots_have_names_in_the_language_of_their_table(
    context, people, locale, first, second
):
    begun = await start_at_once(context, people("ann"), "manhattan", locale=locale)
    assert begun.names[1] == first
    table = await open_table(context, people("ann"), "manhattan", locale=locale)
    for _ in range(2):
        table = (await seat_bot(context, table.id, people("ann"), Level.EASY)).after
    assert table.names[1:] == (first, second)


def test_against_each_other_there_is_one_bot_and_together_none_is_needed():
    needed = {key: bots_needed(game) for key, game in catalog().items()}
    assert needed == {"manhattan": 1, "mycity": 1, "sprawlopolis": 0, "streets": 1, "urbis": 1}


async def test_the_same_press_delivered_twice_starts_one_game(context, people):
    first = await started(context, people("ann"))
    before = await stored(context)
    assert (await started(context, people.again())).id == first.id
    assert await stored(context) == before


async def test_two_presses_at_the_same_moment_under_one_name_start_one_game(context, people):
    caller = people("ann")
    found = await asyncio.gather(started(context, caller), started(context, caller))
    assert found[0].id == found[1].id
    assert len(await games.of_user(context.database, caller.user, games.Status.PLAYING)) == 1


async def test_whatever_fails_on_the_way_leaves_nothing(context, people, monkeypatch):
    before = await stored(context)

    async def dies(*_):
        raise OSError("the lights go out")

    monkeypatch.setattr(at_once, "begin", dies)
    with pytest.raises(OSError, match="lights"):
        await started(context, people("ann"))
    assert await stored(context) == before


@pytest.mark.parametrize(
    ("limits", "reason"),
    [
        (Limits(tables=1), "refused-too-many-tables"),
        (Limits(server_tables=1), "refused-server-full"),
    ],
)
async def test_the_limits_of_a_person_and_of_a_server_hold(context, people, limits, reason):
    small = Context(context.database, context.now, context.new_seed, limits=limits)
    await started(small, people("ann"), guild=7)
    assert await refused(started(small, people("ann"), guild=7)) == reason


async def test_lobbies_that_wait_for_friends_are_not_counted(context, people, sit_down):
    for _ in range(context.limits.lobbies):
        await sit_down("ann")
    assert (await started(context, people("ann"))).row.status == "playing"


async def test_a_private_one_is_known_to_its_person_alone(context, people):
    table = await started(context, people("ann"), guild=7, channel=8, private=True)
    assert await games.may_see(context.database, table.id, people("ann").user, 7)
    assert not await games.may_see(context.database, table.id, people("bob").user, 7)


async def test_no_lobby_is_shown_for_it(context, people):
    table = await started(context, people("ann"), guild=7, channel=8)
    rows = await context.database.fetch("SELECT kind FROM outbox WHERE table_id = ?", (table.id,))
    assert {row["kind"] for row in rows} >= {"board"}
    assert "lobby" not in {row["kind"] for row in rows}


async def test_a_game_that_there_is_not_is_refused(context, people):
    with pytest.raises(Refused, match="refused-unknown-game"):
        await started(context, people("ann"), "chess")
