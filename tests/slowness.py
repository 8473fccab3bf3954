"""Slow on purpose, so that whoever looks too early, or acts too late, is found out on any machine.

``pytest --slow before:0.5`` is half a second at most, and a quarter at least, before the stand-in
does what the bot asks of it, but for acknowledgements; ``after`` is between doing and answering;
``callback`` is before an acknowledgement only; ``people`` is before whatever a person does.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from aiohttp import web

from playground.person import Person
from playground.rest.answering import Handler, RestMiddleware
from playground.seen import Answer
from playground.world.model import Json

BEFORE, AFTER, CALLBACK, PEOPLE = "before", "after", "callback", "people"
Letting = Callable[[RestMiddleware, web.Request, Handler], Awaitable[web.StreamResponse]]
Doing = Callable[[Person, str, Json], Awaitable[Answer]]


def slow_down(patch: pytest.MonkeyPatch, asked: str) -> None:
    """Do what the option asks for, as long as the patch holds. Faults that a test orders strike as
    they would without it."""
    kind, _, seconds = asked.partition(":")
    if kind == PEOPLE:
        patch.setattr(Person, "_do", _hesitant(Person._do, float(seconds)))
    else:
        slow = _slowed(RestMiddleware.let_in, kind, float(seconds))
        patch.setattr(RestMiddleware, "let_in", slow)


def _slowed(let_in: Letting, moment: str, seconds: float) -> Letting:
    async def slowly(
        keeper: RestMiddleware, request: web.Request, handler: Handler
    ) -> web.StreamResponse:
        acknowledges = request.path.endswith("/callback")
        if moment == (CALLBACK if acknowledges else BEFORE):
            await _pause(seconds)
        response = await let_in(keeper, request, handler)
        if moment == AFTER and not acknowledges:
            await _pause(seconds)
        return response

    return slowly


def _hesitant(do: Doing, seconds: float) -> Doing:
    async def later(person: Person, path: str, body: Json) -> Answer:
        await _pause(seconds)
        return await do(person, path, body)

    return later


async def _pause(seconds: float) -> None:
    await asyncio.sleep(random.uniform(seconds / 2, seconds))
