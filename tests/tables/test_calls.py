"""Who is called: whoever's turn it becomes, once, and nobody else."""

from dataclasses import replace

import pytest

from db import outbox as stored_outbox
from db import steps
from tables.entries import Kind, called, played
from tables.lobby import opening
from tables.play import act, managing, undo, voting
from tables.play.resignation import resign
from tables.time import pauses
from tests.tables.playing import choose_blocks, name_of, play_one, play_out


async def calls(context, table):
    """The seats that the newest entry calls."""
    return (await steps.latest(context.database, table.id)).calls


async def building(context, people, begin, *names):
    return await choose_blocks(context, people, await begin(*names), names)


async def test_all_who_choose_together_are_called_at_the_start_and_not_again(
    context, people, begin
):
    table = await begin("ann", "bob", "cid")
    assert await calls(context, table) == {0, 1, 2}
    for name, token in (("bob", "1111"), ("bob", "2222"), ("ann", "1111")):
        await act.act(context, table.id, people(name), f"blocks {token}")
        assert await calls(context, table) == set()
    await act.act(context, table.id, people("cid"), "blocks 1111")
    assert await calls(context, table) == {0}, "the first to build"


async def test_each_turn_calls_whoever_it_passes_to(context, people, begin):
    table = await building(context, people, begin, "ann", "bob", "cid")
    for following in (1, 2, 0):
        table = await play_one(context, people, table)
        assert await calls(context, table) == {following}


async def test_notes_pauses_and_the_resignation_of_others_call_nobody(context, people, begin):
    table = await building(context, people, begin, "ann", "bob", "cid")
    await managing.show_again(context, table.id, people("ann"))
    assert await calls(context, table) == set()
    await resign(context, table.id, people("cid"))
    assert await calls(context, table) == set()


async def test_when_somebody_leaves_the_next_is_called(context, people, begin):
    table = await building(context, people, begin, "ann", "bob", "cid")
    await resign(context, table.id, people("ann"))
    assert await calls(context, table) == {1}


async def test_a_wish_calls_those_who_are_asked_for_consent_and_a_vote_nobody(
    context, people, begin
):
    table = await building(context, people, begin, "ann", "bob", "cid")
    await pauses.pause(context, table.id, people("ann"))
    assert await calls(context, table) == {1, 2}
    for name in ("bob", "cid"):
        await voting.vote(context, table.id, people(name), True)
    assert await calls(context, table) == set(), "it is paused, and nobody's turn"


async def test_a_wish_is_no_reason_for_a_new_hand(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    async with context.database.write() as writer:
        for pending in await stored_outbox.of_game(context.database, table.id):
            await stored_outbox.mark_published(writer, pending)
    await pauses.pause(context, table.id, people("bob"))
    pending = await stored_outbox.of_game(context.database, table.id)
    assert [(one.kind, one.seat) for one in pending] == [("board", None)]


async def test_whoever_takes_a_move_back_is_not_called_to_it(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await act.act(context, table.id, people("ann"), "blocks 1111")
    await undo.undo(context, table.id, people("ann"))
    assert await calls(context, table) == set()


async def test_whoever_had_to_ask_for_it_is(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    await play_one(context, people, table)
    await undo.undo(context, table.id, people("ann"))
    assert await calls(context, table) == {1}, "asked for consent"
    await voting.vote(context, table.id, people("bob"), True)
    assert await calls(context, table) == {0}


async def test_a_table_that_is_set_back_calls_whose_turn_it_becomes(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    table = await play_one(context, people, table)
    await undo.roll_back(context, table.id, people("ann"), 0)
    assert await calls(context, table) == {0, 1}, "choosing blocks again"


async def test_parts_of_one_turn_call_once(context, people, sit_down):
    """In Urbis an action may open decisions: they belong to the turn of whoever has acted."""
    table = await sit_down("ann", "bob", game="urbis")
    table = (await opening.start(context, table.id, people("ann"))).after
    chained = 0
    while table.position.match.ply < 40:
        before = table.position.match.turn
        (seat,) = before.seats
        who = people(name_of(table, people, seat))
        step = table.position.match.ask(seat)[1]
        draws = before.stage == "act" and "draw" in {option.token for option in step.options}
        text = "draw" if draws else " ".join(table.position.match.fallback(seat))
        table = (await act.act(context, table.id, who, text)).after
        now = table.position.match.turn
        goes_on = (now.number, now.seats) == (before.number, before.seats)
        assert await calls(context, table) == (set() if goes_on else set(now.seats))
        chained += goes_on
    assert chained > 5


async def test_whoever_has_just_moved_is_shown_their_next_turn_and_not_called_to_it(
    context, people, sit_down
):
    table = await sit_down("ann", game="sprawlopolis")
    table = (await opening.start(context, table.id, people("ann"))).after
    assert await calls(context, table) == {0}
    async with context.database.write() as writer:
        for pending in await stored_outbox.of_game(context.database, table.id):
            await stored_outbox.mark_published(writer, pending)
    table = await play_one(context, people, table)
    assert (table.row.asked, await calls(context, table)) == ({0}, set())
    pending = await stored_outbox.of_game(context.database, table.id)
    assert {(one.kind, one.seat) for one in pending} >= {("board", None), ("hand", 0)}


@pytest.mark.parametrize(
    ("kind", "prepared", "expected"),
    [(Kind.ACT, False, set()), (Kind.ACT, True, {0}), (Kind.TIMEOUT, False, {0})],
    ids=["moved", "prepared", "moved for"],
)
async def test_whoever_was_not_there_is_called_to_their_own_next_turn(
    context, people, sit_down, kind, prepared, expected
):
    table = await sit_down("ann", game="sprawlopolis")
    table = (await opening.start(context, table.id, people("ann"))).after
    match = table.position.match
    entry = played(kind, 0, match.act(0, match.fallback(0)))
    entry = replace(entry, prepared=prepared)
    assert called(entry, table.position, is_new=True) == expected


async def test_the_end_calls_nobody_to_a_turn(context, people, begin):
    table = await play_out(context, people, await begin("ann", "bob"))
    assert await calls(context, table) == set()
    hands = {one.seat for one in await stored_outbox.of_game(context.database, table.id)}
    assert {0, 1} <= hands, "their hands are put away"
