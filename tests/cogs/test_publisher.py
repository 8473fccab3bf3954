"""Whatever cannot be shown is logged, tried again later, and told to the host."""

import asyncio
import logging

import pytest

from cogs.client import Boroughs
from cogs.delivery import dms
from cogs.ui.i18n import house_words
from db.database import Database
from engine.core.errors import Refused
from locales import Locale
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
    yield Boroughs(Context(database), house_words(), Locale.EN)
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
