"""Runs the stand-in alone: python -m playground --port 8765 --state data/playground.db."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from playground.page import PageRoutes
from playground.server import Playground
from playground.settings import Settings
from playground.world.store import StateRefused

USUAL_PORT = 8765
REFUSED = 2


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=USUAL_PORT, help="0 takes any free one")
    parser.add_argument("--state", type=Path, help="the file that keeps everything")
    parser.add_argument("--clock-file", type=Path, help="where a bot reads how far time has moved")
    parser.add_argument("--reset", action="store_true", help="begin with a fresh world")
    parser.add_argument("--host", default="127.0.0.1", help="beyond loopback only if you mean it")
    parser.add_argument("--name", action="append", default=[], help="a further host name")
    parser.add_argument("--activity", default="", help="where the page of the Activity is")
    parser.add_argument("--privileged-intents", action="store_true")
    parser.add_argument("--rate-limits", action="store_true", help="really answer 429")
    return parser.parse_args(words)


def settings(given: argparse.Namespace) -> Settings:
    """The same as settings of the stand-in."""
    return Settings(
        state=given.state,
        clock_file=given.clock_file,
        host=given.host,
        port=given.port,
        names=tuple(given.name),
        activity=given.activity.rstrip("/"),
        privileged_intents=given.privileged_intents,
        rate_limits=given.rate_limits,
    )


async def run(given: argparse.Namespace) -> int:
    """Serve until told to stop; 2 when that cannot even begin."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    try:
        pages = PageRoutes().routes()
        playground = Playground(settings(given), reset=given.reset, pages=pages)
        await playground.start()
    except StateRefused as refused:
        return complain(str(refused))
    except OSError as error:
        return complain(
            f"Port {given.port} cannot be used ({error.strerror}). Another playground may be "
            "running there: use that one, stop it, or give another --port."
        )
    announce(playground)
    await stop.wait()
    await playground.close()
    return 0


def announce(playground: Playground) -> None:
    """Say where everything is, for a person and for a program that reads the output."""
    sys.stdout.write(
        f"The playground is at {playground.url}\n"
        f"A bot reaches it at {playground.api} with the token {playground.token}\n"
    )
    if playground.activity_origin:
        sys.stdout.write(
            f"Its Activity is shown from {playground.activity_origin}; the application is "
            f"{playground.client_id}, its secret {playground.client_secret}\n"
        )
    sys.stdout.flush()


def complain(sentence: str) -> int:
    """Say what is wrong; the exit code that goes with it."""
    sys.stderr.write(sentence + "\n")
    return REFUSED


if __name__ == "__main__":
    sys.exit(asyncio.run(run(arguments(sys.argv[1:]))))
