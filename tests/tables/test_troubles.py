"""One table in trouble holds up no other: whatever fails is put off, longer each time."""

import pytest

from db import outbox, timers, votes
from tables import troubles
from tables.bots import moves
from tables.lobby import opening
from tables.play import consent, managing, voting
from tables.time import outage, pauses
from tables.time.arithmetic import DAY, HOUR
from tables.troubles import Work
from tests.tables.playing import play_out

PAGE = 100


@pytest.fixture
def wished(office, people, begin):
    """A running game with a wish before it that nobody has answered."""

    async def begun(*names):
        table = await begin(*names)
        await pauses.pause(office, table.id, people(names[0]))
        assert await consent.pending(office, table.id) is not None
        return table

    return begun


async def test_a_table_that_is_called_off_leaves_no_wish_and_no_timer(office, people, wished):
    table = await wished("ann", "bob")
    await managing.call_off(office, table.id, people("eve"), "a reason")
    assert await consent.pending(office, table.id) is None
    assert await timers.of_game(office.database, table.id) == []


async def test_a_game_that_ends_leaves_no_wish_and_no_timer(office, people, wished):
    table = await play_out(office, people, await wished("ann", "bob"))
    assert await consent.pending(office, table.id) is None
    assert await timers.of_game(office.database, table.id) == []


async def test_a_wish_that_outlived_its_table_lapses_in_silence(office, people, wished):
    """As a version that left them behind may have stored it."""
    table = await wished("ann", "bob")
    request = await consent.pending(office, table.id)
    await managing.call_off(office, table.id, people("eve"), "a reason")
    await votes.ask(office.database, request)
    await timers.arm(office.database, consent.LAPSE, office.now(), table.id)
    (timer,) = await outage.due(office)
    assert not await voting.lapsed(office, timer)
    assert await consent.pending(office, table.id) is None
    assert await outage.due(office) == []


async def test_a_timer_is_taken_before_its_work_and_comes_again_later(office, begin):
    table = await begin("ann", "bob")
    await timers.arm(office.database, consent.LAPSE, office.now(), table.id)
    waits = []
    for _ in range(12):
        (timer,) = await outage.due(office)
        begun = await outage.begun(office, timer)
        assert await outage.due(office) == [], "it stands in nobody's way"
        assert await outage.begun(office, timer) is None, "it can be begun once"
        waits.append(begun.due - office.now())
        office.now.seconds = begun.due
    assert waits == sorted(waits)
    assert waits[0] < waits[-1] == HOUR
    assert not await voting.lapsed(office, begun), "nothing was asked"
    assert await timers.of_game(office.database, table.id) == []


async def test_a_page_of_timers_that_fail_hides_no_other(office, begin):
    for number in range(PAGE + 50):
        await timers.arm(office.database, f"broken {number}", office.now() - DAY, None)
    table = await begin("ann", "bob")
    await timers.arm(office.database, consent.LAPSE, office.now(), table.id)
    seen = []
    while page := await outage.due(office):
        seen += [timer.kind for timer in page if await outage.begun(office, timer)]
    assert len(seen) == len(set(seen)) == PAGE + 51
    assert seen[-1] == consent.LAPSE


async def test_trouble_is_counted_and_forgotten_when_it_is_over(office, begin):
    table = await begin("ann", "bob")
    first = await troubles.noted(office, table.id, Work.BOARD)
    await troubles.told(office, first)
    second = await troubles.noted(office, table.id, Work.BOARD)
    assert (first.tries, first.told, second.tries, second.told) == (1, False, 2, True)
    assert first.due < second.due
    assert (await troubles.noted(office, table.id, Work.BOT)).tries == 1
    office.now.seconds = second.due + troubles.FORGOTTEN_AFTER + 1
    await outage.tidy_up(office)
    again = await troubles.noted(office, table.id, Work.BOARD)
    assert (again.tries, again.told) == (1, False)


async def test_a_bot_that_fails_is_asked_later_and_hides_no_other(office, people, sit_down):
    tables = []
    for name in ("ann", "bob", "cid"):
        table = await sit_down(name, first="1")
        await moves.seat_bot(office, table.id, people(name), "easy")
        tables.append(await opening.start(office, table.id, people(name)))
    assert [game for game, _ in await moves.asked(office)] == [table.id for table in tables]
    trouble = await troubles.noted(office, tables[0].id, Work.BOT)
    assert [game for game, _ in await moves.asked(office)] == [table.id for table in tables[1:]]
    office.now.seconds = trouble.due
    assert len(await moves.asked(office)) == 3


async def test_a_page_of_debts_hides_none_of_those_behind_it(office, begin):
    table = await begin("ann", "bob")
    await outbox.drop_all(office.database, table.id)
    for number in range(PAGE + 50):
        await outbox.owe(office.database, table.id, 1, [("hand", number)], office.now() - DAY)
    other = await begin("cid", "dee")
    found = await outbox.pending(office.database, office.now(), PAGE, without=[table.id])
    assert {debt.game for debt in found} == {other.id}
