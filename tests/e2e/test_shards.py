"""Several shards, several processes: shared evenly, and no press is lost, whoever comes or goes."""

import asyncio
import re
import signal
import sys
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import pytest

from playground import InteractionFailed, Playground, Settings
from playground.visitors import Visitors
from tests.archives import BOTH_KINDS, query
from tests.e2e.stage import (
    ACKNOWLEDGE_SECONDS,
    PATIENCE,
    Stage,
    bot_at,
    move_by_text,
    rests,
    until,
)

SHARDS = 4
CROWD = 20
TURNED_AWAY = "session has been invalidated"
PLAYERS = ("Ada", "Bela")


@asynccontextmanager
async def staged(tmp_path, archive, **more):
    """A world that is strict about sessions, and a bot that is not started yet."""
    settings = {"shards": SHARDS, "max_concurrency": SHARDS, "identify_seconds": 5.0, **more}
    strict = Settings(
        clock_file=tmp_path / "ahead",
        acknowledge_seconds=ACKNOWLEDGE_SECONDS,
        start_limits=True,
        **settings,
    )
    async with Playground(strict) as playground, Visitors(playground.url) as visitors:
        stage = Stage(playground, visitors, bot_at(playground, tmp_path, archive))
        stage.bots = [stage.bot]
        yield stage
        for bot in stage.bots:
            if bot.process is not None:
                bot.process.send_signal(signal.SIGCONT)
            await bot.stop()
            sys.stdout.write(f"{bot.log.name}\n{bot.said()}")


@pytest.fixture
async def sharded(tmp_path, archive):
    """The bot, started, on four shards."""
    async with staged(tmp_path, archive) as stage:
        await stage.bot.start()
        yield stage


async def another(stage):
    """One more process of the bot, which is ready."""
    log = stage.bot.log.with_name(f"bot-{len(stage.bots) + 1}.log")
    bot = replace(stage.bot, process=None, log=log)
    stage.bots.append(bot)
    await bot.start()
    return bot


def name(bot):
    """Under which the archive knows it."""
    return re.findall(r"process=(\w+)", bot.said())[-1]


async def shared(stage, *loads):
    """Whether each shard of the count is served, by so many of each process, and by nobody else."""
    rows = query(stage.bot.database, "SELECT process, heir, wanted FROM shards")
    running = {name(bot) for bot in stage.bots if bot.process is not None}
    served = Counter(process for process, heir, wanted in rows if wanted and heir is None)
    return (
        all(wanted for _, _, wanted in rows)
        and set(served) <= running
        and sorted(served.values()) == sorted(loads)
        and await linked(stage, sum(loads))
    )


def shard_of(guild, count=SHARDS):
    return (int(guild["id"]) >> 22) % count


async def places(stage, count=SHARDS):
    """A channel on each shard."""
    found = {}
    while len(found) < count:
        guild = await stage.visitors.add_guild(f"Server {len(found)}")
        number = shard_of(guild, count)
        if number not in found:
            found[number] = await stage.visitors.add_channel(guild["id"], "play")
    return [found[number] for number in range(count)]


@dataclass
class Pressed:
    """What became of the presses at one table."""

    thread: dict
    people: list
    moves: int = 0
    answered: list = field(default_factory=list)
    failed: list = field(default_factory=list)

    def stands(self, stage):
        """How many entries its log has, and which seat is asked."""
        games = query(stage.bot.database, "SELECT thread, rev, asked FROM games")
        [(rev, asked)] = [each for thread, *each in games if str(thread) == self.thread["id"]]
        return rev, asked.bit_length() - 1

    async def press(self, stage, over):
        """Move after move, until it is over; what is not answered is noted."""
        began, _ = self.stands(stage)
        for rest in rests():
            if over.is_set():
                break
            _, asked = self.stands(stage)
            try:
                self.answered.append(await move_by_text(self.people[asked], self.thread))
            except InteractionFailed as failed:
                self.failed.append(failed)
            await asyncio.sleep(rest)
        self.moves = self.stands(stage)[0] - began


async def tables(stage, count=2):
    """So many games, on one shard after the other, at which somebody is to build."""
    found, channels = [], await places(stage)
    for number in range(count):
        place = channels[-1 - number % len(channels)]
        people = [await stage.visitors.newcomer(f"{one}{number}", "en-US") for one in PLAYERS]
        for person in people:
            person.here, person.patience = place, PATIENCE
        thread = await stage.game(people)
        for person in people:
            await move_by_text(person, thread)
        found.append(Pressed(thread, people))
    return found


@asynccontextmanager
async def pressing(stage, games):
    """While this lasts, people press at all these tables; at the end each of them goes on."""
    over = asyncio.Event()
    tasks = [asyncio.create_task(game.press(stage, over)) for game in games]
    yield
    answers = [len(game.answered) for game in games]
    await until(lambda: went_on(games, answers))
    over.set()
    await asyncio.gather(*tasks)


async def went_on(games, answers):
    return all(len(game.answered) > n + 1 for game, n in zip(games, answers, strict=True))


def check_whole(games):
    """Every press was answered, and moved once."""
    for game in games:
        assert game.failed == []
        assert game.moves == len(game.answered), "each move was played once"
        assert all(one.state == "answered" and one.content for one in game.answered)


def check_calm(stage):
    for bot in stage.bots:
        assert " ERROR " not in bot.said()
        assert "Traceback" not in bot.said()


@BOTH_KINDS
async def test_whoever_joins_gets_an_even_share_and_whoever_leaves_leaves_it(sharded):
    """Every server is answered all the while, and Discord turns nobody away."""
    ann = await sharded.visitors.person("Ann")
    ann.patience = PATIENCE
    channels = await places(sharded)

    async def all_answer():
        return [(await ann.slash("turns", at=one)).content for one in [*channels, "dm"]]

    await until(lambda: shared(sharded, 4))
    assert all(await all_answer())
    second, _ = await another(sharded), await until(lambda: shared(sharded, 2, 2))
    assert all(await all_answer())
    await another(sharded)
    await until(lambda: shared(sharded, 1, 1, 2))
    assert all(await all_answer())
    assert await second.stop() == 0
    await until(lambda: shared(sharded, 2, 2))
    assert all(await all_answer())
    check_calm(sharded)
    for bot in sharded.bots:
        assert TURNED_AWAY not in bot.said()


@pytest.mark.parametrize("count", [2, CROWD])
@BOTH_KINDS
async def test_a_hand_over_with_several_shards_loses_no_press(sharded, count):
    games = await tables(sharded, count)
    async with pressing(sharded, games):
        await another(sharded)
        await until(lambda: shared(sharded, 2, 2))
        before = await starts_left(sharded)
        assert await sharded.bot.stop() == 0
        await until(lambda: shared(sharded, 4))
    assert await starts_left(sharded) == before, "its sessions go on"
    check_whole(games)
    check_calm(sharded)


@BOTH_KINDS
async def test_what_a_killed_process_served_is_served_by_the_others(sharded):
    """No move is played twice, and nobody is left without an answer once it is taken over."""
    games = await tables(sharded)
    await another(sharded)
    await another(sharded)
    await until(lambda: shared(sharded, 1, 1, 2))
    before = await starts_left(sharded)
    async with pressing(sharded, games):
        await sharded.bot.stop(signal.SIGKILL)
        await until(lambda: shared(sharded, 2, 2))
        at_the_end = [len(game.failed) for game in games]
    assert await starts_left(sharded) == before, "its sessions go on"
    for game, failed in zip(games, at_the_end, strict=True):
        assert len(game.failed) == failed, "all that came later were answered"
        answered = len(game.answered)
        assert answered <= game.moves <= answered + failed, "each move was played once"
    check_calm(sharded)


@BOTH_KINDS
async def test_a_process_that_hangs_loses_its_shards_and_shares_again_when_it_goes_on(sharded):
    games = await tables(sharded)
    second = await another(sharded)
    await until(lambda: shared(sharded, 2, 2))
    hanging = sharded.bot
    async with pressing(sharded, games):
        hanging.process.send_signal(signal.SIGSTOP)
        await until(lambda: served_by(sharded, second))
        hanging.process.send_signal(signal.SIGCONT)
        await until(lambda: shared(sharded, 2, 2))
        at_the_end = [len(game.failed) for game in games]
    for game, failed in zip(games, at_the_end, strict=True):
        assert len(game.failed) == failed, "all that came later were answered"
        assert len(game.answered) <= game.moves <= len(game.answered) + failed
    check_calm(sharded)


async def served_by(stage, bot):
    rows = query(stage.bot.database, "SELECT process, heir FROM shards")
    return rows == [(name(bot), None)] * SHARDS


@BOTH_KINDS
async def test_another_count_is_opened_before_the_former_is_closed(sharded):
    games = await tables(sharded)
    async with pressing(sharded, games):
        await sharded.visitors.gateway("shards", count=3)
        await another(sharded)  # whoever starts asks how many there should be
        await until(lambda: shared(sharded, 1, 2))
    check_whole(games)
    check_calm(sharded)


async def test_a_count_that_discord_accepts_no_more_is_changed_at_once(tmp_path, archive):
    async with staged(tmp_path, archive, shards=1, sharding_required=True) as stage:
        await stage.bot.start()
        await stage.visitors.gateway("shards", count=2)
        await stage.visitors.gateway("invalidate", resumable=False)
        await until(lambda: shared(stage, 2))
        ann = await stage.visitors.person("Ann")
        ann.patience = PATIENCE
        for place in await places(stage, 2):
            assert (await ann.slash("turns", at=place)).content


async def test_sessions_begin_one_by_one_also_where_two_processes_begin(tmp_path, archive):
    """Discord would turn the second of two away that come within five seconds."""
    async with staged(tmp_path, archive, shards=2, max_concurrency=1) as stage:
        await asyncio.gather(stage.bot.start(), another(stage))
        await until(lambda: shared(stage, 1, 1))
        for bot in stage.bots:
            assert TURNED_AWAY not in bot.said()


async def test_nobody_begins_a_session_where_none_remains(tmp_path, archive):
    """Discord would take the token away."""
    async with staged(tmp_path, archive, shards=2, session_starts=1) as stage:
        await stage.bot.launch()
        await until(lambda: said(stage.bot, "no session begin"))
        await until(lambda: linked(stage, 1))
        assert "4004" not in stage.bot.said()


async def starts_left(stage):
    """How many sessions may still begin today."""
    return (await stage.visitors.controls())["gateway"]["session_start_limit"]["remaining"]


async def said(bot, words):
    return words in bot.said()


async def linked(stage, count):
    sessions = (await stage.visitors.controls())["gateway"]["sessions"]
    return sum(one["connected"] for one in sessions) == count
