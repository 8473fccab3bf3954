"""Reminders: a digest at one's own pace, not at night, not when muted or away."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from db import seats, settings
from db.settings import Scope
from engine.core.errors import Refused
from tables.lobby import opening
from tables.people import reminder_prefs
from tables.people.reminder_prefs import EVERY, NIGHT, PLACE, ZONE
from tables.play import voting
from tables.time import deadlines, pauses, reminders, vacations
from tables.time.arithmetic import DAY, HOUR
from tests.tables.playing import choose_blocks, play_one


async def digests(context):
    """Everyone who would hear something now; they have heard it then."""
    await reminders.plan(context)
    found = {}
    for reminder in await reminders.due(context):
        if (digest := await reminders.digest(context, reminder)) is not None:
            found[digest.user] = digest
            await reminders.reminded(context, digest)
    return found


async def building(context, people, begin, *names):
    return await choose_blocks(context, people, await begin(*names), names)


async def test_nobody_hears_anything_before_their_time(context, people, begin):
    await building(context, people, begin, "ann", "bob")
    assert await digests(context) == {}
    context.now.seconds += DAY - 1
    assert await digests(context) == {}
    context.now.seconds += 1
    assert list(await digests(context)) == [people.ids["ann"]]
    assert await digests(context) == {}
    context.now.seconds += DAY
    assert list(await digests(context)) == [people.ids["ann"]]


async def test_a_crowd_is_planned_for_some_tables_at_a_time(context, people, begin, monkeypatch):
    monkeypatch.setattr(reminders, "TABLES_AT_ONCE", 2)
    names = [("ann", "bob"), ("cid", "dan"), ("eve", "fay")]
    tables = [await building(context, people, begin, *both) for both in names]

    async def planned():
        return {row["user"] for row in await context.database.fetch("SELECT user FROM reminders")}

    after = await reminders.plan(context)
    assert after == tables[1].id
    assert await planned() == {people.ids["ann"], people.ids["cid"]}
    assert await reminders.plan(context, after) == reminders.FIRST
    assert await planned() == {people.ids["ann"], people.ids["cid"], people.ids["eve"]}


async def test_tables_are_left_once_all_their_people_are_planned_for(
    context, people, begin, monkeypatch
):
    monkeypatch.setattr(reminders, "TABLES_AT_ONCE", 2)
    monkeypatch.setattr(reminders, "PEOPLE_AT_ONCE", 1)
    names = [("ann", "bob"), ("cid", "dan")]
    tables = [await building(context, people, begin, *both) for both in names]
    steps = [await reminders.plan(context) for _ in range(3)]
    assert steps == [reminders.FIRST, reminders.FIRST, tables[1].id]


async def test_one_digest_for_all_games_with_what_has_happened(context, people, begin):
    first = await building(context, people, begin, "ann", "bob")
    second = await building(context, people, begin, "ann", "cid")
    second = await play_one(context, people, second)
    second = await play_one(context, people, second)
    context.now.seconds += DAY
    digest = (await digests(context))[people.ids["ann"]]
    assert [call.table.id for call in digest.calls] == [first.id, second.id]
    assert [notice.key for notice in digest.calls[1].told].count("manhattan-built") == 1


async def test_after_a_move_there_is_nothing_to_hear(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    context.now.seconds += DAY - 1
    await digests(context)
    await play_one(context, people, table)
    context.now.seconds += HOUR
    assert await digests(context) == {}
    context.now.seconds += DAY
    assert list(await digests(context)) == [people.ids["bob"]]


async def test_a_later_game_is_not_told_of_too_early(context, people, begin):
    first = await building(context, people, begin, "ann", "bob")
    await digests(context)
    context.now.seconds += DAY - HOUR
    await building(context, people, begin, "ann", "cid")
    await play_one(context, people, first)
    context.now.seconds += HOUR
    assert people.ids["ann"] not in await digests(context)
    context.now.seconds += DAY - HOUR
    assert people.ids["ann"] in await digests(context)


@pytest.mark.parametrize(("word", "seconds"), [("3h", 3 * HOUR), ("2d", 2 * DAY)])
async def test_at_ones_own_pace(context, people, begin, word, seconds):
    await building(context, people, begin, "ann", "bob")
    await reminder_prefs.choose(context, people.ids["ann"], EVERY, word)
    await digests(context)
    context.now.seconds += seconds - 1
    assert await digests(context) == {}
    context.now.seconds += 1
    assert list(await digests(context)) == [people.ids["ann"]]


async def test_off_is_off(context, people, begin):
    await building(context, people, begin, "ann", "bob")
    await reminder_prefs.choose(context, people.ids["ann"], EVERY, "off")
    for _ in range(10):
        context.now.seconds += DAY
        assert await digests(context) == {}


async def test_not_at_night_where_somebody_lives(context, people, begin):
    """The night of the spring in Kyiv: it is an hour shorter, and the reminder comes at eight."""
    asked = datetime(2026, 3, 28, 3, 0, tzinfo=ZoneInfo("Europe/Kyiv"))
    context.now.seconds = int(asked.timestamp())
    await building(context, people, begin, "ann", "bob")
    await reminder_prefs.choose(context, people.ids["ann"], ZONE, "Europe/Kyiv")
    await reminder_prefs.choose(context, people.ids["ann"], NIGHT, "22-8")
    morning = int(datetime(2026, 3, 29, 5, 0, tzinfo=UTC).timestamp())
    context.now.seconds += DAY
    assert await digests(context) == {}
    context.now.seconds = morning - 1
    assert await digests(context) == {}
    context.now.seconds = morning
    assert list(await digests(context)) == [people.ids["ann"]]


async def test_a_muted_game_is_not_told_of(context, people, begin):
    first = await building(context, people, begin, "ann", "bob")
    second = await building(context, people, begin, "ann", "cid")
    await reminder_prefs.mute(context, people.ids["ann"], first.id, quiet=True)
    context.now.seconds += DAY
    digest = (await digests(context))[people.ids["ann"]]
    assert [call.table.id for call in digest.calls] == [second.id]
    await reminder_prefs.mute(context, people.ids["ann"], first.id, quiet=False)
    context.now.seconds += DAY
    assert len((await digests(context))[people.ids["ann"]].calls) == 2


async def test_a_paused_game_is_not_told_of(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    await pauses.pause(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), True)
    context.now.seconds += 2 * DAY
    assert await digests(context) == {}


async def test_somebody_stood_in_for_is_not_called(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    await reminders.plan(context)
    await context.database.execute(seats.standing_in(table.id, 0, "normal"))
    context.now.seconds += 2 * DAY
    assert await digests(context) == {}


async def test_a_new_question_has_its_whole_time_whenever_the_last_reminder_was(
    context, people, begin
):
    table = await building(context, people, begin, "ann", "bob")
    context.now.seconds += DAY
    assert list(await digests(context)) == [people.ids["ann"]]
    context.now.seconds += 20 * HOUR
    for _ in range(2):
        table = await play_one(context, people, await context.table(table.id))
    context.now.seconds += 4 * HOUR
    assert people.ids["ann"] not in await digests(context)
    context.now.seconds += 20 * HOUR
    assert people.ids["ann"] in await digests(context)


async def test_on_vacation_nobody_is_called(context, people, begin):
    await building(context, people, begin, "ann", "bob")
    await vacations.go(context, people("ann"), 10)
    for _ in range(9):
        context.now.seconds += DAY
        assert await digests(context) == {}
    context.now.seconds += DAY
    assert list(await digests(context)) == [people.ids["ann"]]


async def test_when_time_gets_short_the_call_comes_sooner(context, people, sit_down):
    table = await sit_down("ann", "bob", first="1")
    await opening.set_pace(context, table.id, people("ann"), 8 * HOUR)
    table = (await opening.start(context, table.id, people("ann"))).after
    await choose_blocks(context, people, table, ("ann", "bob"))
    await digests(context)
    context.now.seconds += 6 * HOUR
    for game in await deadlines.due_tables(context):
        await deadlines.look(context, game)
    digest = (await digests(context))[people.ids["ann"]]
    assert digest.calls[0].due == context.now() + 2 * HOUR
    assert await digests(context) == {}


async def test_what_could_not_be_told_is_told_a_while_later(context, people, begin):
    await building(context, people, begin, "ann", "bob")
    await reminders.plan(context)
    context.now.seconds += DAY
    (reminder,) = await reminders.due(context)
    await reminders.put_off(context, reminder)
    assert await digests(context) == {}
    context.now.seconds += reminders.A_WHILE
    assert list(await digests(context)) == [people.ids["ann"]]


async def test_wishes_of_one_person_that_cannot_be_read_hold_up_nobody(context, people, begin):
    """As a later version may have stored them."""
    await building(context, people, begin, "ann", "bob")
    await building(context, people, begin, "cid", "dee")
    async with context.database.write() as writer:
        await settings.put(writer, Scope.USER, people.ids["ann"], NIGHT, "at dusk")
    await reminders.plan(context)
    context.now.seconds += DAY
    planned = {reminder.user for reminder in await reminders.due(context)}
    assert planned == {people.ids["ann"], people.ids["cid"]}


async def test_only_what_there_is_can_be_chosen(context, people):
    person = people("ann").user
    for key, value in [(EVERY, "1h"), (PLACE, "pigeon"), (NIGHT, "25-3"), (ZONE, "Nowhere/City")]:
        with pytest.raises(Refused):
            await reminder_prefs.choose(context, person, key, value)
    assert await reminder_prefs.prefs_of(context, person) == reminder_prefs.ReminderPrefs(
        chosen=((EVERY, "1d"), (PLACE, "dm"), (NIGHT, "none"))
    )
