"""How the bot's requests are let in, answered and, when asked for, spoilt."""

import json
from collections.abc import Awaitable, Callable

from aiohttp import web

from playground import faults
from playground.assembly import Services
from playground.faults import Fault
from playground.journal import Entry
from playground.payloads import problems
from playground.payloads.problems import Refusal
from playground.rest.buckets import Buckets

PREFIX = "/api/v10"
OPEN_PATHS = ("/interactions/", "/webhooks/", "/gateway", "/oauth2/token")
"""Paths whose own token, or none, is enough."""
BEARER_PATHS = ("/users/@me", "/oauth2/@me")
"""Paths at which a person's token tells who they are."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def answer(body: object, status: int = 200) -> web.Response:
    """JSON with the exact content type that Discord's clients look for."""
    text = json.dumps(body, ensure_ascii=False).encode()
    headers = {"Content-Type": "application/json"}
    return web.Response(body=text, status=status, headers=headers)


def nothing() -> web.Response:
    """Done, and there is nothing to say about it."""
    return web.Response(status=204)


class RestMiddleware:
    """The middleware of the REST interface: faults, tokens, refusals, rate limit headers."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._buckets = Buckets(services.world.clock, enforced=services.settings.rate_limits)

    async def let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer one request of the bot, with whatever trouble has been ordered for it."""
        path = request.path.removeprefix(PREFIX)
        fault = self._services.faults.strike(request.method, path)
        response = await self._answered(request, handler, path, fault)
        self._note(request, path, response)
        if response is None:
            return _cut(request)
        # Discord's clients take a 429 without this header for a ban by its outer wall.
        response.headers.setdefault("Via", "1.1 playground")
        return response

    async def _answered(
        self, request: web.Request, handler: Handler, path: str, fault: Fault | None
    ) -> web.StreamResponse | None:
        """What the bot gets; None when it gets nothing at all."""
        kind = None if fault is None else fault.kind
        if fault is not None and kind == faults.DELAY:
            await self._services.world.clock.sleep(fault.seconds)
        if fault is not None and kind == faults.RATE_LIMIT:
            return too_many(fault.seconds, everywhere=fault.everywhere)
        if fault is not None and kind == faults.ERROR:
            return broken(fault.status, fault.code)
        if kind == faults.DROP:
            return None
        response = await self._handled(request, handler, path)
        if fault is not None and kind == faults.LOST_ERROR:
            return broken(fault.status)
        return None if kind == faults.LOST else response

    async def _handled(
        self, request: web.Request, handler: Handler, path: str
    ) -> web.StreamResponse:
        bucket = self._buckets.take(request.method, path)
        if bucket.exceeded:
            return too_many(bucket.reset_after, headers=bucket.headers())
        try:
            self._check_token(request, path)
            response = await handler(request)
        except Refusal as refusal:
            response = answer(refusal.body(), refusal.status)
        except web.HTTPException as error:
            body = {"message": f"{error.status}: {error.reason}", "code": 0}
            response = answer(body, error.status)
        response.headers.update(bucket.headers())
        return response

    def _check_token(self, request: web.Request, path: str) -> None:
        if path.startswith(OPEN_PATHS) and path != "/gateway/bot":
            return
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind == "Bearer" and request.method == "GET" and path in BEARER_PATHS:
            if self._services.oauth.grant_of(token) is None:
                raise problems.unauthorized()
            return
        if kind != "Bot" or not self._services.switchboard.accepts_token(token):
            raise problems.unauthorized()

    def _note(self, request: web.Request, path: str, response: web.StreamResponse | None) -> None:
        status = 0 if response is None else response.status
        moment = self._services.world.clock.now()
        code = _code(response) if status >= 400 else None
        self._services.journal.note(Entry(moment, request.method, path, status, code))


def too_many(
    seconds: float, *, everywhere: bool = False, headers: dict[str, str] | None = None
) -> web.Response:
    """429, as Discord words it."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    response = answer(body, 429)
    scope = "global" if everywhere else "user"
    response.headers.update({"Retry-After": str(seconds), "X-RateLimit-Scope": scope})
    response.headers.update(headers or {})
    return response


def broken(status: int, code: int = 0) -> web.Response:
    """A failure on Discord's own side, or a refusal that has a number."""
    return answer({"message": f"{status}: Internal Server Error", "code": code}, status)


def _code(response: web.StreamResponse | None) -> int | None:
    if not isinstance(response, web.Response) or not isinstance(response.body, bytes):
        return None
    code: int | None = json.loads(response.body).get("code")
    return code


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
