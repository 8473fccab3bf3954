"""Tables in a line each."""

import pytest

from cogs.screens.lists import table_lines
from db.database import Database
from db.statements import Statement
from locales import Locale
from tables import lookup
from tables.context import Caller, Context
from tables.lobby import opening
from tests.words import house_words

HERE = 7
WORDS = house_words()


@pytest.fixture
async def context(tmp_path):
    database = await Database.open(tmp_path / "archive.sqlite3")
    yield Context(database, lambda: 1_700_000_000)
    await database.close()


async def hurried(context, number):
    """A game that Ann plays alone, with a day for each move."""

    def ann():
        return Caller(1, "Ann", f"{number}-{next(steps)}")

    steps = iter(range(9))
    table = await opening.open_table(
        context, ann(), "sprawlopolis", locale="en", guild=HERE, pace=86_400
    )
    return (await opening.start(context, table.id, ann())).after


@pytest.mark.parametrize("damage", ["steps SET state = x'00'", "games SET game = 'gone'"])
async def test_a_table_that_cannot_be_read_keeps_no_other_from_the_list(context, damage):
    first, second = [await hurried(context, number) for number in range(2)]
    found = await lookup.tables_in(context, HERE, 1)
    column = "table_id" if "steps" in damage else "id"
    sql = f"UPDATE {damage} WHERE {column} = ?"
    await context.database.execute(Statement(sql, ((first.id,),)))
    broken, sound = await table_lines(context, found, WORDS.speaker(Locale.EN))
    assert (f"{first.id}" in broken, "⏳" in broken) == (True, False)
    assert (f"{second.id}" in sound, "⏳" in sound) == (True, True)
