"""The gateway: heartbeats, resuming without losing anything, being cut off in every way."""

import asyncio
import json
import zlib
from contextlib import suppress

import aiohttp
import discord
import pytest

from playground import Declined, InteractionFailed, Playground, Settings
from playground.gateway.compression import ZlibStream, ZstdStream, packing
from tests.playground.conftest import PATIENCE, patient, running
from tests.playground.small_bot import SmallBot


async def session(visitors):
    (one,) = (await visitors.controls())["gateway"]["sessions"]
    return one


@pytest.mark.parametrize("action", ["drop", "reconnect", "close"])
async def test_nothing_is_lost_when_the_line_is_cut(bot, ann, visitors, action, eventually):
    before = await session(visitors)
    await visitors.gateway("refuse")
    await visitors.gateway(action)
    await eventually(lambda: bot.heard_of("disconnect"))
    for number in range(3):
        await ann.write(f"<@{bot.user.id}> {number}")
    assert bot.heard_of("message") == []
    await visitors.gateway("accept")
    await eventually(lambda: len(bot.heard_of("message")) == 3)
    heard = [message.content[-1] for (message,) in bot.heard_of("message")]
    assert heard == ["0", "1", "2"]
    assert len(bot.heard_of("resumed")) == 1
    assert (await session(visitors))["id"] == before["id"]
    assert (await ann.slash("greet", whom="x")).content.startswith("hello")


async def test_a_session_that_is_over(bot, ann, visitors, eventually):
    before = await session(visitors)
    await visitors.gateway("invalidate", resumable=False)
    await eventually(lambda: len(bot.heard_of("ready")) == 2)
    assert (await session(visitors))["id"] != before["id"]
    assert (await ann.slash("greet", whom="x")).content.startswith("hello")


async def test_a_session_that_should_be_resumed(bot, visitors, eventually):
    before = await session(visitors)
    await visitors.gateway("invalidate", resumable=True)
    await eventually(lambda: bot.heard_of("resumed"))
    assert (await session(visitors))["id"] == before["id"]


async def test_an_unknown_order(visitors):
    with pytest.raises(Declined):
        await visitors.gateway("explode")


async def test_a_dead_line(eventually):
    """The line stays open and says nothing; the bot notices by its heartbeat and resumes."""
    settings = Settings(acknowledge_seconds=0.4, heartbeat_seconds=0.3)
    async with Playground(settings) as place:
        bot = SmallBot(heartbeat_timeout=0.8)
        async with running(bot, place):
            ann = await place.person("Ann")
            await place.visitors.gateway("silence")
            with pytest.raises(InteractionFailed):
                await ann.slash("greet", whom="x")
            await eventually(lambda: bot.heard_of("resumed"))
            assert (await answered(ann)).content.startswith("hello")


async def answered(person):
    """What a bot says that is there again, as soon as it is quick enough."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(InteractionFailed):
                return await person.slash("greet", whom="x")


async def test_what_was_silent_comes_back(bot, ann, visitors, eventually):
    await visitors.gateway("silence")
    await ann.write(f"<@{bot.user.id}> hello")
    await asyncio.sleep(0.1)
    assert bot.heard_of("message") == []
    await visitors.gateway("wake")
    await eventually(lambda: bot.heard_of("message"))


async def test_heartbeats(eventually):
    settings = patient(heartbeat_seconds=2.0)
    async with Playground(settings) as place, running(SmallBot(), place) as bot:
        await eventually(lambda: 0 < bot.latency < PATIENCE)
        assert bot.heard_of("disconnect") == []


async def test_a_heartbeat_on_demand(dial, visitors):
    line = await dial()
    await line.receive()
    await visitors.gateway("heartbeat")
    assert (await line.receive())["op"] == 1


@pytest.mark.parametrize("name", ["members", "message_content", "presences"])
async def test_privileged_intents_are_refused(place, name):
    intents = discord.Intents.default()
    setattr(intents, name, True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(SmallBot(intents), place):
            pass


async def test_privileged_intents_when_they_are_granted(eventually):
    settings = patient(privileged_intents=True)
    bot = SmallBot(discord.Intents.all())
    async with Playground(settings) as place, running(bot, place):
        (guild,) = bot.guilds
        assert len(guild.members) == 6
        assert (await bot.application_info()).flags.gateway_guild_members_limited
        ann = await place.person("Ann")
        await ann.write("words")
        newcomer = await place.visitors.newcomer("Їжачок", "uk")
        await eventually(lambda: bot.heard_of("member_join"))
        assert [m.content for (m,) in bot.heard_of("message")] == ["words"]
        assert [m.name for (m,) in bot.heard_of("member_join")] == [newcomer.username]
        assert len([member async for member in guild.fetch_members()]) == 7


async def test_only_what_was_asked_for_is_heard(place, ann):
    intents = discord.Intents(guilds=True)
    async with running(SmallBot(intents), place) as bot:
        general = discord.utils.get(bot.get_all_channels(), name="general")
        await ann.write("x")
        await general.send("y")
        assert (await ann.slash("greet", whom="x")).content.startswith("hello")
        assert bot.heard_of("message") == []


async def test_the_bots_presence(bot, ann, visitors, eventually):
    assert await visitors.bot_online()
    await bot.change_presence(status=discord.Status.idle)
    presence = {}
    for _ in range(12_000):
        presence = (await session(visitors))["presence"]
        if presence.get("status") == "idle":
            break
        await asyncio.sleep(0.01)
    assert presence["status"] == "idle"
    await bot.close()
    for _ in range(12_000):
        if not await visitors.bot_online():
            break
        await asyncio.sleep(0.01)
    assert not await visitors.bot_online()


class Line:
    """A hand-made connection to the gateway."""

    def __init__(self, socket, packed):
        self._socket = socket
        self._zlib = zlib.decompressobj() if packed else None

    async def receive(self):
        message = await self._socket.receive(timeout=PATIENCE)
        if message.type is aiohttp.WSMsgType.CLOSE:
            return message.data
        if self._zlib is None:
            return json.loads(message.data)
        assert message.type is aiohttp.WSMsgType.BINARY
        assert message.data.endswith(b"\x00\x00\xff\xff")
        return json.loads(self._zlib.decompress(message.data))

    async def send(self, **frame):
        await self._socket.send_json(frame)


@pytest.fixture
async def dial(place):
    async with aiohttp.ClientSession() as client:

        async def dial(query="?v=10&encoding=json", packed=False):
            url = place.gateway + query
            return Line(await client.ws_connect(url, autoclose=False), packed)

        yield dial


IDENTIFY = {"token": "playground", "intents": 1, "properties": {}}


async def test_frames_packed_with_zlib(dial):
    line = await dial("?v=10&encoding=json&compress=zlib-stream", packed=True)
    assert (await line.receive())["op"] == 10
    await line.send(op=1, d=None)
    assert (await line.receive())["op"] == 11
    await line.send(op=2, d=IDENTIFY)
    ready = await line.receive()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert (await line.receive())["t"] == "GUILD_CREATE"


async def test_plain_frames(dial):
    line = await dial()
    assert (await line.receive())["d"]["heartbeat_interval"] == 41250


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 2, "d": {**IDENTIFY, "token": "wrong"}}, 4004),
        ({"op": 2, "d": {**IDENTIFY, "intents": -1}}, 4013),
        ({"op": 2, "d": {**IDENTIFY, "intents": 1 << 15}}, 4014),
        ({"op": 2, "d": {**IDENTIFY, "shard": [2, 2]}}, 4010),
        ({"op": 99, "d": None}, 4001),
        ({"op": 8, "d": {}}, 4003),
        ({"nothing": 1}, 4002),
    ],
)
async def test_the_gateway_hangs_up_on_nonsense(dial, frame, code):
    line = await dial()
    await line.receive()
    await line.send(**frame)
    assert await line.receive() == code


async def test_identifying_twice(dial):
    line = await dial()
    await line.receive()
    await line.send(op=2, d=IDENTIFY)
    await line.receive()
    await line.receive()
    await line.send(op=2, d=IDENTIFY)
    assert await line.receive() == 4005


async def test_an_unknown_session_cannot_be_resumed(dial):
    line = await dial()
    await line.receive()
    await line.send(op=6, d={"token": "playground", "session_id": "nothing", "seq": 5})
    assert await line.receive() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_number_from_the_future_cannot_be_resumed(dial):
    line = await dial()
    await line.receive()
    await line.send(op=2, d=IDENTIFY)
    ready = await line.receive()
    other = await dial()
    await other.receive()
    resume = {"token": "playground", "session_id": ready["d"]["session_id"], "seq": 99}
    await other.send(op=6, d=resume)
    assert (await other.receive())["op"] == 9


async def test_no_heartbeat_no_line():
    async with (
        Playground(Settings(heartbeat_seconds=0.1)) as place,
        aiohttp.ClientSession() as client,
        client.ws_connect(place.gateway, autoclose=False) as socket,
    ):
        line = Line(socket, packed=False)
        await line.receive()
        assert await line.receive() == 4009


async def test_direct_messages_go_to_the_first_shard(dial, place, ann):
    lines = []
    for number in range(2):
        line = await dial()
        await line.receive()
        await line.send(op=2, d={**IDENTIFY, "intents": 1 << 12, "shard": [number, 2]})
        assert (await line.receive())["t"] == "READY"
        lines.append(line)
    await ann.write("hello", "dm")
    assert (await lines[0].receive())["t"] == "MESSAGE_CREATE"
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(lines[1].receive(), 0.1)


def test_zlib_frames_are_one_stream():
    packed, reader = ZlibStream(), zlib.decompressobj()
    for text in ("one", "two" * 1000):
        assert reader.decompress(packed.pack(text)).decode() == text


def unpacked_zstd(data, first):
    """What a reader of raw zstd blocks sees."""
    if first:
        assert data[:4] == b"\x28\xb5\x2f\xfd"
        assert data[4] == 0
        data = data[6:]
    out = b""
    while data:
        header = int.from_bytes(data[:3], "little")
        assert header & 0b111 == 0
        size = header >> 3
        assert size <= 1 << 17
        out, data = out + data[3 : 3 + size], data[3 + size :]
    return out.decode()


def test_zstd_frames_are_one_stream():
    packed = ZstdStream()
    for number, text in enumerate(("one", "їжак" * 50_000, "")):
        assert unpacked_zstd(packed.pack(text), first=number == 0) == text


def test_an_unknown_packing():
    assert packing("lzma") is None
