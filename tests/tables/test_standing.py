"""How a table stands with time, and what a board says and offers about it."""

import pytest

from cogs.screens.clock import called, time_buttons, time_lines
from cogs.screens.clock import people as named
from locales import Locale
from tables.lobby import opening
from tables.people import reminder_prefs
from tables.people.reminder_prefs import NIGHT, ZONE
from tables.play import voting
from tables.status import standing
from tables.time import deadlines, pauses, vacations
from tables.time.arithmetic import DAY
from tests.words import house_words


@pytest.fixture
def timed(office, people, sit_down):
    async def start(*names):
        table = await sit_down(*names, first="1")
        await opening.set_pace(office, table.id, people(names[0]), DAY)
        return await opening.start(office, table.id, people(names[0]))

    return start


@pytest.fixture(scope="module")
def words():
    return house_words()


async def shown(office, table, words):
    """The board's lines about time, and its buttons by deed."""
    how = await standing(office, table)
    say = words.speaker(Locale.EN, table.names)
    lines = [say(line) for line in time_lines(table, how)]
    return lines, [button.press.op for button in time_buttons(table, how, say)]


async def test_one_moment_for_all_who_are_asked(office, timed, words):
    table = await timed("ann", "bob")
    due = office.now() + DAY
    assert await shown(office, table, words) == (
        [f"Time to move: until <t:{due}:f> (<t:{due}:R>)."],
        [],
    )


async def test_each_their_own_where_they_differ(office, people, timed, words):
    table = await timed("ann", "bob")
    due = office.now() + DAY
    await vacations.go(office, people("bob"), 2)
    (ann, bob), _ = await shown(office, await office.table(table.id), words)
    assert ann == f"Ann has until <t:{due}:f> (<t:{due}:R>)."
    assert bob == f"Bob has until <t:{due + 2 * DAY}:f> (<t:{due + 2 * DAY}:R>)."


async def test_a_wish_asks_all_others_whoever_has_answered(office, people, timed, words):
    """A vote is private: a board drawn anew must not tell who has agreed."""
    table = await timed("ann", "bob", "cid")
    await pauses.pause(office, table.id, people("ann"))
    before = await shown(office, await office.table(table.id), words)
    await voting.vote(office, table.id, people("bob"), True)
    after = await shown(office, await office.table(table.id), words)
    assert before == after
    asked = [f"<@{people.ids[name]}>" for name in ("bob", "cid")]
    assert before[0][-1].startswith(f"{asked[0]} and {asked[1]}: pause the game?")
    assert before[1] == ["agree", "object"]


async def test_a_paused_table_says_so(office, people, timed, words):
    table = await timed("ann", "bob")
    await pauses.pause(office, table.id, people("ann"))
    await voting.vote(office, table.id, people("bob"), True)
    lines, _ = await shown(office, await office.table(table.id), words)
    assert lines == [
        "The game is paused and no clock is running. /game resume gets it going again."
    ]


async def test_the_late_may_be_given_time_and_the_absent_replaced(office, people, timed, words):
    table = await timed("ann", "bob", "cid")
    office.now.seconds += DAY
    for game in await deadlines.due_tables(office):
        while await deadlines.look(office, game):
            pass
    _, ops = await shown(office, await office.table(table.id), words)
    assert ops == ["time", "time", "time"]


async def test_whoever_has_muted_the_game_is_named_but_not_called(office, timed):
    table = await timed("ann", "bob")
    ann, bob = (row.user for row in table.seats)
    await reminder_prefs.mute(office, ann, table.id, quiet=True)
    how = await standing(office, table)
    assert called(table, how) == (bob,)
    assert [line.key for line in named(table, table.row.asked, how)] == ["seat", "plain"]


async def test_at_night_a_board_rings_no_bell(office, timed):
    table = await timed("ann", "bob")
    office.now.seconds = 1_767_225_600  # midnight in UTC
    for row in table.seats:
        assert not (await standing(office, table)).night
        await reminder_prefs.choose(office, row.user, ZONE, "UTC")
        await reminder_prefs.choose(office, row.user, NIGHT, "22-8")
    assert (await standing(office, table)).night
    office.now.seconds += DAY // 2
    assert not (await standing(office, table)).night
