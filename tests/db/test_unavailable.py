"""A server that cannot be used says why in one sentence, and is used again once it can be."""

from __future__ import annotations

import asyncio
import re

import asyncpg
import pytest

from db import games, steps, turns
from db.archive import open_archive, presence_at
from db.errors import NotAnArchive, Unavailable
from db.location import Server
from db.postgresql import pool
from tests.archives import create, query
from tests.db.making import make_turn, start_game

LOCKS = """SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE locktype = 'advisory' AND datname = current_database()"""
SENTENCE = re.compile(r"postgresql://[\w.:]+/\w+ .*\.")


@pytest.fixture
async def server(postgres):
    return await create(postgres, "shaken")


@pytest.fixture
async def database(server):
    opened = await open_archive(server)
    yield opened
    await opened.close()


async def told(awaitable) -> str:
    """The sentence with which this fails."""
    with pytest.raises(Unavailable) as caught:
        await awaitable
    assert SENTENCE.fullmatch(str(caught.value)), caught.value
    assert "secret" not in str(caught.value)
    return str(caught.value)


async def commanded(server: Server, *commands: str) -> None:
    line = await asyncpg.connect(server.address)
    for command in commands:
        await line.execute(command)
    await line.close()


@pytest.mark.parametrize("place", ["127.0.0.1:1", "nowhere.invalid:5432"])
async def test_a_wrong_address(place):
    server = Server(f"postgresql://someone:secret@{place}/games")
    assert "cannot be reached" in await told(open_archive(server))


@pytest.mark.parametrize("address", ["postgresql://a:b:c@[", "postgresql://h:port/x"])
async def test_no_address_at_all(address):
    with pytest.raises(NotAnArchive, match="no address of PostgreSQL"):
        await open_archive(Server(address))


async def test_a_wrong_password(postgres, server):
    await commanded(server, "DROP ROLE IF EXISTS guarded", "CREATE ROLE guarded LOGIN PASSWORD 'x'")
    for user in ("guarded:secret", "guarded", "nobody_we_know:secret"):
        said = await told(open_archive(postgres.database("shaken", user)))
        assert "does not let us in" in said


async def test_a_database_that_does_not_exist(postgres):
    assert "does not exist" in await told(open_archive(postgres.database("missing")))


async def test_a_server_that_is_too_old(server, monkeypatch):
    monkeypatch.setattr(pool, "OLDEST", 99)
    with pytest.raises(NotAnArchive, match=r"runs PostgreSQL \d+, and Boroughs needs 99 or newer"):
        await open_archive(server)


async def cut(line: asyncpg.Connection) -> None:
    """Cut the connection of whoever waits for the archive's lock, once somebody does."""
    sql = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
    while not await line.fetch(f"{sql} AND NOT granted"):  # noqa: ASYNC110  nobody tells us
        await asyncio.sleep(0.01)


async def test_a_connection_lost_in_the_middle_of_a_turn(server, database):
    """The turn waits for the lock of the archive when its connection is cut."""
    game = await start_game(database)
    line = await asyncpg.connect(server.address)
    await line.execute("BEGIN; SELECT pg_advisory_xact_lock(1114600047)")
    turn = asyncio.create_task(turns.store(database, make_turn(game, 2, "i-2")))
    await cut(line)
    assert "cannot be reached" in await told(turn)
    await line.execute("ROLLBACK")
    await line.close()
    assert (await games.find(database, game)).rev == 1
    await turns.store(database, make_turn(game, 2, "i-2"))
    assert [entry.rev for entry in await steps.log(database, game)] == [1, 2]


async def test_a_server_that_goes_away_and_comes_back(postgres, database):
    game = await start_game(database)

    async def interrupted() -> None:
        async with database.write() as writer:
            await turns.store(writer, make_turn(game, 2))
            postgres.stop()
            await turns.store(writer, make_turn(game, 3))

    try:
        assert "cannot be reached" in await told(interrupted())
        for work in (games.find(database, game), turns.store(database, make_turn(game, 2))):
            assert "cannot be reached" in await told(work)
    finally:
        postgres.start()
    assert (await games.find(database, game)).rev == 1
    await turns.store(database, make_turn(game, 2))
    assert [entry.rev for entry in await steps.log(database, game)] == [1, 2]


async def until(found) -> None:
    async with asyncio.timeout(60):
        while True:
            if found():
                return
            await asyncio.sleep(0.01)


async def look(presence) -> set[str]:
    """Who lives, as soon as that can be told."""
    while True:
        try:
            return await presence.living()
        except Unavailable:
            await asyncio.sleep(0.01)


async def test_nobody_is_taken_for_dead_because_the_server_was_away(postgres, server):
    """Whoever is the first to come back waits for the others, and so does who has just begun."""
    first, second = presence_at(server), presence_at(server)
    await first.living()
    assert await second.living() == {first.process, second.process}
    postgres.stop()
    postgres.start()
    new = presence_at(server)
    looks = [asyncio.create_task(look(one)) for one in (first, new)]
    await until(lambda: query(server, LOCKS) == [(2,)])
    everybody = {first.process, second.process, new.process}
    assert await asyncio.gather(look(second), *looks) == [everybody] * 3
    for one in (first, second, new):
        await one.leave()


async def test_a_full_disk(server, database):
    """A rule of this database says what the server says of a full disk."""
    game = await start_game(database)
    await commanded(
        server,
        """CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            RAISE disk_full USING MESSAGE = 'could not extend file: No space left on device',
                HINT = 'Check free disk space.';
        END $$""",
        "CREATE TRIGGER full_disk BEFORE INSERT ON outbox EXECUTE FUNCTION fill()",
    )
    said = await told(turns.store(database, make_turn(game, 2)))
    assert "has no room left on its disk" in said
    assert [entry.rev for entry in await steps.log(database, game)] == [1], "all or nothing"
    await commanded(server, "DROP TRIGGER full_disk ON outbox")
    await turns.store(database, make_turn(game, 2))
    assert [entry.rev for entry in await steps.log(database, game)] == [1, 2]


async def test_a_replica_that_takes_no_writes(server, database):
    """Reading goes on; and once it takes writes again, so do we."""
    game = await start_game(database)
    await commanded(server, "ALTER DATABASE shaken SET default_transaction_read_only = on")
    again = await open_archive(server)
    for _ in range(2):
        assert "takes no writes" in await told(turns.store(again, make_turn(game, 2)))
        assert (await games.find(again, game)).rev == 1
    await commanded(
        server,
        "SET default_transaction_read_only = off",
        "ALTER DATABASE shaken RESET default_transaction_read_only",
    )
    await turns.store(again, make_turn(game, 2))
    assert (await games.find(again, game)).rev == 2
    await again.close()


async def test_a_new_archive_on_a_replica(postgres):
    server = await create(postgres, "replica")
    await commanded(server, "ALTER DATABASE replica SET default_transaction_read_only = on")
    assert "takes no writes" in await told(open_archive(server))
    await commanded(
        server,
        "SET default_transaction_read_only = off",
        "ALTER DATABASE replica RESET default_transaction_read_only",
    )
    await (await open_archive(server)).close()


async def test_a_connection_on_which_the_server_has_said_its_last_word(database, monkeypatch):
    """It has arrived, and nobody has heard it yet: asyncpg has no error of its own for that."""

    async def fail(*_, **__):
        raise asyncpg.InternalClientError("cannot switch to state 12")

    with monkeypatch.context() as patched:
        patched.setattr(asyncpg.connection.Connection, "fetch", fail)
        assert "the connection was lost" in await told(games.find(database, 1))
    assert await games.find(database, 1) is None, "on another one"
