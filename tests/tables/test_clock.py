"""Time runs out for lobbies that nobody starts."""

from db import receipts
from tables.lobby import opening
from tables.time import outage


async def test_a_lobby_is_cleared_after_a_day(office, people, sit_down):
    table = await sit_down("ann", "bob")
    assert await outage.due(office) == []
    office.now.seconds += outage.LOBBY_SECONDS + 1
    (timer,) = await outage.due(office)
    cleared = await outage.lobby_expired(office, timer)
    assert cleared.id == table.id
    assert (await office.table(table.id)).row.status == "cancelled"
    assert await outage.due(office) == []


async def test_a_started_game_is_left_alone(office, people, begin):
    table = await begin("ann", "bob")
    office.now.seconds += outage.LOBBY_SECONDS + 1
    assert await outage.due(office) == []
    assert (await office.table(table.id)).row.status == "playing"


async def test_two_sweeps_clear_once(office, people, sit_down):
    await sit_down("ann")
    office.now.seconds += outage.LOBBY_SECONDS + 1
    (timer,) = await outage.due(office)
    assert await outage.lobby_expired(office, timer) is not None
    assert await outage.lobby_expired(office, timer) is None


async def test_old_receipts_are_thrown_away(office, people):
    caller = people("ann")
    await opening.open_table(office, caller, "manhattan", locale="en")
    await outage.tidy_up(office)
    assert await receipts.find(office.database, caller.interaction) is not None
    office.now.seconds += outage.RECEIPT_SECONDS + 1
    await outage.tidy_up(office)
    assert await receipts.find(office.database, caller.interaction) is None
