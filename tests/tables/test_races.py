"""Two processes that want the same at the same moment, on PostgreSQL, where they write at once.

Each test brings both to the point between reading and writing: whoever has read waits there until
the other one has read as well, or waits for a lock. So a lock that is missing is found every time.
"""

import asyncio
from dataclasses import replace

import asyncpg
import pytest

from db import followers, invitations, ratings, receipts, reminders, seats, settings, votes
from db.archive import open_archive
from db.followers import Tell
from db.games import Status
from db.ratings import EVERYWHERE
from engine.core.errors import Refused
from tables import outbox, troubles
from tables.claims import Claims
from tables.limits import Limits
from tables.lobby import expiry, opening, rematch
from tables.lobby import invitations as inviting
from tables.locks import Locks
from tables.people import following, forgetting, replacing
from tables.play import act, resignation, undo, voting
from tables.records.ratings import AT_ONCE, catch_up
from tables.time import nudges, vacations
from tables.time import reminders as reminding
from tables.troubles import Work
from tests.tables.finished import HERE, Came, finished
from tests.tables.playing import choose_blocks, play_out

BLOCKED = """SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'"""


@pytest.fixture
async def location(postgres_archive):
    return await postgres_archive.archive()


@pytest.fixture
def context(context):
    return replace(context, limits=Limits(lobbies=2, tables=2, server_tables=2))


@pytest.fixture
async def there(context, location):
    """Another process on the same archive."""
    database = await open_archive(location)
    yield replace(context, database=database, locks=Locks(), claims=Claims())
    await database.close()


class Meeting:
    """Where two meet who have both read and not yet written."""

    def __init__(self, line, monkeypatch):
        self._line, self._patch = line, monkeypatch
        self._come = 0
        self._looking = asyncio.Lock()

    def after(self, module, name):
        """Whoever has called this waits for the other one."""
        original = getattr(module, name)

        async def met(*given, **named):
            found = await original(*given, **named)
            await self._wait()
            return found

        self._patch.setattr(module, name, met)

    def last(self, module, name, is_last):
        """As ``after``, and then whoever has called it so waits until the other work is done."""
        original = getattr(module, name)

        async def met(*given, **named):
            found = await original(*given, **named)
            await self._wait()
            if is_last(*given):
                await self.until(self.is_one_done)
            return found

        self._patch.setattr(module, name, met)

    def is_one_done(self):
        return any(task.done() for task in self._tasks)

    async def until(self, true):
        """Wait until this is true, or somebody waits for a lock."""
        async with self._looking:
            while not true() and not await self._line.fetchval(BLOCKED):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def _wait(self):
        self._come += 1
        await self.until(lambda: self._come > 1)

    async def both(self, *works):
        """What each of these brings, or raises."""
        self._tasks = [asyncio.ensure_future(work) for work in works]
        for task in self._tasks:
            task.add_done_callback(lambda _: setattr(self, "_come", 2))
        return await asyncio.gather(*self._tasks, return_exceptions=True)


@pytest.fixture
async def meeting(location, monkeypatch):
    line = await asyncpg.connect(location.address)
    yield Meeting(line, monkeypatch)
    await line.close()


def kinds(found):
    """What came of it: the reason of a refusal, the name of an error, or that it was done."""
    told = (one.reason.key if isinstance(one, Refused) else one for one in found)
    return sorted(
        one if isinstance(one, str) else type(one).__name__ if isinstance(one, Exception) else "ok"
        for one in told
    )


def opened(context, people, name, guild=None):
    return opening.open_table(context, people(name), "manhattan", locale="en", guild=guild)


# Limits: of a person, and of a server


async def test_two_new_lobbies_of_one_person(context, there, people, meeting):
    await opened(context, people, "ann")
    meeting.after(opening, "check_lobbies")
    found = await meeting.both(*(opened(each, people, "ann") for each in (context, there)))
    assert kinds(found) == ["ok", "refused-too-many-lobbies"]


async def test_two_new_tables_of_one_server(context, there, people, meeting):
    await opened(context, people, "ann", guild=HERE)
    meeting.after(opening, "check_server")
    works = (opened(context, people, "bob", HERE), opened(there, people, "cid", HERE))
    assert kinds(await meeting.both(*works)) == ["ok", "refused-server-full"]


async def test_one_person_sits_down_at_two_tables(context, there, people, meeting):
    await opened(context, people, "ann")
    tables = [await opened(context, people, name) for name in ("bob", "cid")]
    meeting.after(opening, "check_tables")
    joins = [
        opening.join(each, table.id, people("ann"))
        for each, table in zip((context, there), tables, strict=True)
    ]
    assert kinds(await meeting.both(*joins)) == ["ok", "refused-too-many-tables"]


async def test_one_person_takes_over_two_seats(context, there, people, meeting, begin):
    tables = [await begin(*names) for names in (("ann", "bob", "cid"), ("dee", "eve", "fay"))]
    for table, name in zip(tables, ("cid", "fay"), strict=True):
        await resignation.resign(context, table.id, people(name))
    await opened(context, people, "zoe")
    meeting.after(replacing, "check_tables")
    works = [
        replacing.take_over(each, table.id, people("zoe"))
        for each, table in zip((context, there), tables, strict=True)
    ]
    assert kinds(await meeting.both(*works)) == ["ok", "refused-too-many-tables"]


async def test_the_last_place_for_a_follower(context, there, people, meeting, begin, monkeypatch):
    table = await begin("ann", "bob")
    monkeypatch.setattr(following, "MOST_FOLLOWERS", 1)
    meeting.after(followers, "of_game")
    works = [
        following.follow(each, table.id, people(name), Tell.THREAD, "en")
        for each, name in ((context, "cid"), (there, "dee"))
    ]
    assert kinds(await meeting.both(*works)) == ["ok", "refused-too-many-followers"]


async def test_one_invitation_one_nudge_one_vacation(context, there, people, meeting, begin, clock):
    table = await begin("ann", "bob")
    meeting.after(invitations, "was_called")
    works = (
        inviting.invite(context, table.id, people("ann"), 900),
        inviting.invite(there, table.id, people("bob"), 900),
    )
    assert kinds(await meeting.both(*works)) == ["ok", "refused-invited-before"]
    meeting._come = 0
    clock.seconds += 9 * 3600
    meeting.after(settings, "find")
    works = (nudges.nudge(each, table.id, people("ann")) for each in (context, there))
    assert kinds(await meeting.both(*works)) == ["ok", "refused-nudged"]
    meeting._come = 0
    meeting.after(vacations, "_check")
    works = (vacations.go(each, people("ann"), 3) for each in (context, there))
    assert kinds(await meeting.both(*works)) == ["ok", "refused-on-vacation"]


# The seats of a lobby


async def test_somebody_sits_down_while_the_host_starts(context, there, people, meeting, sit_down):
    table = await sit_down("ann", "bob")
    meeting.after(receipts, "find")
    works = (
        opening.join(context, table.id, people("cid")),
        opening.start(there, table.id, people("ann")),
    )
    found = kinds(await meeting.both(*works))
    now = await context.table(table.id)
    playing = now.row.status is Status.PLAYING
    assert found in (["ok", "refused-already-started"], ["ok", "refused-stale"])
    assert len(now.seats) == (2 if playing else 3)


async def test_one_sits_down_while_another_leaves(context, there, people, meeting, sit_down):
    table = await sit_down("ann", "bob")
    meeting.last(receipts, "find", lambda source, _: source is there.database)
    works = (
        opening.join(context, table.id, people("cid")),
        opening.leave(there, table.id, people("bob")),
    )
    assert kinds(await meeting.both(*works)) == ["ok", "ok"]
    now = await context.table(table.id)
    assert {row.name for row in now.seats} == {"Ann", "Cid"}


async def test_a_lobby_starts_in_the_moment_in_which_it_expires(
    context, there, people, meeting, sit_down, clock
):
    table = await sit_down("ann", "bob")
    clock.seconds += 2 * expiry.LOBBY_SECONDS
    [timer] = [one for one in await _timers(context) if one.table_id == table.id]
    meeting.after(receipts, "find")
    meeting.after(expiry.timers, "take")
    works = (
        opening.start(context, table.id, people("ann")),
        expiry.lobby_expired(there, timer),
    )
    await meeting.both(*works)
    now = await context.table(table.id)
    assert (now.row.status is Status.PLAYING) == (now.position is not None)
    assert (now.row.status is Status.CANCELLED) == (now.row.ended_at is not None)


async def _timers(context):
    return await expiry.timers.due(context.database, context.now())


async def test_two_who_want_to_play_again_get_one_table(context, there, people, meeting, lamps):
    over = await play_out(context, people, await lamps("ann", "bob", "cid", rounds=2))
    meeting.after(rematch, "successor")
    works = (
        rematch.play_again(context, over.id, people("ann")),
        rematch.play_again(there, over.id, people("bob")),
    )
    first, second = await meeting.both(*works)
    assert first.table.id == second.table.id
    assert [first.opened, second.opened].count(True) == 1


# Consent, receipts, and what Boroughs does


async def test_the_last_two_agree_at_once(context, there, people, meeting, begin):
    names = ("ann", "bob", "cid")
    table = await choose_blocks(context, people, await begin(*names), names)
    rev = table.row.rev
    seat = table.position.match.turn.seats[0]
    text = " ".join(table.position.match.fallback(seat))
    mover = names[seat]
    await act.act(context, table.id, people(mover), text)
    await undo.undo(context, table.id, people(mover))
    voters = [name for name in names if name != mover]
    meeting.after(votes, "on")
    works = [
        voting.vote(each, table.id, people(name), True)
        for each, name in zip((context, there), voters, strict=True)
    ]
    assert kinds(await meeting.both(*works)) == ["ok", "ok"]
    now = await context.table(table.id)
    assert await votes.open_request(context.database, table.id) is None, "it was carried out"
    assert now.row.rev > rev


async def test_one_interaction_at_two_processes_acts_once(context, there, people, meeting, begin):
    table = await begin("ann", "bob")
    meeting.after(receipts, "find")
    pressed = people("ann")
    text = " ".join(table.position.match.fallback(0))
    works = (act.act(each, table.id, pressed, text) for each in (context, there))
    assert kinds(await meeting.both(*works)) == ["ok", "ok"]
    assert (await context.table(table.id)).row.rev == table.row.rev + 1


async def test_what_fails_twice_at_once_is_counted_twice(context, there, meeting, begin):
    table = await begin("ann", "bob")
    meeting.after(troubles.troubles, "find")
    works = (troubles.noted(each, table.id, Work.BOARD) for each in (context, there))
    found = await meeting.both(*works)
    assert sorted(one.tries for one in found) == [1, 2]


async def test_what_is_said_the_first_time_is_said_once(context, there, meeting, begin):
    table = await begin("ann", "bob")
    meeting.after(settings, "find")
    works = (outbox.first_time(each, table.id, "hello") for each in (context, there))
    assert sorted(await meeting.both(*works)) == [False, True]


async def test_a_result_is_counted_by_one(context, there, meeting):
    await finished(context, Came(101, 1), Came(102, 2))
    await catch_up(context)
    once = {one.user: one.mu for one in await ratings.of_place(context.database, HERE, "manhattan")}
    await finished(context, Came(103, 1), Came(104, 2))
    original, seen = ratings.waiting, []

    async def waiting(source, work, now, limit):
        found = await original(source, work, now, limit)
        if limit == AT_ONCE:
            seen.append(source)
            first = len(seen) == 1
            await meeting.until((lambda: seen[1:]) if first else meeting.is_one_done)
        return found

    meeting._patch.setattr(ratings, "waiting", waiting)
    assert kinds(await meeting.both(catch_up(context), catch_up(there))) == ["ok", "ok"]
    found = {
        one.user: one.mu for one in await ratings.of_place(context.database, HERE, "manhattan")
    }
    assert (found[103], found[104]) == (once[101], once[102])


# Forgetting


async def test_who_is_forgotten_while_results_are_counted(context, there, people, meeting):
    ann = people("ann")
    await finished(context, Came(ann.user, 1), Came(102, 2))
    meeting.after(ratings, "at_table")
    works = (catch_up(context), forgotten_now(there, ann))
    assert kinds(await meeting.both(*works)) == ["ok", "ok"]
    for guild in (HERE, EVERYWHERE):
        known = await ratings.of_place(context.database, guild, "manhattan")
        assert ann.user not in {one.user for one in known}


async def forgotten_now(context, caller):
    """The last step of forgetting, once somebody else has read."""
    await asyncio.sleep(0.2)
    async with context.database.write() as writer:
        await writer.execute(*forgetting.forgetting.forgetting(caller.user, context.now()))


async def test_who_is_forgotten_while_a_reminder_is_planned(context, there, people, begin, meeting):
    table = await begin("ann", "bob")
    ann = people("ann")

    async def chosen(context, user):
        if user == ann.user:
            await forgotten_now(there, ann)
        return 60

    meeting._patch.setattr(reminding, "_every", chosen)
    await reminding.plan(context)
    planned = await reminders.due(context.database, context.now() + 10**6)
    assert {one.user for one in planned} == {table.seats[1].user}


async def test_who_is_forgotten_while_somebody_plays_again(context, there, people, meeting, lamps):
    over = await play_out(context, people, await lamps("ann", "bob", "cid", rounds=2))
    ann = replace(people("ann"))

    original = rematch.locks_of

    def read(before, caller):
        """The table was read, and nothing is locked yet."""
        task = asyncio.get_running_loop().create_task(forgotten_now(there, ann))
        tasks.append(task)
        return original(before, caller)

    tasks = []
    write = context.database.write

    def late(*locks):
        return _after(tasks, write(*locks))

    meeting._patch.setattr(rematch, "locks_of", read)
    meeting._patch.setattr(context.database, "write", late)
    again = await rematch.play_again(context, over.id, people("bob"))
    assert ann.user not in {
        row.user for row in await seats.of_game(context.database, again.table.id)
    }


def _after(tasks, writing):
    """This write, begun once the tasks are done."""

    class Late:
        async def __aenter__(self):
            await asyncio.gather(*tasks)
            return await writing.__aenter__()

        async def __aexit__(self, *error):
            return await writing.__aexit__(*error)

    return Late()
