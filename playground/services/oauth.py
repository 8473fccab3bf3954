"""Who a person is to the application: codes, exchanged once, and the tokens they become."""

import hmac
import secrets
from dataclasses import dataclass

from playground.clock import Clock
from playground.world.model import Json
from playground.world.world import World

SECRET = "playground-client-secret"  # noqa: S105  everybody may know it
CODE_SECONDS = 600.0
TOKEN_SECONDS = 7 * 24 * 3600
REDIRECTS = ("https://127.0.0.1",)
"""The portal wants one before it lets anybody be asked; a page in a frame does not use it."""
SCOPES = (
    "applications.commands",
    "connections",
    "email",
    "guilds",
    "guilds.members.read",
    "identify",
    "rpc.activities.write",
)
"""What an Activity may ask for without Discord's approval."""


@dataclass(frozen=True)
class OAuthError(Exception):
    """A refusal as OAuth2 words it."""

    error: str
    description: str = ""
    status: int = 400

    def body(self) -> Json:
        body = {"error": self.error}
        return body | {"error_description": self.description} if self.description else body


@dataclass(frozen=True)
class Grant:
    """What a person lets an application know, until then."""

    person_id: int
    client_id: str
    scopes: tuple[str, ...]
    until: float


class OAuth:
    """Gives codes to people's apps, and tokens for them to the application."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._clock: Clock = world.clock
        self._codes: dict[str, Grant] = {}
        self._tokens: dict[str, Grant] = {}

    @property
    def client_id(self) -> str:
        return str(self._world.bot.id)

    def authorize(self, person_id: int, asked: Json) -> str:
        """A code for what a page in a frame asks for."""
        scopes = asked.get("scope")
        if asked.get("client_id") != self.client_id:
            raise OAuthError("invalid_client", "Unknown application")
        if asked.get("response_type", "code") != "code":
            raise OAuthError("unsupported_response_type")
        if not isinstance(scopes, list) or not scopes or not set(scopes) <= set(SCOPES):
            raise OAuthError(
                "invalid_scope", "The requested scope is invalid, unknown, or malformed."
            )
        return self.issue(person_id, self.client_id, tuple(scopes))

    def issue(self, person_id: int, client_id: str, scopes: tuple[str, ...]) -> str:
        """A code of this person for this application."""
        code = secrets.token_urlsafe(22)
        until = self._clock.steady() + CODE_SECONDS
        self._codes[code] = Grant(person_id, client_id, scopes, until)
        return code

    def exchange(self, form: Json) -> Json:
        """A token for a code. The application says who it is, and may do it once."""
        known = form.get("client_id") == self.client_id
        if not known or not hmac.compare_digest(
            form.get("client_secret", "").encode(), SECRET.encode()
        ):
            raise OAuthError("invalid_client", status=401)
        if form.get("grant_type") != "authorization_code":
            raise OAuthError("unsupported_grant_type")
        if "redirect_uri" in form and form["redirect_uri"] not in REDIRECTS:
            raise OAuthError("invalid_request", 'Invalid "redirect_uri" in request.')
        return self._token(self._taken(form.get("code", "")))

    def _taken(self, code: str) -> Grant:
        grant = self._codes.get(code)
        if grant is None or grant.client_id != self.client_id or grant.until < self._clock.steady():
            raise OAuthError("invalid_grant", 'Invalid "code" in request.')
        del self._codes[code]
        return grant

    def _token(self, grant: Grant) -> Json:
        token, until = secrets.token_urlsafe(22), self._clock.steady() + TOKEN_SECONDS
        self._tokens[token] = Grant(grant.person_id, grant.client_id, grant.scopes, until)
        return {
            "token_type": "Bearer",
            "access_token": token,
            "expires_in": TOKEN_SECONDS,
            "refresh_token": secrets.token_urlsafe(22),
            "scope": " ".join(grant.scopes),
        }

    def grant_of(self, token: str) -> Grant | None:
        """What this token lets one know, while it is good."""
        grant = self._tokens.get(token)
        return grant if grant is not None and grant.until >= self._clock.steady() else None
