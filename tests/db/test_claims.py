"""One process does what is due at a table; what a dead one had claimed is free again."""

from __future__ import annotations

import asyncio
import signal

from db import claims, outbox, presence, turns
from db.archive import open_archive, presence_at
from db.outbox import Publisher
from tests.archives import setting
from tests.db.making import NOW, kill, make_turn, read_line, start_child, start_game


async def test_a_claim_is_had_by_one_until_it_is_given_back(database):
    assert await claims.take(database, "bot", 1, "us")
    assert await claims.take(database, "bot", 1, "us"), "ours stays ours"
    assert not await claims.take(database, "bot", 1, "them")
    assert await claims.holder(database, "bot", 1) == "us"
    assert await claims.holder(database, "bot", 2) is None
    assert await claims.take(database, "bot", 2, "them")
    await claims.release(database, "bot", 1, "them")
    assert not await claims.take(database, "bot", 1, "them"), "nobody gives back another's"
    await claims.release(database, "bot", 1, "us")
    assert await claims.take(database, "bot", 1, "them")


async def test_racing_processes_have_one_winner(database, location):
    others = [await open_archive(location) for _ in range(4)]
    for table_id in range(10):
        took = [
            claims.take(each, "bot", table_id, str(number)) for number, each in enumerate(others)
        ]
        assert sum(await asyncio.gather(*took)) == 1
    for each in others:
        await each.close()


async def test_what_another_process_publishes_is_not_due_here(database):
    game = await start_game(database)
    await turns.store(database, make_turn(game, 2))
    us, them = Publisher("publishing", "us"), Publisher("publishing", "them")
    await claims.take(database, "publishing", game, "them")
    assert await outbox.due(database, NOW + 9, us) == []
    assert await outbox.due(database, NOW + 9, them)
    await claims.release_all(database, ["them"])
    assert await outbox.due(database, NOW + 9, us)


ALIVE = """
import asyncio, sys
from pathlib import Path
from db.archive import presence_at
from db.location import location_of

async def main():
    here = presence_at(location_of(sys.argv[1]))
    await here.living()
    print(here.process, flush=True)
    while Path(sys.argv[2]).exists():
        await here.living()
        await asyncio.sleep(0.01)
    await here.leave()

asyncio.run(main())
"""


async def alive(location, stay):
    child = await start_child(ALIVE, setting(location), str(stay))
    return child, await read_line(child)


async def until(found):
    async with asyncio.timeout(60):
        while True:
            if await found():
                return
            await asyncio.sleep(0.01)


async def has_died(here, process):
    return process not in await here.living()


async def test_a_process_is_alive_until_it_ends(database, location, tmp_path):
    stay = tmp_path / "stay"
    stay.touch()
    here = presence_at(location)
    assert await here.living() == {here.process}
    killed, name = await alive(location, stay)
    leaving, other = await alive(location, stay)
    assert await here.living() == {here.process, name, other}
    await kill(killed)
    await until(lambda: has_died(here, name))
    assert await here.living() == {here.process, other}
    stay.unlink()
    await leaving.wait()
    await until(lambda: has_died(here, other))
    assert await here.living() == {here.process}
    await here.leave()


async def test_nothing_is_left_beside_the_file_by_those_who_have_ended(database, path):
    here, other = presence_at(path), presence_at(path)
    assert await here.living() == await other.living() == {here.process, other.process}
    await other.leave()
    await here.leave()
    assert [*path.parent.glob("*.process-*"), *path.parent.glob("*.alive-*")] == []


async def test_a_process_that_hangs_is_not_alive_until_it_goes_on(database, location, tmp_path):
    stay = tmp_path / "stay"
    stay.touch()
    here = presence_at(location)
    child, name = await alive(location, stay)
    assert name in await here.living()
    child.send_signal(signal.SIGSTOP)
    await until(lambda: has_died(here, name))
    child.send_signal(signal.SIGCONT)
    await until(lambda: is_alive(here, name))
    stay.unlink()
    await child.wait()
    await here.leave()


async def is_alive(here, process):
    return process in await here.living()


def test_only_time_in_which_we_look_ourselves_counts_as_silence(monkeypatch):
    now = 0.0
    monkeypatch.setattr(presence.time, "monotonic", lambda: now)
    signs = presence.Signs()
    assert not signs.hangs("a", 1)
    now = 3600.0
    assert not signs.hangs("a", 1), "this machine slept for an hour"
    assert not signs.hangs("a", 2)
    for _ in range(9):
        now += 1.0
        assert not signs.hangs("a", 2)
    now += 1.0
    assert signs.hangs("a", 2)
    assert not signs.hangs("a", 3)
    assert not signs.hangs("b", None)


async def test_an_earlier_version_which_gives_no_sign_does_not_hang(path, database, monkeypatch):
    monkeypatch.setattr(presence, "HUNG_SECONDS", -1.0)
    here, earlier, hanging = (presence_at(path) for _ in range(3))
    await hanging.living()
    assert await here.living() == {here.process, earlier.process}
    for each in (here, earlier, hanging):
        await each.leave()
