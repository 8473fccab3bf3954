"""Shards: who hears what, how many may begin when, and how many there must be."""

import aiohttp
import pytest

from playground import Playground, Settings

IDENTIFY, RESUME, INVALID_SESSION, HELLO = 2, 6, 9, 10
GUILDS, MESSAGES = 1, 1 << 9 | 1 << 12


class Line:
    """A bare connection to the gateway."""

    def __init__(self, place, socket):
        self.place, self.socket = place, socket

    async def identify(self, number, count, intents=GUILDS):
        shard = {"shard": [number, count], "intents": intents}
        await self.socket.send_json({"op": IDENTIFY, "d": {"token": "playground", **shard}})

    async def resume(self, session, sequence):
        given = {"token": "playground", "session_id": session, "seq": sequence}
        await self.socket.send_json({"op": RESUME, "d": given})

    async def receive(self):
        """The next frame, or the code with which the line was closed."""
        message = await self.socket.receive(timeout=60)
        return message.json() if message.type is aiohttp.WSMsgType.TEXT else message.data

    async def until(self, event):
        while (frame := await self.receive())["t"] != event:
            pass
        return frame


@pytest.fixture
async def dial():
    """Open a connection; it has said hello."""
    async with aiohttp.ClientSession() as client:

        async def connected(place):
            line = Line(place, await client.ws_connect(place.gateway + "?v=10"))
            assert (await line.receive())["op"] == HELLO
            return line

        yield connected


async def limits(place):
    address, header = f"{place.api}/gateway/bot", {"Authorization": "Bot playground"}
    async with aiohttp.request("GET", address, headers=header) as response:
        return await response.json()


async def test_a_server_is_told_of_on_its_shard_and_a_conversation_on_the_first(dial):
    async with Playground(Settings(shards=2)) as place:
        lines = [await dial(place) for _ in range(2)]
        served = {}
        for number, line in enumerate(lines):
            await line.identify(number, 2, intents=MESSAGES)
            ready = (await line.until("READY"))["d"]
            assert ready["shard"] == [number, 2]
            served.update({guild["id"]: number for guild in ready["guilds"]})
        [(guild, number)] = served.items()
        assert number == (int(guild) >> 22) % 2
        ann = await place.person("Ann")
        await ann.write("here", at="games")
        assert (await lines[number].until("MESSAGE_CREATE"))["d"]["guild_id"] == guild
        await ann.write("to you", at="dm")
        assert (await lines[0].until("MESSAGE_CREATE"))["d"]["content"] == "to you"
        sequences = [session.sequence for session in place.services.switchboard.sessions.all()]
        assert sorted(sequences) == ([1, 3] if number == 0 else [2, 2]), "nobody heard of another's"


async def test_a_bucket_is_free_every_few_seconds_and_another_one_at_once(dial):
    settings = Settings(shards=4, max_concurrency=2, start_limits=True, identify_seconds=3600)
    async with Playground(settings) as place:
        for number, event in ((0, "READY"), (1, "READY"), (2, None), (3, None)):
            line = await dial(place)
            await line.identify(number, 4)
            frame = await line.receive()
            assert (frame["t"], frame["op"]) == (event, 0 if event else INVALID_SESSION)
        told = await limits(place)
        limit = told["session_start_limit"]
        assert (told["shards"], limit["max_concurrency"], limit["remaining"]) == (4, 2, 996)
        assert 0 < limit["reset_after"] <= 86_400_000


async def test_a_bot_that_begins_too_many_sessions_loses_its_token(dial):
    settings = Settings(start_limits=True, identify_seconds=0, session_starts=1)
    async with Playground(settings) as place:
        first, second = await dial(place), await dial(place)
        await first.identify(0, 1)
        assert (await first.receive())["t"] == "READY"
        assert (await limits(place))["session_start_limit"]["remaining"] == 0
        await second.identify(0, 1)
        assert await second.receive() == 4004


@pytest.mark.parametrize(("shard", "code"), [((2, 2), 4010), ((-1, 2), 4010), ((0, 1), 4011)])
async def test_a_shard_that_cannot_be(dial, shard, code):
    async with Playground(Settings(shards=2, sharding_required=True)) as place:
        line = await dial(place)
        await line.identify(*shard)
        assert await line.receive() == code


async def test_another_count_is_recommended_on_demand(dial):
    async with Playground(Settings(sharding_required=True)) as place:
        await place.visitors.gateway("shards", count=3)
        assert (await limits(place))["shards"] == 3
        line = await dial(place)
        await line.identify(0, 1)
        assert await line.receive() == 4011


async def test_whoever_resumes_a_session_takes_it_from_the_line_before(dial):
    async with Playground() as place:
        former, later = await dial(place), await dial(place)
        await former.identify(0, 1, intents=0)
        session = (await former.until("READY"))["d"]["session_id"]
        place.services.switchboard.dispatch("NEWS", {})
        assert (await former.receive())["t"] == "NEWS"
        await later.resume(session, 1)
        assert [(await later.receive())["t"] for _ in range(2)] == ["NEWS", "RESUMED"]
        assert await former.receive() == 4000
        place.services.switchboard.dispatch("MORE", {})
        assert (await later.receive())["t"] == "MORE"
