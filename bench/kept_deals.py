"""The deals of the league that were played before, one file for each table.

A league takes nights. What was played is worth keeping as long as the bots still play like that:
so the moves of the first deal are kept as a fingerprint, and whoever goes on plays that deal again
first. If a single move of it has changed, all deals of this table are played anew. That sees every
change of the bots, of the rules and of the dice which matters in a hundred moves or so; one that
matters only in some other deal it does not see.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "league"


@dataclass(frozen=True)
class Kept:
    """What was played at a table: the fingerprint of the first deal's moves, and of each deal the
    share that the hard bot has won. The number of a deal is its place in this row."""

    moves: str = ""
    results: tuple[float, ...] = ()


def read(table: str) -> Kept:
    """What was kept of the table with this name; nothing, where none was played."""
    path = _path(table)
    if not path.exists():
        return Kept()
    found = json.loads(path.read_text())
    return Kept(found["moves"], tuple(found["results"]))


def write(table: str, kept: Kept) -> None:
    """Keep this, in place of what was kept. Whoever breaks it off loses nothing."""
    path = _path(table)
    path.parent.mkdir(exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(asdict(kept)) + "\n")
    beside.replace(path)


def _path(table: str) -> Path:
    return FOLDER / f"{table.replace(' ', '-')}.json"
