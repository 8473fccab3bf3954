"""A process that works beside the bot, and the line between the two.

``ProcessPoolExecutor`` does the same by two threads in the bot: each piece of work then waits
several times until a thread has a core and the interpreter, also for its way back. Here the event
loop itself writes to the process and hears from it. And whoever hands out the work knows which
process gets it.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from io import BufferedIOBase
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from struct import Struct
from typing import Any, TypeVar, cast

R = TypeVar("R")

CONTEXT: ForkServerContext | SpawnContext = (
    get_context("forkserver") if "forkserver" in get_all_start_methods() else get_context("spawn")
)
"""How a process begins. Where it can be, one process reads the program and all others are its
forks: they begin within milliseconds and share its memory."""

NOT_FORKED = (OSError, EOFError)
"""What is raised where that one process has died a moment ago and is not known to be dead yet."""
STARTS, BETWEEN_STARTS = 20, 0.1
"""So often, and after so many seconds, a process is started until it is known."""

LENGTH = Struct("!Q")
"""How many bytes follow: a message is its length and then itself."""


class Died(Exception):
    """The process has ended before it had an answer."""


class Line(asyncio.Protocol):
    """The bot's end of the line: one question at a time, and its answer."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()
        self._answer: asyncio.Future[Any] | None = None
        self.is_over = False
        """Whether the process at the other end is gone."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def ask(self, question: bytes) -> asyncio.Future[Any]:
        """What comes back; ``Died`` where nothing does. The question before has its answer."""
        self._answer = asyncio.get_running_loop().create_future()
        if self._transport is None or self.is_over:
            self._answer.set_exception(Died())
        else:
            self._transport.write(LENGTH.pack(len(question)) + question)
        return self._answer

    def data_received(self, data: bytes) -> None:
        self._received += data
        if len(self._received) >= LENGTH.size:
            (length,) = LENGTH.unpack_from(self._received)
            if len(self._received) == LENGTH.size + length:
                message, self._received = self._received, bytearray()
                self._settle(memoryview(message)[LENGTH.size :])

    def _settle(self, message: memoryview) -> None:
        if self._answer is None or self._answer.done():
            return
        try:
            error, value = pickle.loads(message)  # noqa: S301  from a process of our own
        except Exception as unreadable:
            error, value = unreadable, None
        if error is None:
            self._answer.set_result(value)
        else:
            self._answer.set_exception(error)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.is_over = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Died())

    def hang_up(self) -> None:
        """Wait for nothing any more: whoever does is cancelled."""
        self.is_over = True
        with suppress(RuntimeError):  # the loop has ended before us
            if self._answer is not None:
                self._answer.cancel()
            if self._transport is not None:
                self._transport.abort()


class Helper:
    """The place of one process. It is started with its first work, and again if it has died; it
    calls ``prepare`` before anything else."""

    def __init__(self, prepare: Callable[[], object]) -> None:
        self._prepare = prepare
        self._process: BaseProcess | None = None
        self._line: Line | None = None
        self._starting = asyncio.Lock()

    async def ready(self) -> None:
        """Start the process, unless it is there. That takes a while, which is not the loop's."""
        async with self._starting:
            if self._line is None or self._line.is_over:
                self._process, ours = await asyncio.to_thread(_started, self._prepare)
                loop = asyncio.get_running_loop()
                _, self._line = await loop.create_connection(Line, sock=ours)

    def ask(self, work: Callable[..., R], *args: object) -> asyncio.Future[R]:
        """What this function returns there, or raises; both must be picklable. It must be ready,
        and have nothing else to do. The answer comes even if nobody waits for it any more."""
        if self._line is None:
            raise Died
        return self._line.ask(pickle.dumps((work, args), pickle.HIGHEST_PROTOCOL))

    def end(self) -> None:
        """End the process; what it is doing is lost."""
        if self._line is not None:
            self._line.hang_up()
        if self._process is not None:
            self._process.terminate()
        self._line, self._process = None, None


def _started(prepare: Callable[[], object]) -> tuple[BaseProcess, socket.socket]:
    """A process, and our end of the line to it."""
    for _ in range(STARTS):
        with suppress(*NOT_FORKED):
            return _started_once(prepare)
        time.sleep(BETWEEN_STARTS)
    return _started_once(prepare)


def _started_once(prepare: Callable[[], object]) -> tuple[BaseProcess, socket.socket]:
    ours, theirs = socket.socketpair()
    with theirs:
        try:
            process = CONTEXT.Process(target=_serve, args=(theirs, prepare), daemon=True)
            process.start()
        except BaseException:
            ours.close()
            raise
    ours.setblocking(False)
    return process, ours


# In the process itself


def _serve(line: socket.socket, prepare: Callable[[], object]) -> None:
    """Answer one question after the other, until the bot hangs up."""
    _begin(prepare)
    with line, line.makefile("rwb") as stream:
        while (question := _heard(stream)) is not None:
            answer = _answer(question)
            stream.write(LENGTH.pack(len(answer)))
            stream.write(answer)
            stream.flush()


def _begin(prepare: Callable[[], object]) -> None:
    """Prepare this process, and end it as soon as the bot has ended, also where it was killed.
    Signals to the whole group, such as Ctrl-C, are the bot's to obey."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _heard(stream: BufferedIOBase) -> bytes | None:
    """The next question; None where there is none any more."""
    length = stream.read(LENGTH.size)
    return stream.read(*LENGTH.unpack(length)) if len(length) == LENGTH.size else None


def _answer(question: bytes) -> bytes:
    try:
        work, args = pickle.loads(question)  # noqa: S301  from the bot itself
        return pickle.dumps((None, work(*args)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _failure(error)


def _failure(error: Exception) -> bytes:
    """What was raised, with where that was; at least in words, where it cannot be sent."""
    told = traceback.format_exc()
    error.add_note(told)
    try:
        return pickle.dumps((error, None), pickle.HIGHEST_PROTOCOL)
    except Exception:
        return pickle.dumps((RuntimeError(told), None), pickle.HIGHEST_PROTOCOL)
