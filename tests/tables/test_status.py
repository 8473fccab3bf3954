"""How a table stands with time, and what a board says and offers about it."""

import pytest

from cogs.screens.clock import called, time_buttons, time_lines
from cogs.screens.clock import people as named
from locales import Locale
from tables.lobby import opening
from tables.people import reminder_prefs
from tables.people.reminder_prefs import NIGHT, ZONE
from tables.play import voting
from tables.status import status_of
from tables.time import deadlines, pauses, vacations
from tables.time.arithmetic import DAY
from tests.words import all_words


@pytest.fixture
def timed(context, people, sit_down):
    async def start(*names):
        table = await sit_down(*names, first="1")
        await opening.set_pace(context, table.id, people(names[0]), DAY)
        return (await opening.start(context, table.id, people(names[0]))).after

    return start


@pytest.fixture(scope="module")
def words():
    return all_words()


async def shown(context, table, words):
    """The board's lines about time, and its buttons by operation."""
    how = await status_of(context, table)
    say = words.speaker(Locale.EN, table.names)
    lines = [say(line) for line in time_lines(table, how)]
    return lines, [button.press.op for button in time_buttons(table, how, say)]


async def test_one_moment_for_all_who_are_asked(context, timed, words):
    table = await timed("ann", "bob")
    due = context.now() + DAY
    assert await shown(context, table, words) == (
        [f"Time to move: until <t:{due}:f> (<t:{due}:R>)."],
        [],
    )


async def test_each_their_own_where_they_differ(context, people, timed, words):
    table = await timed("ann", "bob")
    due = context.now() + DAY
    await vacations.go(context, people("bob"), 2)
    (ann, bob), _ = await shown(context, await context.table(table.id), words)
    assert ann == f"Ann has until <t:{due}:f> (<t:{due}:R>)."
    assert bob == f"Bob has until <t:{due + 2 * DAY}:f> (<t:{due + 2 * DAY}:R>)."


async def test_a_wish_asks_all_others_whoever_has_answered(context, people, timed, words):
    """A vote is private: a board drawn anew must not tell who has agreed."""
    table = await timed("ann", "bob", "cid")
    await pauses.pause(context, table.id, people("ann"))
    before = await shown(context, await context.table(table.id), words)
    await voting.vote(context, table.id, people("bob"), True)
    after = await shown(context, await context.table(table.id), words)
    assert before == after
    asked = [f"<@{people.ids[name]}>" for name in ("bob", "cid")]
    assert before[0][-1].startswith(f"{asked[0]} and {asked[1]}: pause the game?")
    assert before[1] == ["agree", "object"]


async def test_a_paused_table_says_so(context, people, timed, words):
    table = await timed("ann", "bob")
    await pauses.pause(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), True)
    lines, _ = await shown(context, await context.table(table.id), words)
    assert lines == [
        "The game is paused and no clock is running. /game resume gets it going again."
    ]


async def test_the_late_may_be_given_time_and_the_absent_replaced(context, people, timed, words):
    table = await timed("ann", "bob", "cid")
    context.now.seconds += DAY
    for game in await deadlines.due_tables(context):
        while await deadlines.look(context, game):
            pass
    _, ops = await shown(context, await context.table(table.id), words)
    assert ops == ["time", "time", "time"]


async def test_whoever_has_muted_the_game_is_named_but_not_called(context, timed):
    table = await timed("ann", "bob")
    ann, bob = (row.user for row in table.seats)
    await reminder_prefs.mute(context, ann, table.id, quiet=True)
    how = await status_of(context, table)
    assert called(table, how, table.row.asked) == (bob,)
    assert [line.key for line in named(table, table.row.asked, how)] == ["seat", "plain"]


async def test_at_night_a_board_rings_no_bell(context, timed):
    table = await timed("ann", "bob")
    context.now.seconds = 1_767_225_600  # midnight in UTC
    everyone = {row.user for row in table.seats}
    for row in table.seats:
        assert not (await status_of(context, table)).all_asleep(everyone)
        await reminder_prefs.choose(context, row.user, ZONE, "UTC")
        await reminder_prefs.choose(context, row.user, NIGHT, "22-8")
        assert (await status_of(context, table)).all_asleep({row.user})
    assert (await status_of(context, table)).all_asleep(everyone)
    context.now.seconds += DAY // 2
    assert not (await status_of(context, table)).all_asleep(everyone)
