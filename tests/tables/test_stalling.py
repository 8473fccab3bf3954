"""Stalling: no way of one's own gives more time than the table has agreed on."""

import pytest

from tables.lobby import opening
from tables.play import act, undo, voting
from tables.time import deadlines
from tables.time.arithmetic import DAY, HOUR
from tests.tables.playing import refused


@pytest.fixture
def hurried(context, people, sit_down):
    """A game with a day for each move."""

    async def start(*names, game="sprawlopolis", **options):
        table = await sit_down(*names, game=game, **options)
        await opening.set_pace(context, table.id, people(names[0]), DAY)
        return (await opening.start(context, table.id, people(names[0]))).after

    return start


async def due(context, table, seat):
    table = await context.table(table.id)
    return next(w.due for w in await deadlines.waits(context, table) if w.seat == seat)


async def free_move(context, people, table, name):
    """Choose blocks at Manhattan: hidden, together, and free to take back."""
    return (await act.act(context, table.id, people(name), "blocks 1111")).after


async def test_a_move_and_an_undo_leave_the_clock_as_it_was(context, people, hurried):
    table = await hurried("ann", "bob", "cid", game="manhattan", first="1")
    begun = context.now()
    for _ in range(3):
        context.now.seconds += 5 * HOUR
        await free_move(context, people, table, "ann")
        table = (await undo.undo(context, table.id, people("ann"))).after
        assert await due(context, table, 0) == begun + DAY
    assert await due(context, table, 1) == begun + DAY


async def test_while_a_move_stands_its_players_clock_does_not_run(context, people, hurried):
    table = await hurried("ann", "bob", "cid", game="manhattan", first="1")
    begun = context.now()
    context.now.seconds += 5 * HOUR
    await free_move(context, people, table, "ann")
    context.now.seconds += 3 * HOUR
    await undo.undo(context, table.id, people("ann"))
    assert await due(context, table, 0) == begun + DAY + 3 * HOUR
    assert await due(context, table, 1) == begun + DAY, "not for those who have not answered"


async def test_a_question_that_an_undo_puts_again_keeps_its_clock(context, people, hurried):
    """Where the question had changed with the move: one after another, by consent."""
    table = await building(context, people, hurried)
    begun = context.now()
    for _ in range(2):
        context.now.seconds += 4 * HOUR
        text = " ".join(table.position.match.fallback(0))
        await act.act(context, table.id, people("ann"), text)
        await undo.undo(context, table.id, people("ann"))
        table = (await voting.vote(context, table.id, people("bob"), True)).after
        assert table.position.match.turn.seats == (0,)
        assert table.row.asked_at == begun
        assert await due(context, table, 0) == begun + DAY
    assert table.row.wake <= context.now(), "Boroughs looks at the clock again"


async def test_a_hidden_answer_that_was_changed_in_between_restarts_no_clock(
    context, people, hurried
):
    """The question that Cid's undo has put again is answered anew by Ann before he does: it is
    still the question of the beginning."""
    table = await hurried("ann", "bob", "cid", game="manhattan", first="1")
    begun = context.now()
    for name in ("ann", "bob"):
        await free_move(context, people, table, name)
    for _ in range(2):
        await act.act(context, table.id, people("ann"), "blocks 2222")
        context.now.seconds += 4 * HOUR
        await free_move(context, people, table, "cid")
        await undo.undo(context, table.id, people("cid"))
        await voting.vote(context, table.id, people("ann"), True)
        table = (await voting.vote(context, table.id, people("bob"), True)).after
        assert table.position.match.turn.seats == (2,)
        assert await due(context, table, 2) == begun + DAY


async def building(context, people, hurried):
    table = await hurried("ann", "bob", game="manhattan", first="1")
    for name in ("ann", "bob"):
        table = (await act.act(context, table.id, people(name), "blocks 1234 1234")).after
    return table


async def sweep_until_timeout(context, table):
    while (await context.table(table.id)).position.step.kind != "timeout":
        context.now.seconds += HOUR
        while await deadlines.look(context, table.id):
            pass


async def test_the_table_gives_the_whole_time_anew_with_a_move_of_boroughs(
    context, people, hurried
):
    table = await building(context, people, hurried)
    await sweep_until_timeout(context, table)
    await undo.undo(context, table.id, people("bob"))
    table = (await voting.vote(context, table.id, people("ann"), True)).after
    given = context.now()
    assert await due(context, table, 0) == given + DAY
    context.now.seconds += 20 * HOUR
    text = " ".join(table.position.match.fallback(0))
    await act.act(context, table.id, people("ann"), text)
    await undo.undo(context, table.id, people("ann"))
    table = (await voting.vote(context, table.id, people("bob"), True)).after
    assert await due(context, table, 0) == given + DAY, "and that time is not given twice"


async def test_a_manager_who_sets_a_game_back_gives_the_whole_time(context, people, hurried):
    table = await building(context, people, hurried)
    context.now.seconds += 20 * HOUR
    text = " ".join(table.position.match.fallback(0))
    await act.act(context, table.id, people("ann"), text)
    table = (await undo.roll_back(context, table.id, people("eve"), 2)).after
    assert await due(context, table, 0) == context.now() + DAY


async def test_nobody_gives_themself_more_time(context, people, hurried):
    table = await building(context, people, hurried)
    context.now.seconds += DAY
    while await deadlines.look(context, table.id):
        pass
    assert await deadlines.late_seats(context, await context.table(table.id)) == [0]
    mine = deadlines.give_time(context, table.id, people("ann"), 0)
    assert await refused(mine) == "refused-own-time"
    await deadlines.give_time(context, table.id, people("bob"), 0)
    assert await due(context, table, 0) == context.now() + DAY


async def test_whoever_plays_alone_keeps_nobody_waiting(context, people, hurried):
    table = await hurried("ann")
    context.now.seconds += DAY
    while await deadlines.look(context, table.id):
        pass
    await deadlines.give_time(context, table.id, people("ann"), 0)
    assert await due(context, table, 0) == context.now() + DAY


async def test_a_clock_is_never_longer_for_undoing(context, people, hurried):
    """However the moves and undos lie, the time that somebody has used is used."""
    table = await hurried("ann", "bob", "cid", game="manhattan", first="1")
    begun, stood = context.now(), 0
    for used, waited in ((3, 1), (2, 4), (6, 0)):
        context.now.seconds += used * HOUR
        await free_move(context, people, table, "ann")
        context.now.seconds += waited * HOUR
        stood += waited * HOUR
        await undo.undo(context, table.id, people("ann"))
        assert await due(context, table, 0) == begun + DAY + stood
