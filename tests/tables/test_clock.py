"""Time runs out for lobbies that nobody starts."""

from db import receipts
from tables import clock, lobby


async def test_a_lobby_is_cleared_after_a_day(office, people, sit_down):
    table = await sit_down("ann", "bob")
    assert await clock.due(office) == []
    office.now.seconds += clock.LOBBY_SECONDS + 1
    (timer,) = await clock.due(office)
    cleared = await clock.lobby_expired(office, timer)
    assert cleared.id == table.id
    assert (await office.table(table.id)).row.status == "cancelled"
    assert await clock.due(office) == []


async def test_a_started_game_is_left_alone(office, people, begin):
    table = await begin("ann", "bob")
    office.now.seconds += clock.LOBBY_SECONDS + 1
    assert await clock.due(office) == []
    assert (await office.table(table.id)).row.status == "playing"


async def test_two_sweeps_clear_once(office, people, sit_down):
    await sit_down("ann")
    office.now.seconds += clock.LOBBY_SECONDS + 1
    (timer,) = await clock.due(office)
    assert await clock.lobby_expired(office, timer) is not None
    assert await clock.lobby_expired(office, timer) is None


async def test_old_receipts_are_thrown_away(office, people):
    caller = people("ann")
    await lobby.open_table(office, caller, "manhattan", locale="en")
    await clock.tidy_up(office)
    assert await receipts.find(office.database, caller.interaction) is not None
    office.now.seconds += clock.RECEIPT_SECONDS + 1
    await clock.tidy_up(office)
    assert await receipts.find(office.database, caller.interaction) is None
