"""``python -m db backup [FILE]``, ``restore FILE`` and ``check``, on the file named by DATABASE."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from dotenv import dotenv_values

from db.backup import back_up, check, restore
from db.errors import ArchiveError, InUse

DEFAULT_PATH = "data/boroughs.sqlite3"
FAILED = 2


def main(arguments: Sequence[str]) -> int:
    """Run one command; 0 when it was done, 2 with a sentence on stderr when it was not."""
    wanted = _parser().parse_args(arguments)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime())
    try:
        _say(_run(wanted, archive_path(), stamp))
    except InUse as error:
        return _fail(f"{error} Stop the bot first.")
    except (ArchiveError, OSError, sqlite3.Error) as error:
        return _fail(str(error))
    return 0


def archive_path() -> Path:
    """Where the archive lies: DATABASE from the environment, else from .env, else the default."""
    settings = {**dotenv_values(".env"), **os.environ}
    return Path(settings.get("DATABASE") or DEFAULT_PATH)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db", description="Care for the archive.")
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the archive, even while the bot runs")
    backup.add_argument("file", type=Path, nargs="?", help="a new file; a dated one by default")
    restoring = commands.add_parser(
        "restore", help="put a backup in place; the bot must be stopped"
    )
    restoring.add_argument("file", type=Path, help="a backup made by this program")
    commands.add_parser("check", help="read the whole archive and say whether it is sound")
    return parser


def _run(wanted: argparse.Namespace, path: Path, stamp: str) -> str:
    if wanted.command == "backup":
        target = wanted.file or path.parent / "backups" / f"{path.stem}-{stamp}{path.suffix}"
        back_up(path, target)
        return f"The archive was copied to {target} and the copy is sound."
    if wanted.command == "restore":
        kept = restore(path, wanted.file, path.with_name(f"{path.name}.{stamp}"))
        before = f" The former archive is kept as {kept}." if kept else ""
        return f"{wanted.file} was restored to {path}.{before}"
    return f"{path} is sound, version {check(path)}."


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _fail(text: str) -> int:
    sys.stderr.write(f"{text}\n")
    return FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
