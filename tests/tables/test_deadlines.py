"""When the time runs out: a call, a word to the table, a safe move, a bot that stands in."""

import sqlite3
from contextlib import closing
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
from tables.time import deadlines, outage, pauses, vacations
from tables.time.arithmetic import DAY, HOUR
from tables.time.deadlines import MISSES, Deed
from tables.troubles import Work
from tests.tables.playing import choose_blocks, play_one, play_out, refused


@pytest.fixture
def hurried(office, people, sit_down):
    """A started game with a day for each move, all of them building."""

    async def start(*names, pace=DAY):
        table = await sit_down(*names, first="1")
        await opening.set_pace(office, table.id, people(names[0]), pace)
        table = await opening.start(office, table.id, people(names[0]))
        return await choose_blocks(office, people, table, names)

    return start


async def sweep(office):
    """What the hall's sweep does: look at each clock until nothing more is due."""
    for game in await deadlines.due_tables(office):
        while await deadlines.look(office, game):
            pass


async def told(office, table):
    return [notice.key for notice in await outbox.news(office, table.id, None)]


async def pass_by(office, seconds, step=HOUR):
    """Time goes by, and the house looks at its clocks once in a while."""
    end = office.now.seconds + seconds
    while office.now.seconds < end:
        office.now.seconds = min(end, office.now.seconds + step)
        await sweep(office)


async def test_a_game_without_a_pace_waits_for_ever(office, people, begin):
    table = await begin("ann", "bob")
    await pass_by(office, 400 * DAY, step=100 * DAY)
    assert await deadlines.due_tables(office) == []
    assert await deadlines.waits(office, table) == []
    assert (await office.table(table.id)).row.rev == table.row.rev


async def test_the_sequence_step_by_step(office, people, hurried):
    table = await hurried("ann", "bob")
    [wait] = await deadlines.waits(office, table)
    assert (wait.seat, wait.due) == (0, office.now() + DAY)
    quiet = await told(office, table)

    await pass_by(office, 18 * HOUR - 1)
    assert await reminders.due(office.database, office.now()) == []
    await pass_by(office, 1)
    [reminder] = await reminders.due(office.database, office.now())
    assert reminder.user == people.ids["ann"]
    assert await told(office, table) == quiet

    await pass_by(office, 6 * HOUR)
    assert await told(office, table) == [*quiet, "notice-late"]
    assert (await office.table(table.id)).running.match.ply == table.running.match.ply

    await pass_by(office, 6 * HOUR)
    table = await office.table(table.id)
    assert "notice-timeout" in await told(office, table)
    assert table.running.step.kind == "timeout"
    assert table.running.match.turn.seats == (1,)
    assert table.seat_of(people.ids["ann"]) == 0


async def test_everything_at_once_after_a_long_sleep_still_goes_step_by_step(
    office, people, hurried
):
    table = await hurried("ann", "bob")
    office.now.seconds += 2 * DAY
    assert await deadlines.look(office, table.id)
    assert (await lateness.of_game(office.database, table.id))[0].called
    await sweep(office)
    keys = await told(office, table)
    assert keys.index("notice-late") < keys.index("notice-timeout")


async def test_nobody_loses_a_move_asleep(office, people, hurried):
    """Asked at half past ten in the evening, with eight hours and a night until eight."""
    office.now.seconds = int(datetime(2026, 6, 1, 22, 30, tzinfo=UTC).timestamp())
    table = await hurried("ann", "bob", pace=8 * HOUR)
    await reminder_prefs.choose(office, people.ids["ann"], "zone", "UTC")
    await reminder_prefs.choose(office, people.ids["ann"], "night", "22-8")
    [wait] = await deadlines.waits(office, table)
    morning = int(datetime(2026, 6, 2, 8, 0, tzinfo=UTC).timestamp())
    assert (wait.due, wait.last) == (office.now() + 8 * HOUR, morning + 2 * HOUR)
    await pass_by(office, morning + 2 * HOUR - 1 - office.now())
    assert "notice-late" in await told(office, table)
    assert "notice-timeout" not in await told(office, table)
    await pass_by(office, 1)
    assert "notice-timeout" in await told(office, table)


async def test_a_move_in_time_stops_everything(office, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(office, 25 * HOUR)
    table = await play_one(office, people, await office.table(table.id))
    assert await lateness.of_game(office.database, table.id) == {}
    [wait] = await deadlines.waits(office, table)
    assert (wait.seat, wait.due) == (1, office.now() + DAY)
    await pass_by(office, 17 * HOUR)
    assert (await office.table(table.id)).row.rev == table.row.rev


async def test_after_repeated_absence_a_bot_stands_in_until_the_owner_moves(
    office, people, hurried
):
    table = await hurried("ann", "bob", "cid")
    for _ in range(MISSES):
        await pass_by(office, 31 * HOUR)
        for _ in range(2):
            table = await play_one(office, people, await office.table(table.id))
    assert "notice-bot-stands-in" in await told(office, table)
    assert table.seats[0].bot == "normal"
    assert table.names == ("Ann", "Bob", "Cid")
    assert [type(name) for name in table.names] == [StandIn, str, str]
    assert table.seats[0].user == people.ids["ann"]
    assert await moves.asked(office) == [(table.id, 0)]
    assert await deadlines.waits(office, table) == []

    text = " ".join(table.running.match.fallback(0))
    table = await act.act(office, table.id, people("ann"), text)
    assert table.seats[0].bot is None
    assert await lateness.of_game(office.database, table.id) == {}
    assert "notice-back" in await told(office, table)


async def test_whoever_was_stood_in_for_comes_back_by_saying_so(office, people, hurried):
    table = await hurried("ann", "bob", "cid")
    assert await refused(deadlines.come_back(office, table.id, people("ann"))) == "refused-not-away"
    for _ in range(MISSES):
        await pass_by(office, 31 * HOUR)
        for _ in range(2):
            table = await play_one(office, people, await office.table(table.id))
    table = await deadlines.come_back(office, table.id, people("ann"))
    assert table.seats[0].bot is None
    [wait] = await deadlines.waits(office, table)
    assert wait.seat == 0


async def test_the_table_rests_when_nobody_is_left(office, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(office, 30 * DAY)
    table = await office.table(table.id)
    assert table.row.status == "playing"
    assert (await told(office, table)).count("notice-bot-stands-in") == 1
    assert "notice-rests" in await told(office, table)
    assert await pauses.is_paused(office, table.id)
    rev = table.row.rev
    await pass_by(office, 30 * DAY, step=DAY)
    assert (await office.table(table.id)).row.rev == rev


async def test_the_table_gives_more_time(office, people, hurried):
    table = await hurried("ann", "bob")
    early = deadlines.give_time(office, table.id, people("bob"), 0)
    assert await refused(early) == "refused-not-late"
    await pass_by(office, 25 * HOUR)
    stranger = deadlines.give_time(office, table.id, people("eve"), 0)
    assert await refused(stranger) == "refused-not-seated"
    table = await deadlines.give_time(office, table.id, people("bob"), 0)
    [wait] = await deadlines.waits(office, table)
    assert wait.due == office.now() + DAY
    await pass_by(office, 17 * HOUR)
    assert (await office.table(table.id)).row.rev == table.row.rev
    await pass_by(office, 8 * HOUR)
    assert (await told(office, table)).count("notice-late") == 2


async def test_the_table_sends_a_stand_in_away(office, people, hurried):
    table = await hurried("ann", "bob", "cid")
    for _ in range(MISSES):
        await pass_by(office, 31 * HOUR)
        for _ in range(2):
            table = await play_one(office, people, await office.table(table.id))
    assert await deadlines.late_seats(office, table) == [0]
    table = await deadlines.give_time(office, table.id, people("cid"), 0)
    assert table.seats[0].bot is None


async def test_the_move_of_the_house_is_taken_back_by_consent(office, people, hurried):
    table = await hurried("ann", "bob", "cid")
    ply = table.running.match.ply
    await pass_by(office, 31 * HOUR)
    await undo.undo(office, table.id, people("bob"))
    await voting.vote(office, table.id, people("ann"), True)
    table = await voting.vote(office, table.id, people("cid"), True)
    assert table.running.match.ply == ply
    assert table.running.match.turn.seats == (0,)


async def test_a_paused_table_waits(office, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(office, 10 * HOUR)
    await pauses.pause(office, table.id, people("ann"))
    await voting.vote(office, table.id, people("bob"), True)
    await pass_by(office, 20 * DAY, step=DAY)
    table = await office.table(table.id)
    assert "notice-late" not in await told(office, table)
    assert [wait.due for wait in await deadlines.waits(office, table)] == [None]
    table = await pauses.resume(office, table.id, people("bob"))
    [wait] = await deadlines.waits(office, table)
    assert wait.due == office.now() + 14 * HOUR


async def test_an_outage_moves_the_deadline(office, people, hurried):
    table = await hurried("ann", "bob")
    await pass_by(office, 10 * HOUR)
    await outage.note_alive(office)
    office.now.seconds += 3 * DAY
    assert await outage.make_up_for_outage(office, office.now()) == 3 * DAY
    await sweep(office)
    [wait] = await deadlines.waits(office, table)
    assert wait.due == office.now() + 14 * HOUR
    assert "notice-late" not in await told(office, table)
    await pass_by(office, 14 * HOUR)
    assert "notice-late" in await told(office, table)


async def test_a_vacation_moves_only_the_own_deadlines(office, people, sit_down):
    table = await sit_down("ann", "bob", first="1")
    await opening.set_pace(office, table.id, people("ann"), DAY)
    table = await opening.start(office, table.id, people("ann"))
    asked = office.now()
    await pass_by(office, 10 * HOUR)
    await vacations.go(office, people("ann"), 3)
    dues = {wait.seat: wait.due for wait in await deadlines.waits(office, table)}
    assert dues == {0: asked + 4 * DAY, 1: asked + DAY}


async def test_the_last_moves_of_the_house_may_end_the_game(office, people, hurried):
    table = await hurried("ann", "bob")
    while not (await office.table(table.id)).running.match.outcome:
        table = await office.table(table.id)
        if 1 in table.row.asked:
            table = await act.act(
                office,
                table.id,
                people("bob"),
                " ".join(table.running.match.fallback(1)),
            )
        else:
            await pass_by(office, 31 * HOUR)
            if table.seats[0].bot:
                await moves.move(office, table.id, 0)
    table = await office.table(table.id)
    assert table.row.status == "over"
    await pass_by(office, 10 * DAY, step=DAY)


async def test_at_ones_own_pace_each_move_winds_the_clock(office, people, sit_down):
    table = await sit_down("ann", "bob", game="mycity", pace="own")
    await opening.set_pace(office, table.id, people("ann"), DAY)
    table = await opening.start(office, table.id, people("ann"))
    begun = office.now()
    await pass_by(office, 20 * HOUR)
    text = " ".join(table.running.match.fallback(0))
    table = await act.act(office, table.id, people("ann"), text)
    dues = {wait.seat: wait.due for wait in await deadlines.waits(office, table)}
    assert dues == {0: office.now() + DAY, 1: begun + DAY}
    await pass_by(office, 5 * HOUR)
    late = await lateness.of_game(office.database, table.id)
    assert late[1].told
    assert 0 not in late


async def test_a_wish_that_nobody_answers_lapses(office, people, hurried):
    table = await hurried("ann", "bob", pace=7 * DAY)
    await pauses.pause(office, table.id, people("ann"))
    office.now.seconds += DAY - 1
    assert [timer.kind for timer in await outage.due(office)] == []
    office.now.seconds += 2
    timers = [timer for timer in await outage.due(office) if timer.kind == "lapse"]
    assert await voting.lapsed(office, timers[0])
    assert (await told(office, table))[-1] == "notice-lapsed"
    late = voting.vote(office, table.id, people("bob"), True)
    assert await refused(late) == "refused-no-wish"
    assert not await voting.lapsed(office, timers[0])


async def test_the_next_deed_follows_from_what_was_done():
    wait = deadlines.Wait(0, 7, since=1000, due=1400, last=1500)
    late = lateness.Lateness(1, 0, since=1000)
    deeds = [
        deadlines.next_deed(wait, None, 400),
        deadlines.next_deed(wait, lateness.Lateness(1, 0, 1, True, True), 400),
        deadlines.next_deed(wait, lateness.Lateness(1, 0, 1000, True), 400),
        deadlines.next_deed(wait, lateness.Lateness(1, 0, 1000, True, True), 400),
    ]
    assert deeds == [(1300, Deed.CALL), (1300, Deed.CALL), (1400, Deed.TELL), (1500, Deed.PLAY)]
    assert deadlines.next_deed(wait, late, 400) == (1300, Deed.CALL)
    still = deadlines.Wait(0, 7, since=1000, due=None, last=None)
    assert deadlines.next_deed(still, late, 400) is None


async def test_a_table_with_trouble_is_looked_at_later(office, people, hurried):
    table = await hurried("ann", "bob")
    office.now.seconds += DAY
    assert await deadlines.due_tables(office) == [table.id]
    await deadlines.put_off(office, table.id, office.now() + HOUR)
    assert await deadlines.due_tables(office) == []
    office.now.seconds += HOUR
    assert await deadlines.due_tables(office) == [table.id]


async def test_finished_games_are_not_looked_at(office, people, hurried):
    table = await play_out(office, people, await hurried("ann", "bob"))
    office.now.seconds += 9 * DAY
    assert await deadlines.due_tables(office) == []
    assert table.row.wake is None


NOTE = """INSERT INTO steps SELECT game, rev + 1, ply, opened, 'note', NULL, 0, 0, at, packed, '',
    events, state FROM steps WHERE game = ? ORDER BY rev DESC LIMIT 1"""


class Overtaken:
    """The time; and, when it is asked once more, another process has just noted something."""

    def __init__(self, office, path, game):
        self.office, self.path, self.game, self.done = office, path, game, False

    def __call__(self):
        if not self.done:
            self.done = True
            with closing(sqlite3.connect(self.path)) as archive, archive:
                archive.execute(NOTE, (self.game,))
                archive.execute("UPDATE games SET rev = rev + 1 WHERE id = ?", (self.game,))
        return self.office.now()


async def test_a_lost_race_is_looked_at_again_at_once(office, people, hurried, tmp_path):
    table = await hurried("ann", "bob")
    await pass_by(office, DAY - HOUR)
    office.now.seconds += 2 * HOUR
    overtaken = Overtaken(office, tmp_path / "archive.sqlite3", table.id)
    slow = replace(office, now=overtaken)
    assert await deadlines.look(slow, table.id), "somebody was quicker"
    assert "notice-late" not in await told(office, table)
    assert await deadlines.due_tables(office) == [table.id], "nothing was put off"
    assert await deadlines.look(slow, table.id)
    assert "notice-late" in await told(office, table)
    assert await troubles.find(office.database, table.id, Work.CLOCK) is None
