"""Tables in a line each."""

import pytest

from cogs.screens.lists import TableLine, list_page, summary, table_list
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.reader import make_reader
from db.database import Database
from db.statements import Statement
from engine.core.words import Msg, plain, typed
from locales import Locale
from tables import lookup
from tables.context import Caller, Context
from tables.lobby import opening
from tests.words import all_words

HERE = 7
WORDS = all_words()


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
    say = WORDS.speaker(Locale.EN)
    broken, sound = await table_list(context, with_presses(found), 1, say)
    assert (f"#{first.id} " in broken.text, "⏳" in broken.text) == (True, False)
    assert (f"#{second.id} " in sound.text, "⏳" in sound.text) == (True, True)
    assert "playing a card" in sound.text, "what is asked"


def with_presses(games):
    return [(game, Press(Op.MOVE, game.id)) for game in games]


READER = make_reader(WORDS, Locale.EN, "dark", ())


def lines_of(count, length=20):
    return [
        TableLine(f"#{n} " + "x" * length, Press(Op.MOVE, n), plain(f"#{n} Streets"))
        for n in range(1, count + 1)
    ]


@pytest.mark.parametrize(("count", "length"), [(1, 10), (7, 10), (15, 120), (15, 400)])
def test_lines_and_buttons_match_one_to_one(count, length):
    page = list_page("Head", lines_of(count, length), 0, READER)
    numbers = [line.split()[0] for line in page.text.splitlines() if line.startswith("#")]
    assert numbers == [button.label.split()[0] for button in page.widgets]
    assert numbers == [f"#{button.press.table}" for button in page.widgets]
    assert len(page.text) <= limits.CONTENT
    assert ("more table" in page.text) == (len(numbers) < count)
    rows = [button.row for button in page.widgets]
    assert all(rows.count(row) <= limits.BUTTONS_IN_A_ROW for row in rows)


@pytest.mark.parametrize("locale", Locale)
def test_a_line_never_begins_with_a_number_that_markdown_counts_anew(locale):
    people = (typed("Marko"), typed("Lev"))
    for key, given in (("ui-table", {"people": people}), ("ui-table-alone", {})):
        line = WORDS.say(locale, Msg(key, {"number": 12, "game": Msg("streets-name"), **given}))
        assert line.startswith("#12 ")


async def test_a_table_is_called_by_its_number_its_game_and_the_others(context):
    table = await hurried(context, 0)
    (row,) = await lookup.tables_in(context, HERE, 1)
    say = WORDS.speaker(Locale.EN)
    assert say(await summary(context, row, 1)) == f"#{table.id} Sprawlopolis"
    assert say(await summary(context, row, 2)) == f"#{table.id} Sprawlopolis: Ann"
