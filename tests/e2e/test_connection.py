"""Discord goes away and comes back, sends nonsense, or we are asked to stop in the middle of it."""

import asyncio
import signal

import pytest

from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import bot_at, move_by_text, struck, until

OUTAGES = 4
NOT_CONNECTED = "Not connected"
PATIENCE = 120.0
"""For a busy machine. discord.py's own waiting would be up to a quarter of an hour."""
GONE_WITHIN = PATIENCE / 2
"""A stop is obeyed long before that for which the bot waits has come. It takes five seconds at most
where the machine is not busy."""
GONE = {"kind": "drop", "path": r"/users/@me|/gateway"}


async def tries(stage) -> int:
    return stage.bot.said().count(NOT_CONNECTED)


def waits(stage) -> list[int]:
    """How many seconds the bot has said it would wait, each time it was not connected."""
    return [int(part.split()[0]) for part in stage.bot.said().split("next try is in ")[1:]]


async def go_away(stage) -> int:
    """Neither the gateway nor the API is there; the bot has noticed. How long it waits then."""
    before = await tries(stage)
    await stage.visitors.fault(**GONE)
    await stage.visitors.gateway("refuse")
    await stage.visitors.gateway("drop")

    async def noticed():
        return await tries(stage) > before

    await until(noticed, PATIENCE)
    return waits(stage)[before]


async def come_back(stage):
    """Discord is there again, and the bot has begun anew."""
    before = stage.bot.said().count("ready as")
    await stage.visitors.clear_faults()
    await stage.visitors.gateway("accept")

    async def ready():
        return stage.bot.said().count("ready as") > before

    await until(ready, PATIENCE)


async def stopped(stage) -> int:
    """The exit code after a stop, which is obeyed in time."""
    clock = asyncio.get_running_loop().time
    begun = clock()
    code = await stage.bot.stop(signal.SIGTERM)
    assert clock() - begun < GONE_WITHIN
    return code


async def test_one_outage_after_the_other_does_not_make_it_slower(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    process = stage.bot.process
    for _ in range(OUTAGES):
        assert await go_away(stage) == 1
        await come_back(stage)
    assert stage.bot.process is process
    assert process.returncode is None
    await move_by_text(ann, thread)
    assert "Traceback" not in stage.bot.said()
    assert max(waits(stage)) <= 15


async def test_a_stop_while_discord_is_away(stage):
    await go_away(stage)
    assert await stopped(stage) == 0


@pytest.mark.parametrize("path", ["/users/@me$", "/commands$", "/gateway/bot$"])
async def test_a_stop_while_discord_takes_long_to_let_us_in(stage, path):
    await stage.bot.stop()
    await stage.visitors.fault("delay", path=path, seconds=PATIENCE, times=1)
    await stage.bot.launch()
    await until(lambda: struck(stage))
    assert await stopped(stage) == 0


async def test_a_stop_while_the_gateway_says_nothing(stage):
    await stage.visitors.gateway("silence")
    assert await stopped(stage) == 0


async def test_a_stop_finishes_what_is_being_shown(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    posting = f"/channels/{thread['id']}/messages$"
    await stage.visitors.fault("delay", method="POST", path=posting, seconds=1.0, times=1)
    for person in (ann, marko):
        await move_by_text(person, thread)
    await until(lambda: struck(stage))
    assert await stopped(stage) == 0
    assert await stage.board(ann, thread, after=board.id)


async def test_a_stop_while_what_is_shown_does_not_end(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    posting = f"/channels/{thread['id']}/messages$"
    await stage.visitors.fault("delay", method="POST", path=posting, seconds=PATIENCE, times=1)
    for person in (ann, marko):
        await move_by_text(person, thread)
    await until(lambda: struck(stage))
    assert await stopped(stage) == 0
    await stage.bot.start()
    assert await stage.board(ann, thread, after=board.id)


async def test_a_start_without_a_network_waits_for_it(tmp_path):
    clock = tmp_path / "ahead"
    async with Playground(Settings(clock_file=clock)) as gone:
        bot, port = bot_at(gone, tmp_path), gone.port
    bot.forked = False
    await bot.launch()
    await until(lambda: bot_said(bot, NOT_CONNECTED), PATIENCE)
    async with (
        Playground(Settings(clock_file=clock, port=port)) as here,
        Visitors(here.url) as visitors,
    ):
        await until(visitors.bot_online, PATIENCE)
        assert bot.process.returncode is None
        assert "Traceback" not in bot.said()
        assert await bot.stop() == 0


async def bot_said(bot, words):
    return words in bot.said()


async def test_commands_that_cannot_be_published_are_published_later(stage):
    refused = {"method": "PUT", "path": "/commands$", "status": 403, "code": 50001, "times": 1}
    await stage.bot.stop()
    await stage.visitors.fault("error", **refused)
    await stage.bot.start()
    assert NOT_CONNECTED in stage.bot.said()
    assert "Traceback" not in stage.bot.said()


NONSENSE = [None, [], "x", {}, {"id": None}, {"id": "x", "guild_id": "y", "type": {}}]
EVENTS = [
    *("INTERACTION_CREATE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "GUILD_CREATE"),
    *("GUILD_UPDATE", "GUILD_DELETE", "GUILD_ROLE_CREATE", "THREAD_CREATE", "THREAD_UPDATE"),
    *("THREAD_DELETE", "THREAD_LIST_SYNC", "THREAD_MEMBERS_UPDATE", "USER_UPDATE", "NO_SUCH_EVENT"),
]


async def test_events_that_cannot_be_read_end_nothing(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    process = stage.bot.process
    for event in EVENTS:
        for data in NONSENSE:
            await stage.visitors.gateway("dispatch", event=event, data=data)
    await move_by_text(ann, thread)
    assert NOT_CONNECTED not in stage.bot.said(), "one event lost, and not the connection"
    assert stage.bot.process is process
    assert process.returncode is None
    assert "Traceback" not in stage.bot.said()


@pytest.mark.parametrize("event", ["READY", "RESUMED"])
async def test_a_broken_beginning_is_begun_anew(stage, event):
    await stage.visitors.gateway("dispatch", event=event, data=None)
    await until(lambda: bot_said(stage.bot, NOT_CONNECTED), PATIENCE)
    await until(lambda: ready_twice(stage), PATIENCE)
    (ann,) = await stage.people(1)
    assert (await ann.slash("help")).content


async def ready_twice(stage):
    return stage.bot.said().count("ready as") == 2
