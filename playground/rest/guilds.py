"""Servers, their members and roles, and people, over REST."""

from aiohttp import web

from playground.assembly import Services
from playground.payloads import limits, problems
from playground.rest.answering import answer
from playground.rest.bodies import number, optional_snowflake, read_object, snowflake
from playground.rest.places import Places
from playground.world import permissions
from playground.world.founding import add_channel
from playground.world.model import Guild, Json

ONE = "/guilds/{guild}"


class GuildRoutes:
    """What the bot can learn about servers and people."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._places = Places(services)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/users/@me/guilds", self.mine),
            web.get("/users/{user}", self.user),
            web.get(ONE, self.get),
            web.get(ONE + "/channels", self.channels),
            web.post(ONE + "/channels", self.add_channel),
            web.get(ONE + "/roles", self.roles),
            web.get(ONE + "/members", self.members),
            web.get(ONE + "/members/search", self.search),
            web.get(ONE + "/members/{user}", self.member),
        ]

    async def mine(self, _: web.Request) -> web.Response:
        guilds = [g for g in self._services.world.guilds.values() if g.member(self._places.bot_id)]
        brief: list[Json] = [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "owner": False,
                "permissions": "0",
                "features": [],
            }
            for guild in guilds
        ]
        return answer(brief)

    async def user(self, request: web.Request) -> web.Response:
        user = self._services.world.users.get(snowflake(request, "user"))
        if user is None:
            raise problems.unknown_user()
        return answer(self._services.wire.user(user))

    async def get(self, request: web.Request) -> web.Response:
        guild = self._places.guild(request)
        counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": 1}
        return answer({**self._services.wire.guild(guild), **counts})

    async def channels(self, request: web.Request) -> web.Response:
        guild = self._places.guild(request)
        channels = self._services.world.server_channels(guild.id)
        return answer([self._services.wire.channel(channel) for channel in channels])

    async def add_channel(self, request: web.Request) -> web.Response:
        """A text channel; the stand-in has no others."""
        guild = self._places.guild(request)
        self._need_to_manage(guild)
        payload = await read_object(request, limits.CHANNEL_CREATE)
        channel = add_channel(self._services.world, guild, payload["name"])
        channel.topic = payload.get("topic")
        self._services.world.save(channel)
        self._services.channels.created(channel)
        return answer(self._services.wire.channel(channel), 201)

    def _need_to_manage(self, guild: Guild) -> None:
        member = guild.member(self._places.bot_id)
        held = 0 if member is None else permissions.in_guild(guild, member)
        if not held & permissions.PERMISSIONS["MANAGE_CHANNELS"]:
            raise problems.missing_permissions()

    async def roles(self, request: web.Request) -> web.Response:
        guild = self._places.guild(request)
        return answer([self._services.wire.role(role) for role in guild.roles])

    async def members(self, request: web.Request) -> web.Response:
        """The whole list, which Discord gives only to bots with the members intent."""
        guild = self._places.guild(request)
        if not self._services.settings.privileged_intents:
            raise problems.missing_access()
        limit = number(request, "limit", 1, 1000, 1)
        after = optional_snowflake(request, "after") or 0
        members = sorted(guild.members, key=lambda member: member.user_id)
        page = [member for member in members if member.user_id > after][:limit]
        return answer([self._services.wire.member(member) for member in page])

    async def search(self, request: web.Request) -> web.Response:
        guild = self._places.guild(request)
        query = request.query.get("query", "").lower()
        limit = number(request, "limit", 1, 1000, 1)
        users = self._services.world.users
        named = [m for m in guild.members if users[m.user_id].username.lower().startswith(query)]
        return answer([self._services.wire.member(member) for member in named[:limit]])

    async def member(self, request: web.Request) -> web.Response:
        guild = self._places.guild(request)
        member = guild.member(snowflake(request, "user"))
        if member is None:
            raise problems.unknown_member()
        return answer(self._services.wire.member(member))
