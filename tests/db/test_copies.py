"""``python -m db keep``: copies that nobody needs any more, and no file of anybody else's."""

from __future__ import annotations

import os

import pytest

from db.backup import back_up
from db.copies import dated_backup, keep_newest
from tests.db.making import start_game
from tests.db.test_backup import command

STAMPS = [f"2026010{day}-120000" for day in range(1, 6)]


@pytest.fixture
async def copies(database, path):
    """Five dated backups, the oldest first, and before them what an upgrade and a restore kept."""
    await start_game(database)
    aside = [path.with_name(f"{path.name}.{word}") for word in ("version-3", "20251231-235959.2")]
    found = [*aside, *(dated_backup(path, stamp) for stamp in STAMPS)]
    for at, target in enumerate(found):
        back_up(path, target)
        os.utime(target, (1_700_000_000 + at, 1_700_000_000 + at))
    return found


async def test_the_newest_stay_and_the_others_go_with_what_lies_beside_them(path, copies):
    journal = copies[1].with_name(f"{copies[1].name}-wal")
    journal.touch()
    said = await command(path, "keep", "2")
    assert (said.code, said.error) == (0, "")
    assert [one for one in copies if one.exists()] == copies[-2:]
    assert not journal.exists()
    assert said.out.splitlines() == [
        *(f"{one} was deleted." for one in reversed(copies[:-2])),
        "Deleted: 5.",
    ]
    assert (await command(path, "keep", "2")).out == "Deleted: 0.\n"


@pytest.mark.usefixtures("copies")
async def test_the_archive_and_the_files_of_others_are_never_deleted(path):
    beside = [
        *(path.with_name(name) for name in ("monday.sqlite3", f"{path.name}.mine", "notes.txt")),
        *(path.parent / "backups" / name for name in ("before-the-move.sqlite3", "notes.txt")),
        path.parent / "backups" / f"{path.stem}-{STAMPS[0]}{path.suffix}.txt",
    ]
    for file in beside:
        file.touch()
    assert len(keep_newest(path, 0)) == 7
    assert [file for file in beside if not file.exists()] == []
    assert path.exists()
    assert path.with_name(f"{path.name}-wal").exists(), "the bot still runs"


async def test_what_is_no_number_is_refused_and_nothing_is_deleted(path, copies):
    for word in ("-1", "all", "1.5", "٣"):
        said = await command(path, "keep", word)
        assert said.code == 2, word
        assert "Traceback" not in said.error
    assert all(one.exists() for one in copies)


async def test_where_there_are_no_copies_none_is_deleted(tmp_path):
    assert keep_newest(tmp_path / "none.sqlite3", 0) == []
