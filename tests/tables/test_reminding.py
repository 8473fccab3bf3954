"""Reminders: a digest at one's own pace, not at night, not when muted or away."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from db import seats
from engine.core.errors import Refused
from tables.lobby import opening
from tables.people import reminder_prefs
from tables.people.reminder_prefs import EVERY, NIGHT, PLACE, ZONE
from tables.play import voting
from tables.time import deadlines, pauses, reminders, vacations
from tables.time.arithmetic import DAY, HOUR
from tests.tables.playing import choose_blocks, play_one


async def digests(office):
    """Everyone who would hear something now; they have heard it then."""
    await reminders.plan(office)
    found = {}
    for reminder in await reminders.due(office):
        if (digest := await reminders.digest(office, reminder)) is not None:
            found[digest.user] = digest
            await reminders.reminded(office, digest)
    return found


async def building(office, people, begin, *names):
    return await choose_blocks(office, people, await begin(*names), names)


async def test_nobody_hears_anything_before_their_time(office, people, begin):
    await building(office, people, begin, "ann", "bob")
    assert await digests(office) == {}
    office.now.seconds += DAY - 1
    assert await digests(office) == {}
    office.now.seconds += 1
    assert list(await digests(office)) == [people.ids["ann"]]
    assert await digests(office) == {}
    office.now.seconds += DAY
    assert list(await digests(office)) == [people.ids["ann"]]


async def test_one_digest_for_all_games_with_what_has_happened(office, people, begin):
    first = await building(office, people, begin, "ann", "bob")
    second = await building(office, people, begin, "ann", "cid")
    second = await play_one(office, people, second)
    second = await play_one(office, people, second)
    office.now.seconds += DAY
    digest = (await digests(office))[people.ids["ann"]]
    assert [call.table.id for call in digest.calls] == [first.id, second.id]
    assert [notice.key for notice in digest.calls[1].told].count("manhattan-built") == 1


async def test_after_a_move_there_is_nothing_to_hear(office, people, begin):
    table = await building(office, people, begin, "ann", "bob")
    office.now.seconds += DAY - 1
    await digests(office)
    await play_one(office, people, table)
    office.now.seconds += HOUR
    assert await digests(office) == {}
    office.now.seconds += DAY
    assert list(await digests(office)) == [people.ids["bob"]]


async def test_a_later_game_is_not_told_of_too_early(office, people, begin):
    first = await building(office, people, begin, "ann", "bob")
    await digests(office)
    office.now.seconds += DAY - HOUR
    await building(office, people, begin, "ann", "cid")
    await play_one(office, people, first)
    office.now.seconds += HOUR
    assert people.ids["ann"] not in await digests(office)
    office.now.seconds += DAY - HOUR
    assert people.ids["ann"] in await digests(office)


@pytest.mark.parametrize(("word", "seconds"), [("3h", 3 * HOUR), ("2d", 2 * DAY)])
async def test_at_ones_own_pace(office, people, begin, word, seconds):
    await building(office, people, begin, "ann", "bob")
    await reminder_prefs.choose(office, people.ids["ann"], EVERY, word)
    await digests(office)
    office.now.seconds += seconds - 1
    assert await digests(office) == {}
    office.now.seconds += 1
    assert list(await digests(office)) == [people.ids["ann"]]


async def test_off_is_off(office, people, begin):
    await building(office, people, begin, "ann", "bob")
    await reminder_prefs.choose(office, people.ids["ann"], EVERY, "off")
    for _ in range(10):
        office.now.seconds += DAY
        assert await digests(office) == {}


async def test_not_at_night_where_somebody_lives(office, people, begin):
    """The night of the spring in Kyiv: it is an hour shorter, and the reminder comes at eight."""
    asked = datetime(2026, 3, 28, 3, 0, tzinfo=ZoneInfo("Europe/Kyiv"))
    office.now.seconds = int(asked.timestamp())
    await building(office, people, begin, "ann", "bob")
    await reminder_prefs.choose(office, people.ids["ann"], ZONE, "Europe/Kyiv")
    await reminder_prefs.choose(office, people.ids["ann"], NIGHT, "22-8")
    morning = int(datetime(2026, 3, 29, 5, 0, tzinfo=UTC).timestamp())
    office.now.seconds += DAY
    assert await digests(office) == {}
    office.now.seconds = morning - 1
    assert await digests(office) == {}
    office.now.seconds = morning
    assert list(await digests(office)) == [people.ids["ann"]]


async def test_a_muted_game_is_not_told_of(office, people, begin):
    first = await building(office, people, begin, "ann", "bob")
    second = await building(office, people, begin, "ann", "cid")
    await reminder_prefs.mute(office, people.ids["ann"], first.id, quiet=True)
    office.now.seconds += DAY
    digest = (await digests(office))[people.ids["ann"]]
    assert [call.table.id for call in digest.calls] == [second.id]
    await reminder_prefs.mute(office, people.ids["ann"], first.id, quiet=False)
    office.now.seconds += DAY
    assert len((await digests(office))[people.ids["ann"]].calls) == 2


async def test_a_paused_game_is_not_told_of(office, people, begin):
    table = await building(office, people, begin, "ann", "bob")
    await pauses.pause(office, table.id, people("ann"))
    await voting.vote(office, table.id, people("bob"), True)
    office.now.seconds += 2 * DAY
    assert await digests(office) == {}


async def test_somebody_stood_in_for_is_not_called(office, people, begin):
    table = await building(office, people, begin, "ann", "bob")
    await reminders.plan(office)
    await office.database.execute(seats.standing_in(table.id, 0, "normal"))
    office.now.seconds += 2 * DAY
    assert await digests(office) == {}


async def test_a_new_question_has_its_whole_time_whenever_the_last_reminder_was(
    office, people, begin
):
    table = await building(office, people, begin, "ann", "bob")
    office.now.seconds += DAY
    assert list(await digests(office)) == [people.ids["ann"]]
    office.now.seconds += 20 * HOUR
    for _ in range(2):
        table = await play_one(office, people, await office.table(table.id))
    office.now.seconds += 4 * HOUR
    assert people.ids["ann"] not in await digests(office)
    office.now.seconds += 20 * HOUR
    assert people.ids["ann"] in await digests(office)


async def test_on_vacation_nobody_is_called(office, people, begin):
    await building(office, people, begin, "ann", "bob")
    await vacations.go(office, people("ann"), 10)
    for _ in range(9):
        office.now.seconds += DAY
        assert await digests(office) == {}
    office.now.seconds += DAY
    assert list(await digests(office)) == [people.ids["ann"]]


async def test_when_time_gets_short_the_call_comes_sooner(office, people, sit_down):
    table = await sit_down("ann", "bob", first="1")
    await opening.set_pace(office, table.id, people("ann"), 8 * HOUR)
    table = await opening.start(office, table.id, people("ann"))
    await choose_blocks(office, people, table, ("ann", "bob"))
    await digests(office)
    office.now.seconds += 6 * HOUR
    for game in await deadlines.due_tables(office):
        await deadlines.look(office, game)
    digest = (await digests(office))[people.ids["ann"]]
    assert digest.calls[0].due == office.now() + 2 * HOUR
    assert await digests(office) == {}


async def test_what_could_not_be_told_is_told_a_while_later(office, people, begin):
    await building(office, people, begin, "ann", "bob")
    await reminders.plan(office)
    office.now.seconds += DAY
    (reminder,) = await reminders.due(office)
    await reminders.put_off(office, reminder)
    assert await digests(office) == {}
    office.now.seconds += reminders.A_WHILE
    assert list(await digests(office)) == [people.ids["ann"]]


async def test_only_what_there_is_can_be_chosen(office, people):
    person = people("ann").user
    for key, value in [(EVERY, "1h"), (PLACE, "pigeon"), (NIGHT, "25-3"), (ZONE, "Nowhere/City")]:
        with pytest.raises(Refused):
            await reminder_prefs.choose(office, person, key, value)
    assert await reminder_prefs.attention(office, person) == reminder_prefs.Attention(
        chosen=((EVERY, "1d"), (PLACE, "dm"), (NIGHT, "none"))
    )
