"""Adds and changes people, servers, channels and roles, and tells the bot."""

import re

from playground.assembly import Services
from playground.payloads import limits
from playground.people.errors import Impossible, unknown
from playground.services.events import Event
from playground.world import founding, permissions
from playground.world.model import KINDS, Channel, Guild, Json, Role, User

LONGEST_NAME = 32


class Newcomers:
    """How the world grows beyond what it was founded with."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._world = services.world

    def add_person(self, body: Json) -> User:
        """A person with a name and a language, in every server or in those of `guilds`."""
        name = _name(body.get("name"))
        user = founding.add_user(self._world, self._free_username(name), name)
        user.locale = _locale(body.get("locale") or "en-US")
        self._world.save(user)
        wanted = body.get("guilds")
        for guild in list(self._world.guilds.values()):
            if wanted is None or str(guild.id) in wanted:
                self.join(guild, user.id)
        return user

    def _free_username(self, name: str) -> str:
        plain = re.sub(r"[^a-z0-9_.]", "", name.lower()) or "person"
        taken = {user.username for user in self._world.users.values()}
        numbered = (f"{plain}{number}" for number in range(2, len(taken) + 3))
        return next(word for word in (plain, *numbered) if word not in taken)

    def change_person(self, user: User, body: Json) -> None:
        """A new name, language, or open or closed direct messages."""
        if "name" in body:
            user.global_name = _name(body["name"])
        if "locale" in body:
            user.locale = _locale(body["locale"])
        if "dms_open" in body:
            user.dms_open = bool(body["dms_open"])
        self._world.save(user)
        for guild in self._world.guilds.values():
            if guild.member(user.id) is not None:
                self._tell_member("GUILD_MEMBER_UPDATE", guild, user.id)

    def join(self, guild: Guild, user_id: int) -> None:
        if guild.member(user_id) is not None:
            return
        founding.join(self._world, guild, user_id)
        if user_id == self._world.bot.id:
            data = self._services.wire.guild_for_gateway(guild, guild.members, user_id)
            self._services.bus.tell(Event("GUILD_CREATE", data, guild.id))
        else:
            self._tell_member("GUILD_MEMBER_ADD", guild, user_id)

    def leave(self, guild: Guild, user_id: int) -> None:
        """Someone leaves a server; the bot is told that it is gone from it."""
        guild.members = [member for member in guild.members if member.user_id != user_id]
        self._world.save(guild)
        if user_id == self._world.bot.id:
            self._services.bus.tell(Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id))
            return
        user = self._services.wire.user_by_id(user_id)
        data = {"guild_id": str(guild.id), "user": user}
        self._services.bus.tell(Event("GUILD_MEMBER_REMOVE", data, guild.id))

    def _tell_member(self, name: str, guild: Guild, user_id: int) -> None:
        member = guild.member(user_id)
        if member is not None:
            data = {**self._services.wire.member(member), "guild_id": str(guild.id)}
            self._services.bus.tell(Event(name, data, guild.id))

    def add_guild(self, body: Json) -> Guild:
        """A server with the bot and everybody in it; `owner` is a person's id."""
        owner = int(body.get("owner") or self._world.people()[0].id)
        guild = founding.add_guild(self._world, _name(body.get("name")), owner)
        founding.add_channel(self._world, guild, "general")
        for user in self._world.people():
            founding.join(self._world, guild, user.id)
        self.join(guild, self._world.bot.id)
        return guild

    def add_channel(self, guild: Guild, body: Json) -> Channel:
        """A channel of the kind that `kind` names; a text channel if it names none."""
        kind = KINDS.get(str(body.get("kind") or "text"))
        if kind is None:
            raise unknown("kind of channel")
        channel = founding.add_channel(self._world, guild, _name(body.get("name")), kind)
        self._services.channels.created(channel)
        return channel

    def add_role(self, guild: Guild, body: Json) -> Role:
        """A role with the permissions of the names in `permissions`."""
        value = permissions.bits(list(body.get("permissions") or []))
        role = founding.add_role(self._world, guild, _name(body.get("name")), value)
        data = {"guild_id": str(guild.id), "role": self._services.wire.role(role)}
        self._services.bus.tell(Event("GUILD_ROLE_CREATE", data, guild.id))
        return role

    def set_roles(self, guild: Guild, user_id: int, roles: list[str]) -> None:
        """Give a member exactly these roles."""
        member = guild.member(user_id)
        ids = [int(role) for role in roles]
        if member is None or any(guild.role(role) is None for role in ids):
            raise unknown("member or role")
        member.roles = ids
        self._world.save(guild)
        self._tell_member("GUILD_MEMBER_UPDATE", guild, user_id)


def _name(given: object) -> str:
    name = str(given or "").strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Impossible(f"A name has 1 to {LONGEST_NAME} characters.")
    return name


def _locale(given: object) -> str:
    locale = "en-US" if given == "en" else str(given)
    if locale not in limits.LOCALES:
        raise Impossible(f"{locale!r} is not one of Discord's languages.")
    return locale
