"""How long the event loop is held at once, while busy tables of all games are played."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.bot_process import bot
from bench.crowd import ACKNOWLEDGE_SECONDS, Times, at_tables, end_play
from bench.figures import at_most
from playground import Playground, Settings

READING, PLAYING = 20.0, 40.0
"""Seconds in which the words are read ahead, and in which the tables are watched."""
HOLD_BAR = 5.0
TOLD = 8


async def watched() -> dict[str, Any]:
    """What the watch of the bot has written."""
    with tempfile.TemporaryDirectory() as folder:
        holds, archive = Path(folder) / "holds.json", str(Path(folder) / "loop.sqlite3")
        os.environ["HOLDS"] = str(holds)
        settings = Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)
        async with (
            Playground(settings) as playground,
            bot(playground, "bench/watched_bot.py", archive=archive),
        ):
            await asyncio.sleep(READING)
            games = await at_tables(playground, Times())
            await asyncio.sleep(PLAYING)
            await end_play(games)
        facts: dict[str, Any] = json.loads(holds.read_text())
        return facts


async def main() -> int:
    """Print the longest holds, the worst by name; 1 where the longest misses its bar."""
    facts = await watched()
    seconds, *_ = facts["longest"][0]
    for held, _, before, after in facts["longest"][:TOLD]:
        print(f"     {1000 * held:.1f} ms from {before.split(' < ')[-1]} to {after}")
    count = facts["count"]
    return 0 if at_most(f"longest hold of {count}, ms of CPU", 1000 * seconds, HOLD_BAR) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
