"""``python -m db backup [FILE]``, ``keep N``, ``restore FILE`` and ``check``, on the archive that
DATABASE names, and ``move FROM TO`` from any one to another."""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from dotenv import dotenv_values

from db import care
from db.copies import STAMP_FORMAT, dated_backup, keep_newest
from db.errors import ArchiveError, InUse
from db.location import Location, location_of
from db.moving import move

DEFAULT_PATH = "data/boroughs.sqlite3"
FAILED = 2


def main(arguments: Sequence[str]) -> int:
    """Run one command. Returns 0 when it was done, and 2, with a sentence on stderr, when it was
    not."""
    wanted = _parser().parse_args(arguments)
    stamp = time.strftime(STAMP_FORMAT, time.localtime())
    try:
        _say(asyncio.run(_run(wanted, stamp)))
    except InUse as error:
        return _fail(f"{error} Stop the bot first.")
    except (ArchiveError, OSError, sqlite3.Error) as error:
        return _fail(str(error))
    return 0


def archive_location() -> Location:
    """Where the archive lies: DATABASE from the environment, else from .env, else the default."""
    settings = {**dotenv_values(".env"), **os.environ}
    return location_of(settings.get("DATABASE") or DEFAULT_PATH)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db", description="Care for the archive.")
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the archive, even while the bot runs")
    backup.add_argument("file", type=Path, nargs="?", help="a new file; a dated one by default")
    keeping = commands.add_parser("keep", help="delete all copies of ours but the newest")
    keeping.add_argument("most", type=_count, metavar="N", help="how many of them stay")
    restoring = commands.add_parser(
        "restore", help="put a backup in place; the bot must be stopped"
    )
    restoring.add_argument("file", type=Path, help="a backup made by this program")
    commands.add_parser("check", help="read the whole archive and say whether it is sound")
    moving = commands.add_parser(
        "move", help="copy an archive to a place where there is none; the bot must be stopped"
    )
    for name, metavar in (("origin", "FROM"), ("goal", "TO")):
        moving.add_argument(name, metavar=metavar, help="a file, or postgresql://…")
    return parser


async def _run(wanted: argparse.Namespace, stamp: str) -> str:
    if wanted.command == "move":
        return await _move(location_of(wanted.origin), location_of(wanted.goal))
    location = archive_location()
    named = care.named_after(location)
    if wanted.command == "backup":
        target = wanted.file or dated_backup(named, stamp)
        await care.back_up(location, target)
        return f"The archive was copied to {target} and the copy is sound."
    if wanted.command == "keep":
        gone = keep_newest(named, wanted.most)
        return "\n".join([*(f"{old} was deleted." for old in gone), f"Deleted: {len(gone)}."])
    if wanted.command == "restore":
        kept = await care.restore(location, wanted.file, named.with_name(f"{named.name}.{stamp}"))
        before = f" The former archive is kept as {kept}." if kept else ""
        return f"{wanted.file} was restored to {location}.{before}"
    return f"{location} is sound, version {await care.check(location)}."


async def _move(origin: Location, goal: Location) -> str:
    proofs = await move(origin, goal)
    lines = [f"{one.rows:8} {one.digest[:16]} {table}" for table, one in sorted(proofs.items())]
    total = sum(one.rows for one in proofs.values())
    end = f"All {total} rows were copied to {goal}, and their hashes are the same."
    return "\n".join([*lines, end])


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!a} is no number of copies")
    return int(text)


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _fail(text: str) -> int:
    sys.stderr.write(f"{text}\n")
    return FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
