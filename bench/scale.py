"""The archive on PostgreSQL at scale: a turn, several processes, many sleeping games, and kills.

Processes play by the use cases and show boards to files (``bench.player``): on two cores the bot
itself would measure its painters. What sleeping games cost is measured on the bot itself.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence

from bench import kinds
from bench.figures import say_if_busy
from bench.kills import kills
from bench.many_bots import bots
from bench.postgres_server import OwnServer, programs
from bench.several import beside_each_other, processes
from bench.sleeping import sleeping

DURABLE = {"max_connections": "200"}
"""The server keeps what it has stored through a power cut, as a host's does."""

Part = Callable[[OwnServer], Awaitable[bool]]


async def main(arguments: Sequence[str] = ()) -> int:
    """Print all figures, or those of some parts; 1 where one misses its bar."""
    given = _parser().parse_args(arguments)
    if programs() is None:
        print("PostgreSQL is not here: nothing of scale is measured.")
        return 0
    await say_if_busy()
    parts: dict[str, Part] = {
        "beside": beside_each_other,
        "processes": lambda server: processes(server, given.seconds),
        "bots": lambda server: bots(server, given.seconds),
        "sleeping": lambda server: sleeping(server, given.games, given.rounds),
        "kills": lambda server: kills(server, given.kills, given.restarts),
    }
    held = [await kinds.main() == 0] if not given.parts else []
    held += [await _on_a_server(parts[name]) for name in given.parts or parts]
    return 0 if all(held) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="beside|processes|bots|sleeping|kills")
    for name, default in (("kills", 20), ("restarts", 2), ("games", 100_000), ("rounds", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each number of processes")
    return parser


async def _on_a_server(part: Part) -> bool:
    server = OwnServer.make(DURABLE)
    try:
        await kinds.make(server, "scale")
        return await part(server)
    finally:
        server.remove()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
