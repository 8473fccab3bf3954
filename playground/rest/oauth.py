"""Who a person is, over REST: codes become tokens, and a token tells whose it is."""

import base64
import binascii
from urllib.parse import parse_qsl

from aiohttp import web

from playground.assembly import Services
from playground.payloads import problems
from playground.rest.answering import answer
from playground.rest.bodies import snowflake
from playground.services.oauth import Grant, OAuthError
from playground.world.model import Json

FORM = "application/x-www-form-urlencoded"


class OAuthRoutes:
    """The token endpoint, and what a token opens."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/oauth2/token", self.token),
            web.get("/oauth2/@me", self.about),
            web.get("/applications/{application}/activity-instances/{instance}", self.instance),
        ]

    async def token(self, request: web.Request) -> web.Response:
        try:
            if request.content_type != FORM:
                raise OAuthError("invalid_request", "A form is needed.")
            form = dict(parse_qsl((await request.read()).decode("utf-8", "replace")))
            return answer(self._services.oauth.exchange({**form, **_basic(request)}))
        except OAuthError as error:
            return answer(error.body(), error.status)

    def _grant(self, request: web.Request) -> Grant:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        grant = self._services.oauth.grant_of(token) if kind == "Bearer" else None
        if grant is None:
            raise problems.unauthorized()
        return grant

    async def about(self, request: web.Request) -> web.Response:
        grant = self._grant(request)
        known: Json = {"application": {"id": grant.client_id}, "scopes": list(grant.scopes)}
        if "identify" in grant.scopes:
            known["user"] = self._services.wire.user_by_id(grant.person_id)
        return answer(known)

    async def instance(self, request: web.Request) -> web.Response:
        if snowflake(request, "application") != self._services.world.bot.id:
            raise problems.missing_access()
        running = self._services.activities.running(request.match_info["instance"])
        return answer(self._services.activities.written(running))


def _basic(request: web.Request) -> Json:
    """The application, where it says who it is in the header instead of the form."""
    kind, _, given = request.headers.get("Authorization", "").partition(" ")
    if kind != "Basic":
        return {}
    try:
        client, _, secret = base64.b64decode(given).decode().partition(":")
    except (binascii.Error, UnicodeDecodeError):
        raise OAuthError("invalid_client", status=401) from None
    return {"client_id": client, "client_secret": secret}
