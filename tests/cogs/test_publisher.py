"""Whatever cannot be shown is logged, tried again later, and told to the host."""

import asyncio
import logging
from dataclasses import replace

import pytest

from cogs.client import Boroughs
from cogs.delivery import dms
from cogs.delivery.publisher import IDLE
from cogs.worker import AFTER_FAILURE
from db import claims
from db import outbox as outbox_rows
from db.database import Database
from db.errors import Unavailable
from engine.core.errors import Refused
from locales import Locale, all_words
from tables import outbox
from tables.context import Caller, Context
from tables.entries import Publication
from tables.lobby.opening import open_table
from tables.outbox import Pending
from tables.troubles import Work

HOST = 7
ALONE = {Publication.MEMBERS}
"""Nobody at the table can mend that somebody is not let in yet: the log alone has it."""


@pytest.fixture
async def bot(tmp_path):
    database = await Database.open(tmp_path / "archive.sqlite3")
    yield Boroughs(Context(database), all_words(), Locale.EN)
    await database.close()


@pytest.fixture
def letters(monkeypatch):
    """What is written to whom."""
    found = []

    async def write(bot, user, page, nonce, *, silent=False):
        found.append((user, page.text))

    monkeypatch.setattr(dms, "write_to", write)
    return found


@pytest.mark.parametrize("kind", Publication)
async def test_a_refusal_on_the_way_is_swallowed_by_nobody(bot, letters, monkeypatch, caplog, kind):
    caller = Caller(HOST, "Ann", "1")
    table = await open_table(bot.context, caller, "manhattan", locale=Locale.EN)
    postponed = []

    async def refuse(*_):
        raise Refused("refused-parked")

    async def postpone(context, pending, seconds):
        postponed.append(pending.kind)

    monkeypatch.setattr(Context, "table", refuse)
    monkeypatch.setattr(outbox, "postpone", postpone)
    with caplog.at_level(logging.WARNING):
        await bot.publisher._publish_one(Pending(table.id, kind, None, 1, 1, 0, 0))
        await asyncio.gather(*bot.publisher._background.values())
    assert f"work={Work(kind)} table={table.id}: refused-parked" in caplog.text
    assert postponed == [kind]
    assert [user for user, _ in letters] == ([] if kind in ALONE else [HOST])


async def test_a_table_that_is_being_shown_is_not_begun_again_and_hides_no_other(bot, monkeypatch):
    """It has more to be shown than a page of the outbox holds, and all of it is older."""
    slow, other = [
        await open_table(bot.context, Caller(HOST, "Ann", str(number)), "manhattan", locale="en")
        for number in range(2)
    ]
    hands = [(Publication.HAND, seat) for seat in range(150)]
    await bot.context.database.execute(
        outbox_rows.adding(slow.id, 1, hands, 0),
        outbox_rows.adding(other.id, 1, [(Publication.BOARD, None)], 1),
    )
    begun = []

    async def publish(publications):
        begun.append({pending.table_id for pending in publications})
        return True

    monkeypatch.setattr(bot.publisher, "_publish_table", publish)
    showing = asyncio.create_task(asyncio.Event().wait())
    bot.publisher._busy[slow.id] = showing
    await bot.publisher._publish()
    await asyncio.gather(*(task for task in bot.publisher._busy.values() if task is not showing))
    assert begun == [{other.id}]
    assert bot.publisher._busy[slow.id] is showing
    showing.cancel()


async def test_what_is_due_later_is_left_until_then_and_looked_at_in_time(bot, monkeypatch):
    bot = Boroughs(replace(bot.context, now=lambda: 1000), all_words(), Locale.EN)
    table = await open_table(bot.context, Caller(HOST, "Ann", "1"), "manhattan", locale=Locale.EN)
    [lobby] = await outbox_rows.of_game(bot.context.database, table.id)
    await outbox.published(bot.context, lobby)
    await bot.context.database.execute(
        outbox_rows.adding(table.id, 1, [(Publication.BOARD, None)], 1000),
        outbox_rows.adding(table.id, 1, [(Publication.HAND, 0)], 1040),
    )
    shown = []

    async def publish(publications):
        for pending in publications:
            shown.append(pending.kind)
            await outbox.published(bot.context, pending)
        return True

    monkeypatch.setattr(bot.publisher, "_publish_table", publish)
    waits = []
    for _ in range(2):
        waits.append(await bot.publisher._publish())
        await asyncio.gather(*bot.publisher._busy.values())
        await asyncio.sleep(0)
    assert shown == [Publication.BOARD]
    assert waits == [IDLE, 40]


@pytest.mark.parametrize("failing", ["take", "postpone"])
async def test_an_archive_that_takes_no_writes_is_not_asked_again_and_again(
    bot, monkeypatch, caplog, failing
):
    """What is due can still be read there, and nothing of it can be shown or put off."""
    table = await open_table(bot.context, Caller(HOST, "Ann", "1"), "manhattan", locale="en")
    await bot.context.database.execute(
        outbox_rows.adding(table.id, 1, [(Publication.BOARD, None)], 0)
    )
    tried = []

    async def fail(*_):
        tried.append(failing)
        raise Unavailable("the archive takes no writes.")

    monkeypatch.setattr({"take": claims, "postpone": outbox}[failing], failing, fail)
    monkeypatch.setattr(Context, "table", fail)
    later = []
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "call_later", lambda seconds, work: later.append((seconds, work)))
    await bot.publisher._publish()
    await asyncio.gather(*bot.publisher._busy.values())
    await asyncio.sleep(0)
    worker = bot.publisher._worker
    assert not worker._woken.is_set()
    assert later == [(AFTER_FAILURE, worker.wake)]
    assert len(tried) > 0
    assert "never retrieved" not in caplog.text
