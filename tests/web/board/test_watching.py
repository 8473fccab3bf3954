"""Open pages hear of what other processes do, and one look at the archive serves all of them."""

import asyncio
from dataclasses import replace

import pytest
import pytest_asyncio

from db.archive import open_archive
from tables.context import Context
from tables.people.browsers import make_link, sign_out_everywhere, take_link
from tables.play import act
from tests.web.board.test_safety import ANN, MARKO, Visit, ann, http, table
from web.watcher import Watcher

__all__ = ["ann", "http", "table"]

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def elsewhere(server):
    """Another process on the same archive, of which the server of the page is not told."""
    database = await open_archive(server.archive)
    yield Context(database)
    await database.close()


async def listening(visit):
    """A stream that has begun."""
    events = await visit.get("events")
    await events.content.readuntil(b"\n\n")
    return events.content


async def test_a_move_of_another_process_is_told(server, elsewhere, table, ann):
    stream = await listening(ann)
    draft = (await elsewhere.table(table.id)).shown().match.fallback(0)
    await act.act(elsewhere, table.id, server.caller(ANN), " ".join(draft))
    assert b"event: changed" in await stream.readuntil(b"\n\n")


async def test_what_another_process_has_signed_out_is_told_so(server, http, elsewhere, table, ann):
    marko = Visit(server, http)
    await marko.take(await server.link(table.id, MARKO))
    stream, other = await listening(ann), await listening(marko)
    await sign_out_everywhere(elsewhere, ANN)
    assert b"event: out" in await stream.readuntil(b"\n\n")
    assert (await marko.get("screen")).status == 200
    await server.move(table, MARKO)
    assert b"event: changed" in await other.readuntil(b"\n\n"), "nobody else was signed out"


class Counting:
    """An archive that counts what it is asked."""

    def __init__(self, archive):
        self._archive, self.asked = archive, 0

    async def fetch(self, *query):
        self.asked += 1
        return await self._archive.fetch(*query)


async def looked(server, tables, everyone):
    """How often the archive is asked by a look for so many pages, and who is woken by it."""
    sessions = []
    for one in tables:
        for user in everyone:
            link = await make_link(server.context, one.id, user, None, "en")
            sessions.append(await take_link(server.context, link))
    archive = Counting(server.context.database)
    watcher = Watcher(replace(server.context, database=archive))
    contexts = [watcher.watching(session) for session in sessions]
    woken = [one.__enter__() for one in contexts]
    await watcher._look()
    for one in woken:
        one.clear()
    before = archive.asked
    await server.move(tables[0], ANN)
    await watcher._look()
    return archive.asked - before, [one.is_set() for one in woken]


async def test_a_look_asks_no_more_for_many_pages_than_for_one(server):
    tables = [await server.begin("manhattan") for _ in range(6)]
    few, woken = await looked(server, tables[:1], (ANN,))
    assert woken == [True]
    many, woken = await looked(server, tables[1:], (ANN, MARKO))
    assert woken == [True, True, *[False] * 8], "only those at the table that has changed"
    assert many == few


async def test_an_archive_that_does_not_answer_is_asked_again(server, table, monkeypatch):
    monkeypatch.setattr("web.watcher.LOOK_SECONDS", 0.01)
    watcher, failed = Watcher(server.context), asyncio.Event()
    session = await take_link(
        server.context, await make_link(server.context, table.id, ANN, None, "en")
    )

    async def fail(*_):
        failed.set()
        raise OSError("away")

    with watcher.watching(session) as woken, monkeypatch.context() as patch:
        patch.setattr("web.watcher.marks_of", fail)
        staying = asyncio.create_task(watcher.stay())
        await failed.wait()
        assert not woken.is_set()
        patch.undo()
        await woken.wait()
        staying.cancel()
