"""What a process has claimed: shared by its tasks, and taken over when it dies."""

import asyncio
from dataclasses import replace

import pytest

from db import claims
from db.errors import Unavailable
from tables import outbox
from tables.bots import moves
from tables.claims import Claim, ClaimLost, Claims
from tables.entries import Publication
from tables.lobby import opening


def other_process(context):
    """A context like this one, of another process."""
    return replace(context, claims=Claims())


async def test_a_claim_is_given_back_with_the_last_task_that_holds_it(context, begin):
    table, other = await begin("ann", "bob"), other_process(context)
    held, theirs = (each.claims.holding for each in (context, other))
    given = (context.database, Claim.PUBLISHING, table.id)
    async with held(*given) as first:
        async with held(*given) as second, theirs(*given) as third:
            assert (first, second, third) == (True, True, False)
        async with theirs(*given) as third:
            assert not third, "the first one still holds it"
        assert await outbox.due(other) == []
    assert await outbox.due(other)
    async with theirs(*given) as third:
        assert third


async def test_a_claim_is_given_back_where_the_work_fails(context, begin):
    table = await begin("ann", "bob")
    given = (context.database, Claim.BOT, table.id)
    try:
        async with context.claims.holding(*given):
            raise ValueError
    except ValueError:
        pass
    async with other_process(context).claims.holding(*given) as ours:
        assert ours


async def test_what_is_kept_is_kept_until_it_is_given_back(context):
    other, given = other_process(context), (context.database, Claim.CLOCKS)
    assert await context.claims.keep(*given)
    assert await context.claims.keep(*given)
    assert not await other.claims.keep(*given)
    await context.claims.give_back(*given)
    assert await other.claims.keep(*given)
    await context.claims.give_back(*given)
    assert not await context.claims.keep(*given), "nobody gives back another's"


async def test_what_the_dead_had_claimed_is_free_and_what_the_living_have_is_not(context):
    dead, living, us = (other_process(context) for _ in range(3))
    here = {us.claims.process, living.claims.process}

    async def found():
        return here

    us.claims.presence.living = found
    for number, each in enumerate((dead, living, us)):
        assert await each.claims.keep(context.database, Claim.BOT, number)
    assert await us.claims.take_over(context.database)
    assert [await us.claims.keep(context.database, Claim.BOT, n) for n in range(3)] == [
        True,
        False,
        True,
    ]
    assert not await us.claims.take_over(context.database), "once"


async def test_whoever_hung_does_not_keep_what_another_has_taken_meanwhile(context):
    other, given = other_process(context), (context.database, Claim.CLOCKS)
    assert await context.claims.keep(*given)

    async def others_alone():
        return {other.claims.process}

    other.claims.presence.living = others_alone
    assert await other.claims.take_over(context.database)
    assert await other.claims.keep(*given)
    assert not await context.claims.keep(*given)
    await context.claims.give_back(*given)
    assert await other.claims.keep(*given), "nobody gives back another's"


async def test_whoever_was_taken_for_dead_posts_nothing_more(context, begin):
    """It was about to show a board, and could not reach the archive for a moment. Another process
    has shown this one and given the claim back: shown once more it would be a second message."""
    table, other = await begin("ann", "bob"), other_process(context)
    given = (Claim.PUBLISHING, table.id)

    async def others_alone():
        return {other.claims.process}

    other.claims.presence.living = others_alone
    async with context.claims.holding(context.database, *given) as ours:
        assert ours
        pending = next(one for one in await outbox.due(context) if one.kind == Publication.BOARD)
        assert await other.claims.take_over(other.database)
        async with other.claims.holding(other.database, *given) as theirs:
            assert theirs
            assert await outbox.posting(other, pending) == pending.rev
            with pytest.raises(ClaimLost):
                await outbox.posting(context, pending)
            await outbox.posted(other, pending, 77, pending.first - 1, "")
        with pytest.raises(ClaimLost):
            await outbox.posting(context, pending)


async def test_a_bot_thinks_in_one_process(context, people, sit_down):
    table, other = await sit_down("ann", first="1"), other_process(context)
    await moves.seat_bot(context, table.id, people("ann"), "easy")
    await opening.start(context, table.id, people("ann"))
    assert [table_id for table_id, _ in await moves.asked(other)] == [table.id]
    async with context.claims.holding(context.database, Claim.BOT, table.id):
        assert await moves.asked(other) == []


async def test_a_claim_is_given_back_although_the_archive_was_away(context, monkeypatch):
    """Else nobody else could do this for as long as we are alive."""
    monkeypatch.setattr("tables.claims.AGAIN_SECONDS", 0)
    release, tries = claims.release, []

    async def failing(*given):
        tries.append(given)
        if len(tries) < 4:
            raise Unavailable("the archive is away")
        await release(*given)

    monkeypatch.setattr(claims, "release", failing)
    other, given = other_process(context), (context.database, Claim.IDENTIFY, 0)
    async with context.claims.holding(*given) as ours:
        assert ours
    async with asyncio.TaskGroup() as group:
        for task in context.claims._late:
            group.create_task(asyncio.wait_for(task, None))
    assert await other.claims.keep(*given)
    assert len(tries) == 4


async def test_whoever_takes_a_claim_that_is_just_given_back_has_it(context, monkeypatch):
    """Two tasks of one process: on PostgreSQL the second may overtake the first."""
    release, releasing, go_on = claims.release, asyncio.Event(), asyncio.Event()

    async def slow(*given):
        releasing.set()
        await go_on.wait()
        await release(*given)

    monkeypatch.setattr(claims, "release", slow)
    other, given = other_process(context), (context.database, Claim.PUBLISHING, 1)

    async def briefly():
        async with context.claims.holding(*given):
            pass

    async def after():
        async with context.claims.holding(*given) as ours:
            assert ours
            await first
            assert not await other.claims.keep(*given)

    first = asyncio.create_task(briefly())
    await releasing.wait()
    second = asyncio.create_task(after())
    await asyncio.wait({second}, timeout=0.2)
    go_on.set()
    await second
    assert await other.claims.keep(*given)
