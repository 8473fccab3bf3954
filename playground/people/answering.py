"""How the people API words what went wrong."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from playground.payloads.problems import Refusal
from playground.people.errors import Impossible
from playground.rest.answering import answer

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def explain(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn a refusal into `{"error": …}`, with Discord's own words where there are any."""
    try:
        return await handler(request)
    except Impossible as error:
        return answer({"error": error.message}, error.status)
    except Refusal as refusal:
        return answer({"error": refusal.message, **refusal.body()}, refusal.status)
    except ValueError as error:
        return answer({"error": str(error)}, 400)
