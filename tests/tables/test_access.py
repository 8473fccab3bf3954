"""Who may know of a table: by every way in, a stranger meets the same words as for no table."""

import pytest

from db import games
from db.statements import Statement
from engine.core.errors import Refused
from tables import lookup
from tables.lobby import invitations, opening
from tables.lookup import Asking
from tables.people import following, replacing
from tables.play import voting
from tables.play.resignation import resign
from tests.tables.test_undo import refused

HERE, ELSEWHERE, CHANNEL, THREAD = 7, 8, 70, 700


@pytest.fixture
def open_one(context, people):
    async def opened(private=False):
        table = await opening.open_table(
            context,
            people("ann"),
            "manhattan",
            locale="en",
            options={"first": "1"},
            guild=HERE,
            channel=CHANNEL,
            private=private,
        )
        await invitations.invite(context, table.id, people("ann"), people("bob").user)
        return (await opening.join(context, table.id, people("bob"))).after

    return opened


async def sees(context, user, game, guild):
    """Whether this person gets this table by its number, or learns from the refusal that it is."""
    try:
        return (await lookup.seen(context, Asking(user, None, guild), game)).id == game
    except Refused as error:
        return error.reason.key != "refused-no-such-game"


async def test_a_public_table_is_its_servers(context, people, open_one):
    table = await open_one()
    stranger = people("stranger").user
    assert await sees(context, stranger, table.id, HERE)
    assert not await sees(context, stranger, table.id, ELSEWHERE)
    assert not await sees(context, stranger, table.id, None)
    for guild in (HERE, ELSEWHERE, None):
        assert await sees(context, people("bob").user, table.id, guild)


async def test_a_private_table_is_its_peoples(context, people, open_one):
    table = await open_one(private=True)
    eve, fay = people("eve").user, people("fay").user
    for guild in (HERE, ELSEWHERE, None):
        assert not await sees(context, eve, table.id, guild)
    await invitations.invite(context, table.id, people("bob"), eve)
    assert await sees(context, eve, table.id, None)
    assert not await sees(context, fay, table.id, HERE)


async def test_whoever_has_left_the_game_may_look_back_on_it(context, people, open_one):
    table = await open_one(private=True)
    await opening.start(context, table.id, people("ann"))
    await resign(context, table.id, people("bob"))
    assert await sees(context, people("bob").user, table.id, ELSEWHERE)


async def test_commands_refuse_a_stranger_as_if_there_were_no_table(context, people, open_one):
    table = await open_one(private=True)
    await lookup.moved_to(context, table.id, THREAD)
    asking = Asking(people("eve").user, THREAD, HERE)
    for find in (lookup.meant, lookup.called_to):
        for named in (table.id, None, 999):
            assert await refused(find(context, asking, named)) == "refused-no-such-game"


async def test_a_lobby_in_the_same_channel_is_not_meant_by_a_stranger(context, people, open_one):
    await open_one(private=True)
    assert (
        await refused(lookup.called_to(context, Asking(people("eve").user, CHANNEL, HERE), None))
        == "refused-no-lobby-here"
    )
    public = await open_one()
    await open_one(private=True)
    asking = Asking(people("eve").user, CHANNEL, HERE)
    assert await lookup.called_to(context, asking, None) == public.id


async def test_an_unreadable_private_table_does_not_give_itself_away(context, people, open_one):
    table = await open_one(private=True)
    async with context.database.write() as writer:
        await games.park(writer, table.id)
    assert not await sees(context, people("eve").user, table.id, HERE)
    assert (
        await refused(lookup.seen(context, Asking(people("ann").user), table.id))
        == "refused-parked"
    )


async def test_the_list_of_a_server_hides_what_is_private(context, people, open_one):
    public, private = await open_one(), await open_one(private=True)

    async def listed(name):
        return {row.id for row in await lookup.tables_in(context, HERE, people(name).user)}

    assert await listed("eve") == {public.id}
    assert await listed("bob") == {public.id, private.id}


# At the door


async def test_only_the_invited_join(context, people, open_one):
    table = await open_one(private=True)
    assert await refused(opening.join(context, table.id, people("eve"))) == "refused-by-invitation"
    await invitations.invite(context, table.id, people("bob"), people("eve").user)
    assert (await opening.join(context, table.id, people("eve"))).after.seat_of(
        people("eve").user
    ) == 2


async def test_whoever_stood_up_may_sit_down_again(context, people, open_one):
    table = await open_one(private=True)
    await opening.leave(context, table.id, people("bob"))
    assert (await opening.join(context, table.id, people("bob"))).after.seat_of(
        people("bob").user
    ) == 1


async def test_only_those_who_sit_there_invite_to_a_private_table(context, people, open_one):
    table = await open_one(private=True)
    await invitations.invite(context, table.id, people("ann"), people("eve").user)
    assert (
        await refused(invitations.invite(context, table.id, people("eve"), people("fay").user))
        == "refused-not-seated"
    )
    assert (
        await refused(invitations.invite(context, table.id, people("ann"), people("bob").user))
        == "refused-invited-sits"
    )
    await opening.cancel(context, table.id, people("ann"))
    assert (
        await refused(invitations.invite(context, table.id, people("ann"), people("fay").user))
        == "refused-game-over"
    )


async def test_the_host_closes_and_opens_the_door_before_the_start(context, people, open_one):
    table = await open_one()
    assert (
        await refused(invitations.set_private(context, table.id, people("bob"), True))
        == "refused-not-host"
    )
    assert (await invitations.set_private(context, table.id, people("ann"), True)).after.row.private
    assert await refused(opening.join(context, table.id, people("eve"))) == "refused-by-invitation"
    assert not (
        await invitations.set_private(context, table.id, people("ann"), False)
    ).after.row.private
    await opening.start(context, table.id, people("ann"))
    assert (
        await refused(invitations.set_private(context, table.id, people("ann"), True))
        == "refused-already-started"
    )


async def test_a_door_that_is_closed_keeps_out_whoever_came_by_before(context, people, open_one):
    table = await open_one()
    eve, fay, gus = people("eve"), people("fay"), people("gus")
    await invitations.invite(context, table.id, eve, eve.user)
    await following.follow(context, table.id, people("eve"), None, "en")
    await opening.join(context, table.id, fay)
    await opening.leave(context, table.id, people("fay"))
    await invitations.invite(context, table.id, people("bob"), gus.user)
    await following.follow(context, table.id, gus, None, "en")
    await invitations.set_private(context, table.id, people("ann"), True)
    for outsider in (eve.user, fay.user):
        assert not await sees(context, outsider, table.id, HERE)
    assert await following.followers_of(context, table.id) != []
    assert await refused(opening.join(context, table.id, people("eve"))) == "refused-by-invitation"
    assert await sees(context, gus.user, table.id, HERE), "those inside have called him"
    assert (await opening.join(context, table.id, people("gus"))).after.seat_of(gus.user) == 2


async def test_a_follower_of_a_private_table_belongs_to_it(context, people, open_one):
    table = await open_one(private=True)
    eve = people("eve")
    await invitations.invite(context, table.id, people("ann"), eve.user)
    await following.follow(context, table.id, eve, None, "ru")
    assert [row.id for row in await following.followed_by(context, eve.user)] == [table.id]
    assert await sees(context, eve.user, table.id, None)


# One rule for the door and for every list


async def stranger(context, people, table):
    """Nothing to do with it."""


async def host(context, people, table):
    people.ids["eve"] = people.ids["ann"]


async def sits(context, people, table):
    people.ids["eve"] = people.ids["bob"]


async def invited(context, people, table):
    await invitations.invite(context, table.id, people("ann"), people("eve").user)


async def follows(context, people, table):
    await invited(context, people, table)
    await following.follow(context, table.id, people("eve"), None, "en")


async def has_left(context, people, table):
    people.ids["eve"] = people.ids["bob"]
    await resign(context, table.id, people("eve"))


async def was_replaced(context, people, table):
    """Somebody else has their seat now."""
    await has_left(context, people, table)
    await invitations.invite(context, table.id, people("ann"), people("fay").user)
    await replacing.take_over(context, table.id, people("fay"))


async def was_displaced(context, people, table):
    """They had taken a seat over, and its owner has it back."""
    await resign(context, table.id, people("bob"))
    await invited(context, people, table)
    await replacing.take_over(context, table.id, people("eve"))
    await replacing.ask_back(context, table.id, people("bob"))
    for name in ("ann", "cid", "eve"):
        await voting.vote(context, table.id, people(name), True)
    forgotten = Statement("DELETE FROM invitations WHERE user = ?", ((people.ids["eve"],),))
    await context.database.execute(forgotten)


WAYS = (stranger, host, sits, invited, follows, has_left, was_replaced, was_displaced)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_a_list_shows_exactly_what_the_door_lets_in(context, people, open_one, private, way):
    table = await open_one(private=private)
    await invitations.invite(context, table.id, people("ann"), people("cid").user)
    await opening.join(context, table.id, people("cid"))
    await opening.start(context, table.id, people("ann"))
    await way(context, people, table)
    user = people("eve").user
    for guild in (HERE, ELSEWHERE):
        listed = {row.id for row in await lookup.tables_in(context, guild, user)}
        lets_in = await sees(context, user, table.id, guild)
        assert (table.id in listed) == (lets_in and guild == HERE)
    assert await sees(context, user, table.id, None) == (way is not stranger)


async def test_a_table_that_is_left_meanwhile_is_listed_once(
    context, people, open_one, monkeypatch
):
    """A message with two buttons for it would be refused by Discord."""
    table = await open_one(private=False)
    await opening.join(context, table.id, people("cid"))
    await opening.start(context, table.id, people("ann"))
    listing = lookup.tables_in

    async def left_before(*given):
        await resign(context, table.id, people("bob"))
        return await listing(*given)

    monkeypatch.setattr(lookup, "tables_in", left_before)
    asking = Asking(people("bob").user, guild=HERE)
    assert [row.id for row in await lookup.known_to(context, asking)] == [table.id]
