"""Messages over REST: write, read, edit, delete, react, pin."""

from aiohttp import web

from playground.assembly import Services
from playground.payloads import limits, problems
from playground.payloads.messages import check_message
from playground.payloads.problems import Findings, Refusal
from playground.rest.answering import answer, nothing
from playground.rest.bodies import (
    number,
    optional_snowflake,
    read_object,
    read_with_files,
    snowflake,
)
from playground.rest.places import Places
from playground.services.events import Event
from playground.services.messages import REPLY, Draft
from playground.world.model import DIRECT_CHANNEL, EPHEMERAL, Channel, Json, Message

MESSAGES = "/channels/{channel}/messages"
ONE = MESSAGES + "/{message}"
SYSTEM_TYPES = (1, 2, 18, 21)


class MessageRoutes:
    """What the bot does with messages in channels."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._places = Places(services)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post(MESSAGES, self.create),
            web.get(MESSAGES, self.list),
            web.post(MESSAGES + "/bulk-delete", self.bulk_delete),
            web.get(ONE, self.get),
            web.patch(ONE, self.edit),
            web.delete(ONE, self.delete),
        ]

    async def create(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        payload, uploads = await read_with_files(request)
        check_message(payload, limits.MESSAGE_CREATE)
        self._places.need_to_write(channel)
        if uploads:
            self._places.need(channel, "ATTACH_FILES")
        if channel.is_thread:
            self._wake(channel)
        draft = Draft(self._places.bot_id, payload, uploads)
        payload["flags"] = (payload.get("flags") or 0) & ~EPHEMERAL
        self._refer(channel, draft)
        message = self._services.messages.write(channel, draft)
        if channel.is_thread:
            self._services.threads.add_called(channel, message)
        return answer(self._services.wire.message(message))

    def _wake(self, thread: Channel) -> None:
        """Take an archived thread out of the archive before a message; a locked one must be opened
        first."""
        if thread.locked:
            if thread.archived:
                raise problems.archived_thread()
            self._places.need(thread, "MANAGE_THREADS")
        self._services.threads.wake(thread)

    def _refer(self, channel: Channel, draft: Draft) -> None:
        reference = draft.payload.get("message_reference")
        if reference is None:
            return
        message_id = int(reference["message_id"])
        message = self._services.world.message(channel.id, message_id)
        if message is not None and message.only_for is None:
            draft.type = REPLY
            draft.reference = _reference(channel, message_id)
        elif reference.get("fail_if_not_exists") is not False:
            found = Findings()
            text = "Unknown message"
            found.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", text)
            found.refuse()

    async def list(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        limit = number(request, "limit", 1, limits.MESSAGES_PAGE, 50)
        before, after, around = (
            optional_snowflake(request, name) for name in ("before", "after", "around")
        )
        if not self._services.world.may(self._places.bot_id, channel, "READ_MESSAGE_HISTORY"):
            return answer([])
        messages = self._services.messages.page(channel, before, after)
        if around is not None:
            chosen = _around(messages, around, limit)
        else:
            chosen = messages[:limit] if after is not None else messages[-limit:]
        return answer([self._services.wire.message(message) for message in reversed(chosen)])

    async def get(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        message = self._places.message(request, channel)
        self._places.need(channel, "READ_MESSAGE_HISTORY")
        return answer(self._services.wire.message(message))

    async def edit(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        message = self._places.message(request, channel)
        payload, uploads = await read_with_files(request)
        own = message.author_id == self._places.bot_id
        if not own and set(payload) - {"flags"}:
            raise problems.wrong_author()
        if message.type in SYSTEM_TYPES:
            raise problems.system_message()
        check_message(payload, limits.MESSAGE_EDIT, layout=message.is_layout)
        if channel.is_thread and channel.archived:
            raise problems.archived_thread()
        if uploads:
            self._places.need(channel, "ATTACH_FILES")
        fresh = self._services.messages.edit(message, payload, uploads)
        return answer(self._services.wire.message(fresh))

    async def delete(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        message = self._places.message(request, channel)
        if message.author_id != self._places.bot_id:
            if channel.type == DIRECT_CHANNEL:
                raise Refusal(403, 50003, "Cannot execute action on a DM channel")
            self._places.need(channel, "MANAGE_MESSAGES")
        if channel.is_thread and channel.archived:
            raise problems.archived_thread()
        self._services.messages.delete(message)
        return nothing()

    async def bulk_delete(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        self._places.need(channel, "MANAGE_MESSAGES")
        body = await read_object(request)
        ids: list[str] = body.get("messages") or []
        least, most = limits.BULK_DELETE
        if not least <= len(ids) <= most:
            raise Refusal(400, 50016, f"You can only bulk delete between {least} and {most}.")
        for message_id in ids:
            message = self._services.world.message(channel.id, int(message_id))
            if message is not None and message.only_for is None:
                self._services.messages.delete(message)
        return nothing()


class MarkRoutes:
    """Reactions, pins and the typing sign."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._places = Places(services)

    def routes(self) -> list[web.RouteDef]:
        reactions = ONE + "/reactions/{emoji}"
        return [
            web.put(reactions + "/@me", self.react),
            web.delete(reactions + "/@me", self.unreact),
            web.delete(reactions + "/{user}", self.unreact_other),
            web.get(reactions, self.reactions),
            web.get(MESSAGES + "/pins", self.pins),
            web.put(MESSAGES + "/pins/{message}", self.pin),
            web.delete(MESSAGES + "/pins/{message}", self.unpin),
            web.post("/channels/{channel}/typing", self.typing),
        ]

    def _found(self, request: web.Request) -> tuple[Channel, Message]:
        channel = self._places.channel(request)
        return channel, self._places.message(request, channel)

    async def react(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        emoji = request.match_info["emoji"]
        if emoji not in message.reactions:
            self._places.need(channel, "ADD_REACTIONS")
        self._services.messages.react(message, self._places.bot_id, emoji)
        return nothing()

    async def unreact(self, request: web.Request) -> web.Response:
        _, message = self._found(request)
        emoji = request.match_info["emoji"]
        self._services.messages.unreact(message, self._places.bot_id, emoji)
        return nothing()

    async def unreact_other(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        self._places.need(channel, "MANAGE_MESSAGES")
        user = snowflake(request, "user")
        self._services.messages.unreact(message, user, request.match_info["emoji"])
        return nothing()

    async def reactions(self, request: web.Request) -> web.Response:
        _, message = self._found(request)
        users = message.reactions.get(request.match_info["emoji"], [])
        return answer([self._services.wire.user_by_id(user) for user in sorted(users)])

    async def pins(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        pinned = [m for m in self._services.messages.page(channel, None, None) if m.pinned]
        wire = self._services.wire
        items = [{"message": wire.message(m), "pinned_at": m.timestamp} for m in reversed(pinned)]
        return answer({"items": items, "has_more": False})

    async def pin(self, request: web.Request) -> web.Response:
        return self._set_pinned(request, pinned=True)

    async def unpin(self, request: web.Request) -> web.Response:
        return self._set_pinned(request, pinned=False)

    def _set_pinned(self, request: web.Request, *, pinned: bool) -> web.Response:
        channel, message = self._found(request)
        self._places.need(channel, "PIN_MESSAGES")
        message.pinned = pinned
        self._services.messages.changed(message)
        return nothing()

    async def typing(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        self._places.need_to_write(channel)
        data: Json = {
            "channel_id": str(channel.id),
            "user_id": str(self._places.bot_id),
            "timestamp": int(self._services.world.clock.now()),
        }
        self._services.bus.tell(Event("TYPING_START", data, channel.guild_id, channel.id))
        return nothing()


def _reference(channel: Channel, message_id: int) -> Json:
    reference: Json = {
        "type": 0,
        "channel_id": str(channel.id),
        "message_id": str(message_id),
    }
    guild = channel.guild_id
    return reference if guild is None else {**reference, "guild_id": str(guild)}


def _around(messages: list[Message], around: int, limit: int) -> list[Message]:
    earlier = [message for message in messages if message.id < around][-(limit // 2) :]
    return earlier + [m for m in messages if m.id >= around][: limit - len(earlier)]
