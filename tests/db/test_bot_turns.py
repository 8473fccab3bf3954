"""The bots that tables wait for are found without a look at those that wait for nobody."""

from __future__ import annotations

import pytest

from bench.everyday import Explainer
from db import bot_turns, games, turns
from db.statements import Statement
from tests.db.making import NOW, make_turn, start_game
from tests.db.test_crowds import cost

BOT = "UPDATE seats SET bot = 'easy', user = NULL WHERE table_id = ? AND seat = ?"
FEW, MANY = 20, 200


async def due(database):
    return await bot_turns.due(database, "bot", "us", NOW)


async def game_with_bot(database, seat=0):
    """A game at revision 1, in which seat 0 is asked; a bot sits on this one."""
    game = await start_game(database)
    await database.execute(Statement(BOT, ((game, seat),)))
    return game


async def test_each_turn_notes_the_bots_that_are_asked_after_it(database):
    game = await game_with_bot(database, seat=0)
    await turns.store(database, make_turn(game, 2))
    assert await due(database) == [], "seat 1 is asked, which is a person's"
    await turns.store(database, make_turn(game, 3))
    assert await due(database) == [(game, 0)]
    await turns.store(database, make_turn(game, 4))
    assert await database.fetch("SELECT * FROM bot_turns") == []


async def test_what_stands_in_with_a_turn_is_noted_with_it(database):
    game = await start_game(database)
    also = (Statement(BOT, ((game, 0),)),)
    await turns.store(database, make_turn(game, 2), _with(make_turn(game, 3), also))
    assert await due(database) == [(game, 0)]


def _with(turn, also):
    return turns.Turn(turn.step, turn.asked, turn.publications, also=also, asked_at=turn.asked_at)


async def test_what_an_earlier_version_has_left_is_found_by_looking_at_all(database):
    """It seats bots and stores turns without a note."""
    waiting, served, over = [await game_with_bot(database) for _ in range(3)]
    await database.execute(
        Statement("UPDATE games SET asked = 2 WHERE id = ?", ((served,),)),
        Statement("INSERT INTO bot_turns (table_id, seat) VALUES (?, 0)", ((served,), (over,))),
        games.finishing(over, NOW),
    )
    assert await due(database) == [], "neither is asked any more"
    await bot_turns.note_all(database)
    assert await due(database) == [(waiting, 0)]
    rows = await database.fetch("SELECT table_id, seat FROM bot_turns")
    assert [tuple(row) for row in rows] == [(waiting, 0)]


async def test_those_of_others_and_those_that_have_failed_are_left_out(database):
    ours, theirs, failed = [await game_with_bot(database) for _ in range(3)]
    await bot_turns.note_all(database)
    trouble = "INSERT INTO troubles (table_id, work, due, tries, told) VALUES (?, 'bot', ?, 1, 0)"
    claim = "INSERT INTO claims (work, table_id, process) VALUES ('bot', ?, 'another')"
    await database.execute(Statement(trouble, ((failed, NOW + 1),)), Statement(claim, ((theirs,),)))
    assert await due(database) == [(ours, 0)]


@pytest.mark.sqlite
async def test_bots_that_nobody_waits_for_cost_nothing(database):
    async def sleeping(count):
        for _ in range(count):
            await turns.store(database, make_turn(await game_with_bot(database), 2))
        await due(database)  # the first one also reads the schema
        return await cost(database, due)

    assert await sleeping(FEW) == await sleeping(MANY)


async def test_the_look_reads_what_is_noted_first(database):
    explainer = Explainer(database)
    await due(explainer)
    assert not any("seats" in line for line in explainer.plan)
