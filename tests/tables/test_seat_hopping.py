"""One seat for one person: who has seen a hand at a table sees no other one there."""

from contextlib import suppress
from random import Random

import pytest

from db import former_seats, lateness, ratings, results, seats
from db.lateness import Lateness
from db.ratings import EVERYWHERE
from engine.core.errors import Refused
from tables.lobby import opening
from tables.people import replacing
from tables.people.forgetting import forget
from tables.play import act, undo, voting
from tables.play.resignation import resign
from tables.records.ratings import catch_up, held_by
from tables.time import deadlines
from tables.time.arithmetic import DAY, HOUR
from tests.tables.playing import choose_blocks, name_of, play_one, play_out, refused

THREE = ("ann", "bob", "cid")


async def taken(context, people, table, name, seat=None):
    return (await replacing.take_over(context, table.id, people(name), seat)).after


async def test_whoever_has_left_takes_no_other_seat(context, people, begin):
    table = await begin(*THREE, "dee")
    for name in ("ann", "bob"):
        await resign(context, table.id, people(name))
    hop = taken(context, people, table, "ann", 1)
    assert await refused(hop) == "refused-own-seat-only"
    table = await taken(context, people, table, "ann")
    assert table.seat_of(people.ids["ann"]) == 0


async def test_the_own_seat_is_closed_while_somebody_else_has_it(context, people, begin):
    table = await begin(*THREE)
    await resign(context, table.id, people("ann"))
    await taken(context, people, table, "dee", 0)
    await resign(context, table.id, people("bob"))
    for seat in (None, 1):
        assert await refused(taken(context, people, table, "ann", seat)) == "refused-own-seat-only"
    assert await refused(taken(context, people, table, "ann", 0)) == "refused-no-open-seat"


async def test_a_seat_that_a_bot_keeps_warm_is_still_somebodys(context, people, begin):
    table = await begin(*THREE)
    await resign(context, table.id, people("ann"))
    table = await taken(context, people, table, "dee", 0)
    await context.database.execute(standing_in(table, 0))
    assert await refused(taken(context, people, table, "ann")) == "refused-own-seat-only"
    table = await taken(context, people, table, "eve")
    assert table.seat_of(people.ids["eve"]) == 0


def standing_in(table, seat):
    return seats.standing_in(table.id, seat, "normal")


async def test_whoever_was_forgotten_comes_back_to_no_other_seat_either(context, people, begin):
    """Nothing is known of them any more: any newcomer may be the one who has seen that hand."""
    table = await begin(*THREE, "dee")
    await forget(context, people("ann"))
    await resign(context, table.id, people("bob"))
    for name in ("ann", "eve"):
        hop = taken(context, people, table, name, 1)
        assert await refused(hop) == "refused-forgotten-seat-only"
    table = await taken(context, people, table, "ann")
    assert table.seat_of(people.ids["ann"]) == 0
    assert await refused(taken(context, people, table, "eve", 1)) == "refused-forgotten-seat-only"
    table = await taken(context, people, table, "bob", 1)
    assert table.seat_of(people.ids["bob"]) == 1


async def test_every_former_holder_is_kept_and_comes_back_to_the_same_seat(context, people, begin):
    table = await begin(*THREE, "dee")
    for leaving, coming in (("ann", "eve"), ("eve", "fay"), ("fay", "gus")):
        await resign(context, table.id, people(leaving))
        await taken(context, people, table, coming, 0)
    former = await former_seats.of_game(context.database, table.id)
    assert [one.name for one in former] == ["Ann", "Eve", "Fay"]
    await resign(context, table.id, people("cid"))
    for name in ("ann", "eve", "fay"):
        assert await refused(taken(context, people, table, name, 2)) == "refused-own-seat-only"
    await resign(context, table.id, people("gus"))
    table = await taken(context, people, table, "eve", 0)
    assert table.seat_of(people.ids["eve"]) == 0


@pytest.mark.parametrize("seed", range(6))
async def test_nobody_ever_holds_two_seats_of_a_table(context, people, begin, seed):
    """Whatever everybody tries, in whatever order."""
    table = await begin(*THREE, "dee")
    dice, names = Random(seed), [*THREE, "dee", "eve", "fay"]
    held = {user: {seat} for seat, user in enumerate(people.ids[name] for name in names[:4])}
    for _ in range(60):
        with suppress(Refused):
            await something(context, people, table, dice, dice.choice(names))
        table = await noted(context, table, held)
    assert len(held) > 4, "somebody new came"
    for _ in range(60):
        name = dice.choice(names)
        with suppress(Refused):
            if dice.random() < 0.1 and len(table.present) > 2:
                await forget(context, people(name))
            await something(context, people, table, dice, name)
        table = await noted(context, table, held)
    assert all(len(seats) == 1 for seats in held.values()), "forgotten or not"


async def noted(context, table, held):
    """The table as it is now, once it is noted who holds which seat."""
    table = await context.table(table.id)
    for row in table.present:
        held.setdefault(row.user, set()).add(row.seat)
    return table


async def something(context, people, table, dice, name):
    """Leave while enough are left, sit down somewhere, ask for a seat, or agree to such a wish."""
    measure = dice.choice(("leave", "sit", "ask", "agree"))
    if measure == "leave" and len(table.present) > 2:
        await resign(context, table.id, people(name))
    elif measure == "sit":
        await taken(context, people, table, name, dice.randrange(4))
    elif measure == "ask":
        await replacing.ask_back(context, table.id, people(name))
    else:
        await voting.vote(context, table.id, people(name), True)


# The clock


@pytest.fixture
def hurried(context, people, sit_down):
    async def start(*names):
        table = await sit_down(*names, first="1")
        await opening.set_pace(context, table.id, people(names[0]), DAY)
        table = (await opening.start(context, table.id, people(names[0]))).after
        return await choose_blocks(context, people, table, names)

    return start


async def test_leaving_and_coming_back_restarts_no_clock(context, people, hurried):
    table = await hurried(*THREE)
    joined = table.seats[0].joined_at
    late = Lateness(table.id, 0, context.now(), called=True, missed=1)
    await context.database.execute(lateness.putting(late))
    context.now.seconds += HOUR
    await resign(context, table.id, people("ann"))
    table = await taken(context, people, table, "ann")
    assert table.seats[0].joined_at == joined
    assert (await lateness.of_game(context.database, table.id))[0].missed == 1
    table = await play_one(context, people, await play_one(context, people, table))
    context.now.seconds += HOUR
    await resign(context, table.id, people("bob"))
    table = await taken(context, people, table, "bob")
    [wait] = await deadlines.waits(context, table)
    assert (wait.seat, wait.since) == (0, context.now() - HOUR)


async def test_whoever_takes_over_has_the_whole_time(context, people, hurried):
    table = await hurried(*THREE)
    await context.database.execute(standing_in(table, 0))
    context.now.seconds += 20 * HOUR
    table = await taken(context, people, table, "dee")
    [wait] = await deadlines.waits(context, table)
    assert (wait.seat, wait.since) == (0, context.now())


# Ratings


async def shares(context, table):
    rows = await results.of_game(context.database, table.id)
    return await held_by(context.database, table.id, rows)


async def test_a_seat_counts_for_those_who_made_its_moves(context, people, begin):
    """Dee sits down for the last move of a game that Ann has played."""
    table = await choose_blocks(context, people, await begin(*THREE), THREE)
    while not await is_last_move_of(context, people, table, 0):
        table = await play_one(context, people, table)
    await context.database.execute(standing_in(table, 0))
    table = await taken(context, people, table, "dee", 0)
    table = await play_out(context, people, table)
    ann, bob, cid, dee = (people.ids[name] for name in (*THREE, "dee"))
    held = await shares(context, table)
    assert held[1] == {bob: 1.0}
    assert held[2] == {cid: 1.0}
    assert set(held[0]) == {ann, dee}
    assert held[0][ann] > 0.8 > 0.2 > held[0][dee]
    assert sum(held[0].values()) == pytest.approx(1)
    await catch_up(context)
    found = await ratings.of_place(context.database, EVERYWHERE, "manhattan")
    moved = {one.user: abs(one.mu - 25) for one in found}
    assert moved[ann] == pytest.approx(moved[dee] * held[0][ann] / held[0][dee])


async def is_last_move_of(context, people, table, seat):
    """Whether this seat is asked and has one move left in the whole game."""
    match = table.position.match
    if match.turn.seats != (seat,):
        return False
    moved = 0
    while match.outcome is None:
        asked = match.turn.seats[0]
        moved += asked == seat
        match = match.act(asked, match.fallback(asked)).match
    return moved == 1


async def test_moves_that_were_taken_back_give_no_share(context, people, begin):
    table = await begin(*THREE)
    for _ in range(3):
        await act.act(context, table.id, people("ann"), "blocks 1111")
        await undo.undo(context, table.id, people("ann"))
    await resign(context, table.id, people("ann"))
    table = await taken(context, people, table, "dee", 0)
    table = await play_out(context, people, table)
    assert (await shares(context, table))[0] == {people.ids["dee"]: 1.0}
    assert name_of(table, people, 0) == "dee"
