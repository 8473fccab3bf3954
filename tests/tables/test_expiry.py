"""Time runs out for lobbies that nobody starts."""

from tables.lobby import expiry
from tables.time import timers


async def test_a_lobby_is_cleared_after_a_day(context, people, sit_down):
    table = await sit_down("ann", "bob")
    assert await timers.due(context) == []
    context.now.seconds += expiry.LOBBY_SECONDS + 1
    (timer,) = await timers.due(context)
    cleared = await expiry.lobby_expired(context, timer)
    assert cleared.id == table.id
    assert (await context.table(table.id)).row.status == "cancelled"
    assert await timers.due(context) == []


async def test_a_started_game_is_left_alone(context, people, begin):
    table = await begin("ann", "bob")
    context.now.seconds += expiry.LOBBY_SECONDS + 1
    assert await timers.due(context) == []
    assert (await context.table(table.id)).row.status == "playing"


async def test_two_sweeps_clear_once(context, people, sit_down):
    await sit_down("ann")
    context.now.seconds += expiry.LOBBY_SECONDS + 1
    (timer,) = await timers.due(context)
    assert await expiry.lobby_expired(context, timer) is not None
    assert await expiry.lobby_expired(context, timer) is None
