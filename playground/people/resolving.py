"""Looks up the people, roles and channels that a person picked, for the bot to read."""

from playground.assembly import Services
from playground.people.errors import Impossible
from playground.world.model import Channel, Json

USER, CHANNEL, ROLE, MENTIONABLE = 6, 7, 8, 9


class Resolver:
    """Checks picked ids and gathers what they stand for in `found`."""

    def __init__(self, services: Services, channel: Channel) -> None:
        self._services = services
        self._channel = channel
        self._guild = services.world.guild_of(channel)
        self.found: Json = {}

    def entity(self, kind: int, value: object) -> str:
        """Resolve one id of an option's kind, and give it back as text."""
        text = str(value)
        identity = int(text) if text.isdecimal() else -1
        tries = {
            USER: (self._user,),
            CHANNEL: (self._in_channel,),
            ROLE: (self._role,),
            MENTIONABLE: (self._user, self._role),
        }
        if not any(attempt(identity) for attempt in tries[kind]):
            raise Impossible(f"{text} is nobody and nothing here.")
        return text

    def _user(self, identity: int) -> bool:
        user = self._services.world.users.get(identity)
        if user is None or not self._services.world.permissions_in(identity, self._channel):
            return False
        self._note("users", identity, self._services.wire.user(user))
        member = None if self._guild is None else self._guild.member(identity)
        if member is not None:
            written = self._services.wire.member_with_permissions(member, self._channel)
            written.pop("user")
            self._note("members", identity, written)
        return True

    def _role(self, identity: int) -> bool:
        role = None if self._guild is None else self._guild.role(identity)
        if role is None:
            return False
        self._note("roles", identity, self._services.wire.role(role))
        return True

    def _in_channel(self, identity: int) -> bool:
        channel = self._services.world.channels.get(identity)
        if channel is None or self._guild is None or channel.guild_id != self._guild.id:
            return False
        written = self._services.wire.channel(channel)
        written["permissions"] = str(
            self._services.world.permissions_in(self._services.world.bot.id, channel)
        )
        self._note("channels", identity, written)
        return True

    def _note(self, kind: str, identity: int, written: Json) -> None:
        self.found.setdefault(kind, {})[str(identity)] = written
