"""Everything that there is, held in memory and written through to the store."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from playground.clock import Clock
from playground.snowflakes import Snowflakes
from playground.world import permissions
from playground.world.model import (
    DIRECT_CHANNEL,
    Channel,
    Command,
    Guild,
    Message,
    Reading,
    Thing,
    User,
)
from playground.world.store import Store


class World:
    """Finds things by id and keeps them. Asks no questions about who may do what."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int, Command] = {}
        self.readings: dict[tuple[int, int], Reading] = {}
        self._messages: dict[int, dict[int, Message]] = {}
        self._load()
        self.snowflakes = Snowflakes(clock, after=self._highest_id())

    def _load(self) -> None:
        for kind in (User, Guild, Channel, Command, Reading):
            for body in self.store.bodies(kind.kind):
                self._index(kind.from_body(body))
        # The store gives rows in no promised order, and messages are read in that of their ids.
        messages = [Message.from_body(body) for body in self.store.bodies(Message.kind)]
        for message in sorted(messages, key=lambda message: message.id):
            self._index(message)

    def _highest_id(self) -> int:
        messages = (mid for channel in self._messages.values() for mid in channel)
        return max((0, *self.users, *self.guilds, *self.channels, *self.commands, *messages))

    def _index(self, thing: Thing) -> None:
        match thing:
            case User():
                self.users[thing.id] = thing
            case Guild():
                self.guilds[thing.id] = thing
            case Channel():
                self.channels[thing.id] = thing
            case Command():
                self.commands[thing.id] = thing
            case Reading():
                self.readings[thing.person_id, thing.channel_id] = thing
            case Message():
                self._messages.setdefault(thing.channel_id, {})[thing.id] = thing

    def save(self, thing: Thing) -> None:
        """Keep a thing that is new or has changed."""
        self._index(thing)
        self.store.put(thing.kind, thing.key, thing.body())

    def remove_message(self, message: Message) -> None:
        """Forget a message and its files."""
        del self._messages[message.channel_id][message.id]
        self.store.drop(Message.kind, message.key)
        for attachment in message.attachments:
            self.store.drop_file(attachment.id)

    def remove_command(self, command: Command) -> None:
        del self.commands[command.id]
        self.store.drop(Command.kind, command.key)

    def remove_channel(self, channel: Channel) -> None:
        """Forget a channel with everything said in it."""
        for message in list(self.messages(channel.id)):
            self.remove_message(message)
        del self.channels[channel.id]
        self.store.drop(Channel.kind, channel.key)

    @property
    def bot(self) -> User:
        """The one bot of this world; its user id is also its application's."""
        return next(user for user in self.users.values() if user.bot)

    def people(self) -> list[User]:
        return [user for user in self.users.values() if not user.bot]

    def messages(self, channel_id: int) -> list[Message]:
        """Every message of a channel, ephemeral ones too, oldest first."""
        return list(self._messages.get(channel_id, {}).values())

    def messages_after(self, channel_id: int, message_id: int) -> list[Message]:
        messages = self.messages(channel_id)
        return messages[bisect_right(messages, message_id, key=lambda message: message.id) :]

    def messages_before(self, channel_id: int, message_id: int) -> list[Message]:
        messages = self.messages(channel_id)
        return messages[: bisect_left(messages, message_id, key=lambda message: message.id)]

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self._messages.get(channel_id, {}).get(message_id)

    def threads(self, parent_id: int) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.parent_id == parent_id]

    def server_channels(self, guild_id: int) -> list[Channel]:
        """Those that hang on nothing: text, voice, news, stage and forum, as they are listed."""
        channels = (c for c in self.channels.values() if c.guild_id == guild_id)
        return sorted((c for c in channels if not c.is_thread), key=lambda c: c.position)

    def guild_threads(self, guild_id: int) -> list[Channel]:
        return [c for c in self.channels.values() if c.guild_id == guild_id and c.is_thread]

    def direct_channels(self, user_id: int) -> Iterator[Channel]:
        for channel in self.channels.values():
            if channel.type == DIRECT_CHANNEL and user_id in channel.recipients:
                yield channel

    def direct_channel(self, one: int, other: int) -> Channel | None:
        return next((c for c in self.direct_channels(one) if other in c.recipients), None)

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def permissions_in(self, user_id: int, channel: Channel) -> int:
        """What someone may do in a channel, thread or conversation; 0 for a stranger to it."""
        guild = self.guild_of(channel)
        if guild is None:
            known = user_id in channel.recipients
            return permissions.bits(permissions.IN_DIRECT_CHANNELS) if known else 0
        member = guild.member(user_id)
        if member is None:
            return 0
        parent = self.channels.get(channel.parent_id or channel.id, channel)
        return permissions.in_channel(guild, member, parent)

    def may(self, user_id: int, channel: Channel, name: str) -> bool:
        return bool(self.permissions_in(user_id, channel) & permissions.PERMISSIONS[name])

    def may_see(self, user_id: int, channel: Channel) -> bool:
        return self.may(user_id, channel, "VIEW_CHANNEL")
