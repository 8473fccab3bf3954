"""When the time runs out: a call, a word to the table, a safe move, a bot that stands in."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from db import lateness, reminders, troubles
from locales import StandIn
from tables import outbox
from tables.bots import moves
from tables.lobby import opening
from tables.people import reminder_prefs
from tables.play import act, undo, voting
from tables.time import deadlines, outage, pauses, timers, vacations
from tables.time.arithmetic import DAY, HOUR
from tables.time.deadlines import MISSES, Measure
from tables.troubles import Work
from tests.archives import query
from tests.tables.playing import choose_blocks, play_one, play_out, refused


@pytest.fixture
def hurried(context, people, sit_down):
    """A started game with a day for each move, all of them building."""

    async def start(*names, pace=DAY):
        table = await sit_down(*names, first="1")
        await opening.set_pace(context, table.id, people(names[0]), pace)
        table = (await opening.start(context, table.id, people(names[0]))).after
        return await choose_blocks(context, people, table, names)

    return start


async def sweep(context):
    """What the hall's sweep does: look at each clock until nothing more is due."""
    for game in await deadlines.due_tables(context):
        while await deadlines.look(context, game):
            pass


async def told(context, table):
    return [notice.key for notice in await outbox.news(context, table.id, None)]


async def pass_by(context, seconds, step=HOUR):
    """Time goes by, and Boroughs looks at its clocks once in a while."""
    end = context.now.seconds + seconds
    while context.now.seconds < end:
        context.now.seconds = min(end, context.now.seconds + step)
        await sweep(context)


async def test_a_game_without_a_pace_waits_for_ever(context, people, begin):
    table = await begin("ann", "bob")
    await pass_by(context, 400 * DAY, step=100 * DAY)
    assert await deadlines.due_tables(context) == []
    assert await deadlines.waits(context, table) == []
    assert (await context.table(table.id)).row.rev == table.row.rev


async def test_the_sequence_step_by_step(context, people, hurried):
    table = await hurried("ann", "bob")
    [wait] = await deadlines.waits(context, table)
    assert (wait.seat, wait.due) == (0, context.now() + DAY)
    quiet = await told(context, table)

    await pass_by(context, 18 * HOUR - 1)
    assert await reminders.due(context.database, context.now()) == []
    await pass_by(context, 1)
    [reminder] = await reminders.due(context.database, context.now())
    assert reminder.user == people.ids["ann"]
    assert await told(context, table) == quiet

    await pass_by(context, 6 * HOUR)
    assert await told(context, table) == [*quiet, "notice-late"]
    assert (await context.table(table.id)).position.match.ply == table.position.match.ply

    await pass_by(context, 6 * HOUR)
    table = await context.table(table.id)
    assert "notice-timeout" in await told(context, table)
    assert table.position.step.kind == "timeout"
    assert table.position.match.turn.seats == (1,)
    assert table.seat_of(people.ids["ann"]) == 0


async def test_everything_at_once_after_a_long_sleep_still_goes_step_by_step(
    context, people, hurried
):
    table = await hurried("ann", "bob")
    context.now.seconds += 2 * DAY
    assert await deadlines.look(context, table.id)
    assert (await lateness.of_game(context.database, table.id))[0].called
    await sweep(context)
    keys = await told(context, table)
    assert keys.index("notice-late") < keys.index("notice-timeout")


async def test_nobody_loses_a_move_asleep(context, people, hurried):
    """Asked at half past ten in the evening, with eight hours and a night until eight."""
    context.now.seconds = int(datetime(2026, 6, 1, 22, 30, tzinfo=UTC).timestamp())
    table = await hurried("ann", "bob", pace=8 * HOUR)
    await reminder_prefs.choose(context, people.ids["ann"], "zone", "UTC")
    await reminder_prefs.choose(context, people.ids["ann"], "night", "22-8")
    [wait] = await deadlines.waits(context, table)
    morning = int(datetime(2026, 6, 2, 8, 0, tzinfo=UTC).timestamp())
    assert (wait.due, wait.last) == (context.now() + 8 * HOUR, morning + 2 * HOUR)
    await pass_by(context, morning + 2 * HOUR - 1 - context.now())
    assert "notice-late" in await told(context, table)
    assert "notice-timeout" not in await told(context, table)
    await pass_by(context, 1)
    assert "notice-timeout" in await told(context, table)


async def test_a_move_in_time_stops_everything(context, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(context, 25 * HOUR)
    table = await play_one(context, people, await context.table(table.id))
    assert await lateness.of_game(context.database, table.id) == {}
    [wait] = await deadlines.waits(context, table)
    assert (wait.seat, wait.due) == (1, context.now() + DAY)
    await pass_by(context, 17 * HOUR)
    assert (await context.table(table.id)).row.rev == table.row.rev


async def test_after_repeated_absence_a_bot_stands_in_until_the_owner_moves(
    context, people, hurried
):
    table = await hurried("ann", "bob", "cid")
    for _ in range(MISSES):
        await pass_by(context, 31 * HOUR)
        for _ in range(2):
            table = await play_one(context, people, await context.table(table.id))
    assert "notice-bot-stands-in" in await told(context, table)
    assert table.seats[0].bot == "normal"
    assert table.names == ("Ann", "Bob", "Cid")
    assert [type(name) for name in table.names] == [StandIn, str, str]
    assert table.seats[0].user == people.ids["ann"]
    assert await moves.asked(context) == [(table.id, 0)]
    assert await deadlines.waits(context, table) == []

    text = " ".join(table.position.match.fallback(0))
    table = (await act.act(context, table.id, people("ann"), text)).after
    assert table.seats[0].bot is None
    assert await lateness.of_game(context.database, table.id) == {}
    assert "notice-back" in await told(context, table)


async def test_whoever_was_stood_in_for_comes_back_by_saying_so(context, people, hurried):
    table = await hurried("ann", "bob", "cid")
    assert (
        await refused(deadlines.come_back(context, table.id, people("ann"))) == "refused-not-away"
    )
    for _ in range(MISSES):
        await pass_by(context, 31 * HOUR)
        for _ in range(2):
            table = await play_one(context, people, await context.table(table.id))
    table = (await deadlines.come_back(context, table.id, people("ann"))).after
    assert table.seats[0].bot is None
    [wait] = await deadlines.waits(context, table)
    assert wait.seat == 0


async def test_the_table_rests_when_nobody_is_left(context, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(context, 30 * DAY)
    table = await context.table(table.id)
    assert table.row.status == "playing"
    assert (await told(context, table)).count("notice-bot-stands-in") == 1
    assert "notice-rests" in await told(context, table)
    assert await pauses.is_paused(context, table.id)
    rev = table.row.rev
    await pass_by(context, 30 * DAY, step=DAY)
    assert (await context.table(table.id)).row.rev == rev


async def test_the_table_gives_more_time(context, people, hurried):
    table = await hurried("ann", "bob")
    early = deadlines.give_time(context, table.id, people("bob"), 0)
    assert await refused(early) == "refused-not-late"
    await pass_by(context, 25 * HOUR)
    stranger = deadlines.give_time(context, table.id, people("eve"), 0)
    assert await refused(stranger) == "refused-not-seated"
    table = (await deadlines.give_time(context, table.id, people("bob"), 0)).after
    [wait] = await deadlines.waits(context, table)
    assert wait.due == context.now() + DAY
    await pass_by(context, 17 * HOUR)
    assert (await context.table(table.id)).row.rev == table.row.rev
    await pass_by(context, 8 * HOUR)
    assert (await told(context, table)).count("notice-late") == 2


async def test_the_table_sends_a_stand_in_away(context, people, hurried):
    table = await hurried("ann", "bob", "cid")
    for _ in range(MISSES):
        await pass_by(context, 31 * HOUR)
        for _ in range(2):
            table = await play_one(context, people, await context.table(table.id))
    assert await deadlines.late_seats(context, table) == [0]
    table = (await deadlines.give_time(context, table.id, people("cid"), 0)).after
    assert table.seats[0].bot is None


async def test_the_move_of_boroughs_is_taken_back_by_consent(context, people, hurried):
    table = await hurried("ann", "bob", "cid")
    ply = table.position.match.ply
    await pass_by(context, 31 * HOUR)
    await undo.undo(context, table.id, people("bob"))
    await voting.vote(context, table.id, people("ann"), True)
    table = (await voting.vote(context, table.id, people("cid"), True)).after
    assert table.position.match.ply == ply
    assert table.position.match.turn.seats == (0,)


async def test_a_paused_table_waits(context, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(context, 10 * HOUR)
    await pauses.pause(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), True)
    await pass_by(context, 20 * DAY, step=DAY)
    table = await context.table(table.id)
    assert "notice-late" not in await told(context, table)
    assert [wait.due for wait in await deadlines.waits(context, table)] == [None]
    table = (await pauses.resume(context, table.id, people("bob"))).after
    [wait] = await deadlines.waits(context, table)
    assert wait.due == context.now() + 14 * HOUR


async def test_an_outage_moves_the_deadline(context, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(context, 10 * HOUR)
    await outage.note_alive(context)
    context.now.seconds += 3 * DAY
    assert await outage.make_up_for_outage(context, context.now()) == 3 * DAY
    await sweep(context)
    [wait] = await deadlines.waits(context, table)
    assert wait.due == context.now() + 14 * HOUR
    assert "notice-late" not in await told(context, table)
    await pass_by(context, 14 * HOUR)
    assert "notice-late" in await told(context, table)


async def test_a_vacation_moves_only_the_own_deadlines(context, people, sit_down):
    table = await sit_down("ann", "bob", first="1")
    await opening.set_pace(context, table.id, people("ann"), DAY)
    table = (await opening.start(context, table.id, people("ann"))).after
    asked = context.now()
    await pass_by(context, 10 * HOUR)
    await vacations.go(context, people("ann"), 3)
    dues = {wait.seat: wait.due for wait in await deadlines.waits(context, table)}
    assert dues == {0: asked + 4 * DAY, 1: asked + DAY}


async def test_the_last_moves_of_boroughs_may_end_the_game(context, people, hurried):
    table = await hurried("ann", "bob")
    while not (await context.table(table.id)).position.match.outcome:
        table = await context.table(table.id)
        if 1 in table.row.asked:
            table = (
                await act.act(
                    context,
                    table.id,
                    people("bob"),
                    " ".join(table.position.match.fallback(1)),
                )
            ).after
        else:
            await pass_by(context, 31 * HOUR)
            if table.seats[0].bot:
                await moves.move(context, table.id, 0)
    table = await context.table(table.id)
    assert table.row.status == "over"
    await pass_by(context, 10 * DAY, step=DAY)


async def test_at_ones_own_pace_each_move_winds_the_clock(context, people, sit_down):
    table = await sit_down("ann", "bob", game="mycity", pace="own")
    await opening.set_pace(context, table.id, people("ann"), DAY)
    table = (await opening.start(context, table.id, people("ann"))).after
    begun = context.now()
    await pass_by(context, 20 * HOUR)
    text = " ".join(table.position.match.fallback(0))
    table = (await act.act(context, table.id, people("ann"), text)).after
    dues = {wait.seat: wait.due for wait in await deadlines.waits(context, table)}
    assert dues == {0: context.now() + DAY, 1: begun + DAY}
    await pass_by(context, 5 * HOUR)
    late = await lateness.of_game(context.database, table.id)
    assert late[1].told
    assert 0 not in late


async def test_a_wish_that_nobody_answers_lapses(context, people, hurried):
    table = await hurried("ann", "bob", pace=7 * DAY)
    await pauses.pause(context, table.id, people("ann"))
    context.now.seconds += DAY - 1
    assert [timer.kind for timer in await timers.due(context)] == []
    context.now.seconds += 2
    lapses = [timer for timer in await timers.due(context) if timer.kind == "lapse"]
    assert await voting.lapsed(context, lapses[0])
    assert (await told(context, table))[-1] == "notice-lapsed"
    late = voting.vote(context, table.id, people("bob"), True)
    assert await refused(late) == "refused-no-wish"
    assert not await voting.lapsed(context, lapses[0])


async def test_the_next_measure_follows_from_what_was_done():
    wait = deadlines.Wait(0, 7, since=1000, due=1400, last=1500)
    late = lateness.Lateness(1, 0, since=1000)
    measures = [
        deadlines.next_measure(wait, None, 400),
        deadlines.next_measure(wait, lateness.Lateness(1, 0, 1, True, True), 400),
        deadlines.next_measure(wait, lateness.Lateness(1, 0, 1000, True), 400),
        deadlines.next_measure(wait, lateness.Lateness(1, 0, 1000, True, True), 400),
    ]
    assert measures == [
        (1300, Measure.CALL),
        (1300, Measure.CALL),
        (1400, Measure.TELL),
        (1500, Measure.PLAY),
    ]
    assert deadlines.next_measure(wait, late, 400) == (1300, Measure.CALL)
    still = deadlines.Wait(0, 7, since=1000, due=None, last=None)
    assert deadlines.next_measure(still, late, 400) is None


async def test_a_table_with_trouble_is_looked_at_later(context, people, hurried):
    table = await hurried("ann", "bob")
    context.now.seconds += DAY
    assert await deadlines.due_tables(context) == [table.id]
    await deadlines.put_off(context, table.id, context.now() + HOUR)
    assert await deadlines.due_tables(context) == []
    context.now.seconds += HOUR
    assert await deadlines.due_tables(context) == [table.id]


async def test_finished_games_are_not_looked_at(context, people, hurried):
    table = await play_out(context, people, await hurried("ann", "bob"))
    context.now.seconds += 9 * DAY
    assert await deadlines.due_tables(context) == []
    assert table.row.wake is None


NOTE = """INSERT INTO steps SELECT table_id, rev + 1, ply, opened, 'note', NULL, 0, 0, at, 0,
    packed, '', events, state FROM steps WHERE table_id = {} ORDER BY rev DESC LIMIT 1"""

FURTHER = "UPDATE games SET rev = rev + 1 WHERE id = {}"


class Overtaken:
    """The time; and, when it is asked once more, another process has just noted something."""

    def __init__(self, context, location, game):
        self.context, self.location, self.game, self.done = context, location, game, False

    def __call__(self):
        if not self.done:
            self.done = True
            query(self.location, NOTE.format(self.game))
            query(self.location, FURTHER.format(self.game))
        return self.context.now()


async def test_a_lost_race_is_looked_at_again_at_once(context, people, hurried, location):
    table = await hurried("ann", "bob")
    await pass_by(context, DAY - HOUR)
    context.now.seconds += 2 * HOUR
    overtaken = Overtaken(context, location, table.id)
    slow = replace(context, now=overtaken)
    assert await deadlines.look(slow, table.id), "somebody was quicker"
    assert "notice-late" not in await told(context, table)
    assert await deadlines.due_tables(context) == [table.id], "nothing was put off"
    assert await deadlines.look(slow, table.id)
    assert "notice-late" in await told(context, table)
    assert await troubles.find(context.database, table.id, Work.CLOCK) is None
