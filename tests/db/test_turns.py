"""A turn is stored whole, once, by one of those who race for it, and survives a crash."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from dataclasses import replace

import pytest

from db import drafts, games, outbox, receipts, results, steps, timers, turns
from db.archive import open_archive
from db.drafts import Draft
from db.errors import Damaged, Repeated, Taken
from db.games import Status
from db.location import Location
from db.results import Result
from db.statements import Statement
from tests.archives import setting
from tests.db.making import (
    ANNA,
    NOW,
    US,
    kill,
    make_step,
    make_turn,
    open_lobby,
    read_line,
    start_child,
    start_game,
)

MEDDLING = "UPDATE steps SET state = ?, packed = 1 WHERE table_id = ?"


async def test_turn_leaves_everything_it_should(database):
    game = await start_game(database)
    await database.execute(drafts.putting(Draft(game, 0, 1, "place")))
    await database.execute(drafts.putting(Draft(game, 1, 1, "place")))
    turn = make_turn(game, 2, "i-1")
    await turns.store(database, turn)
    found = await games.find(database, game)
    assert (found.rev, found.ply, found.asked, found.asked_at) == (2, 1, {1}, NOW + 2)
    assert await steps.latest(database, game) == turn.step
    assert await drafts.find(database, game, 0) is None
    assert await drafts.find(database, game, 1) is not None
    assert await receipts.find(database, "i-1") == turn.receipt
    assert {(due.kind, due.seat, due.rev) for due in await outbox.of_game(database, game)} == {
        ("board", None, 2),
        ("hand", 0, 2),
    }


async def test_wait_goes_on_while_the_question_stands(database):
    game = await start_game(database)
    await turns.store(database, make_turn(game, 2, opened=1, at=NOW + 500))
    assert (await games.find(database, game)).asked_at == NOW + 1


async def test_last_turn_ends_the_game_in_the_same_transaction(database):
    game = await start_game(database)
    ending = (games.finishing(game, NOW), results.adding([Result(game, 0, ANNA, 1, 30)]))
    await turns.store(database, replace(make_turn(game, 2), also=ending))
    assert (await games.find(database, game)).status is Status.OVER
    assert len(await results.of_game(database, game)) == 1
    with pytest.raises(Taken):
        await turns.store(database, make_turn(game, 3))


async def test_what_goes_with_a_turn_fails_with_it(database):
    game = await start_game(database)
    twice = results.adding([Result(game, 0, ANNA, 1, 30)])
    with pytest.raises(Taken):
        await turns.store(database, replace(make_turn(game, 2), also=(twice, twice)))
    assert (await steps.latest(database, game)).rev == 1
    assert await results.of_game(database, game) == []


async def test_revision_can_be_taken_once(database):
    game = await start_game(database)
    with pytest.raises(Taken):
        await database.execute(steps.appending(make_step(game, 1)))


async def test_revision_cannot_be_skipped(database):
    game = await start_game(database)
    with pytest.raises(Taken):
        await turns.store(database, make_turn(game, 3))
    assert (await steps.latest(database, game)).rev == 1


async def test_lobby_has_no_turns(database):
    game = await open_lobby(database)
    with pytest.raises(Taken):
        await turns.store(database, make_turn(game, 1))
    assert await steps.latest(database, game) is None


async def test_racing_tasks_have_one_winner(database):
    game = await start_game(database)
    racers = [turns.store(database, make_turn(game, 2, action=f"by {n}")) for n in range(5)]
    outcomes = await asyncio.gather(*racers, return_exceptions=True)
    assert Counter(type(outcome) for outcome in outcomes) == {type(None): 1, Taken: 4}
    winner = outcomes.index(None)
    assert (await steps.latest(database, game)).action == f"by {winner}"


async def test_racing_databases_have_one_winner_each_time(database, location):
    game = await start_game(database)
    others = [database, await open_archive(location), await open_archive(location)]
    for rev in range(2, 22):
        racers = [turns.store(each, make_turn(game, rev)) for each in others]
        outcomes = await asyncio.gather(*racers, return_exceptions=True)
        assert Counter(type(outcome) for outcome in outcomes) == {type(None): 1, Taken: 2}
    for each in others[1:]:
        await each.close()
    assert [entry.rev for entry in await steps.log(database, game)] == list(range(1, 22))


RACER = """
import asyncio, sys
from db import steps, turns
from db.archive import open_archive
from db.errors import Taken
from db.location import location_of
from tests.db.making import make_turn

async def main():
    database = await open_archive(location_of(sys.argv[1]))
    won = 0
    while (latest := await steps.latest(database, 1)).rev < 60:
        try:
            await turns.store(database, make_turn(1, latest.rev + 1, action=sys.argv[2]))
            won += 1
        except Taken:
            pass
    await database.close()
    print(won)

asyncio.run(main())
"""


async def test_racing_processes_share_every_revision_out(database, location):
    assert await start_game(database) == 1
    children = [await start_child(RACER, setting(location), name) for name in ("left", "right")]
    won = [int((await child.communicate())[0]) for child in children]
    log = await steps.log(database, 1)
    names = Counter(entry.action for entry in log)
    assert [entry.rev for entry in log] == list(range(1, len(log) + 1))
    assert len(log) in (60, 61)
    assert [names["left"], names["right"]] == won


async def test_interaction_delivered_twice_acts_once(database):
    game = await start_game(database)
    await turns.store(database, make_turn(game, 2, "i-7"))
    with pytest.raises(Repeated):
        await turns.store(database, make_turn(game, 3, "i-7"))
    assert (await steps.latest(database, game)).rev == 2
    assert (await receipts.find(database, "i-7")).table_id == game


PUBLISHER = """
import asyncio, sys, time
from db import turns
from db.archive import open_archive
from db.location import location_of
from tests.db.making import make_turn, start_game

async def main():
    database = await open_archive(location_of(sys.argv[1]))
    game = await start_game(database)
    async with database.write() as connection:
        await turns.store(connection, make_turn(game, 2, "i-2"))
        if sys.argv[2] == "before":
            print("here", flush=True); time.sleep(60)
    print("here", flush=True); time.sleep(60)

asyncio.run(main())
"""


async def publish_and_die(location: Location, when: str) -> None:
    child = await start_child(PUBLISHER, setting(location), when)
    assert await read_line(child) == "here"
    await kill(child)


async def test_killed_after_the_commit_still_owes_the_publication(location):
    await publish_and_die(location, "after")
    database = await open_archive(location)
    assert (await steps.latest(database, 1)).rev == 2
    due = await outbox.due(database, NOW + 10, US)
    assert [(each.kind, each.rev) for each in due] == [("board", 2), ("hand", 2)]
    assert await receipts.find(database, "i-2") is not None
    await database.close()


async def test_killed_before_the_commit_leaves_nothing_of_the_turn(location):
    await publish_and_die(location, "before")
    database = await open_archive(location)
    assert (await steps.latest(database, 1)).rev == 1
    assert {each.rev for each in await outbox.of_game(database, 1)} == {1}
    assert await receipts.find(database, "i-2") is None
    await turns.store(database, make_turn(1, 2, "i-2"))
    await database.close()


async def test_undo_finds_the_act_that_stands(database):
    game = await start_game(database)
    for rev, ply, kind in ((2, 1, "act"), (3, 2, "auto"), (4, 1, "undo"), (5, 2, "act")):
        await turns.store(database, make_turn(game, rev, ply=ply, kind=kind))
    assert (await steps.act_at_ply(database, game, 0)).rev == 1
    assert (await steps.act_at_ply(database, game, 1)).rev == 2
    assert (await steps.act_at_ply(database, game, 2)).rev == 5
    assert await steps.act_at_ply(database, game, 3) is None


async def test_the_whole_log_has_its_snapshots_packed_or_not(database):
    game = await start_game(database)
    await turns.store(database, make_turn(game, 2))
    await turns.store(database, make_turn(await start_game(database), 2))
    loose = await steps.whole(database, game)
    assert [(step.rev, step.state) for step in loose] == [
        (rev, make_step(game, rev).state) for rev in (1, 2)
    ]
    assert await steps.pack(database, game) == 2
    assert await steps.whole(database, game) == loose


async def test_log_is_read_without_snapshots(database):
    game = await start_game(database)
    other = await start_game(database)
    await turns.store(database, make_turn(game, 2, dice=True, reveals=3))
    await turns.store(database, make_turn(other, 2))
    log = await steps.log(database, game)
    assert [(entry.rev, entry.dice, entry.reveals) for entry in log] == [
        (1, False, 0),
        (2, True, 3),
    ]
    assert [entry.rev for entry in await steps.since(database, game, 1)] == [2]
    assert not hasattr(log[0], "state")
    assert (await steps.at(database, game, 1)).state == make_step(game, 1).state
    assert await steps.at(database, game, 9) is None


async def test_packed_states_read_the_same_and_take_less_room(database):
    game, other = await start_game(database), await start_game(database)
    for rev in range(2, 6):
        await turns.store(database, make_turn(game, rev))
    room = "SELECT sum(length(state)) FROM steps WHERE table_id = ?"
    loose, untouched = [(await database.fetch(room, (each,)))[0][0] for each in (game, other)]
    before = [await steps.at(database, game, rev) for rev in range(1, 6)]
    assert [await steps.pack(database, game, limit=3) for _ in range(3)] == [3, 2, 0]
    assert [await steps.at(database, game, rev) for rev in range(1, 6)] == before
    assert await steps.latest(database, game) == before[-1]
    assert (await database.fetch(room, (game,)))[0][0] < loose / 3
    assert (await database.fetch(room, (other,)))[0][0] == untouched


async def test_unreadable_step_is_reported_and_its_game_parked(database):
    game, sound = await start_game(database), await start_game(database)
    await timers.arm(database, "deadline", NOW, game)
    await database.execute(Statement(MEDDLING, ((b"\0", game),)))
    with pytest.raises(Damaged, match=f"step 1 of table {game}"):
        await steps.latest(database, game)
    await games.park(database, game)
    assert {due.table_id for due in await outbox.due(database, NOW + 9, US)} == {sound}
    assert await timers.due(database, NOW + 9) == []
    with pytest.raises(Taken):
        await turns.store(database, make_turn(game, 2))


async def test_a_few_bytes_that_would_unpack_to_very_many_are_not_unpacked(database):
    game = await start_game(database)
    bomb = zlib.compress(bytes(steps.MOST_STATE_BYTES + 1))
    assert len(bomb) < 10_000
    await database.execute(Statement(MEDDLING, ((bomb, game),)))
    with pytest.raises(Damaged, match="too large"):
        await steps.latest(database, game)


async def test_secrets_are_not_printed(database):
    game = await start_game(database)
    await database.execute(drafts.putting(Draft(game, 0, 1, "secret-tokens")))
    secret = make_turn(game, 2, "i", action="secret-action", events=b"secret-ev", state=b"secret-s")
    printed = repr((secret, await games.find(database, game), await drafts.find(database, game, 0)))
    assert "secret" not in printed
    assert "0123456789abcdef" not in printed
