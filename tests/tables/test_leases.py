"""Leases in the archive: one process has a shard, and whoever is gone has none."""

import asyncio
from dataclasses import replace

import pytest

from db.archive import open_archive
from db.presence import Alone
from tables.leases import Leases, Session, Shard, Standing

SESSION = Session("s", 3, "wss://gateway.example")


@pytest.fixture
def processes(context):
    """Makes processes that share the archive; those in ``living`` live."""
    living = set()

    def make(database=None):
        here = Alone()
        living.add(here.process)

        async def alive():
            return living | {here.process}

        here.living = alive
        return Leases(database or context.database, here)

    make.living = living
    return make


def name(leases):
    return leases._presence.process


async def connect(leases):
    """Serve whatever is to be served."""
    ours = await leases.look()
    for shard in ours:
        await leases.serving(shard, SESSION)
    return set(ours)


async def begin(processes, count):
    first = processes()
    await first.want(count)
    await first.join()
    assert len(await connect(first)) == count
    return first


async def test_whoever_comes_is_connected_before_the_other_lets_go(processes):
    first = await begin(processes, 2)
    second = processes()
    await second.join()
    [(shard, session)] = (await second.look()).items()
    assert session is None
    assert shard in await first.look()
    assert await first.standing(shard) is Standing.INHERITED
    assert await second.serving(shard, SESSION)
    assert shard not in await first.look()
    assert await first.standing(shard) is Standing.LOST
    assert await second.standing(shard) is Standing.OURS
    assert not await first.serving(shard, SESSION), "it cannot be had back"
    assert len(await first.look()) == len(await second.look()) == 1


async def test_a_shard_that_is_being_taken_may_still_be_connected_to_anew(processes):
    first = await begin(processes, 2)
    second = processes()
    await second.join()
    [shard] = await second.look()
    assert await first.serving(shard, Session("t", 1, "wss://elsewhere.example"))
    assert shard in await second.look(), "and is still taken"


async def test_what_the_dead_had_goes_on_where_it_was_last_heard(processes):
    first = await begin(processes, 2)
    second = processes()
    await second.join()
    await connect(second)
    await first.look()
    await first.heard(dict.fromkeys(await first.look(), replace(SESSION, sequence=9)))
    processes.living.discard(name(first))
    taken = {shard: session for shard, session in (await second.look()).items() if session}
    assert set(taken.values()) == {replace(SESSION, sequence=9)}
    assert all([await second.serving(shard, SESSION) for shard in taken])
    assert len(await second.look()) == 2


async def test_whoever_hung_and_comes_back_shares_again(processes):
    first, second = await begin(processes, 2), processes()
    await second.join()
    processes.living.discard(name(first))
    assert len(await connect(second)) == 2
    third = processes()
    await third.join()  # parts from the one that hangs
    processes.living.add(name(first))
    for _ in range(3):
        for each in (first, second, third):
            await connect(each)
    loads = [len(await each.look()) for each in (first, second, third)]
    assert sorted(loads) == [0, 1, 1]


async def test_whoever_leaves_is_followed_by_the_others(processes):
    first, second = await begin(processes, 3), processes()
    await second.join()
    await connect(second)
    await first.look()
    assert await first.offer({})
    assert len(await first.look()) == 2, "served until the other does"
    assert len(await connect(second)) == 3
    assert await first.look() == {}
    await first.leave(sessions_go_on=True)
    assert not await second.offer({}), "nobody is left"
    await second.leave(sessions_go_on=False)
    third = processes()
    await third.join()
    assert set((await third.look()).values()) == {None}, "no session goes on"


async def test_alone_nothing_is_written_for_what_is_heard(processes, context):
    first = await begin(processes, 1)
    await first.heard({Shard(1, 0): SESSION})
    assert await sessions(context) == [None], "whoever starts next begins a session of its own"


async def sessions(context):
    return [row["session"] for row in await context.database.fetch("SELECT session FROM shards")]


async def test_a_session_may_be_resumed_as_long_as_there_are_others(processes, context):
    first, second = await begin(processes, 1), processes()
    await second.join()
    for kept in ("s", None):
        await first.look()
        await first.heard({Shard(1, 0): SESSION})
        assert await sessions(context) == [kept]
        await second.leave(sessions_go_on=True)


async def test_a_session_goes_on_with_somebody_who_has_just_come(processes):
    first, second = await begin(processes, 1), processes()
    await second.join()
    assert await first.offer({Shard(1, 0): SESSION}), "without having looked again"
    assert await second.look() == {Shard(1, 0): SESSION}


async def test_the_count_changes_without_a_gap(processes, context):
    first = await begin(processes, 1)
    await first.want(1)
    await first.want(3)
    ours = await first.look()
    assert sorted(ours) == [Shard(1, 0), *(Shard(3, number) for number in range(3))]
    await connect(first)
    assert sorted(await first.look()) == [Shard(3, number) for number in range(3)]
    assert await first.standing(Shard(1, 0)) is Standing.LOST
    assert first.count == 3


async def test_those_who_start_together_take_each_shard_once(processes, location):
    archives = [await open_archive(location) for _ in range(4)]
    some = [processes(archive) for archive in archives]
    await asyncio.gather(*(each.want(10) for each in some))
    await asyncio.gather(*(each.join() for each in some))
    await asyncio.gather(*(connect(each) for each in some))
    for _ in range(4):
        for each in some:
            await connect(each)
    found = [await each.look() for each in some]
    assert sorted(map(len, found)) == [2, 2, 3, 3]
    assert len({shard for ours in found for shard in ours}) == 10
    for archive in archives:
        await archive.close()
