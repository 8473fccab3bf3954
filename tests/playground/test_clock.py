"""A world whose clock is moved: what is dated follows, what waits does not notice."""

import asyncio
import time

import aiohttp
import discord
import pytest

from playground import Declined, Playground, Settings, StateRefused
from playground.clock import LATEST, LONGEST_LEAP, Clock, WrongLeap
from playground.rest.buckets import Buckets
from tests.playground.conftest import PATIENCE, patient, running
from tests.playground.small_bot import SmallBot

HOUR, DAY, WEEK = 3600, 86_400, 604_800
NEAR = 60.0
"""A slow machine may need a while between two looks at a clock."""


def ahead(moment):
    """By how much a moment is ahead of the machine's time."""
    return pytest.approx(moment - time.time(), abs=NEAR)


def test_a_clock_shows_two_times():
    clock = Clock()
    clock.leap(DAY)
    clock.leap(HOUR)
    assert clock.ahead == DAY + HOUR
    assert ahead(clock.now()) == DAY + HOUR
    assert ahead(clock.steady()) == 0


def test_what_was_leapt_over_was_not_lived():
    clock = Clock()
    before = clock.now()
    clock.leap(WEEK)
    between = clock.now()
    clock.leap(DAY)
    for moment in (before, between, clock.now()):
        assert 0 <= clock.age(moment) < NEAR
    assert clock.age(before - HOUR) == pytest.approx(HOUR, abs=NEAR)


@pytest.mark.parametrize(
    "seconds",
    [-1, 0, LONGEST_LEAP + 1, float("nan"), float("inf"), "60", None, True, [60], 10**400],
)
def test_a_clock_refuses_what_is_no_leap_forward(seconds):
    clock = Clock()
    with pytest.raises(WrongLeap):
        clock.leap(seconds)
    assert clock.ahead == 0


def test_a_clock_stops_while_ids_still_fit():
    clock = Clock()
    clock.begin_ahead(LATEST - time.time() - DAY)
    with pytest.raises(WrongLeap, match="2079"):
        clock.leap(WEEK)
    clock.leap(HOUR)


async def test_the_clock_is_moved_and_read(visitors):
    assert (await visitors.clock())["ahead"] == 0
    moved = await visitors.advance(DAY)
    assert moved["ahead"] == DAY
    assert ahead(moved["now"]) == DAY
    assert (await visitors.controls())["clock"]["ahead"] == DAY


@pytest.mark.parametrize(
    ("seconds", "sentence"),
    [
        (-5, "only moves forward"),
        (LONGEST_LEAP + 1, "a year at most"),
        ("soon", "as a number"),
        (None, "as a number"),
    ],
)
async def test_a_wrong_leap_is_refused_with_a_sentence(visitors, seconds, sentence):
    with pytest.raises(Declined) as declined:
        await visitors.advance(seconds)
    assert declined.value.status == 400
    assert sentence in declined.value.data["error"]
    assert (await visitors.clock())["ahead"] == 0


async def test_other_pages_cannot_move_the_clock(place):
    url, elsewhere = f"{place.url}/controls/clock", {"Origin": "https://example.org"}
    async with aiohttp.request("POST", url, json={"seconds": 5}, headers=elsewhere) as response:
        assert response.status == 403
    assert (await place.visitors.clock())["ahead"] == 0


async def test_whatever_is_dated_follows(bot, ann, general, visitors):
    old = await general.send("before")
    await visitors.advance(WEEK)
    await old.edit(content="after")
    fresh = await general.send("new")
    thread = await fresh.create_thread(name="Manhattan")
    found = await general.fetch_message(old.id)
    dated = (found.edited_at, fresh.created_at, discord.utils.snowflake_time(fresh.id))
    for moment in (*dated, thread.created_at, thread.archive_timestamp):
        assert ahead(moment.timestamp()) == WEEK
    assert ahead(old.created_at.timestamp()) == 0
    assert ahead((await visitors.requests())[-1]["moment"]) == WEEK


async def test_a_leap_does_not_end_what_is_being_answered():
    async with Playground(patient()) as place, running(SmallBot(), place) as bot:
        ann = await place.person("Ann")

        @bot.measure
        async def later(interaction):
            await place.visitors.advance(WEEK)
            await interaction.response.defer()
            await place.visitors.advance(WEEK)
            await interaction.followup.send("still here")

        answer = await ann.slash("do", what="later")
        assert answer.content == "still here"
        assert answer.acknowledged_after < DAY


async def test_a_leap_does_not_end_the_session(bot, ann, general, visitors, eventually):
    await visitors.gateway("refuse")
    await visitors.gateway("drop")
    await eventually(lambda: bot.heard_of("disconnect"))
    await visitors.advance(WEEK)
    await ann.write("said meanwhile")
    await visitors.gateway("accept")
    await eventually(lambda: bot.heard_of("resumed"))
    assert not bot.heard_of("ready")[1:]


async def test_a_leap_leaves_a_nonce_in_force(general, visitors, ann):
    body = {"content": "once", "nonce": "n", "enforce_nonce": True}
    send = general._state.http.request
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=general.id)
    first = await send(route, json=body)
    await visitors.advance(WEEK)
    assert (await send(route, json=body))["id"] == first["id"]


def test_a_leap_empties_no_bucket():
    clock = Clock()
    buckets = Buckets(clock, enforced=True)
    for _ in range(6):
        bucket = buckets.take("POST", "/channels/1/messages")
        clock.leap(DAY)
    assert bucket.exceeded
    assert ahead(float(bucket.headers()["X-RateLimit-Reset"])) == 0


async def test_everybody_is_told(ann, visitors):
    async with ann.live() as news:
        await anext(news)
        await visitors.advance(DAY)
        async with asyncio.timeout(PATIENCE):
            event = await anext(news)
    assert (event["type"], event["data"]["ahead"]) == ("clock_update", DAY)
    assert (await ann._talk.get("/people"))["clock"]["ahead"] == DAY


async def test_a_bot_in_this_process_is_called(place, visitors):
    called = []
    place.on_leap(lambda: called.append(place.now()))
    await visitors.advance(DAY)
    (moment,) = called
    assert ahead(moment) == DAY


async def test_the_future_outlives_a_restart(tmp_path):
    settings = patient(state=tmp_path / "world.db", clock_file=tmp_path / "deep" / "ahead")
    async with Playground(settings) as place:
        assert float(settings.clock_file.read_text()) == 0
        await place.visitors.advance(DAY)
        await place.visitors.advance(HOUR)
        assert float(settings.clock_file.read_text()) == DAY + HOUR
    settings.clock_file.unlink()
    async with Playground(settings) as place:
        assert ahead(place.now()) == DAY + HOUR
        assert float(settings.clock_file.read_text()) == DAY + HOUR
    async with Playground(settings, reset=True) as place:
        assert ahead(place.now()) == 0
        assert float(settings.clock_file.read_text()) == 0


def test_a_clock_file_that_cannot_be_written(tmp_path):
    (tmp_path / "taken").write_text("a file, not a folder")
    with pytest.raises(StateRefused, match="--clock-file"):
        Playground(Settings(clock_file=tmp_path / "taken" / "ahead"))


@pytest.fixture
async def thread(general):
    message = await general.send("a table")
    return await message.create_thread(name="Manhattan", auto_archive_duration=1440)


async def is_archived(person):
    return (await person.channel("Manhattan"))["thread_metadata"]["archived"]


async def test_a_silent_thread_is_archived(bot, ann, thread, visitors, eventually):
    await visitors.advance(DAY - HOUR)
    assert not await is_archived(ann)
    await visitors.advance(HOUR)
    assert await is_archived(ann)
    await eventually(lambda: bot.heard_of("raw_thread_update"))
    (update,) = bot.heard_of("raw_thread_update")[-1]
    assert update.data["thread_metadata"]["archived"]
    archived_at = discord.utils.parse_time(update.data["thread_metadata"]["archive_timestamp"])
    assert ahead(archived_at.timestamp()) == DAY


async def test_what_is_said_keeps_a_thread_awake(bot, ann, thread, visitors):
    await visitors.advance(DAY - HOUR)
    await ann.write("still thinking", "Manhattan")
    await visitors.advance(DAY - HOUR)
    assert not await is_archived(ann)
    await visitors.advance(HOUR)
    assert await is_archived(ann)
    await thread.send("your turn")
    await visitors.advance(HOUR)
    assert not await is_archived(ann)


async def test_a_longer_patience_counts_from_now(ann, thread, visitors):
    await visitors.advance(DAY - HOUR)
    await thread.edit(auto_archive_duration=4320)
    await visitors.advance(3 * DAY - HOUR)
    assert not await is_archived(ann)
    await visitors.advance(HOUR)
    assert await is_archived(ann)


async def test_a_thread_falls_asleep_without_a_leap(place, ann, thread, eventually):
    place.services.world.clock.begin_ahead(2 * DAY)
    place.services.timekeeper.look()
    assert await is_archived(ann)
