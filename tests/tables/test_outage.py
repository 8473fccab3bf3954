"""Time runs out for lobbies that nobody starts."""

from db import receipts
from tables.lobby import opening
from tables.time import outage


async def test_a_lobby_is_cleared_after_a_day(context, people, sit_down):
    table = await sit_down("ann", "bob")
    assert await outage.due(context) == []
    context.now.seconds += outage.LOBBY_SECONDS + 1
    (timer,) = await outage.due(context)
    cleared = await outage.lobby_expired(context, timer)
    assert cleared.id == table.id
    assert (await context.table(table.id)).row.status == "cancelled"
    assert await outage.due(context) == []


async def test_a_started_game_is_left_alone(context, people, begin):
    table = await begin("ann", "bob")
    context.now.seconds += outage.LOBBY_SECONDS + 1
    assert await outage.due(context) == []
    assert (await context.table(table.id)).row.status == "playing"


async def test_two_sweeps_clear_once(context, people, sit_down):
    await sit_down("ann")
    context.now.seconds += outage.LOBBY_SECONDS + 1
    (timer,) = await outage.due(context)
    assert await outage.lobby_expired(context, timer) is not None
    assert await outage.lobby_expired(context, timer) is None


async def test_old_receipts_are_thrown_away(context, people):
    caller = people("ann")
    await opening.open_table(context, caller, "manhattan", locale="en")
    await outage.tidy_up(context)
    assert await receipts.find(context.database, caller.interaction) is not None
    context.now.seconds += outage.RECEIPT_SECONDS + 1
    await outage.tidy_up(context)
    assert await receipts.find(context.database, caller.interaction) is None
