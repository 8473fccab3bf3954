"""The stand-in as one server: REST, gateway, files and people, on one port."""

import asyncio
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.typedefs import Middleware

from playground.activity_proxy import ActivityProxy
from playground.assembly import Services, build
from playground.clock import Clock
from playground.files import FileRoutes
from playground.gateway.socket import serve
from playground.guard import Guard
from playground.people.activities import ActivityRoutes
from playground.people.answering import explain
from playground.people.controls import ControlRoutes
from playground.people.live import LiveRoutes
from playground.people.routes import PeopleRoutes
from playground.person import Person
from playground.rest.answering import PREFIX, Handler, RestMiddleware
from playground.rest.application import ApplicationRoutes, CommandRoutes
from playground.rest.channels import ChannelRoutes, ThreadRoutes
from playground.rest.guilds import GuildRoutes
from playground.rest.interactions import InteractionRoutes
from playground.rest.messages import MarkRoutes, MessageRoutes
from playground.rest.oauth import OAuthRoutes
from playground.services.oauth import SECRET
from playground.settings import Settings
from playground.visitors import Visitors

GOING_AWAY = 1001
LOOPBACK = "127.0.0.1"
ANYWHERE = (str(IPv4Address(0)), str(IPv6Address(0)))
LARGEST_REQUEST = 120 * 1024 * 1024
CREDENTIAL = "playground"
"""What a bot gives as its token."""
LOOK_SECONDS = 30.0
"""How often somebody looks what is due, apart from the moments when the clock is moved."""


class Playground:
    """Discord on this machine. `pages` are further routes, such as those of a web page."""

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        clock: Clock | None = None,
        reset: bool = False,
        pages: Iterable[web.AbstractRouteDef] = (),
    ) -> None:
        self.settings = settings or Settings()
        self.services: Services = build(self.settings, clock or Clock(), reset=reset)
        self._live = LiveRoutes(self.services)
        self._runner = web.AppRunner(
            self._application(pages), access_log=None, shutdown_timeout=1.0
        )
        self._watch: asyncio.Task[None] | None = None
        self._proxy = ActivityProxy(self.settings.activity) if self.settings.activity else None
        self.port = self.settings.port
        """The real one, once it listens."""
        self.visitors = Visitors("")
        self.token = CREDENTIAL
        self.client_id = self.services.oauth.client_id
        self.client_secret = SECRET

    def _application(self, pages: Iterable[web.AbstractRouteDef]) -> web.Application:
        application = web.Application(
            middlewares=[_gate(self.services)], client_max_size=LARGEST_REQUEST
        )
        for routes in _rest(self.services):
            application.router.add_route(routes.method, PREFIX + routes.path, routes.handler)
        application.add_routes(PeopleRoutes(self.services).routes())
        application.add_routes(ActivityRoutes(self.services).routes())
        application.add_routes(ControlRoutes(self.services).routes())
        application.add_routes(self._live.routes())
        application.add_routes(FileRoutes(self.services.world).routes())
        application.router.add_get("/gateway", self._gateway)
        application.router.add_get("/gateway/", self._gateway)
        application.add_routes(pages)
        return application

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await serve(self.services.switchboard, request)

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.settings.host, self.settings.port)
        try:
            await site.start()
            await self._open_activity()
        except OSError:
            await self.close()
            raise
        self.port = int(self._runner.addresses[0][1])
        self.services.wire.base_url = self.url
        self.visitors = Visitors(self.url)
        self._watch = asyncio.create_task(self._look_at_times())

    async def _open_activity(self) -> None:
        if self._proxy is not None:
            await self._proxy.start(LOOPBACK, self.settings.activity_port)
            self.services.activities.origin = self._proxy.origin

    async def _look_at_times(self) -> None:
        while True:
            self.services.timekeeper.look()
            await self.services.world.clock.sleep(LOOK_SECONDS)

    async def close(self) -> None:
        """Hang up on everybody and let go of the state file."""
        if self._watch is not None:
            self._watch.cancel()
        await self.visitors.close()
        await self._live.close()
        if self._proxy is not None:
            await self._proxy.close()
        await self.services.switchboard.hang_up(GOING_AWAY)
        await self._runner.cleanup()
        self.services.interactions.close()
        self.services.store.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def url(self) -> str:
        host = self.settings.host
        shown = "127.0.0.1" if host in ANYWHERE else host
        return f"http://{f'[{shown}]' if ':' in shown else shown}:{self.port}"

    @property
    def api(self) -> str:
        """What a bot takes as the base of Discord's REST interface."""
        return self.url + PREFIX

    @property
    def gateway(self) -> str:
        """What a bot takes as the address of Discord's gateway."""
        return self.services.switchboard.address

    @property
    def activity_origin(self) -> str:
        """What a browser calls the pages of the Activity by; empty where there is none."""
        return self.services.activities.origin

    def now(self) -> int:
        """The world's time in whole seconds since 1970, for a bot in this process."""
        return int(self.services.world.clock.now())

    def on_leap(self, listener: Callable[[], None]) -> None:
        """Call this whenever the world's clock has been moved."""
        self.services.timekeeper.on_leap(listener)

    async def person(self, name: str) -> Person:
        """Somebody of this world, by username or shown name."""
        return await self.visitors.person(name)


def _rest(services: Services) -> list[web.RouteDef]:
    # Paths with fixed words come before those where an id could stand.
    return [
        *ApplicationRoutes(services).routes(),
        *OAuthRoutes(services).routes(),
        *CommandRoutes(services).routes(),
        *MarkRoutes(services).routes(),
        *MessageRoutes(services).routes(),
        *ChannelRoutes(services).routes(),
        *ThreadRoutes(services).routes(),
        *GuildRoutes(services).routes(),
        *InteractionRoutes(services).routes(),
    ]


def _gate(services: Services) -> Middleware:
    guard = Guard(services.settings.names)
    middleware = RestMiddleware(services)

    @web.middleware
    async def gate(request: web.Request, handler: Handler) -> web.StreamResponse:
        async def inside(request: web.Request) -> web.StreamResponse:
            if request.path.startswith(PREFIX):
                return await middleware.let_in(request, handler)
            return await explain(request, handler)

        return await guard.let_in(request, inside)

    return gate
