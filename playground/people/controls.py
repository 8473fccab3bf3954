"""The switches: faults, the gateway's plugs, the clock, the bot's permissions, new places."""

from aiohttp import web

from playground.assembly import Services
from playground.clock import WrongLeap
from playground.faults import KINDS, WrongFault
from playground.gateway.sessions import Session
from playground.people.errors import Impossible, unknown
from playground.people.newcomers import Newcomers
from playground.people.routes import identity, read_json
from playground.people.views import Views
from playground.rest.answering import answer, nothing
from playground.services.ownership import WrongTeam
from playground.world import permissions
from playground.world.model import Channel, Guild, Json

CONTROLS = "/controls"
GUILD = CONTROLS + "/guilds/{guild}"
MEMBER = 1


class ControlRoutes:
    """Everything under /controls."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._views = Views(services)
        self._newcomers = Newcomers(services)

    def routes(self) -> list[web.RouteDef]:
        faults = CONTROLS + "/faults"
        return [
            web.get(CONTROLS, self.state),
            web.get(CONTROLS + "/requests", self.requests),
            web.post(CONTROLS + "/gateway", self.gateway),
            web.get(CONTROLS + "/clock", self.clock),
            web.post(CONTROLS + "/clock", self.move_clock),
            web.post(faults, self.add_fault),
            web.delete(faults, self.clear_faults),
            web.delete(faults + "/{fault}", self.remove_fault),
            web.put(CONTROLS + "/application", self.hand_over),
            web.get(CONTROLS + "/channels/{channel}/bot", self.bot_permissions),
            web.put(CONTROLS + "/channels/{channel}/bot", self.set_bot_permissions),
            web.post(CONTROLS + "/guilds", self.add_guild),
            web.post(GUILD + "/channels", self.add_channel),
            web.post(GUILD + "/roles", self.add_role),
            web.put(GUILD + "/members/{person}", self.join),
            web.delete(GUILD + "/members/{person}", self.leave),
            web.put(GUILD + "/members/{person}/roles", self.set_roles),
        ]

    async def state(self, _: web.Request) -> web.Response:
        board = self._services.switchboard
        return answer(
            {
                "bot": self._views.bot(),
                "clock": self._services.timekeeper.reading(),
                "faults": self._services.faults.on(),
                "fault_kinds": KINDS,
                "gateway": {
                    "refusing": board.refusing,
                    "shards": board.shards,
                    "session_start_limit": board.starts.written(),
                    "connections": len(board.connections),
                    "sessions": [_session(one) for one in board.sessions.all()],
                },
                "permissions": list(permissions.PERMISSIONS),
            }
        )

    async def requests(self, _: web.Request) -> web.Response:
        return answer({"requests": self._services.journal.entries()})

    async def gateway(self, request: web.Request) -> web.Response:
        """Do something to the bot's connection; see `_do_to_gateway` for the words."""
        body = await read_json(request)
        await self._do_to_gateway(body.get("action"), body)
        return nothing()

    async def _do_to_gateway(self, action: object, body: Json) -> None:
        board = self._services.switchboard
        match action:
            case "drop":
                board.drop()
            case "close":
                await board.hang_up(int(body.get("code") or 4000))
            case "reconnect":
                board.ask_to_reconnect()
            case "heartbeat":
                board.ask_for_heartbeat()
            case "invalidate":
                board.invalidate(resumable=bool(body.get("resumable")))
            case "silence" | "wake":
                board.silence(on=action == "silence")
            case "refuse" | "accept":
                board.refusing = action == "refuse"
            case "shards":
                board.shards = max(1, int(body.get("count") or 1))
            case "dispatch":
                board.dispatch(str(body.get("event")), body.get("data"))
            case _:
                raise Impossible(f"The gateway cannot {action!r}.")

    async def clock(self, _: web.Request) -> web.Response:
        return answer(self._services.timekeeper.reading())

    async def move_clock(self, request: web.Request) -> web.Response:
        """Move the world's clock forward by `seconds`; what it shows then."""
        try:
            self._services.timekeeper.leap((await read_json(request)).get("seconds"))
        except WrongLeap as error:
            raise Impossible(str(error)) from error
        return answer(self._services.timekeeper.reading())

    async def add_fault(self, request: web.Request) -> web.Response:
        try:
            fault = self._services.faults.add(await read_json(request))
        except WrongFault as error:
            raise Impossible(str(error)) from error
        return answer({"id": fault.id}, 201)

    async def remove_fault(self, request: web.Request) -> web.Response:
        if not self._services.faults.remove(identity(request, "fault")):
            raise unknown("fault")
        return nothing()

    async def clear_faults(self, _: web.Request) -> web.Response:
        self._services.faults.clear()
        return nothing()

    async def hand_over(self, request: web.Request) -> web.Response:
        """Hand the application to a person (`owner`), or to a team (`owner` and `members`)."""
        body = await read_json(request)
        try:
            if "members" in body:
                self._services.ownership.hand_to_team(body.get("owner"), body["members"])
            else:
                self._services.ownership.hand_to(body.get("owner"))
        except WrongTeam as error:
            raise Impossible(str(error)) from error
        return answer(self._services.ownership.written())

    def _channel(self, request: web.Request) -> Channel:
        channel = self._services.world.channels.get(identity(request, "channel"))
        if channel is None or channel.guild_id is None:
            raise unknown("channel")
        return self._services.world.channels[channel.parent_id or channel.id]

    async def bot_permissions(self, request: web.Request) -> web.Response:
        return answer(self._bot_permissions(self._channel(request)))

    def _bot_permissions(self, channel: Channel) -> Json:
        bot_id = self._services.world.bot.id
        own = next((one for one in channel.overwrites if one.id == bot_id), None)
        return {
            "has": self._services.wire.permission_names(bot_id, channel),
            "allow": [] if own is None else permissions.names(own.allow),
            "deny": [] if own is None else permissions.names(own.deny),
        }

    async def set_bot_permissions(self, request: web.Request) -> web.Response:
        """Replace what the channel allows and denies the bot; both empty gives it all back."""
        channel = self._channel(request)
        body = await read_json(request)
        try:
            allow = permissions.bits(list(body.get("allow") or []))
            deny = permissions.bits(list(body.get("deny") or []))
        except permissions.UnknownPermission as error:
            raise Impossible(str(error)) from error
        bot_id = self._services.world.bot.id
        self._services.channels.overwrite(channel, bot_id, MEMBER, allow, deny)
        return answer(self._bot_permissions(channel))

    def _guild(self, request: web.Request) -> Guild:
        guild = self._services.world.guilds.get(identity(request, "guild"))
        if guild is None:
            raise unknown("server")
        return guild

    async def add_guild(self, request: web.Request) -> web.Response:
        guild = self._newcomers.add_guild(await read_json(request))
        return answer(self._services.wire.guild(guild), 201)

    async def add_channel(self, request: web.Request) -> web.Response:
        channel = self._newcomers.add_channel(self._guild(request), await read_json(request))
        return answer(self._services.wire.channel(channel), 201)

    async def add_role(self, request: web.Request) -> web.Response:
        try:
            role = self._newcomers.add_role(self._guild(request), await read_json(request))
        except permissions.UnknownPermission as error:
            raise Impossible(str(error)) from error
        return answer(self._services.wire.role(role), 201)

    async def join(self, request: web.Request) -> web.Response:
        self._newcomers.join(self._guild(request), self._user_id(request))
        return nothing()

    async def leave(self, request: web.Request) -> web.Response:
        self._newcomers.leave(self._guild(request), self._user_id(request))
        return nothing()

    def _user_id(self, request: web.Request) -> int:
        user_id = identity(request, "person")
        if user_id not in self._services.world.users:
            raise unknown("person")
        return user_id

    async def set_roles(self, request: web.Request) -> web.Response:
        roles = list((await read_json(request)).get("roles") or [])
        self._newcomers.set_roles(self._guild(request), self._user_id(request), roles)
        return nothing()


def _session(session: Session) -> Json:
    return {
        "id": session.id,
        "connected": session.line is not None,
        "sequence": session.sequence,
        "intents": session.intents,
        "shard": list(session.shard),
        "presence": session.presence,
    }
