"""Somebody with thousands of lobbies, or fifty undos, costs nobody else a step of the database."""

from __future__ import annotations

import pytest

from db import (
    bot_turns,
    followers,
    former_seats,
    games,
    invitations,
    outbox,
    reminders,
    seats,
    steps,
    stops,
    timers,
    turns,
    votes,
)
from db.games import Opening, Status
from db.seats import Seat
from db.statements import Statement
from tests.db.making import ANNA, NOW, US, make_turn, start_game

pytestmark = pytest.mark.sqlite  # no other counts its steps

CROWD = 999
HERE, ELSEWHERE = 7, 8
SOME, MANY = 300, 3000
OTHERS = {
    "her tables": lambda d: games.of_user(d, ANNA, Status.PLAYING),
    "what waits for her": lambda d: games.waiting_for(d, ANNA),
    "her table": lambda d: games.find(d, 1),
    "may she see it": lambda d: games.may_see(d, 1, ANNA, HERE),
    "the list of her server": lambda d: games.in_guild(d, HERE, Status.LOBBY, ANNA),
    "the list of another": lambda d: games.in_guild(d, ELSEWHERE, Status.PLAYING, ANNA),
    "what her channel means": lambda d: games.at_place(d, 70),
    "her lobbies": lambda d: games.count_lobbies(d, ANNA, 5),
    "her seats": lambda d: seats.count_tables(d, ANNA, 50),
    "room on her server": lambda d: games.count_open(d, HERE, 100),
    "who sits there": lambda d: seats.of_game(d, 1),
    "who sat there": lambda d: former_seats.of_game(d, 1),
    "how it stands": lambda d: steps.latest(d, 1),
    "who has answered": lambda d: steps.answered(d, 1),
    "when clocks stood still": lambda d: stops.at_table(d, 1, NOW),
    "what the table is asked": lambda d: votes.open_request(d, 1),
    "whom she follows": lambda d: followers.of_user(d, ANNA, Status.PLAYING),
    "whether she was called": lambda d: invitations.was_called(d, 1, ANNA),
    "timers that are due": lambda d: timers.due(d, NOW),
    "clocks to look at": lambda d: games.to_wake(d, NOW),
    "boards to show": lambda d: outbox.due(d, NOW, US),
    "bots that are asked": lambda d: bot_turns.due(d, "bot", "us", NOW),
    "whom to remind": lambda d: reminders.unplanned(d),
}


async def cost(database, work) -> int:
    """How many steps SQLite takes for this, counted one by one."""
    taken = 0

    def step() -> None:
        nonlocal taken
        taken += 1

    line = database._reader
    await line.run(lambda connection: connection.set_progress_handler(step, 1))
    try:
        await work(database)
    finally:
        await line.run(lambda connection: connection.set_progress_handler(None, 0))
    return taken


async def open_lobbies(database, count):
    """One person opens so many lobbies on Anna's server, each with its timer for tomorrow."""
    async with database.write() as writer:
        for _ in range(count):
            opening = Opening("manhattan", CROWD, "en", b"{}", NOW, guild=HERE, channel=71)
            game = await games.add(writer, opening)
            await seats.add(writer, Seat(game, 0, CROWD, "Crowd", None, NOW))
            await timers.arm(writer, "lobby", NOW + 86_400, game)


@pytest.fixture
async def annas(database):
    """Anna plays with Boris."""
    assert await start_game(database, guild=HERE, channel=70) == 1
    await database.execute(Statement("DELETE FROM outbox", ((),)))


@pytest.mark.usefixtures("annas")
async def test_three_thousand_lobbies_of_one_person_cost_nobody_else_anything(database):
    await open_lobbies(database, SOME)
    before = {name: await cost(database, work) for name, work in OTHERS.items()}
    await open_lobbies(database, MANY - SOME)
    after = {name: await cost(database, work) for name, work in OTHERS.items()}
    assert all(before.values()), "it is counted at all"
    grown = {name: (before[name], after[name]) for name in OTHERS if after[name] > before[name]}
    assert grown == {}


@pytest.mark.usefixtures("annas")
async def test_fifty_undos_at_one_table_cost_no_other_table_anything(database):
    game = await start_game(database, guild=HERE, channel=71)
    await database.execute(
        Statement("UPDATE seats SET user = user + 9 WHERE table_id = ?", ((game,),))
    )
    await database.execute(Statement("DELETE FROM outbox", ((),)))
    before = {name: await cost(database, work) for name, work in OTHERS.items()}
    for rev in range(2, 102):
        kind, ply = ("act", 1) if rev % 2 == 0 else ("undo", 0)
        await turns.store(database, make_turn(game, rev, kind=kind, ply=ply, seat=0))
    await database.execute(Statement("DELETE FROM outbox", ((),)))
    after = {name: await cost(database, work) for name, work in OTHERS.items()}
    grown = {name: (before[name], after[name]) for name in OTHERS if after[name] > before[name]}
    assert grown == {}
