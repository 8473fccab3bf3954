"""Channels, threads and direct conversations over REST."""

from aiohttp import web

from playground.assembly import Services
from playground.payloads import limits, problems
from playground.payloads.problems import Findings, Refusal
from playground.rest.answering import answer, nothing
from playground.rest.bodies import read_object, snowflake
from playground.rest.places import Places
from playground.world.model import (
    DIRECT_CHANNEL,
    FORUM_CHANNEL,
    PRIVATE_THREAD,
    Channel,
    Json,
    ThreadMember,
)

ONE = "/channels/{channel}"
OWNER_FIELDS = {"name", "archived", "auto_archive_duration", "invitable"}


class ChannelRoutes:
    """What the bot does with channels."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._places = Places(services)
        self._channels = services.channels

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get(ONE, self.get),
            web.patch(ONE, self.change),
            web.delete(ONE, self.delete),
            web.put(ONE + "/permissions/{target}", self.set_permissions),
            web.delete(ONE + "/permissions/{target}", self.delete_permissions),
            web.post("/users/@me/channels", self.open_direct),
        ]

    async def get(self, request: web.Request) -> web.Response:
        return answer(self._services.wire.channel(self._places.channel(request)))

    async def change(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        if channel.type == DIRECT_CHANNEL:
            raise Refusal(403, 50003, "Cannot execute action on a DM channel")
        if channel.is_thread:
            return await self._change_thread(request, channel)
        self._places.need(channel, "MANAGE_CHANNELS")
        self._channels.change(channel, await read_object(request, limits.CHANNEL_EDIT))
        return answer(self._services.wire.channel(channel))

    async def _change_thread(self, request: web.Request, thread: Channel) -> web.Response:
        payload = await read_object(request, limits.THREAD_EDIT)
        self._need_to_change(thread, payload)
        if thread.archived and payload.get("archived") is not False:
            raise problems.archived_thread()
        self._services.threads.change(thread, payload)
        return answer(self._services.wire.thread(thread))

    def _need_to_change(self, thread: Channel, payload: Json) -> None:
        own = thread.owner_id == self._places.bot_id and not thread.locked
        if own and set(payload) <= OWNER_FIELDS:
            return
        reopening = set(payload) == {"archived"} and payload["archived"] is False
        if reopening and not thread.locked:
            self._places.need(thread, "SEND_MESSAGES_IN_THREADS")
        else:
            self._places.need(thread, "MANAGE_THREADS")

    async def delete(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        written = self._services.wire.channel(channel)
        if channel.is_thread:
            self._places.need(channel, "MANAGE_THREADS")
            self._services.threads.delete(channel)
        elif channel.type != DIRECT_CHANNEL:
            self._places.need(channel, "MANAGE_CHANNELS")
            self._channels.delete(channel)
        return answer(written)

    async def set_permissions(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        self._places.need(channel, "MANAGE_ROLES")
        body = await read_object(request)
        allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
        target = snowflake(request, "target")
        self._channels.overwrite(channel, target, int(body.get("type") or 0), allow, deny)
        return nothing()

    async def delete_permissions(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        self._places.need(channel, "MANAGE_ROLES")
        self._channels.overwrite(channel, snowflake(request, "target"), 0, 0, 0)
        return nothing()

    async def open_direct(self, request: web.Request) -> web.Response:
        """Always works for a person who exists; whether they may be written to shows later."""
        body = await read_object(request)
        recipient = str(body.get("recipient_id") or "")
        user = self._services.world.users.get(int(recipient)) if recipient.isdecimal() else None
        if user is None:
            found = Findings()
            found.add(("recipient_id",), "INVALID_RECIPIENT", "Unknown recipient.")
            found.refuse()
            raise problems.unknown_user()
        if user.bot:
            raise problems.closed_direct_messages()
        channel = self._channels.direct(self._places.bot_id, user.id)
        return answer(self._services.wire.channel(channel))


class ThreadRoutes:
    """What the bot does with threads."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._places = Places(services)

    def routes(self) -> list[web.RouteDef]:
        members = ONE + "/thread-members"
        return [
            web.post(ONE + "/messages/{message}/threads", self.open_on),
            web.post(ONE + "/threads", self.open_alone),
            web.get(members, self.members),
            web.put(members + "/@me", self.join),
            web.delete(members + "/@me", self.leave),
            web.get(members + "/{user}", self.member),
            web.put(members + "/{user}", self.add),
            web.delete(members + "/{user}", self.remove),
            web.get(ONE + "/threads/archived/{kind:public|private}", self.archived),
            web.get("/guilds/{guild}/threads/active", self.active),
        ]

    async def open_on(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        message = self._places.message(request, channel)
        payload = await read_object(request, limits.THREAD_FROM_MESSAGE)
        self._places.need(channel, "CREATE_PUBLIC_THREADS")
        thread = self._services.threads.open_on(message, self._places.bot_id, payload)
        return answer(self._services.wire.thread(thread), 201)

    async def open_alone(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        payload = await read_object(request, limits.THREAD_ALONE)
        if channel.type == FORUM_CHANNEL:
            found = Findings()
            found.add(("message",), "BASE_TYPE_REQUIRED", "This field is required")
            found.refuse()
        # A thread without a message is a private one unless it says otherwise.
        payload["type"] = payload.get("type") or PRIVATE_THREAD
        private = payload["type"] == PRIVATE_THREAD
        needed = "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS"
        self._places.need(channel, needed)
        thread = self._services.threads.open_alone(channel, self._places.bot_id, payload)
        return answer(self._services.wire.thread(thread), 201)

    async def join(self, request: web.Request) -> web.Response:
        self._services.threads.add(self._places.thread(request), self._places.bot_id)
        return nothing()

    async def leave(self, request: web.Request) -> web.Response:
        self._services.threads.remove(self._places.thread(request), self._places.bot_id)
        return nothing()

    async def add(self, request: web.Request) -> web.Response:
        thread = self._places.thread(request)
        self._places.need(thread, "SEND_MESSAGES_IN_THREADS")
        user = snowflake(request, "user")
        guild = self._services.world.guild_of(thread)
        if guild is None or guild.member(user) is None:
            raise problems.unknown_member()
        if not self._services.world.may_see(user, thread):
            raise problems.missing_access()
        if not thread.invitable:
            self._places.need(thread, "MANAGE_THREADS")
        self._services.threads.add(thread, user, self._places.bot_id)
        return nothing()

    async def remove(self, request: web.Request) -> web.Response:
        thread = self._places.thread(request)
        own = thread.type == PRIVATE_THREAD and thread.owner_id == self._places.bot_id
        if not own:
            self._places.need(thread, "MANAGE_THREADS")
        user = snowflake(request, "user")
        self._services.threads.remove(thread, user, self._places.bot_id)
        return nothing()

    async def members(self, request: web.Request) -> web.Response:
        thread = self._places.thread(request)
        members = [self._services.wire.thread_member(thread, member) for member in thread.joined]
        return answer(members)

    async def member(self, request: web.Request) -> web.Response:
        thread = self._places.thread(request)
        user = snowflake(request, "user")
        found = next((m for m in thread.joined if m.user_id == user), None)
        if found is None:
            raise problems.unknown_member()
        return answer(self._services.wire.thread_member(thread, found))

    async def archived(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        private = request.match_info["kind"] == "private"
        threads = [t for t in self._services.world.threads(channel.id) if t.archived]
        return answer(self._page([t for t in threads if (t.type == PRIVATE_THREAD) == private]))

    async def active(self, request: web.Request) -> web.Response:
        guild = self._places.guild(request)
        threads = [t for t in self._services.world.guild_threads(guild.id) if not t.archived]
        seen = [t for t in threads if self._services.world.may_see(self._places.bot_id, t)]
        return answer(self._page(seen))

    def _page(self, threads: list[Channel]) -> Json:
        wire, world, mine = self._services.wire, self._services.world, self._places.bot_id
        joined: list[tuple[Channel, ThreadMember]] = [
            (thread, member)
            for thread in threads
            for member in thread.joined
            if member.user_id == mine
        ]
        newest = sorted(threads, key=lambda thread: thread.id, reverse=True)
        return {
            "threads": [wire.thread(thread) for thread in newest if thread.id in world.channels],
            "members": [wire.thread_member(*pair) for pair in joined],
            "has_more": False,
        }
