"""Calling a game off: nobody undoes a result alone, and a host who has left is no host."""

from engine.bots.levels import Level
from engine.core.words import typed
from tables import outbox
from tables.bots import moves
from tables.lobby import opening
from tables.people import forgetting, replacing
from tables.play import managing, voting
from tables.play.resignation import resign
from tables.wishes import pending
from tests.tables.playing import refused
from tests.tables.test_seat_hopping import standing_in

THREE = ("ann", "bob", "cid")


async def told(context, table):
    return [notice.key for notice in await outbox.news(context, table.id, None)]


# By consent


async def test_a_game_of_several_people_is_called_off_by_all_of_them(context, people, begin):
    table = await begin(*THREE)
    table = (await opening.cancel(context, table.id, people("ann"))).after
    assert table.row.status == "playing"
    assert (await told(context, table))[-1] == "notice-cancel-asked"
    table = (await voting.vote(context, table.id, people("bob"), True)).after
    assert table.row.status == "playing"
    table = (await voting.vote(context, table.id, people("cid"), True)).after
    assert table.row.status == "cancelled"
    assert (await told(context, table))[-2:] == ["notice-cancelled-together", "notice-seed"]
    assert await pending(context, table.id) is None


async def test_one_no_and_the_game_goes_on_with_its_seed_unseen(context, people, begin):
    table = await begin(*THREE)
    await opening.cancel(context, table.id, people("ann"))
    table = (await voting.vote(context, table.id, people("cid"), False)).after
    assert table.row.status == "playing"
    assert "notice-seed" not in await told(context, table)


async def test_anybody_at_the_table_may_ask_and_nobody_else(context, people, begin):
    table = await begin(*THREE)
    stranger = opening.cancel(context, table.id, people("eve"))
    assert await refused(stranger) == "refused-not-seated"
    await opening.cancel(context, table.id, people("cid"))
    assert (await pending(context, table.id)).seat == 2


async def test_whoever_is_away_has_a_say_about_their_result(context, people, begin):
    table = await begin("ann", "bob")
    await context.database.execute(standing_in(table, 1))
    table = (await opening.cancel(context, table.id, people("ann"))).after
    assert table.row.status == "playing"
    table = (await voting.vote(context, table.id, people("bob"), True)).after
    assert table.row.status == "cancelled"


async def test_whoever_plays_with_bots_alone_asks_nobody(context, people, sit_down):
    table = await sit_down("ann", first="1")
    await moves.seat_bot(context, table.id, people("ann"), Level.EASY)
    table = (await opening.start(context, table.id, people("ann"))).after
    table = (await opening.cancel(context, table.id, people("ann"))).after
    assert table.row.status == "cancelled"


async def test_the_last_one_left_among_bots_asks_nobody_either(context, people, sit_down):
    table = await sit_down("ann", "bob", first="1")
    await moves.seat_bot(context, table.id, people("ann"), Level.EASY)
    await opening.start(context, table.id, people("ann"))
    table = (await resign(context, table.id, people("ann"))).after
    assert table.row.host == people.ids["bob"]
    table = (await opening.cancel(context, table.id, people("bob"))).after
    assert table.row.status == "cancelled"


async def test_whoever_leaves_takes_their_wish_along(context, people, begin):
    """Else whoever sits down there would have wished for it, and would not be asked."""
    table = await begin(*THREE)
    await opening.cancel(context, table.id, people("ann"))
    table = (await resign(context, table.id, people("ann"))).after
    assert await pending(context, table.id) is None
    assert "notice-lapsed" in await told(context, table)


async def test_the_wish_for_a_seat_stays_when_its_holder_leaves(context, people, begin):
    table = await begin(*THREE)
    await resign(context, table.id, people("ann"))
    await replacing.take_over(context, table.id, people("dee"), 0)
    await replacing.ask_back(context, table.id, people("ann"))
    await resign(context, table.id, people("dee"))
    assert (await pending(context, table.id)).kind == "return"


async def test_whoever_takes_a_seat_over_has_asked_for_nothing(context, people, begin):
    table = await begin(*THREE)
    await opening.cancel(context, table.id, people("ann"))
    await context.database.execute(standing_in(table, 0))
    await replacing.take_over(context, table.id, people("dee"), 0)
    assert await pending(context, table.id) is None


async def test_whoever_takes_a_seat_over_has_agreed_to_nothing(context, people, begin):
    table = await begin(*THREE)
    await opening.cancel(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), True)
    await context.database.execute(standing_in(table, 1))
    await replacing.take_over(context, table.id, people("dee"), 1)
    table = (await voting.vote(context, table.id, people("cid"), True)).after
    assert table.row.status == "playing"
    table = (await voting.vote(context, table.id, people("dee"), True)).after
    assert table.row.status == "cancelled"


# The host


async def test_a_host_who_has_left_calls_nothing_off(context, people, begin):
    table = await begin(*THREE)
    table = (await resign(context, table.id, people("ann"))).after
    assert table.row.host == people.ids["bob"]
    late = opening.cancel(context, table.id, people("ann"))
    assert await refused(late) == "refused-not-seated"


async def test_the_role_passes_on_when_the_seat_is_taken_over(context, people, begin):
    table = await begin(*THREE)
    await context.database.execute(standing_in(table, 0), standing_in(table, 1))
    table = (await replacing.take_over(context, table.id, people("dee"), 0)).after
    assert table.row.host == people.ids["dee"], "the first of those who play themselves"
    await replacing.ask_back(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("cid"), True)
    table = (await voting.vote(context, table.id, people("dee"), True)).after
    assert table.seat_of(people.ids["dee"]) is None
    assert table.row.host == people.ids["ann"]


async def test_the_role_passes_on_when_the_host_is_forgotten(context, people, begin):
    table = await begin(*THREE)
    await forgetting.forget(context, people("ann"))
    assert (await context.table(table.id)).row.host == people.ids["bob"]


async def test_the_role_stays_while_the_host_sits_there(context, people, begin):
    table = await begin(*THREE)
    table = (await resign(context, table.id, people("bob"))).after
    table = (await replacing.take_over(context, table.id, people("dee"), 1)).after
    assert table.row.host == people.ids["ann"]


# A manager


async def test_a_manager_ends_it_with_a_reason_that_everybody_reads(context, people, begin):
    table = await begin(*THREE)
    await opening.cancel(context, table.id, people("ann"))
    table = (
        await managing.call_off(context, table.id, people("eve"), "two of them are one person")
    ).after
    assert table.row.status == "cancelled"
    because = (await outbox.news(context, table.id, None))[-2]
    assert because.args["reason"] == typed("two of them are one person")
    assert because.args["who"].key == "in-charge"
    assert await pending(context, table.id) is None
    again = managing.call_off(context, table.id, people("eve"), "once more")
    assert await refused(again) == "refused-game-over"
