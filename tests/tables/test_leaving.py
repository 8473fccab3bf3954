"""Resigning: the house plays on, or the last one wins."""

import pytest

from db import results, steps
from engine.core.errors import Refused
from tables import news, play
from tables.leaving import resign
from tests.tables.playing import NAMES, choose_blocks, play_out


async def test_the_house_plays_on_for_a_seat_that_was_left(office, people, begin):
    table = await begin("ann", "bob", "cid")
    table = await resign(office, table.id, people("bob"))
    assert table.vacant == {1}
    assert table.row.asked == {0, 2}, "the house has chosen blocks at once"
    table = await play_out(office, people, table)
    kept = await results.of_game(office.database, table.id)
    assert [row.resigned for row in kept] == [False, True, False]
    kinds = [entry.kind for entry in await steps.log(office.database, table.id)]
    assert kinds.count("auto") == 5 + 24


async def test_the_one_who_left_cannot_come_back_to_move(office, people, begin):
    table = await begin("ann", "bob", "cid")
    await resign(office, table.id, people("bob"))
    with pytest.raises(Refused) as caught:
        await play.act(office, table.id, people("bob"), "blocks 1111")
    assert caught.value.reason.key == "refused-not-seated"
    with pytest.raises(Refused):
        await resign(office, table.id, people("bob"))


async def test_the_last_one_left_wins(office, people, begin):
    table = await begin("ann", "bob")
    table = await resign(office, table.id, people("ann"))
    assert table.row.status == "over"
    kept = await results.of_game(office.database, table.id)
    assert [row.rank for row in kept] == [2, 1]
    told = [notice.key for notice in await news.news(office, table.id, None)]
    assert told[-3:] == ["notice-resigned", "outcome-resigned", "notice-seed"]


async def test_resigning_on_one_s_turn_lets_the_house_move(office, people, begin):
    table = await begin(*NAMES)
    table = await choose_blocks(office, people, table, NAMES)
    table = await resign(office, table.id, people("ann"))
    assert table.running.match.turn.seats == (1,)
    told = [notice.key for notice in await news.news(office, table.id, None)]
    assert "notice-stand-in" in told
    assert "notice-auto" in told


async def test_resigning_twice_by_one_interaction_is_once(office, people, begin):
    table = await begin("ann", "bob", "cid")
    first = await resign(office, table.id, people("bob"))
    second = await resign(office, table.id, people.again())
    assert first.row.rev == second.row.rev


async def test_a_stand_in_s_hidden_choice_stays_hidden(office, people, begin):
    table = await begin("ann", "bob", "cid")
    await resign(office, table.id, people("bob"))
    log = await steps.log(office.database, table.id)
    hidden = next(entry.action.split()[1] for entry in log if entry.kind == "auto")
    assert hidden not in str(await news.news(office, table.id, None))
    assert hidden not in str(await news.news(office, table.id, 0))


async def test_the_last_of_a_team_plays_on_and_the_last_of_two_rivals_wins(office, people, begin):
    """Whether a game is co-operative may depend on its options."""
    team = await begin("ann", "bob", game="sprawlopolis")
    team = await resign(office, team.id, people("bob"))
    assert team.row.ended_at is None
    duel = await begin("cid", "dan", game="sprawlopolis", interstate="duel")
    duel = await resign(office, duel.id, people("dan"))
    assert duel.row.ended_at is not None
