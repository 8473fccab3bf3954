"""Resigning: Boroughs plays on, the last one wins, or whoever is alone with bots decides."""

import pytest

from db import results, steps
from engine.bots.levels import Level
from engine.core.errors import Refused
from engine.core.words import who
from tables import outbox
from tables.bots import moves
from tables.lobby import opening
from tables.people.replacing import take_over
from tables.play import act
from tables.play.resignation import After, after_leaving, alone_with_bots, finish, resign
from tests.tables.playing import NAMES, choose_blocks, play_out, refused


async def test_boroughs_plays_on_for_a_seat_that_was_left(context, people, begin):
    table = await begin("ann", "bob", "cid")
    table = (await resign(context, table.id, people("bob"))).after
    assert table.vacant == {1}
    assert table.row.asked == {0, 2}, "Boroughs has chosen blocks at once"
    table = await play_out(context, people, table)
    kept = await results.of_game(context.database, table.id)
    assert [row.resigned for row in kept] == [False, True, False]
    kinds = [entry.kind for entry in await steps.log(context.database, table.id)]
    assert kinds.count("auto") == 5 + 24


async def test_the_one_who_left_cannot_come_back_to_move(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await resign(context, table.id, people("bob"))
    with pytest.raises(Refused) as caught:
        await act.act(context, table.id, people("bob"), "blocks 1111")
    assert caught.value.reason.key == "refused-not-seated"
    with pytest.raises(Refused):
        await resign(context, table.id, people("bob"))


async def test_the_last_one_left_wins(context, people, begin):
    table = await begin("ann", "bob")
    table = (await resign(context, table.id, people("ann"))).after
    assert table.row.status == "over"
    kept = await results.of_game(context.database, table.id)
    assert [row.rank for row in kept] == [2, 1]
    told = [notice.key for notice in await outbox.news(context, table.id, None)]
    assert told[-4:] == ["notice-resigned", "end-won", "end-score", "notice-seed"]


async def test_resigning_on_one_s_turn_lets_boroughs_move(context, people, begin):
    table = await begin(*NAMES)
    table = await choose_blocks(context, people, table, NAMES)
    table = (await resign(context, table.id, people("ann"))).after
    assert table.position.match.turn.seats == (1,)
    told = [notice.key for notice in await outbox.news(context, table.id, None)]
    assert "notice-stand-in" in told
    assert "notice-auto" in told


async def test_resigning_twice_by_one_interaction_is_once(context, people, begin):
    table = await begin("ann", "bob", "cid")
    first = (await resign(context, table.id, people("bob"))).after
    second = (await resign(context, table.id, people.again())).after
    assert first.row.rev == second.row.rev


async def test_a_stand_in_s_hidden_choice_stays_hidden(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await resign(context, table.id, people("bob"))
    log = await steps.log(context.database, table.id)
    hidden = next(entry.action.split()[1] for entry in log if entry.kind == "auto")
    assert hidden not in str(await outbox.news(context, table.id, None))
    assert hidden not in str(await outbox.news(context, table.id, 0))


async def test_the_last_of_a_team_plays_on_and_the_last_of_two_rivals_wins(context, people, begin):
    """Whether a game is co-operative may depend on its options."""
    team = await begin("ann", "bob", game="sprawlopolis")
    team = (await resign(context, team.id, people("bob"))).after
    assert team.row.ended_at is None
    duel = await begin("cid", "dan", game="sprawlopolis", interstate="duel")
    duel = (await resign(context, duel.id, people("dan"))).after
    assert duel.row.ended_at is not None


@pytest.fixture
def with_bot(context, people, sit_down):
    """A started game of these people and one bot."""

    async def begin(*names, **options):
        table = await sit_down(*names, **options)
        table = (await moves.seat_bot(context, table.id, people(names[0]), Level.EASY)).after
        return (await opening.start(context, table.id, people(names[0]))).after

    return begin


async def test_whoever_is_left_with_bots_is_asked(context, people, with_bot):
    table = await with_bot("ann", "bob")
    assert alone_with_bots(table) is None
    assert after_leaving(table, 1) is After.LAST_DECIDES
    table = (await resign(context, table.id, people("bob"))).after
    assert table.row.ended_at is None
    assert alone_with_bots(table) == 0
    told = {notice.key: notice for notice in await outbox.news(context, table.id, None)}
    assert told["notice-only-bots"].args == {"who": who(0)}


async def test_ending_it_with_bots_counts_as_a_win(context, people, with_bot):
    table = await with_bot("ann", "bob")
    await resign(context, table.id, people("bob"))
    table = (await finish(context, table.id, people("ann"))).after
    assert table.row.status == "over"
    assert alone_with_bots(table) is None
    kept = await results.of_game(context.database, table.id)
    assert [row.rank for row in kept] == [1, 2, 2]
    told = [notice.key for notice in await outbox.news(context, table.id, None)]
    assert told[-4:] == ["notice-finished", "end-won", "end-score", "notice-seed"]


async def test_playing_on_with_bots_needs_nothing_but_a_move(context, people, with_bot):
    table = await with_bot("ann", "bob")
    await resign(context, table.id, people("bob"))
    table = (await act.act(context, table.id, people("ann"), "blocks 1234")).after
    assert table.row.ended_at is None
    assert alone_with_bots(table) == 0, "the offer stands"


async def test_nobody_else_may_end_it(context, people, with_bot):
    table = await with_bot("ann", "bob", "cid")
    assert await refused(finish(context, table.id, people("ann"))) == "refused-not-alone"
    await resign(context, table.id, people("bob"))
    assert await refused(finish(context, table.id, people("ann"))) == "refused-not-alone"
    await resign(context, table.id, people("cid"))
    assert await refused(finish(context, table.id, people("bob"))) == "refused-not-seated"
    await finish(context, table.id, people("ann"))


async def test_alone_with_bots_from_the_start_one_plays_to_the_end(context, people, with_bot):
    table = await with_bot("ann")
    assert await refused(finish(context, table.id, people("ann"))) == "refused-not-alone"


async def test_a_newcomer_takes_the_offer_away(context, people, with_bot):
    table = await with_bot("ann", "bob")
    await resign(context, table.id, people("bob"))
    table = (await take_over(context, table.id, people("dee"), 1)).after
    assert alone_with_bots(table) is None
    assert await refused(finish(context, table.id, people("ann"))) == "refused-not-alone"


async def test_when_the_last_person_leaves_the_bots_nobody_wins(context, people, with_bot):
    table = await with_bot("ann", "bob")
    table = (await resign(context, table.id, people("bob"))).after
    assert after_leaving(table, 0) is After.NOBODY_WINS
    table = (await resign(context, table.id, people("ann"))).after
    told = [notice.key for notice in await outbox.news(context, table.id, None)]
    assert "end-nobody" in told
    kept = await results.of_game(context.database, table.id)
    assert {row.won for row in kept} == {False}


async def test_a_team_with_a_bot_plays_on(context, people, with_bot):
    table = await with_bot("ann", "bob", game="sprawlopolis")
    assert after_leaving(table, 1) is After.PLAYED_ON
    table = (await resign(context, table.id, people("bob"))).after
    assert alone_with_bots(table) is None
