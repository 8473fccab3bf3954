"""One table in trouble holds up no other: whatever fails is put off, longer each time."""

import pytest

from db import outbox, votes
from db import timers as timer_rows
from db.outbox import Publisher
from db.statements import Statement
from tables import cleanup, troubles, wishes
from tables.bots import moves
from tables.lobby import opening
from tables.play import managing, voting
from tables.time import pauses, timers
from tables.time.arithmetic import DAY, HOUR
from tables.troubles import Work
from tests.db.making import timers_of
from tests.tables.playing import play_out

PAGE = 100


@pytest.fixture
def wished(context, people, begin):
    """A running game with a wish before it that nobody has answered."""

    async def begun(*names):
        table = await begin(*names)
        await pauses.pause(context, table.id, people(names[0]))
        assert await wishes.pending(context, table.id) is not None
        return table

    return begun


async def test_a_table_that_is_called_off_leaves_no_wish_and_no_timer(context, people, wished):
    table = await wished("ann", "bob")
    await managing.call_off(context, table.id, people("eve"), "a reason")
    assert await wishes.pending(context, table.id) is None
    assert await timers_of(context.database, table.id) == []


async def test_a_game_that_ends_leaves_no_wish_and_no_timer(context, people, wished):
    table = await play_out(context, people, await wished("ann", "bob"))
    assert await wishes.pending(context, table.id) is None
    assert await timers_of(context.database, table.id) == []


async def test_a_wish_that_outlived_its_table_lapses_in_silence(context, people, wished):
    """As a version that left them behind may have stored it."""
    table = await wished("ann", "bob")
    request = await wishes.pending(context, table.id)
    await managing.call_off(context, table.id, people("eve"), "a reason")
    await context.database.execute(votes.asking(request))
    await timer_rows.arm(context.database, wishes.LAPSE, context.now(), table.id)
    (timer,) = await timers.due(context)
    assert not await voting.lapsed(context, timer)
    assert await wishes.pending(context, table.id) is None
    assert await timers.due(context) == []


async def test_a_timer_is_taken_before_its_work_and_comes_again_later(context, begin):
    table = await begin("ann", "bob")
    await timer_rows.arm(context.database, wishes.LAPSE, context.now(), table.id)
    waits = []
    for _ in range(12):
        (timer,) = await timers.due(context)
        begun = await timers.begun(context, timer)
        assert await timers.due(context) == [], "it stands in nobody's way"
        assert await timers.begun(context, timer) is None, "it can be begun once"
        waits.append(begun.due - context.now())
        context.now.seconds = begun.due
    assert waits == sorted(waits)
    assert waits[0] < waits[-1] == HOUR
    assert not await voting.lapsed(context, begun), "nothing was asked"
    assert await timers_of(context.database, table.id) == []


async def test_a_page_of_timers_that_fail_hides_no_other(context, begin):
    for number in range(PAGE + 50):
        await timer_rows.arm(context.database, f"broken {number}", context.now() - DAY, None)
    table = await begin("ann", "bob")
    await timer_rows.arm(context.database, wishes.LAPSE, context.now(), table.id)
    seen = []
    while page := await timers.due(context):
        seen += [timer.kind for timer in page if await timers.begun(context, timer)]
    assert len(seen) == len(set(seen)) == PAGE + 51
    assert seen[-1] == wishes.LAPSE


async def test_trouble_is_counted_and_forgotten_when_it_is_over(context, begin):
    table = await begin("ann", "bob")
    first = await troubles.noted(context, table.id, Work.BOARD)
    await troubles.told(context, first)
    second = await troubles.noted(context, table.id, Work.BOARD)
    assert (first.tries, first.told, second.tries, second.told) == (1, False, 2, True)
    assert first.due < second.due
    assert (await troubles.noted(context, table.id, Work.BOT)).tries == 1
    context.now.seconds = second.due + troubles.FORGOTTEN_AFTER + 1
    await cleanup.tidy_up(context)
    again = await troubles.noted(context, table.id, Work.BOARD)
    assert (again.tries, again.told) == (1, False)


async def test_a_bot_that_fails_is_asked_later_and_hides_no_other(context, people, sit_down):
    tables = []
    for name in ("ann", "bob", "cid"):
        table = await sit_down(name, first="1")
        await moves.seat_bot(context, table.id, people(name), "easy")
        tables.append((await opening.start(context, table.id, people(name))).after)
    assert [game for game, _ in await moves.asked(context)] == [table.id for table in tables]
    trouble = await troubles.noted(context, tables[0].id, Work.BOT)
    assert [game for game, _ in await moves.asked(context)] == [table.id for table in tables[1:]]
    context.now.seconds = trouble.due
    assert len(await moves.asked(context)) == 3


async def test_a_page_of_debts_hides_none_of_those_behind_it(context, begin):
    table = await begin("ann", "bob")
    await context.database.execute(Statement("DELETE FROM outbox", ((),)))
    for number in range(PAGE + 50):
        await context.database.execute(
            outbox.adding(table.id, 1, [("hand", number)], context.now() - DAY)
        )
    other = await begin("cid", "dee")
    found = await outbox.due(
        context.database, context.now(), Publisher("publishing", "us", [table.id]), PAGE
    )
    assert {pending.table_id for pending in found} == {other.id}
