"""Stalling: no way of one's own gives more time than the table has agreed on."""

import pytest

from tables.lobby import opening
from tables.play import act, undo, voting
from tables.time import deadlines
from tables.time.arithmetic import DAY, HOUR
from tests.tables.playing import refused


@pytest.fixture
def hurried(office, people, sit_down):
    """A game with a day for each move."""

    async def start(*names, game="sprawlopolis", **options):
        table = await sit_down(*names, game=game, **options)
        await opening.set_pace(office, table.id, people(names[0]), DAY)
        return await opening.start(office, table.id, people(names[0]))

    return start


async def due(office, table, seat):
    table = await office.table(table.id)
    return next(w.due for w in await deadlines.waits(office, table) if w.seat == seat)


async def free_move(office, people, table, name):
    """Choose blocks at Manhattan: hidden, together, and free to take back."""
    return await act.act(office, table.id, people(name), "blocks 1111")


async def test_a_move_and_an_undo_leave_the_clock_as_it_was(office, people, hurried):
    table = await hurried("ann", "bob", "cid", game="manhattan", first="1")
    begun = office.now()
    for _ in range(3):
        office.now.seconds += 5 * HOUR
        await free_move(office, people, table, "ann")
        table = await undo.undo(office, table.id, people("ann"))
        assert await due(office, table, 0) == begun + DAY
    assert await due(office, table, 1) == begun + DAY


async def test_while_a_move_stands_its_players_clock_does_not_run(office, people, hurried):
    table = await hurried("ann", "bob", "cid", game="manhattan", first="1")
    begun = office.now()
    office.now.seconds += 5 * HOUR
    await free_move(office, people, table, "ann")
    office.now.seconds += 3 * HOUR
    await undo.undo(office, table.id, people("ann"))
    assert await due(office, table, 0) == begun + DAY + 3 * HOUR
    assert await due(office, table, 1) == begun + DAY, "not for those who have not answered"


async def test_a_question_that_an_undo_puts_again_keeps_its_clock(office, people, hurried):
    """Where the question had changed with the move: one after another, by consent."""
    table = await building(office, people, hurried)
    begun = office.now()
    for _ in range(2):
        office.now.seconds += 4 * HOUR
        text = " ".join(table.running.match.fallback(0))
        await act.act(office, table.id, people("ann"), text)
        await undo.undo(office, table.id, people("ann"))
        table = await voting.vote(office, table.id, people("bob"), True)
        assert table.running.match.turn.seats == (0,)
        assert table.row.asked_at == begun
        assert await due(office, table, 0) == begun + DAY
    assert table.row.wake <= office.now(), "the house looks at the clock again"


async def building(office, people, hurried):
    table = await hurried("ann", "bob", game="manhattan", first="1")
    for name in ("ann", "bob"):
        table = await act.act(office, table.id, people(name), "blocks 1234 1234")
    return table


async def sweep_until_timeout(office, table):
    while (await office.table(table.id)).running.step.kind != "timeout":
        office.now.seconds += HOUR
        while await deadlines.look(office, table.id):
            pass


async def test_the_table_gives_the_whole_time_anew_with_a_move_of_the_house(
    office, people, hurried
):
    table = await building(office, people, hurried)
    await sweep_until_timeout(office, table)
    await undo.undo(office, table.id, people("bob"))
    table = await voting.vote(office, table.id, people("ann"), True)
    given = office.now()
    assert await due(office, table, 0) == given + DAY
    office.now.seconds += 20 * HOUR
    text = " ".join(table.running.match.fallback(0))
    await act.act(office, table.id, people("ann"), text)
    await undo.undo(office, table.id, people("ann"))
    table = await voting.vote(office, table.id, people("bob"), True)
    assert await due(office, table, 0) == given + DAY, "and that time is not given twice"


async def test_a_manager_who_sets_a_game_back_gives_the_whole_time(office, people, hurried):
    table = await building(office, people, hurried)
    office.now.seconds += 20 * HOUR
    text = " ".join(table.running.match.fallback(0))
    await act.act(office, table.id, people("ann"), text)
    table = await undo.roll_back(office, table.id, people("eve"), 2)
    assert await due(office, table, 0) == office.now() + DAY


async def test_nobody_gives_themself_more_time(office, people, hurried):
    table = await building(office, people, hurried)
    office.now.seconds += DAY
    while await deadlines.look(office, table.id):
        pass
    assert await deadlines.late_seats(office, await office.table(table.id)) == [0]
    mine = deadlines.give_time(office, table.id, people("ann"), 0)
    assert await refused(mine) == "refused-own-time"
    await deadlines.give_time(office, table.id, people("bob"), 0)
    assert await due(office, table, 0) == office.now() + DAY


async def test_whoever_plays_alone_keeps_nobody_waiting(office, people, hurried):
    table = await hurried("ann")
    office.now.seconds += DAY
    while await deadlines.look(office, table.id):
        pass
    await deadlines.give_time(office, table.id, people("ann"), 0)
    assert await due(office, table, 0) == office.now() + DAY


async def test_a_clock_is_never_longer_for_undoing(office, people, hurried):
    """However the moves and undos lie, the time that somebody has used is used."""
    table = await hurried("ann", "bob", "cid", game="manhattan", first="1")
    begun, stood = office.now(), 0
    for used, waited in ((3, 1), (2, 4), (6, 0)):
        office.now.seconds += used * HOUR
        await free_move(office, people, table, "ann")
        office.now.seconds += waited * HOUR
        stood += waited * HOUR
        await undo.undo(office, table.id, people("ann"))
        assert await due(office, table, 0) == begun + DAY + stood
