"""The bot itself over REST: who it is, where its gateway is, what commands it has."""

from aiohttp import web

from playground.assembly import Services
from playground.payloads import problems
from playground.rest.answering import answer, nothing
from playground.rest.bodies import read_any, read_object, snowflake
from playground.rest.places import Places
from playground.world.model import Command, Json

GLOBAL = "/applications/{application}/commands"
IN_GUILD = "/applications/{application}/guilds/{guild}/commands"


class ApplicationRoutes:
    """What every bot asks when it starts."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/gateway", self.gateway),
            web.get("/gateway/bot", self.gateway_for_bot),
            web.get("/users/@me", self.me),
            web.patch("/users/@me", self.change_me),
            web.get("/applications/@me", self.application),
            web.get("/oauth2/applications/@me", self.application),
        ]

    async def gateway(self, _: web.Request) -> web.Response:
        return answer({"url": self._services.switchboard.address})

    async def gateway_for_bot(self, _: web.Request) -> web.Response:
        board = self._services.switchboard
        return answer(
            {
                "url": board.address,
                "shards": board.shards,
                "session_start_limit": board.starts.written(),
            }
        )

    def _me(self) -> Json:
        private = {"locale": "en-US", "mfa_enabled": True, "verified": True, "email": None}
        return {**self._services.wire.user(self._services.world.bot), **private}

    async def me(self, request: web.Request) -> web.Response:
        """The bot, or with a person's token that person."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        grant = self._services.oauth.grant_of(token) if kind == "Bearer" else None
        if grant is None:
            return answer(self._me())
        if "identify" not in grant.scopes:
            raise problems.unauthorized()
        person = self._services.world.users[grant.person_id]
        return answer({**self._services.wire.user(person), "locale": person.locale})

    async def change_me(self, request: web.Request) -> web.Response:
        body = await read_object(request)
        bot = self._services.world.bot
        bot.username = bot.global_name = body.get("username") or bot.username
        self._services.world.save(bot)
        return answer(self._me())

    async def application(self, _: web.Request) -> web.Response:
        world, wire = self._services.world, self._services.wire
        counts = ("guild_count", "user_install_count", "user_authorization_count")
        return answer(
            {
                **self._services.switchboard.application(),
                "name": world.bot.global_name,
                "icon": None,
                "description": "",
                "type": None,
                "summary": "",
                "bot": wire.user(world.bot),
                "bot_public": False,
                "bot_require_code_grant": False,
                "verify_key": "0" * 64,
                "flags_new": "0",
                **self._services.ownership.written(),
                "redirect_uris": [],
                "interactions_endpoint_url": None,
                "role_connections_verification_url": None,
                "explicit_content_filter": 0,
                "eligible_oauth2_scopes": ["bot", "applications.commands"],
                **{f"approximate_{name}": len(world.guilds) for name in counts},
            }
        )


class CommandRoutes:
    """The registration of commands, for everywhere and for one server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._places = Places(services)

    def routes(self) -> list[web.RouteDef]:
        both = (GLOBAL, IN_GUILD)
        return [
            *(web.get(path, self.list) for path in both),
            *(web.put(path, self.overwrite) for path in both),
            *(web.post(path, self.create) for path in both),
            *(web.get(path + "/{command}", self.get) for path in both),
            *(web.patch(path + "/{command}", self.change) for path in both),
            *(web.delete(path + "/{command}", self.delete) for path in both),
            web.get(IN_GUILD + "/permissions", self.permissions),
        ]

    def _scope(self, request: web.Request) -> int | None:
        if snowflake(request, "application") != self._places.bot_id:
            raise problems.missing_access()
        return self._places.guild(request).id if "guild" in request.match_info else None

    def _command(self, request: web.Request) -> Command:
        scope = self._scope(request)
        return self._services.commands.find(scope, snowflake(request, "command"))

    def _written(self, command: Command, *, full: bool = True) -> Json:
        written = self._services.commands.written(command)
        hidden = () if full else ("name_localizations", "description_localizations")
        return {key: value for key, value in written.items() if key not in hidden}

    async def list(self, request: web.Request) -> web.Response:
        commands = self._services.commands.of(self._scope(request))
        full = request.query.get("with_localizations", "").lower() in ("1", "true")
        return answer([self._written(command, full=full) for command in commands])

    async def overwrite(self, request: web.Request) -> web.Response:
        scope = self._scope(request)
        commands = self._services.commands.overwrite(scope, await read_any(request))
        return answer([self._written(command) for command in commands])

    async def create(self, request: web.Request) -> web.Response:
        scope = self._scope(request)
        command, new = self._services.commands.create(scope, await read_object(request))
        return answer(self._written(command), 201 if new else 200)

    async def get(self, request: web.Request) -> web.Response:
        return answer(self._written(self._command(request)))

    async def change(self, request: web.Request) -> web.Response:
        command = self._command(request)
        fresh = self._services.commands.change(command, await read_object(request))
        return answer(self._written(fresh))

    async def delete(self, request: web.Request) -> web.Response:
        self._services.commands.delete(self._command(request))
        return nothing()

    async def permissions(self, request: web.Request) -> web.Response:
        self._scope(request)
        return answer([])
