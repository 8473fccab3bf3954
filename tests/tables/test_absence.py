"""Pauses, seats that others take over, vacations with a budget, and outages."""

from db import former_seats, receipts
from tables import outbox
from tables.lobby import invitations, opening
from tables.people import following, replacing
from tables.play import act, voting
from tables.play.resignation import resign
from tables.time import nudges, outage, pauses, timers, vacations
from tables.time.arithmetic import DAY, HOUR
from tests.tables.playing import choose_blocks, play_one, refused


async def told(context, table):
    return [notice.key for notice in await outbox.news(context, table.id, None)]


# Pauses


async def test_a_pause_needs_the_others_and_anyone_ends_it(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await pauses.pause(context, table.id, people("ann"))
    assert not await pauses.is_paused(context, table.id)
    await voting.vote(context, table.id, people("bob"), True)
    assert not await pauses.is_paused(context, table.id)
    await voting.vote(context, table.id, people("cid"), True)
    assert await pauses.is_paused(context, table.id)
    assert await refused(pauses.pause(context, table.id, people("bob"))) == "refused-paused"
    await pauses.resume(context, table.id, people("cid"))
    assert not await pauses.is_paused(context, table.id)
    assert await refused(pauses.resume(context, table.id, people("cid"))) == "refused-not-paused"


async def test_one_objection_and_there_is_no_pause(context, people, begin):
    table = await begin("ann", "bob")
    await pauses.pause(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), False)
    assert not await pauses.is_paused(context, table.id)
    refusal = (await outbox.news(context, table.id, None))[-1]
    assert (refusal.key, dict(refusal.args)) == ("notice-wish-refused", {"wish": "pause"})


async def test_a_wish_for_a_pause_survives_a_move(context, people, begin):
    table = await begin("ann", "bob")
    await pauses.pause(context, table.id, people("ann"))
    table = await choose_blocks(context, people, table, ("ann", "bob"))
    await voting.vote(context, table.id, people("bob"), True)
    assert await pauses.is_paused(context, table.id)


# Taking over


async def test_anyone_takes_over_a_seat_that_was_left(context, people, begin):
    table = await begin("ann", "bob", "cid")
    occupied = replacing.take_over(context, table.id, people("dee"))
    assert await refused(occupied) == "refused-no-open-seat"
    table = (await resign(context, table.id, people("ann"))).after
    assert await refused(replacing.take_over(context, table.id, people("bob"))) == (
        "refused-already-seated"
    )
    before = table.position.match.seen_by(0)
    table = (await replacing.take_over(context, table.id, people("dee"))).after
    assert table.seat_of(people.ids["dee"]) == 0
    assert table.names[0] == "Dee"
    assert table.position.match.seen_by(0) == before
    assert 0 not in table.vacant
    due = await outbox.due(context)
    assert ("hand", 0) in {(pending.kind, pending.seat) for pending in due}
    text = " ".join(table.position.match.fallback(0)) if 0 in table.row.asked else None
    assert text is None or await act.act(context, table.id, people("dee"), text)


async def test_the_table_gives_a_seat_back_by_consent_of_all(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await resign(context, table.id, people("ann"))
    table = (await replacing.take_over(context, table.id, people("dee"))).after
    assert await replacing.was_theirs(context, table, people.ids["ann"])
    stranger = replacing.ask_back(context, table.id, people("eve"))
    assert await refused(stranger) == "refused-never-sat"
    await replacing.ask_back(context, table.id, people("ann"))
    for name in ("bob", "cid"):
        table = (await voting.vote(context, table.id, people(name), True)).after
    assert table.seat_of(people.ids["ann"]) is None
    table = (await voting.vote(context, table.id, people("dee"), True)).after
    assert table.seat_of(people.ids["ann"]) == 0
    assert table.seat_of(people.ids["dee"]) is None
    assert table.names[0] == "Ann"
    former = await former_seats.of_game(context.database, table.id)
    assert [one.user for one in former] == [people.ids["ann"], people.ids["dee"]]


async def test_an_own_seat_is_taken_over_without_a_predecessor(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await resign(context, table.id, people("ann"))
    table = (await replacing.take_over(context, table.id, people("ann"))).after
    assert table.seat_of(people.ids["ann"]) == 0
    assert await former_seats.of_user(context.database, table.id, people.ids["ann"]) is None


async def test_a_follower_who_takes_over_follows_no_more(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await following.follow(context, table.id, people("dee"), None, "en")
    await resign(context, table.id, people("ann"))
    await replacing.take_over(context, table.id, people("dee"))
    assert await following.follower(context, table.id, people.ids["dee"]) is None


async def test_nobody_takes_over_at_a_private_table_uninvited(context, people, sit_down):
    table = await sit_down("ann", "bob", "cid", first="1")
    await invitations.set_private(context, table.id, people("ann"), True)
    await opening.start(context, table.id, people("ann"))
    await resign(context, table.id, people("cid"))
    stranger = replacing.take_over(context, table.id, people("dee"))
    assert await refused(stranger) == "refused-by-invitation"
    await invitations.invite(context, table.id, people("ann"), people.ids["dee"])
    table = (await replacing.take_over(context, table.id, people("dee"))).after
    assert table.seat_of(people.ids["dee"]) == 2


# Nudges


async def test_a_nudge_comes_after_a_while_and_not_too_often(context, people, begin):
    table = await choose_blocks(context, people, await begin("ann", "bob"), ("ann", "bob"))
    assert await refused(nudges.nudge(context, table.id, people("bob"))) == "refused-nudged"
    context.now.seconds += nudges.REST
    assert await refused(nudges.nudge(context, table.id, people("ann"))) == (
        "refused-nobody-to-nudge"
    )
    assert await refused(nudges.nudge(context, table.id, people("eve"))) == "refused-not-seated"
    await nudges.nudge(context, table.id, people("bob"))
    assert await refused(nudges.nudge(context, table.id, people("bob"))) == "refused-nudged"
    context.now.seconds += nudges.REST
    await nudges.nudge(context, table.id, people("bob"))


# Vacations


async def test_a_vacation_is_told_to_every_table_once(context, people, begin):
    tables = [await begin("ann", "bob"), await begin("bob", "ann"), await begin("bob", "cid")]
    caller = people("ann")
    holiday = await vacations.go(context, caller, 7)
    assert holiday == vacations.Holiday(context.now() + 7 * DAY, vacations.BUDGET_DAYS - 7)
    await vacations.go(context, caller, 7)
    for table, count in zip(tables, (1, 1, 0), strict=True):
        assert (await told(context, table)).count("notice-vacation") == count
    assert await receipts.find(context.database, caller.interaction) is not None


async def test_no_second_vacation_during_the_first(context, people, begin):
    await vacations.go(context, people("ann"), 7)
    assert await refused(vacations.go(context, people("ann"), 1)) == "refused-on-vacation"


async def test_the_budget_holds_for_a_calendar_year(context, people):
    context.now.seconds = 1_767_225_600 - 10 * DAY  # ten days before 2026 begins, in UTC
    await vacations.go(context, people("ann"), 20)
    context.now.seconds += 20 * DAY
    assert (await vacations.holiday(context, people.ids["ann"])).days_left == 18
    assert await refused(vacations.go(context, people("ann"), 19)) == "refused-vacation-budget"
    await vacations.go(context, people("ann"), 18)
    context.now.seconds += 300 * DAY
    assert (await vacations.holiday(context, people.ids["ann"])).days_left == 0


async def test_coming_back_early_keeps_the_rest_and_tells_the_tables(context, people, begin):
    table = await begin("ann", "bob")
    assert await refused(vacations.back(context, people("ann"))) == "refused-not-on-vacation"
    await vacations.go(context, people("ann"), 10)
    context.now.seconds += 3 * DAY - HOUR
    holiday = await vacations.back(context, people("ann"))
    assert holiday == vacations.Holiday(None, 25)
    assert (await told(context, table))[-1] == "notice-vacation-over"


# Outages


async def test_the_first_start_is_no_outage(context):
    assert await outage.make_up_for_outage(context, context.now()) == 0


async def test_a_short_nap_is_no_outage(context):
    await outage.note_alive(context)
    context.now.seconds += outage.SHORTEST_OUTAGE - 1
    assert await outage.make_up_for_outage(context, context.now()) == 0


async def test_an_outage_moves_lobbies_too_and_counts_once(context, people, sit_down):
    await sit_down("ann")
    await outage.note_alive(context)
    context.now.seconds += 2 * DAY
    assert await outage.make_up_for_outage(context, context.now()) == 2 * DAY
    assert await outage.make_up_for_outage(context, context.now()) == 0
    assert await timers.due(context) == []
    context.now.seconds += DAY
    assert len(await timers.due(context)) == 1


async def test_moves_go_on_while_paused(context, people, begin):
    table = await begin("ann", "bob")
    await pauses.pause(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), True)
    table = await play_one(context, people, await context.table(table.id))
    assert await pauses.is_paused(context, table.id)
