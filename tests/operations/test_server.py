"""The little server under attack: hostile names, crowds, silence, a port that is taken."""

import asyncio
import logging
import socket
from contextlib import asynccontextmanager, closing, suppress

import aiohttp
import pytest

import listening
from operations import server as serving
from operations.server import MOST_CONNECTIONS, Document, Server, is_ours

LOOPBACK = "127.0.0.1"


def free_port():
    with closing(socket.socket()) as one:
        one.bind((LOOPBACK, 0))
        return one.getsockname()[1]


async def until(found):
    async with asyncio.timeout(120):
        while True:
            if await found():
                return
            await asyncio.sleep(0.01)


async def told(caplog):
    """Wait until the log has a sentence about the port."""

    async def enough():
        return "METRICS_PORT" in caplog.text

    await until(enough)


@asynccontextmanager
async def serve(documents, port=None):
    port = port or free_port()
    task = asyncio.create_task(Server(LOOPBACK, port, documents).stay())
    try:
        await until(lambda: answers(port))
        yield port
    finally:
        task.cancel()
        await asyncio.wait({task})


async def answers(port):
    try:
        return await asked(port, "/nowhere") is not None
    except (aiohttp.ClientError, OSError):
        return False


async def asked(port, path="/page", **more):
    async with aiohttp.request("GET", f"http://{LOOPBACK}:{port}{path}", **more) as response:
        return response.status, await response.text()


async def page():
    return Document(b"well\n")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.0.0.1:9", "localhost", "[::1]:9", "boroughs:9", "10.2.3.4:9"]
)
def test_addresses_and_names_of_neighbours_are_ours(host):
    assert is_ours(host, LOOPBACK)


@pytest.mark.parametrize(
    "host",
    [
        "",
        ":9",
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.",
        "a@evil.example:9",
        "[::1",
        "[::1].evil.example",
        "evil.example/127.0.0.1",
        "1.2.3",
        "::1.",
    ],
)
def test_a_name_that_may_be_anybodys_is_not(host):
    assert not is_ours(host, LOOPBACK)


def test_the_name_that_the_host_has_set_is_ours():
    assert is_ours("Metrics.Home.Arpa:9", "metrics.home.arpa")


async def raw(port, request):
    """What comes back for these bytes until we are hung up on."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    try:
        writer.write(request)
        return await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (b"GET /page HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", b"403"),
        (b"GET /page HTTP/1.1\r\nConnection: close\r\n\r\n", b"400"),
        (b"GET /page HTTP/1.0\r\n\r\n", b"403"),
        (
            b"GET http://evil.example/page HTTP/1.1\r\nHost: x.y\r\nConnection: close\r\n\r\n",
            b"403",
        ),
        (b"GET /page HTTP/1.1\r\nHost: a\r\nHost: b.c\r\n\r\n", b"400"),
        (b"GET /page HTTP/1.1\r\nHost: " + b"x" * 100_000 + b"\r\n\r\n", b"400"),
        (
            b"PUT /page HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
            b"405",
        ),
        (b"\x00\xff\r\n\r\n", b"400"),
    ],
)
async def test_a_hostile_request_is_refused_without_a_word_in_the_log(
    request_bytes, status, caplog
):
    async with serve({"/page": page}) as port:
        said = await raw(port, request_bytes)
        assert said.split()[1] == status
        assert b"well" not in said
    assert [one for one in caplog.records if one.levelno > logging.INFO] == []


async def test_a_thousand_connections_that_say_nothing_take_few_descriptors(monkeypatch):
    """They are hung up on, and those that were let in do not stay long."""
    monkeypatch.setattr(serving, "LONGEST_CONNECTION", 0.2)
    async with serve({"/page": page}) as port:
        silent = [socket.socket() for _ in range(1000)]
        try:
            loop = asyncio.get_running_loop()
            for one in silent:
                one.setblocking(False)
                await loop.sock_connect(one, (LOOPBACK, port))
            # Whoever is hung up on reads the end.
            ends = [asyncio.ensure_future(ended(loop, one)) for one in silent]
            async with asyncio.timeout(120):
                await asyncio.gather(*ends)
            assert await asked(port) == (200, "well\n")
        finally:
            for one in silent:
                one.close()


async def ended(loop, one):
    with suppress(ConnectionError):
        assert await loop.sock_recv(one, 1) == b""


async def test_never_more_than_a_few_are_open_at_once(monkeypatch):
    made = []
    original = serving._connecting

    def counting(server):
        connect = original(server)

        def counted():
            made.append(len(server.connections))
            return connect()

        return counted

    monkeypatch.setattr(serving, "_connecting", counting)
    async with serve({"/page": page}) as port:
        opened = [await asyncio.open_connection(LOOPBACK, port) for _ in range(200)]
        for _, writer in opened:
            writer.close()
    assert max(made) <= 2 * MOST_CONNECTIONS


async def test_a_crowd_that_asks_gets_one_answer_that_was_made_once():
    made = []

    async def slowly():
        made.append(1)
        await asyncio.sleep(0.05)
        return Document(b"well\n")

    async with serve({"/page": slowly}) as port:
        found = await asyncio.gather(*(asked(port) for _ in range(MOST_CONNECTIONS // 2)))
        assert set(found) == {(200, "well\n")}
    assert made == [1]


async def test_a_document_that_cannot_be_made_is_an_error_of_one_request():
    async def fail():
        raise RuntimeError("a secret")

    async with serve({"/page": page, "/broken": fail}) as port:
        status, text = await asked(port, "/broken")
        assert status == 500
        assert "secret" not in text
        assert await asked(port) == (200, "well\n")


async def test_a_taken_port_is_told_in_a_sentence_and_served_once_it_is_free(monkeypatch, caplog):
    monkeypatch.setattr(listening, "TRY_AGAIN", 0.02)
    port = free_port()
    with closing(socket.create_server((LOOPBACK, port))):
        task = asyncio.create_task(Server(LOOPBACK, port, {"/page": page}).stay())
        await told(caplog)
    try:
        await until(lambda: answers(port))
        [said, *_] = [one for one in caplog.records if "METRICS_PORT" in one.getMessage()]
        assert said.levelno == logging.WARNING
        assert said.exc_info is None
        assert str(port) in said.getMessage()
    finally:
        task.cancel()
        await asyncio.wait({task})


@pytest.mark.parametrize("host", ["192.0.2.1", "no..name", "x" * 300])
async def test_an_address_that_is_not_ours_is_tried_for_ever_and_told_once(
    monkeypatch, caplog, host
):
    monkeypatch.setattr(listening, "TRY_AGAIN", 0.01)
    tries, serve_once = [], Server._serve

    async def counted(self):
        tries.append(1)
        await serve_once(self)

    async def enough():
        return len(tries) > 3

    monkeypatch.setattr(Server, "_serve", counted)
    task = asyncio.create_task(Server(host, free_port(), {"/page": page}).stay())
    await until(enough)
    assert not task.done()
    assert caplog.text.count("METRICS_PORT") == 1
    task.cancel()
    await asyncio.wait({task})
