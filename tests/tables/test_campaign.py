"""A campaign: one episode after another, with the same boards and mostly the same people."""

import pytest

from engine.bots.levels import Level
from engine.core.errors import Refused
from tables.bots import moves
from tables.lobby import campaign, opening
from tables.play import resignation
from tests.tables.playing import play_out
from tests.tables.test_undo import refused


@pytest.fixture
def episode(context, people, lamps):
    """A finished episode of Ann, Bob and Cid."""

    async def play():
        table = await lamps("ann", "bob", "cid", rounds=2)
        return await play_out(context, people, table)

    return play


async def test_the_next_episode_starts_with_what_the_last_one_handed_on(context, people, episode):
    done = await episode()
    carry = done.position.match.outcome.carry
    assert carry not in ("", "0")
    opened = await campaign.next_episode(context, done.id, people("bob"))
    assert opened.row.host == people("bob").user
    assert [row.name for row in opened.seats] == ["Ann", "Bob", "Cid"]
    assert opened.options == {"rounds": 2}
    table = (await opening.start(context, opened.id, people("bob"))).after
    assert table.position.match.config.carried == carry


async def test_there_is_one_next_episode_however_often_it_is_asked_for(context, people, episode):
    done = await episode()
    first = await campaign.next_episode(context, done.id, people("ann"))
    again = await campaign.next_episode(context, done.id, people("cid"))
    assert again.id == first.id


async def test_an_episode_that_was_called_off_can_be_opened_again(context, people, episode):
    done = await episode()
    first = await campaign.next_episode(context, done.id, people("ann"))
    await opening.cancel(context, first.id, people("ann"))
    again = await campaign.next_episode(context, done.id, people("ann"))
    assert again.id != first.id
    assert again.prepared == first.prepared


async def test_somebody_else_may_carry_on_a_board(context, people, episode):
    done = await episode()
    opened = await campaign.next_episode(context, done.id, people("ann"))
    await opening.leave(context, opened.id, people("bob"))
    short = opening.start(context, opened.id, people("ann"))
    assert await refused(short) == "refused-not-enough-players"
    table = (await opening.join(context, opened.id, people("dee"))).after
    assert [row.name for row in sorted(table.seats, key=lambda row: row.seat)] == [
        "Ann",
        "Dee",
        "Cid",
    ]
    with pytest.raises(Refused, match="refused-table-full"):
        await moves.seat_bot(context, opened.id, people("ann"), Level.EASY)
    assert (await opening.start(context, opened.id, people("ann"))).after.row.status == "playing"


async def test_a_bot_may_carry_on_a_board_too(context, people, episode):
    done = await episode()
    opened = await campaign.next_episode(context, done.id, people("ann"))
    await opening.leave(context, opened.id, people("cid"))
    table = (await moves.seat_bot(context, opened.id, people("ann"), Level.EASY)).after
    assert table.seats[2].bot == "easy"


async def test_the_options_of_a_campaign_stay(context, people, episode):
    done = await episode()
    opened = await campaign.next_episode(context, done.id, people("ann"))
    changing = opening.configure(context, opened.id, people("ann"), {"rounds": 3})
    assert await refused(changing) == "refused-campaign-options"


async def test_only_those_who_played_open_the_next_episode(context, people, episode):
    done = await episode()
    assert await refused(campaign.next_episode(context, done.id, people("eve"))) == (
        "refused-not-seated"
    )


async def test_a_running_episode_has_no_next_one(context, people, lamps):
    table = await lamps("ann", "bob")
    assert campaign.coming(table) is None
    assert await refused(campaign.next_episode(context, table.id, people("ann"))) == (
        "refused-no-next-episode"
    )


async def test_an_episode_that_was_broken_off_is_played_again(context, people, episode):
    done = await episode()
    opened = await campaign.next_episode(context, done.id, people("ann"))
    table = (await opening.start(context, opened.id, people("ann"))).after
    for name in ("bob", "cid"):
        table = (await resignation.resign(context, table.id, people(name))).after
    assert table.row.status == "over"
    again = campaign.coming(table)
    assert again == table.position.match.config


async def test_a_game_that_is_no_campaign_has_no_episodes(context, people, begin):
    table = await play_out(context, people, await begin("ann", "bob"))
    assert campaign.coming(table) is None
