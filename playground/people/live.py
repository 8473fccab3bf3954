"""The live socket of one person: what happens, as they see it, when it happens."""

import asyncio
import json

from aiohttp import WSMsgType, web

from playground.assembly import Services
from playground.people.views import Views
from playground.services.events import Event
from playground.world.model import Json

WRITTEN = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
TO_EVERYONE = ("BOT_PRESENCE", "CLOCK_UPDATE", "COMMANDS_UPDATE")
PLACES = ("CHANNEL_", "THREAD_", "GUILD_")
"""Beginnings of events after which a person's list of places may look different."""


class Window:
    """Turns the news of the world into the news for one person."""

    def __init__(self, services: Services, views: Views, person_id: int) -> None:
        self._services = services
        self._views = views
        self._person_id = person_id
        self.outgoing: asyncio.Queue[Json] = asyncio.Queue()

    def hear(self, event: Event) -> None:
        if event.for_people and self._concerns(event):
            self.outgoing.put_nowait(self._news(event))

    def _concerns(self, event: Event) -> bool:
        if event.only_for is not None:
            return event.only_for == self._person_id
        if event.name in TO_EVERYONE:
            return True
        channel = self._services.world.channels.get(event.channel_id or 0)
        if channel is not None:
            return self._views.sees(self._person_id, channel)
        guild = self._services.world.guilds.get(event.guild_id or 0)
        return guild is not None and guild.member(self._person_id) is not None

    def _news(self, event: Event) -> Json:
        news: Json = {"type": event.name.lower(), "data": self._data(event)}
        channel = self._services.world.channels.get(event.channel_id or 0)
        if channel is not None:
            news["channel_id"] = str(channel.id)
            news["badge"] = self._views.badge(self._person_id, channel)
        if event.name.startswith(PLACES):
            news["places_changed"] = True
        return news

    def _data(self, event: Event) -> Json:
        if event.name not in WRITTEN:
            return event.data
        channel_id, message_id = int(event.data["channel_id"]), int(event.data["id"])
        message = self._services.world.message(channel_id, message_id)
        return event.data if message is None else self._views.message(message, self._person_id)


class LiveRoutes:
    """GET /people/{person}/live."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._views = Views(services)
        self._open: set[web.WebSocketResponse] = set()

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/people/{person:\\d+}/live", self.live)]

    async def live(self, request: web.Request) -> web.StreamResponse:
        user = self._services.world.users.get(int(request.match_info["person"]))
        if user is None or user.bot:
            raise web.HTTPNotFound
        socket = web.WebSocketResponse(timeout=1.0, heartbeat=30)
        await socket.prepare(request)
        window = Window(self._services, self._views, user.id)
        stop = self._services.bus.listen(window.hear)
        self._open.add(socket)
        window.outgoing.put_nowait({"type": "hello", "data": self._views.places(user.id)})
        writer = asyncio.create_task(_write(socket, window))
        try:
            await _read_to_the_end(socket)
        finally:
            stop()
            self._open.discard(socket)
            writer.cancel()
        return socket

    async def close(self) -> None:
        """Say goodbye to everybody."""
        for socket in list(self._open):
            await socket.close(code=1001)


async def _write(socket: web.WebSocketResponse, window: Window) -> None:
    while True:
        news = await window.outgoing.get()
        await socket.send_str(json.dumps(news, ensure_ascii=False))


async def _read_to_the_end(socket: web.WebSocketResponse) -> None:
    async for message in socket:
        if message.type is WSMsgType.ERROR:
            return
