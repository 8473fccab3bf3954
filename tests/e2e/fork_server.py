"""Starts bots quickly: a process that has read the whole program once, and forks for each bot.

To read the program takes longer than most plays. A fork is a process of its own like any other,
with its own settings, log, signals and exit code; only what ``import`` would do is done already,
the words are read, and a first board and hand of each game are painted.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import runpy
import select
import signal
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from multiprocessing import forkserver, resource_tracker
from pathlib import Path

from cogs.ui import late
from cogs.ui.reader import PUBLIC_THEME
from engine.catalog import catalog
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES
from locales import Locale, all_words
from render.kit.theme import THEMES
from render.painter import NO_MARKS, paint_board, paint_hand
from tables import health, thinking
from tables.bots import hints

NAMES = ("Ann", "Marko")
ROOT = Path(__file__).parent.parent.parent
STEP = 0.02

PICTURE_SECONDS = 120.0
"""Players get words after three seconds and the picture later. On a busy machine every message may
be such a one; only the plays about that set less."""

HARD_SECONDS = 0.05
"""Hard bots think for a second and a half about each move, with all that a core has. What they
come to is no matter of these tests."""

THINKING_SECONDS = 120.0
"""Players are told after 25 seconds that there is no hint, and a thought is given up after 20. On a
busy machine the processes that think, to which all others go first, may take longer to start."""

ARCHIVE_SECONDS = 120.0
"""After two seconds without an answer the archive is told to be ill. On a busy machine it may be
the bot itself that has not come to listen."""


@dataclass(frozen=True)
class Forked:
    """A bot that was forked, with what the tests use of ``asyncio.subprocess.Process``."""

    pid: int
    ended: Path
    """Its exit code stands here as soon as it has one."""

    @property
    def returncode(self) -> int | None:
        return int(self.ended.read_text("ascii")) if self.ended.exists() else None

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        while True:
            if (code := self.returncode) is not None:
                return code
            await asyncio.sleep(STEP)


def fork_bot(program: str, environment: dict[str, str], log: Path) -> Forked:
    """A new bot with these settings, which writes to this log."""
    server = _server()
    order = {"program": program, "environment": environment, "log": str(log)}
    server.stdin.write(f"{json.dumps(order)}\n".encode())
    server.stdin.flush()
    pid = int(server.stdout.readline())
    return Forked(pid, ended_file(log, pid))


def ended_file(log: Path, pid: int) -> Path:
    return log.with_name(f"ended-{pid}")


@cache
def _server() -> subprocess.Popen[bytes]:
    """One for all tests of this process. It ends when its input does."""
    program = [sys.executable, "-m", "tests.e2e.fork_server"]
    pipe = subprocess.PIPE
    return subprocess.Popen(program, cwd=ROOT, stdin=pipe, stdout=pipe)


def serve() -> None:
    """Fork for every order that comes, and write down how the forks end."""
    read_the_program()
    late.PATIENCE, hints.SECONDS = PICTURE_SECONDS, THINKING_SECONDS
    health.PATIENCE = ARCHIVE_SECONDS
    thinking.SECONDS, thinking.LONGEST_SECONDS = HARD_SECONDS, int(THINKING_SECONDS)
    read_the_words()
    paint_every_game()
    begin_to_fork_helpers()
    gc.freeze()  # what all forks share is not looked through, and so not copied, by each of them
    logs: dict[int, Path] = {}
    while True:
        note_ends(logs)
        if not select.select([sys.stdin], [], [], STEP if logs else None)[0]:
            continue
        if not (line := sys.stdin.buffer.raw.readline()):
            break
        order = json.loads(line)
        if (pid := os.fork()) == 0:
            be_the_bot(**order)
        logs[pid] = Path(order["log"])
        os.write(1, f"{pid}\n".encode())
    for pid in logs:
        os.kill(pid, signal.SIGTERM)


def read_the_program() -> None:
    """All that the bot imports until it is ready."""
    import_module("bot")
    for name in import_module("cogs.client").EXTENSIONS:
        import_module(f"cogs.{name}")


def read_the_words() -> None:
    """Those that every bot would read in the background as soon as it is there."""
    for _ in all_words().read_ahead():
        pass


def paint_every_game() -> None:
    """Sprites and words that the pictures of all bots need; each bot would make them anew."""
    words, theme = all_words(), THEMES[PUBLIC_THEME]
    for key, game in catalog().items():
        seats = game.spec.seats[0]
        table = start(game, Config(seats), bytes(SEED_BYTES))
        say = words.speaker(Locale.EN, NAMES[:seats], for_chat=False)
        paint_board(key, table.public(), NO_MARKS, theme, say, "")
        paint_hand(key, table.seen_by(0), theme, say, "")


def begin_to_fork_helpers() -> None:
    """Start the process from which all that think and paint beside a bot are forked. Each bot would
    start one for itself, and each of these would read the whole program."""
    games = [f"{package}.games.{key}" for package in ("engine", "render") for key in catalog()]
    forkserver.set_forkserver_preload(["bot", "tables.thinking", *games])
    answers = os.dup(1)
    os.dup2(2, 1)  # what is answered here is for the tests alone
    forkserver.ensure_running()
    os.dup2(answers, 1)
    os.close(answers)


def find_helpers(*, painters: bool) -> None:
    """Where the helpers of this bot come from. Those that paint are its own from the beginning, as
    with a bot that was not forked: some plays look for them below it."""
    known = forkserver._forkserver
    if painters:
        known._forkserver_pid = None
        known.set_forkserver_preload(["__main__"])
    else:
        # It is not this process that has started it, so there is no asking how it is.
        known.ensure_running = resource_tracker.ensure_running


def note_ends(logs: dict[int, Path]) -> None:
    while logs:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        file = ended_file(logs.pop(pid), pid)
        unfinished = file.with_suffix(".new")
        unfinished.write_text(str(os.waitstatus_to_exitcode(status)), "ascii")
        unfinished.rename(file)


def be_the_bot(program: str, environment: dict[str, str], log: str) -> None:
    """What ``python bot.py`` does with these settings, until it exits."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for old, new in ((0, nothing), (1, out), (2, out)):
        os.dup2(new, old)
    os.environ.clear()
    os.environ.update(environment)
    find_helpers(painters=environment["PAINTING_PROCESSES"] != "0")
    random.seed()
    sys.argv = [program]
    runpy.run_path(str(ROOT / program), run_name="__main__")
    sys.exit()


if __name__ == "__main__":
    serve()
