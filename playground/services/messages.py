"""Messages: written, edited, deleted, read, and told about."""

from dataclasses import dataclass, field, replace

from playground.clock import written
from playground.payloads import problems
from playground.payloads.components import numbered
from playground.services import mentions
from playground.services.events import Bus, Event
from playground.services.files import AttachedFiles, Upload, check_described
from playground.services.wire import Wire
from playground.snowflakes import moment_of
from playground.world.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Json,
    Message,
)
from playground.world.world import World

SUPPRESS_EMBEDS = 1 << 2
KEPT_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
"""Flags that a sender may set; the others are Discord's own."""
NONCE_SECONDS = 300
REPLY = 19


@dataclass
class Draft:
    """A message about to be written: a checked payload and where it comes from."""

    author_id: int
    payload: Json = field(default_factory=dict)
    uploads: list[Upload] = field(default_factory=list)
    type: int = 0
    flags: int = 0
    only_for: int | None = None
    interaction: Json | None = None
    reference: Json | None = None


class Messages:
    """The one place where messages change."""

    def __init__(self, world: World, wire: Wire, bus: Bus) -> None:
        self._world = world
        self._wire = wire
        self._bus = bus
        self._attached_files = AttachedFiles(world)

    def write(self, channel: Channel, draft: Draft) -> Message:
        """Put a message into a channel. What the payload holds must have been checked."""
        same = self._with_same_nonce(channel, draft)
        if same is not None:
            return same
        message = self._compose(channel, draft)
        _refuse_empty(message)
        self._world.save(message)
        if message.only_for is None:
            self._note_last(channel, message)
        self.tell("MESSAGE_CREATE", message)
        return message

    def _compose(self, channel: Channel, draft: Draft) -> Message:
        payload = draft.payload
        check_described(payload.get("attachments"), draft.uploads)
        identity = self._world.snowflakes.take()
        flags = ((payload.get("flags") or 0) & KEPT_FLAGS) | draft.flags
        message = Message(
            identity, channel.id, draft.author_id, written(moment_of(identity)), flags=flags
        )
        message.type, message.only_for = draft.type, draft.only_for
        message.interaction, message.reference = draft.interaction, draft.reference
        message.tts, message.nonce = bool(payload.get("tts")), payload.get("nonce")
        message.attachments = self._attached_files.attach(draft.uploads, payload.get("attachments"))
        self._take_words(message, payload)
        self._call(channel, message, payload.get("allowed_mentions"))
        message.rung_for = message.mentions
        return message

    def _take_words(self, message: Message, payload: Json) -> None:
        if "content" in payload:
            message.content = (payload["content"] or "").strip()
        if "embeds" in payload:
            message.embeds = payload["embeds"] or []
        if "components" in payload:
            message.components = numbered(payload["components"] or [])

    def _call(self, channel: Channel, message: Message, allowed: Json | None) -> None:
        called = mentions.call(self._world, channel, message, allowed)
        message.mentions = called.users
        message.mention_roles = called.roles
        message.mention_everyone = called.everyone

    def _with_same_nonce(self, channel: Channel, draft: Draft) -> Message | None:
        nonce = draft.payload.get("nonce")
        if nonce is None or not draft.payload.get("enforce_nonce"):
            return None
        for message in reversed(self._world.messages(channel.id)):
            if self._world.clock.age(moment_of(message.id)) > NONCE_SECONDS:
                return None
            if message.nonce == nonce and message.author_id == draft.author_id:
                return message
        return None

    def _note_last(self, channel: Channel, message: Message) -> None:
        channel.last_message_id = message.id
        if channel.is_thread:
            channel.message_count += 1
        self._world.save(channel)

    def edit(self, message: Message, payload: Json, uploads: list[Upload]) -> Message:
        """Change what the payload names and leave the rest."""
        fresh = replace(message)
        self._take_words(fresh, payload)
        self._take_flags(fresh, payload.get("flags"))
        listed = payload.get("attachments")
        fresh.attachments = self._attached_files.rearrange(message.attachments, uploads, listed)
        channel = self._world.channels[message.channel_id]
        self._call(channel, fresh, payload.get("allowed_mentions"))
        _refuse_empty(fresh)
        self._attached_files.discard(message.attachments, fresh.attachments)
        self.changed(fresh)
        return fresh

    def _take_flags(self, message: Message, flags: int | None) -> None:
        if flags is not None:
            changed = flags & (SUPPRESS_EMBEDS | COMPONENTS_V2)
            message.flags = (message.flags & ~SUPPRESS_EMBEDS) | changed
        # The first edit of a "thinking" message is its arrival, not a change of it.
        loading = message.flags & LOADING
        message.edited_timestamp = None if loading else written(self._world.clock.now())
        message.flags &= ~LOADING

    def changed(self, message: Message) -> None:
        """Keep a message that was changed in place, and tell of it."""
        self._world.save(message)
        self.tell("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        self._world.remove_message(message)
        data: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
        self._tell(message, "MESSAGE_DELETE", data)

    def tell(self, name: str, message: Message) -> None:
        """Tell of a message as it is now."""
        data = self._wire.message(message)
        guild = self._world.guild_of(self._world.channels[message.channel_id])
        member = None if guild is None else guild.member(message.author_id)
        if member is not None:
            data["member"] = self._wire.partial_member(member)
        self._tell(message, name, data)

    def _tell(self, message: Message, name: str, data: Json) -> None:
        channel = self._world.channels[message.channel_id]
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self._bus.tell(Event(name, data, channel.guild_id, channel.id, message.only_for))

    def find(self, channel: Channel, message_id: int) -> Message:
        """A message that everyone in the channel can see; others are unknown here."""
        message = self._world.message(channel.id, message_id)
        if message is None or message.only_for is not None:
            raise problems.unknown_message()
        return message

    def page(self, channel: Channel, before: int | None, after: int | None) -> list[Message]:
        """What everyone can see, oldest first, on one side of a message."""
        if before is not None:
            messages = self._world.messages_before(channel.id, before)
        elif after is not None:
            messages = self._world.messages_after(channel.id, after)
        else:
            messages = self._world.messages(channel.id)
        return [message for message in messages if message.only_for is None]

    def react(self, message: Message, user_id: int, emoji: str) -> None:
        users = message.reactions.setdefault(emoji, [])
        if user_id not in users:
            users.append(user_id)
            self._reacted("MESSAGE_REACTION_ADD", message, user_id, emoji)

    def unreact(self, message: Message, user_id: int, emoji: str) -> None:
        users = message.reactions.get(emoji, [])
        if user_id in users:
            users.remove(user_id)
            if not users:
                del message.reactions[emoji]
            self._reacted("MESSAGE_REACTION_REMOVE", message, user_id, emoji)

    def _reacted(self, name: str, message: Message, user_id: int, emoji: str) -> None:
        self._world.save(message)
        data: Json = {
            "user_id": str(user_id),
            "channel_id": str(message.channel_id),
            "message_id": str(message.id),
            "message_author_id": str(message.author_id),
            "emoji": {"id": None, "name": emoji},
            "burst": False,
            "type": 0,
        }
        guild = self._world.guild_of(self._world.channels[message.channel_id])
        member = None if guild is None else guild.member(user_id)
        if name.endswith("ADD") and member is not None:
            data["member"] = self._wire.member(member)
        self._tell(message, name, data)


def _refuse_empty(message: Message) -> None:
    said = message.content or message.embeds or message.components or message.attachments
    if not said and message.type in (0, REPLY, 20, 23) and not message.flags & LOADING:
        raise problems.empty_message()
