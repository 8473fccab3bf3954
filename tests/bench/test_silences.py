"""What a silent table waited for; and that players leave no table which they have begun."""

from itertools import count

import pytest

from bench.player import PLENTY, Player
from bench.silences import Moment, Silence, Span, silences, waited_for
from db.archive import open_archive
from tables.context import Caller, Context
from tables.lobby import opening

ANN, BOB = Caller(1, "Ann", ""), Caller(2, "Bob", "")


def test_silences_are_between_moves_at_the_same_table_and_the_longest_is_first():
    moves = [Moment(1, 10.0), Moment(2, 11.0), Moment(1, 13.0), Moment(2, 19.0), Moment(1, 14.0)]
    spans = [(2, Span(11.0, 19.0)), (1, Span(10.0, 13.0)), (1, Span(13.0, 14.0))]
    assert silences(moves) == [Silence(table_id, span) for table_id, span in spans]


def test_it_is_told_how_long_nobody_asked_and_how_long_the_server_was_away():
    silence = Silence(7, Span(100.0, 130.0))
    asked = [Moment(7, 99.0), Moment(8, 101.0), Moment(7, 125.0), Moment(7, 128.0)]
    outages = [Span(95.0, 102.0), Span(110.0, 111.0), Span(140.0, 150.0)]
    told = waited_for(silence, asked, outages)
    assert told == (
        "table 7, 30.0 s: nobody asked for 25.0 s, then 2 times; the server was away for 3.0 s"
    )


@pytest.fixture
async def player(location, tmp_path):
    database = await open_archive(location)
    with (tmp_path / "lines").open("a") as lines:
        yield Player(Context(database, limits=PLENTY), "p0", tmp_path, lines, 2, count())
    await database.close()


async def lobby(player):
    table = await opening.open_table(player.context, player.pressing(ANN), "manhattan", locale="en")
    await opening.join(player.context, table.id, player.pressing(BOB))
    return table.id


async def test_a_table_that_is_played_at_is_not_left_for_one_that_starts_later(player):
    """The first lobby is started last, and has the smallest number."""
    late, *begun = [await lobby(player) for _ in range(3)]
    for table_id in begun:
        await opening.start(player.context, table_id, player.pressing(ANN))
        await player.move(table_id)
    await opening.start(player.context, late, player.pressing(ANN))
    assert await player.tables() == begun


async def test_new_tables_are_played_at_where_too_few_have_begun(player):
    first, second, third = [await lobby(player) for _ in range(3)]
    for table_id in (first, second, third):
        await opening.start(player.context, table_id, player.pressing(ANN))
    assert await player.tables() == [first, second]
    await player.move(third)
    assert await player.tables() == [third, first]
