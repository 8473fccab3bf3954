"""What every request passes: our own name, our own pages, and answers that no other one can use."""

from __future__ import annotations

import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from hashlib import sha256
from http import HTTPStatus

from aiohttp import web
from aiohttp.typedefs import Middleware

from engine.core.errors import Malformed, Refused
from engine.core.words import Msg, msg
from locales import Locale, choose_locale
from tables.outage import outage
from tables.people.browsers import Session, name_of, session_of
from web.documents import sentence_page
from web.services import Services
from web.settings import WebSettings

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "
)
HEADERS = {
    "Content-Security-Policy": f"{POLICY}'none'",
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Robots-Tag": "noindex, nofollow",
}
NO_STORE = "no-store"
COOKIE = "boroughs"
PLAIN, FRAMED = "t", "f"
"""What the addresses of a session begin with: in a browser, and in Discord's frame."""
ACTIVITY_PATH = "/activity"
PROOF = "X-Boroughs-Proof"
ACCEPTED_BYTES = 200
"""So much of what a browser says about its languages is read."""


class TooFast(Refused):
    """Somebody asks more often than anybody needs to."""


class SignedOut(Refused):
    """Whoever asks has shown no session that is good here."""


class DiscordAway(Refused):
    """Discord did not say who somebody is."""


def guard_of(services: Services) -> Middleware:
    """What stands before every handler."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            check_sender(request, services.settings)
            answer = await handler(request)
        except Exception as error:
            answer = explained(services, request, error)
        if not answer.prepared:
            harden(answer, ancestors_of(request, services.settings))
        return answer

    return guard


def harden(answer: web.StreamResponse, ancestors: tuple[str, ...] = ()) -> None:
    """No other page can frame it but these, guess its type, or keep it; only files of ours are
    kept."""
    for name, value in HEADERS.items():
        answer.headers[name] = value
    if ancestors:
        around = " ".join(ancestors)
        answer.headers["Content-Security-Policy"] = f"{POLICY}{around}; frame-src 'self'"
        del answer.headers["X-Frame-Options"]
    answer.headers.setdefault("Cache-Control", NO_STORE)


def in_frame(request: web.Request) -> bool:
    """Whether this is asked for by a page inside Discord's frame. All that such a page may ask for
    has an address of its own, so that everything else can be framed by nobody."""
    return request.path.startswith((f"/{FRAMED}/", ACTIVITY_PATH))


def ancestors_of(request: web.Request, settings: WebSettings) -> tuple[str, ...]:
    """The pages that may frame the answer to this request."""
    activity = settings.activity
    if activity is None:
        return ()
    return activity.ancestors if in_frame(request) or is_launch(request) else ()


def is_launch(request: web.Request) -> bool:
    """Whether Discord opens its frame with this request."""
    return request.path == "/" and "frame_id" in request.query


def check_sender(request: web.Request, settings: WebSettings) -> None:
    """Raises ``HTTPMisdirectedRequest`` under a name that is not ours, and ``HTTPForbidden`` for
    what another page has sent: whatever changes something must come from a page of ours."""
    if request.headers.get("Host", "").lower() != settings.name:
        raise web.HTTPMisdirectedRequest
    site = request.headers.get("Sec-Fetch-Site", "same-origin")
    if request.method in ("GET", "HEAD"):
        return
    own = settings.origin
    if settings.activity is not None and in_frame(request):
        own = settings.activity.origin
    if request.headers.get("Origin") != own or site != "same-origin":
        raise web.HTTPForbidden


# Who asks


async def signed_in(services: Services, request: web.Request) -> Session:
    """Whoever's cookie came with this request to an address of their session. Raises ``SignedOut``
    where it is none, and ``TooFast``."""
    secret = request.cookies.get(COOKIE, "")
    if not secret or name_of(secret) != request.match_info["session"]:
        stranger(services, request)
        raise SignedOut("refused-web-session")
    if not services.looking.allows(name_of(secret)):
        raise TooFast("refused-pressing-fast")
    try:
        return await session_of(services.context, secret)
    except Refused as refused:
        raise SignedOut(refused.reason.key) from refused


def stranger(services: Services, request: web.Request) -> None:
    """Raises ``TooFast`` where this address has asked too often without showing who it is."""
    if not services.strangers.allows(address_of(request, services.settings)):
        raise TooFast("refused-pressing-fast")


def from_discord(services: Services, request: web.Request) -> None:
    """The same for pages in Discord's frame. Discord fetches them for everybody from a few of its
    own addresses, so one of these may ask more often than one person may."""
    if not services.framed.allows(address_of(request, services.settings)):
        raise TooFast("refused-pressing-fast")


def address_of(request: web.Request, settings: WebSettings) -> str:
    """Where a request comes from; what it says itself counts only where our own proxy says it."""
    told = request.headers.get("X-Forwarded-For", "") if settings.behind_proxy else ""
    return told.rpartition(",")[2].strip()[:64] or request.remote or ""


def proof_of(session: Session) -> str:
    """What a page of ours sends along with whatever changes something: only it can read it."""
    return hmac.new(session.secret.encode(), b"proof", sha256).hexdigest()


def check_proof(request: web.Request, session: Session) -> None:
    """Raises ``HTTPForbidden`` where the proof is not the one of this session."""
    given = request.headers.get(PROOF, "").encode("utf-8", "replace")
    if not hmac.compare_digest(given, proof_of(session).encode()):
        raise web.HTTPForbidden


# In words

STATUS = {
    TooFast: HTTPStatus.TOO_MANY_REQUESTS,
    SignedOut: HTTPStatus.UNAUTHORIZED,
    DiscordAway: HTTPStatus.SERVICE_UNAVAILABLE,
    Malformed: HTTPStatus.BAD_REQUEST,
}


def explained(services: Services, request: web.Request, error: Exception) -> web.Response:
    """What went wrong, in the reader's language: a page where they look at one, otherwise data."""
    status, reason = _reason(request, error)
    text = services.words.say(locale_of(services, request), reason, for_chat=False)
    if "text/html" in request.headers.get("Accept", "") and request.method == "GET":
        page = sentence_page(services.words, locale_of(services, request), text)
        return web.Response(body=page, status=status, content_type="text/html", charset="utf-8")
    answer = web.json_response({"error": text}, status=status)
    if status is HTTPStatus.TOO_MANY_REQUESTS:
        answer.headers["Retry-After"] = "2"
    return answer


def _reason(request: web.Request, error: Exception) -> tuple[int, Msg]:
    match error:
        case Refused():
            found = next((code for kind, code in STATUS.items() if isinstance(error, kind)), None)
            return found or HTTPStatus.CONFLICT, error.reason
        case web.HTTPNotFound():
            return error.status, msg("web-no-such-page")
        case web.HTTPException():
            return error.status, msg("refused-web-request")
    if outage(error) is not None:
        log.error("path=%s", request.rel_url.path[:80], exc_info=error)
        return HTTPStatus.SERVICE_UNAVAILABLE, msg("ui-archive-away")
    number = secrets.token_hex(3)
    log.error("error=%s path=%s", number, request.rel_url.path[:80], exc_info=error)
    return HTTPStatus.INTERNAL_SERVER_ERROR, msg("ui-error", number=number)


def locale_of(services: Services, request: web.Request) -> Locale:
    """The first language of this browser, if it is one of ours; its own setting is not known
    before somebody has signed in."""
    wanted = request.headers.get("Accept-Language", "")[:ACCEPTED_BYTES]
    return choose_locale(wanted.split(",")[0].split(";")[0].strip(), services.default_locale)
