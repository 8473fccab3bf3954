"""What a person's own app does for the page in a frame: it speaks for Discord to that page."""

from aiohttp import web

from playground.assembly import Services
from playground.people.errors import Impossible, unknown
from playground.people.routes import PERSON, identity, read_json
from playground.rest.answering import answer, nothing
from playground.services.oauth import OAuthError

ACTIVITY = PERSON + "/activities/{instance}"


class ActivityRoutes:
    """Everything under /people/{person}/activities. The commands are those that a page may give by
    the Embedded App SDK; who gives them is known by the frame that the page is in."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post(ACTIVITY + "/authorize", self.authorize),
            web.post(ACTIVITY + "/authenticate", self.authenticate),
            web.delete(ACTIVITY, self.leave),
        ]

    def _person(self, request: web.Request) -> int:
        """Whoever is in this instance."""
        person = identity(request, "person")
        if person not in self._services.world.users:
            raise unknown("person")
        self._services.activities.find(person, request.match_info["instance"])
        return person

    async def authorize(self, request: web.Request) -> web.Response:
        """A code by which the application learns who this is. Nobody is asked: they are at their
        own machine."""
        person = self._person(request)
        try:
            code = self._services.oauth.authorize(person, await read_json(request))
        except OAuthError as error:
            raise Impossible(f"OAuth2 Error: {error.error}: {error.description}") from error
        return answer({"code": code})

    async def authenticate(self, request: web.Request) -> web.Response:
        """What the token that the application was given lets this page know."""
        person, token = self._person(request), (await read_json(request)).get("access_token")
        grant = self._services.oauth.grant_of(token) if isinstance(token, str) else None
        if grant is None or grant.person_id != person:
            raise Impossible("Invalid access token")
        return answer(
            {
                "access_token": token,
                "user": self._services.wire.user_by_id(person),
                "scopes": list(grant.scopes),
                "application": {"id": grant.client_id},
            }
        )

    async def leave(self, request: web.Request) -> web.Response:
        """Close the frame."""
        self._services.activities.leave(self._person(request), request.match_info["instance"])
        return nothing()
