"""Text first: where painting takes too long, words go out at once and the picture follows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, cast

from cogs.ui.page import AnyPicture, Page, Poster
from cogs.ui.painting import Paint
from engine.core.seats import W
from render.picture import Picture
from tables.stopwatch import Part, timed

log = logging.getLogger(__name__)

R = TypeVar("R")
AnyPage = TypeVar("AnyPage", bound=Page | Poster)

PATIENCE = 3.0
"""So many seconds a message waits for its picture."""


@dataclass(frozen=True)
class Late(Picture[W]):
    """A picture that is still being painted: nothing of it can be attached yet. ``painted`` is the
    picture once it is there, or None where there is nothing to show."""

    painted: asyncio.Future[Picture[W] | None] = field(repr=False, compare=False)


class Patience:
    """Paints, and answers with a ``Late`` picture where that takes longer than ``PATIENCE``; at
    once where those before have waited as long already, which ``age`` tells in seconds. For
    functions that make pictures, and for nothing else."""

    def __init__(self, paint: Paint, age: Callable[[], float]) -> None:
        self._paint = paint
        self._age = age

    async def __call__(self, work: Callable[..., R], /, *args: object) -> R:
        painting = asyncio.ensure_future(self._paint(work, *args))
        seconds = PATIENCE if self._age() < PATIENCE else 0.0
        try:
            with timed(Part.PAINTING):
                done, _ = await asyncio.wait({painting}, timeout=seconds)
        except asyncio.CancelledError:
            painting.cancel()
            raise
        return painting.result() if done else cast(R, _late(painting))


def _late(painting: asyncio.Future[Any]) -> Late[Any]:
    return Late(b"", (0, 0), "", painting)


def is_late(page: Page | Poster) -> bool:
    """Whether a picture of this page is still being painted."""
    return any(isinstance(picture, Late) for picture in page.pictures)


class Unpainted(Exception):
    """A picture without which a message is nothing is not painted yet."""


def painted(page: AnyPage) -> AnyPage:
    """The page itself. Raises ``Unpainted`` where a picture is late; it is given up."""
    if is_late(page):
        for picture in page.pictures:
            if isinstance(picture, Late):
                picture.painted.cancel()
        raise Unpainted
    return page


async def whole(page: AnyPage) -> AnyPage:
    """The page with all its pictures, however long they take. Raises what painting raises."""
    if not is_late(page):
        return page
    # Each picture is for the same eyes as before, which the type of a list cannot tell.
    found: list[Any] = [await _painted(picture) for picture in page.pictures]
    return replace(page, pictures=tuple(one for one in found if one is not None))


async def _painted(picture: AnyPicture) -> AnyPicture | None:
    return await picture.painted if isinstance(picture, Late) else picture


@dataclass(frozen=True)
class Following:
    """A page whose pictures are awaited, and the task that shows it with them."""

    painting: asyncio.Task[Page | Poster]
    showing: asyncio.Task[None]


class LatePictures:
    """The messages that wait for their pictures. A picture never takes the place of what was shown
    in its message since."""

    def __init__(self) -> None:
        self._following: dict[int, Following] = {}

    async def give_up(self, message: int | None) -> None:
        """Show no late picture in this message any more; one that is just being shown is shown to
        its end, so that whatever comes next comes after it."""
        following = self._following.pop(message, None) if message is not None else None
        if following is not None:
            following.painting.cancel()
            await asyncio.wait({following.showing})

    def follow(
        self, message: int, page: Page | Poster, show: Callable[[Page | Poster], Awaitable[object]]
    ) -> None:
        """Show this page once more in its message, as soon as it is whole."""
        if not is_late(page):
            return
        painting: asyncio.Task[Page | Poster] = asyncio.create_task(whole(page))
        showing = asyncio.create_task(self._show(message, painting, show))
        self._following[message] = Following(painting, showing)

    async def _show(
        self,
        message: int,
        painting: asyncio.Task[Page | Poster],
        show: Callable[[Page | Poster], Awaitable[object]],
    ) -> None:
        """What fails is logged: the words are there, and the board has its own picture."""
        try:
            await asyncio.wait({painting})
            if not painting.cancelled():
                await show(painting.result())
        except Exception as error:
            log.warning("a late picture of message %s was not shown: %r", message, error)
        finally:
            following = self._following.get(message)
            if following is not None and following.painting is painting:
                del self._following[message]

    def stop(self) -> None:
        """Wait for no picture any more."""
        for following in self._following.values():
            following.painting.cancel()
