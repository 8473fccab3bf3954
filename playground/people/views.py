"""What one person sees: places with badges, messages, commands in their language."""

from playground.assembly import Services
from playground.people.errors import unknown
from playground.services.commands import localised
from playground.world import permissions
from playground.world.model import (
    DIRECT_CHANNEL,
    PRIVATE_THREAD,
    Channel,
    Guild,
    Json,
    Message,
    User,
)

SYSTEM_TYPES = (1, 2, 18, 21)


class Views:
    """Builds what a person may see, from nothing up."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._world = services.world

    def person(self, user: User) -> Json:
        return {
            "id": str(user.id),
            "username": user.username,
            "name": user.global_name,
            "locale": user.locale,
            "dms_open": user.dms_open,
            "manages": [str(guild.id) for guild in self._managed(user.id)],
        }

    def _managed(self, user_id: int) -> list[Guild]:
        needed = permissions.PERMISSIONS["MANAGE_GUILD"]
        members = [(g, g.member(user_id)) for g in self._world.guilds.values()]
        return [g for g, m in members if m is not None and permissions.in_guild(g, m) & needed]

    def bot(self) -> Json:
        bot = self._world.bot
        sessions = self._services.switchboard.sessions
        return {"id": str(bot.id), "name": bot.global_name, "online": sessions.online}

    def everyone(self) -> Json:
        people = [self.person(user) for user in self._world.people()]
        return {"people": people, "bot": self.bot(), "clock": self._services.timekeeper.reading()}

    def places(self, person_id: int) -> Json:
        """Servers with channels and threads, and conversations, each with its badge."""
        guilds = [g for g in self._world.guilds.values() if g.member(person_id)]
        conversations = list(self._world.direct_channels(person_id))
        return {
            "guilds": [self._guild(person_id, guild) for guild in guilds],
            "dms": [self.place(person_id, channel) for channel in conversations],
        }

    def _guild(self, person_id: int, guild: Guild) -> Json:
        channels = self._world.server_channels(guild.id)
        seen = [channel for channel in channels if self._world.may_see(person_id, channel)]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "roles": [self._services.wire.role(role) for role in guild.roles],
            "members": [self._services.wire.member(member) for member in guild.members],
            "channels": [self._channel(person_id, channel) for channel in seen],
        }

    def _channel(self, person_id: int, channel: Channel) -> Json:
        threads = self._world.threads(channel.id)
        seen = [self.place(person_id, t) for t in threads if self.sees(person_id, t)]
        return {**self.place(person_id, channel), "threads": seen}

    def sees(self, person_id: int, channel: Channel) -> bool:
        """Whether a person can look into this channel; into a private thread only its members can,
        and those who manage threads."""
        if not self._world.may_see(person_id, channel):
            return False
        if channel.type != PRIVATE_THREAD or channel.has_joined(person_id):
            return True
        return self._world.may(person_id, channel, "MANAGE_THREADS")

    def place(self, person_id: int, channel: Channel) -> Json:
        """A channel, thread or conversation with what this person has not read in it."""
        written = self._services.wire.channel(channel)
        written.pop("member", None)
        if channel.type == DIRECT_CHANNEL:
            others = [user for user in channel.recipients if user != person_id]
            written["recipients"] = [self._services.wire.user_by_id(user) for user in others]
        if channel.is_thread:
            written["joined"] = channel.has_joined(person_id)
        written["permissions"] = self._services.wire.permission_names(person_id, channel)
        return {**written, **self.badge(person_id, channel)}

    def badge(self, person_id: int, channel: Channel) -> Json:
        """How many messages are unread, and how many of them call this person."""
        reading = self._world.readings.get((person_id, channel.id))
        last = 0 if reading is None else reading.message_id
        after = self._world.messages_after(channel.id, last)
        fresh = [m for m in after if m.author_id != person_id and is_for(m, person_id)]
        direct = channel.type == DIRECT_CHANNEL
        calls = [m for m in fresh if direct or self._rang(m, person_id, channel)]
        return {"unread": len(fresh), "mentions": len(calls)}

    def _rang(self, message: Message, person_id: int, channel: Channel) -> bool:
        """Whether this message called this person when it was written."""
        return person_id in message.rung_for or self._calls_all(message, person_id, channel)

    def calls(self, message: Message, person_id: int, channel: Channel) -> bool:
        """Whether this message calls this person: by name, by role, or with everyone."""
        return person_id in message.mentions or self._calls_all(message, person_id, channel)

    def _calls_all(self, message: Message, person_id: int, channel: Channel) -> bool:
        if message.mention_everyone:
            return True
        guild = self._world.guild_of(channel)
        member = None if guild is None else guild.member(person_id)
        return member is not None and bool(set(member.roles) & set(message.mention_roles))

    def message(self, message: Message, person_id: int) -> Json:
        """A message with what this person needs to know about it."""
        channel = self._world.channels[message.channel_id]
        written = self._services.wire.message(message)
        mine = [emoji for emoji, users in message.reactions.items() if person_id in users]
        about: Json = {
            "ephemeral": message.only_for is not None,
            "mentions_me": self.calls(message, person_id, channel),
            "mine": message.author_id == person_id,
            "my_reactions": mine,
            "system": message.type in SYSTEM_TYPES,
        }
        return {**written, **about}

    def messages(
        self, person_id: int, channel: Channel, limit: int, before: int | None, after: int | None
    ) -> list[Json]:
        """The latest messages that this person sees, oldest first."""
        if after is not None:
            found = self._world.messages_after(channel.id, after)
        elif before is not None:
            found = self._world.messages_before(channel.id, before)
        else:
            found = self._world.messages(channel.id)
        seen = [message for message in found if is_for(message, person_id)]
        page = seen[:limit] if after is not None else seen[-limit:]
        return [self.message(message, person_id) for message in page]

    def commands(self, person_id: int, channel: Channel) -> list[Json]:
        """The commands that this person is offered here, in their language."""
        locale = self._world.users[person_id].locale
        usable = self._services.commands.usable(person_id, channel.id)
        return [localised(self._services.commands.written(one), locale) for one in usable]

    def channel(self, person_id: int, channel_id: int) -> Channel:
        """A channel that this person can look into."""
        channel = self._world.channels.get(channel_id)
        if channel is None or not self.sees(person_id, channel):
            raise unknown("channel")
        return channel

    def visible_message(self, person_id: int, channel: Channel, message_id: int) -> Message:
        message = self._world.message(channel.id, message_id)
        if message is None or not is_for(message, person_id):
            raise unknown("message")
        return message


def is_for(message: Message, person_id: int) -> bool:
    """Whether this person may see the message at all."""
    return message.only_for is None or message.only_for == person_id
