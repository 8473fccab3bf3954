"""Everything that the bot's sockets share, and the hand that pulls their plugs."""

import re
from typing import TYPE_CHECKING

from playground.gateway.intents import GUILD_MEMBERS, GUILDS
from playground.gateway.sessions import Session, Sessions
from playground.gateway.starts import SessionStarts
from playground.services.events import Bus, Event
from playground.services.wire import Wire
from playground.settings import Settings
from playground.world.model import Json
from playground.world.world import World

if TYPE_CHECKING:
    from aiohttp import web

    from playground.gateway.socket import Connection

TOKEN = re.compile(r"playground[\w.\-]*")
"""What a bot's token must look like here."""
HEARTBEAT, RECONNECT, INVALID_SESSION = 1, 7, 9
APPLICATION_FLAGS = 1 << 23
LIMITED_INTENTS = 1 << 13 | 1 << 15 | 1 << 19


class Switchboard:
    """The sessions, the open sockets, and what can be done to them on purpose."""

    def __init__(self, world: World, wire: Wire, bus: Bus, settings: Settings) -> None:
        self.world = world
        self.wire = wire
        self.settings = settings
        self._bus = bus
        self.sessions = Sessions(world, settings.resume_seconds)
        self.starts = SessionStarts(world.clock, settings)
        self.shards = settings.shards
        """How many shards are recommended now."""
        self.connections: set[Connection] = set()
        self.wires: dict[Connection, web.Request] = {}
        self.refusing = False
        """While true, nobody can connect."""
        bus.listen(self.sessions.hear)

    def accepts_token(self, token: object) -> bool:
        return isinstance(token, str) and TOKEN.fullmatch(token) is not None

    @property
    def address(self) -> str:
        return self.wire.base_url.replace("http", "ws", 1) + "/gateway"

    def application(self) -> Json:
        """The bot's application in brief."""
        flags = APPLICATION_FLAGS
        if self.settings.privileged_intents:
            flags |= LIMITED_INTENTS
        return {"id": str(self.world.bot.id), "flags": flags}

    def welcome(self, session: Session) -> None:
        """Tell a bot that has just identified who and where it is."""
        bot = self.world.bot
        guilds = [g for g in self.world.guilds.values() if g.member(bot.id)]
        guilds = [guild for guild in guilds if session.serves(guild.id)]
        ready: Json = {
            "v": 10,
            "user": {**self.wire.user(bot), "verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": list(session.shard),
            "application": self.application(),
            "private_channels": [],
            "_trace": [],
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                everyone = bool(session.intents & GUILD_MEMBERS)
                members = [m for m in guild.members if everyone or m.user_id == bot.id]
                data = self.wire.guild_for_gateway(guild, members, bot.id)
                session.dispatch("GUILD_CREATE", data)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell people whether the bot is there."""
        data = {"online": self.sessions.online}
        self._bus.tell(Event("BOT_PRESENCE", data, for_bot=False))

    def drop(self) -> None:
        """Cut every wire without a goodbye; the bot can resume."""
        for connection, request in list(self.wires.items()):
            connection.cut(request)

    async def hang_up(self, code: int) -> None:
        """Close every socket with a code."""
        for connection in list(self.connections):
            await connection.hang_up(code)

    def ask_to_reconnect(self) -> None:
        self._send({"op": RECONNECT, "d": None, "s": None, "t": None})

    def ask_for_heartbeat(self) -> None:
        self._send({"op": HEARTBEAT, "d": None, "s": None, "t": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Tell the bot that its session is over, or that it should try to resume it."""
        self._send({"op": INVALID_SESSION, "d": resumable, "s": None, "t": None})
        if not resumable:
            for session in self.sessions.all():
                self.sessions.end(session)

    def dispatch(self, name: str, data: object) -> None:
        """Send every session an event that did not happen, whatever is in it."""
        for session in self.sessions.all():
            session.dispatch(name, data)

    def silence(self, *, on: bool) -> None:
        """Let the open sockets go dead (nothing in, nothing out) or come back."""
        for connection in self.connections:
            connection.silence(on=on)

    def _send(self, frame: Json) -> None:
        for connection in self.connections:
            connection.send(frame)
