"""How much one person and one server may have going on, and how fast one may press."""

from dataclasses import replace

import pytest

from tables.limits import Limits
from tables.lobby import campaign, invitations, opening, rematch
from tables.people import replacing
from tables.play import act, undo, voting
from tables.play.resignation import resign
from tables.play.undo import FREE_UNDOS
from tables.rate_limit import MOST_PEOPLE, Pace
from tests.tables.playing import play_out, refused

HERE = 7


@pytest.fixture
def context(context):
    return replace(context, limits=Limits(lobbies=2, tables=4, server_tables=5))


async def opened(context, people, name, guild=HERE):
    return await opening.open_table(context, people(name), "manhattan", locale="en", guild=guild)


async def test_so_many_lobbies_and_no_more(context, people):
    first = await opened(context, people, "ann")
    await opened(context, people, "ann", guild=8)
    assert await refused(opened(context, people, "ann")) == "refused-too-many-lobbies"
    await opened(context, people, "bob")
    await opening.cancel(context, first.id, people("ann"))
    await opened(context, people, "ann")


async def test_the_next_episode_is_a_lobby_like_any_other(context, people, lamps):
    done = await play_out(context, people, await lamps("ann", "bob", "cid", rounds=2))
    for _ in range(2):
        await opened(context, people, "ann")
    more = campaign.next_episode(context, done.id, people("ann"))
    assert await refused(more) == "refused-too-many-lobbies"
    episode = await campaign.next_episode(context, done.id, people("bob"))
    assert (await campaign.next_episode(context, done.id, people("ann"))).id == episode.id


async def test_so_many_tables_and_no_more(context, people, begin):
    for other in ("bob", "cid", "dee", "eve"):
        table = await begin(other, "ann")
    assert await refused(opened(context, people, "ann")) == "refused-too-many-tables"
    waiting = await opened(context, people, "fay")
    join = opening.join(context, waiting.id, people("ann"))
    assert await refused(join) == "refused-too-many-tables"
    left = await begin("fay", "gus", "hal")
    await resign(context, left.id, people("hal"))
    sit = replacing.take_over(context, left.id, people("ann"))
    assert await refused(sit) == "refused-too-many-tables"
    await resign(context, table.id, people("ann"))
    await opening.join(context, waiting.id, people("ann"))


async def test_one_table_more_by_playing_again_is_one_too_many(context, people, begin, lamps):
    """Otherwise every finished game would be good for one more that runs."""
    game = await play_out(context, people, await begin("ann", "bob"))
    episode = await play_out(context, people, await lamps("ann", "bob", "cid", rounds=1))
    for other in ("bob", "cid", "dee", "eve"):
        await begin(other, "ann")
    again = rematch.play_again(context, game.id, people("ann"))
    assert await refused(again) == "refused-too-many-tables"
    following = campaign.next_episode(context, episode.id, people("ann"))
    assert await refused(following) == "refused-too-many-tables"


async def test_so_many_tables_of_a_server_and_no_more(context, people):
    for name in ("ann", "bob", "cid", "dee", "eve"):
        await opened(context, people, name)
    assert await refused(opened(context, people, "fay")) == "refused-server-full"
    await opened(context, people, "fay", guild=8)


async def test_the_same_request_twice_is_one_table(context, people):
    await opened(context, people, "ann")
    table = await opened(context, people, "ann")
    again = await opening.open_table(context, people.again(), "manhattan", locale="en", guild=HERE)
    assert again.id == table.id


async def test_somebody_is_called_to_a_table_once(context, people, sit_down):
    table = await sit_down("ann", "bob")
    eve = people("eve").user
    await invitations.invite(context, table.id, people("ann"), eve)
    second = invitations.invite(context, table.id, people("bob"), eve)
    assert await refused(second) == "refused-invited-before"


async def test_whoever_stood_up_can_be_called_once_more(context, people, sit_down):
    table = await sit_down("ann", "bob", "cid")
    await opening.leave(context, table.id, people("cid"))
    await invitations.invite(context, table.id, people("ann"), people.ids["cid"])
    second = invitations.invite(context, table.id, people("bob"), people.ids["cid"])
    assert await refused(second) == "refused-invited-before"


async def test_an_answer_is_taken_back_freely_a_few_times_and_then_by_consent(
    context, people, begin
):
    table = await begin("ann", "bob", "cid")
    for _ in range(FREE_UNDOS):
        await act.act(context, table.id, people("ann"), "blocks 1111")
        table = (await undo.undo(context, table.id, people("ann"))).after
        assert table.position.match.ply == 0
    await act.act(context, table.id, people("ann"), "blocks 1111")
    table = (await undo.undo(context, table.id, people("ann"))).after
    assert table.position.match.ply == 1, "now the others are asked"
    for name in ("bob", "cid"):
        table = (await voting.vote(context, table.id, people(name), True)).after
    assert table.position.match.ply == 0
    await act.act(context, table.id, people("bob"), "blocks 1111")
    table = (await undo.undo(context, table.id, people("bob"))).after
    assert table.position.match.ply == 0, "it is counted for each seat"


# How fast


class Seconds:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def test_a_bucket_empties_and_fills_again():
    clock = Seconds()
    pace = Pace(burst=3, per_second=2, clock=clock)
    assert [pace.allows(1) for _ in range(5)] == [True, True, True, False, False]
    assert pace.allows(2), "everybody has a bucket of their own"
    clock.now += 1
    assert [pace.allows(1) for _ in range(3)] == [True, True, False]
    clock.now += 100
    assert [pace.allows(1) for _ in range(4)] == [True, True, True, False]


def test_buckets_that_are_full_again_are_not_kept():
    clock = Seconds()
    pace = Pace(clock=clock)
    for user in range(3 * MOST_PEOPLE):
        clock.now += 0.001
        pace.allows(user)
    assert len(pace._left) <= MOST_PEOPLE
