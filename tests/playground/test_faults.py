"""Trouble on demand: each kind does what it says, as often as it was told, and no more."""

import asyncio
import time

import aiohttp
import discord
import pytest

from playground import Declined, InteractionFailed, Playground
from playground.rest import buckets
from tests.playground.conftest import IN_VAIN, IN_VAIN_SECONDS, patient, running
from tests.playground.small_bot import SmallBot

WRITING = {"method": "POST", "path": r"/channels/\d+/messages$"}


async def statuses(visitors, method="POST"):
    requests = await visitors.requests()
    wanted = [one for one in requests if one["path"].endswith("/messages")]
    return [one["status"] for one in wanted if one["method"] == method]


async def test_too_many_requests(ann, visitors, general):
    await visitors.fault("rate_limit", times=1, seconds=0.2, **WRITING)
    began = time.monotonic()
    await general.send("after a pause")
    assert time.monotonic() - began >= 0.2
    assert await statuses(visitors) == [429, 200]
    assert [message.content for message in await ann.messages()] == ["after a pause"]


async def test_too_many_requests_everywhere(visitors, general):
    await visitors.fault("rate_limit", times=1, seconds=0.2, everywhere=True, **WRITING)
    await general.send("x")
    assert await statuses(visitors) == [429, 200]


async def test_a_failing_server(ann, visitors, general):
    await visitors.fault("error", times=1, status=503, **WRITING)
    with pytest.raises(discord.DiscordServerError):
        await general.send("lost")
    assert await ann.messages() == []
    await general.send("fine")
    assert [message.content for message in await ann.messages()] == ["fine"]


async def test_a_refusal_with_a_number_of_its_own(visitors, general):
    await visitors.fault("error", times=1, status=400, code=160006, **WRITING)
    with pytest.raises(discord.HTTPException) as caught:
        await general.send("no room")
    assert (caught.value.status, caught.value.code) == (400, 160006)


async def test_a_failing_server_that_the_library_tries_again(ann, visitors, general):
    await visitors.fault("error", times=1, status=502, **WRITING)
    await general.send("second try")
    assert await statuses(visitors) == [502, 200]
    assert len(await ann.messages()) == 1


async def test_a_slow_server(visitors, general):
    await visitors.fault("delay", times=1, seconds=0.3, **WRITING)
    began = time.monotonic()
    await general.send("slow")
    assert time.monotonic() - began >= 0.3


@IN_VAIN
async def test_a_slow_server_makes_an_answer_late(bot, ann, visitors, eventually):
    await visitors.fault("delay", times=1, seconds=3 * IN_VAIN_SECONDS, path="/callback$")
    with pytest.raises(InteractionFailed):
        await ann.slash("greet", whom="x")
    await eventually(lambda: bot.errors)
    assert [error.code for error in bot.errors] == [10062]


async def test_an_answer_lost_after_it_took_effect(ann, visitors, general):
    await visitors.fault("lost", times=1, **WRITING)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await general.send("it did arrive")
    assert [message.content for message in await ann.messages()] == ["it did arrive"]


async def test_a_failure_told_after_it_took_effect(ann, visitors, general):
    await visitors.fault("lost_error", times=1, status=503, **WRITING)
    with pytest.raises(discord.DiscordServerError):
        await general.send("it did arrive")
    assert [message.content for message in await ann.messages()] == ["it did arrive"]


async def test_a_nonce_makes_trying_again_safe(ann, visitors, general):
    await visitors.fault("lost_error", times=1, status=502, **WRITING)
    await general.send("once", nonce=5)
    assert await statuses(visitors) == [502, 200]
    assert len(await ann.messages()) == 1


async def test_what_has_no_nonce_arrives_twice(bot, ann, visitors):
    done = asyncio.Event()

    @bot.measure
    async def follow(interaction):
        await interaction.response.send_message("first")
        await interaction.followup.send("more")
        done.set()

    await visitors.fault("lost_error", times=1, status=502, method="POST", path="/webhooks/")
    await ann.slash("do", what="follow")
    await done.wait()
    said = [message.content for message in await ann.messages()]
    assert said == ["first", "more", "more"]


async def test_a_cut_connection(ann, visitors, general):
    await visitors.fault("drop", times=1, **WRITING)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await general.send("never arrived")
    assert await ann.messages() == []


async def test_faults_stay_until_they_are_switched_off(visitors, general):
    await visitors.fault("error", **WRITING)
    for _ in range(3):
        with pytest.raises(discord.DiscordServerError):
            await general.send("x")
    await visitors.clear_faults()
    await general.send("x")
    assert (await visitors.controls())["faults"] == []


async def test_only_matching_requests_are_hit(ann, bot, visitors, general):
    await visitors.fault("error", path=r"/channels/1/", method="POST")
    await general.send("elsewhere")
    await visitors.fault("error", method="GET", path=r"/messages")
    await general.send("another method")
    assert len(await ann.messages()) == 2


async def test_an_unknown_fault(visitors):
    with pytest.raises(Declined, match="rate_limit"):
        await visitors.fault("mischief")
    with pytest.raises(Declined):
        await visitors.fault("error", path="(")
    with pytest.raises(Declined):
        await visitors.fault("error", sort="bad")


async def test_the_headers_of_rate_limits(place, bot, general):
    headers = {"Authorization": "Bot playground"}
    url = f"{place.api}/channels/{general.id}"
    async with aiohttp.request("GET", url, headers=headers) as response:
        assert int(response.headers["X-RateLimit-Remaining"]) > 0
        first = response.headers["X-RateLimit-Bucket"]
    async with aiohttp.request("GET", f"{place.api}/users/@me", headers=headers) as response:
        assert response.headers["X-RateLimit-Bucket"] != first


async def test_real_overload_is_refused_when_wanted():
    async with Playground(patient(rate_limits=True)) as place:
        channel = next(c for c in place.services.world.channels.values() if c.name == "general")
        headers = {"Authorization": "Bot playground"}
        url = f"{place.api}/channels/{channel.id}/messages"
        async with aiohttp.ClientSession(headers=headers) as session:
            seen = []
            for number in range(6):
                async with session.post(url, json={"content": str(number)}) as response:
                    seen.append(response.status)
                    body = await response.json()
    assert seen == [200] * 5 + [429]
    assert 0 < body["retry_after"] <= 5


async def test_the_library_keeps_to_the_limits(monkeypatch):
    monkeypatch.setitem(buckets.WINDOWS, ("POST", "messages"), (2, 0.5))
    async with Playground(patient(rate_limits=True)) as place, running(SmallBot(), place) as bot:
        general = discord.utils.get(bot.get_all_channels(), name="general")
        for number in range(4):
            await general.send(str(number))
        assert 429 not in await statuses(place.visitors)


async def test_tokens_are_not_in_the_journal(bot, ann, visitors):
    await ann.slash("greet", whom="x")
    (callback,) = [one for one in await visitors.requests() if "callback" in one["path"]]
    assert callback["path"].endswith("/:token/callback")
