"""Looking back at a finished game: asked for once, worked on in steps, kept, and for whom."""

import asyncio
from dataclasses import replace

import pytest

from db import reviews
from db.statements import Statement
from engine.bots.review import Effort, decisive_turns
from tables import lookup
from tables.claims import Claim, Claims
from tables.daily import puzzles, tries
from tables.daily.tries import Place
from tables.history import review
from tables.lookup import Asking
from tables.people.forgetting import forget
from tables.play import undo
from tables.records import export
from tables.thinking import looked_back
from tables.time.arithmetic import DAY
from tests.tables.playing import called_off, name_of, play_one, play_out, refused

SMALL = Effort(glances=1, fewest_tables=2, close_moves=2, close_tables=4)


@pytest.fixture
def finished(context, people, lamps):
    """A game that was played to its end."""

    async def play(*names):
        return await play_out(context, people, await lamps(*(names or ("ann", "bob"))))

    return play


def counting(context, most=10_000):
    """A context that looks back as far as so many steps, then dies; and the steps it took."""
    taken = []

    async def look_back(retrospect):
        if len(taken) >= most:
            raise asyncio.CancelledError
        taken.append((retrospect.move.rev, retrospect.step))
        return looked_back(retrospect)

    return replace(context, look_back=look_back), taken


async def test_a_game_is_looked_back_at_once_and_the_result_is_kept(context, finished):
    table = await finished()
    begun = await review.ask(context, table, 100, SMALL)
    assert (begun.share, begun.ended) == (0, False)
    assert await review.due(context) == [table.id]
    working, taken = counting(context)
    await review.work_on(working, table.id, SMALL)
    found = await review.ask(context, table, 101, SMALL)
    assert (found.share, found.ended) == (1, True)
    assert len(found.found.glances) == len(found.moves) == found.count == table.row.ply
    assert await review.due(context) == []
    await review.work_on(working, table.id, SMALL)
    assert len(taken) == len(set(taken)), "no step was taken twice"


async def test_a_killed_process_is_followed_by_one_that_goes_on(context, finished):
    table = await finished()
    await review.ask(context, table, 100, SMALL)
    killed, before = counting(context, most=7)
    with pytest.raises(asyncio.CancelledError):
        await review.work_on(killed, table.id, SMALL)
    half = await review.find(context, table, SMALL)
    assert 0 < half.share < 1
    other, after = counting(replace(context, claims=Claims()))
    assert await review.due(other) == [table.id]
    await review.work_on(other, table.id, SMALL)
    assert not {*before} & {*after}, "what was found before is not found again"
    whole = await review.find(context, table, SMALL)
    await context.database.execute(*_dropping(table.id))
    await review.ask(context, table, 100, SMALL)
    await review.work_on(context, table.id, SMALL)
    assert (await review.find(context, table, SMALL)).found == whole.found


def _dropping(table_id):
    return (Statement("DELETE FROM reviews WHERE table_id = ?", ((table_id,),)),)


async def test_what_another_process_works_on_is_left_to_it(context, finished):
    table = await finished()
    await review.ask(context, table, 100, SMALL)
    other = replace(context, claims=Claims())
    async with context.claims.holding(context.database, Claim.REVIEW, table.id):
        assert await review.due(other) == []
        assert await review.due(context) == [table.id]
    assert await review.due(other) == [table.id]


async def test_asked_for_by_many_at_once_it_is_one_review(context, finished):
    table = await finished()
    asked = [review.ask(context, table, 100 + number, SMALL) for number in range(4)]
    found = await asyncio.gather(*asked)
    assert {one.share for one in found} == {0}
    assert await review.due(context) == [table.id]


async def test_a_person_waits_for_few_at_once_and_a_server_for_a_few_more(context, finished):
    tables = [await finished() for _ in range(review.MOST_OF_PERSON + 1)]
    for table in tables[:-1]:
        await review.ask(context, table, 100, SMALL)
    again = await review.ask(context, tables[0], 100, SMALL)
    assert not again.ended, "the same review is no other one"
    assert await refused(review.ask(context, tables[-1], 100)) == "refused-reviews-waiting"
    await review.work_on(context, tables[0].id, SMALL)
    await review.ask(context, tables[-1], 100, SMALL)


async def test_a_server_waits_for_a_few_at_once(context, finished, monkeypatch):
    monkeypatch.setattr(review, "MOST_OF_SERVER", 1)
    first, second = await finished(), await finished()
    await context.database.execute(*_at_home(7, first.id, second.id))
    first, second = [await context.table(table.id) for table in (first, second)]
    await review.ask(context, first, 100, SMALL)
    assert await refused(review.ask(context, second, 101)) == "refused-reviews-server"


def _at_home(guild, *tables):
    rows = tuple((guild, table) for table in tables)
    return (Statement("UPDATE games SET guild = ? WHERE id = ?", rows),)


async def test_nothing_is_looked_back_at_before_the_end(context, people, lamps):
    table = await play_one(context, people, await lamps("ann", "bob"))
    assert await refused(review.ask(context, table, 100)) == "refused-not-over"
    assert await refused(review.find(context, table)) == "refused-not-over"
    assert await review.due(context) == []


async def test_a_sealed_city_waits_for_the_end_of_its_day(context, people):
    table = await tries.begin(context, people("ann"), Place(7, 77, "en"))
    table = await play_out(context, people, table)
    user = table.seats[0].user
    assert await refused(review.ask(context, table, user)) == "refused-sealed"
    context.now.seconds += 2 * DAY
    await puzzles.prepare(context)
    await puzzles.close_days(context)
    await review.ask(context, await context.table(table.id), user, SMALL)


async def test_strangers_do_not_learn_of_a_private_table(context, people, finished):
    table = await finished()
    stranger = Asking(people("eve").user, None, None)
    assert await refused(lookup.seen(context, stranger, table.id)) == "refused-no-such-game"


async def test_moves_that_were_taken_back_are_not_looked_at(context, people, begin):
    table = await begin("ann", "bob")
    table = await play_one(context, people, table)
    back = table.position.step.seat
    table = (await undo.undo(context, table.id, people(name_of(table, people, back)))).after
    table = await play_one(context, people, await play_one(context, people, table))
    table = await called_off(context, people, table)
    found = await review.ask(context, table, 100, SMALL)
    assert [move.number for move in found.moves] == [1, 2]
    assert found.moves[0].rev > 2, "the first one was taken back"


async def test_what_fails_is_tried_again_later_and_not_for_ever(context, finished):
    table = await finished()
    await review.ask(context, table, 100, SMALL)
    for _ in range(review.MOST_TRIES - 1):
        await review.failed(context, table.id)
        assert await review.due(context) == []
        context.now.seconds += review.TRY_AGAIN
        assert await review.due(context) == [table.id]
    await review.failed(context, table.id)
    assert await review.find(context, table) is None
    await review.ask(context, table, 100, SMALL)


async def test_who_asked_is_shown_to_them_and_forgotten(context, people, finished):
    table = await finished()
    ann = people("ann")
    await review.ask(context, table, ann.user, SMALL)
    assert (await export.personal(context, ann.user))["reviews"] == [{"table": table.id}]
    await forget(context, ann)
    row = await reviews.find(context.database, table.id)
    assert row.user is None
    await review.work_on(context, table.id, SMALL)
    assert (await review.find(context, await context.table(table.id))).ended, "the game is others'"


async def test_nobody_is_named_once_it_is_ready(context, finished):
    table = await finished()
    await review.ask(context, table, 100, SMALL)
    await review.work_on(context, table.id, SMALL)
    assert (await reviews.find(context.database, table.id)).user is None


async def test_the_match_before_a_turn_is_the_one_it_was_played_in(context, finished):
    table = await finished()
    await review.ask(context, table, 100, SMALL)
    await review.work_on(context, table.id, SMALL)
    found = await review.find(context, table, SMALL)
    for turn in decisive_turns(found.moves, found.found):
        before = await review.match_before(context, table, found.move(turn.rev))
        assert before.turn.asks(turn.seat)
        before.read(turn.seat, turn.instead)
