"""The things of the world as Discord writes them in JSON."""

from copy import deepcopy

from playground.payloads.components import media, walk
from playground.world import permissions
from playground.world.model import (
    DIRECT_CHANNEL,
    EPHEMERAL,
    FORUM_CHANNEL,
    PRIVATE_THREAD,
    SPOKEN,
    Attachment,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    ThreadMember,
    User,
)
from playground.world.world import World

EMBED_PICTURES = ("image", "thumbnail", "video")
EMBED_ICONS = ("author", "footer")


class Wire:
    """Writes things for the wire. `base_url` is where the stand-in can be reached."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.base_url = ""

    def user(self, user: User) -> Json:
        written: Json = {
            "id": str(user.id),
            "username": user.username,
            "global_name": None if user.bot else user.global_name,
            "discriminator": "0000" if user.bot else "0",
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }
        return {**written, "bot": True} if user.bot else written

    def user_by_id(self, user_id: int) -> Json:
        return self.user(self._world.users[user_id])

    def partial_member(self, member: Member) -> Json:
        """A member without the user, as messages carry it."""
        return {
            "roles": [str(role) for role in member.roles],
            "joined_at": member.joined_at,
            "nick": None,
            "avatar": None,
            "banner": None,
            "premium_since": None,
            "communication_disabled_until": None,
            "pending": False,
            "flags": 0,
            "mute": False,
            "deaf": False,
        }

    def member(self, member: Member) -> Json:
        return {**self.partial_member(member), "user": self.user_by_id(member.user_id)}

    def role(self, role: Role) -> Json:
        written: Json = {
            "id": str(role.id),
            "name": role.name,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "managed": role.managed,
            "mentionable": False,
            "flags": 0,
        }
        if role.managed:
            written["tags"] = {"bot_id": str(self._world.bot.id)}
        return written

    def overwrite(self, overwrite: Overwrite) -> Json:
        return {
            "id": str(overwrite.id),
            "type": overwrite.type,
            "allow": str(overwrite.allow),
            "deny": str(overwrite.deny),
        }

    def channel(self, channel: Channel) -> Json:
        """A channel, thread or conversation."""
        if channel.is_thread:
            return self.thread(channel)
        written = {"id": str(channel.id), "type": channel.type, "flags": 0}
        written["last_message_id"] = _text_or_none(channel.last_message_id)
        if channel.type == DIRECT_CHANNEL:
            others = [user for user in channel.recipients if user != self._world.bot.id]
            return {**written, "recipients": [self.user_by_id(user) for user in others]}
        return {**written, **self._server_channel(channel), **_of_its_kind(channel)}

    def _server_channel(self, channel: Channel) -> Json:
        return {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "topic": channel.topic,
            "position": channel.position,
            "parent_id": None,
            "nsfw": False,
            "rate_limit_per_user": channel.slowmode,
            "permission_overwrites": [self.overwrite(one) for one in channel.overwrites],
        }

    def thread(self, thread: Channel) -> Json:
        written: Json = {
            "id": str(thread.id),
            "type": thread.type,
            "guild_id": str(thread.guild_id),
            "parent_id": str(thread.parent_id),
            "name": thread.name,
            "owner_id": str(thread.owner_id),
            "last_message_id": _text_or_none(thread.last_message_id),
            "flags": 0,
            "rate_limit_per_user": thread.slowmode,
            "message_count": thread.message_count,
            "total_message_sent": thread.message_count,
            "member_count": min(len(thread.joined), 50),
            "thread_metadata": self._thread_metadata(thread),
        }
        mine = next((m for m in thread.joined if m.user_id == self._world.bot.id), None)
        return written if mine is None else {**written, "member": self.thread_member(thread, mine)}

    def _thread_metadata(self, thread: Channel) -> Json:
        private = {"invitable": thread.invitable} if thread.type == PRIVATE_THREAD else {}
        return {
            **private,
            "archived": thread.archived,
            "locked": thread.locked,
            "archive_timestamp": thread.archived_at,
            "create_timestamp": thread.created_at,
            "auto_archive_duration": thread.auto_archive_minutes,
        }

    def thread_member(self, thread: Channel, member: ThreadMember) -> Json:
        return {
            "id": str(thread.id),
            "user_id": str(member.user_id),
            "join_timestamp": member.joined_at,
            "flags": 1,
        }

    def guild(self, guild: Guild) -> Json:
        """A server as REST gives it, without its channels and members."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "roles": [self.role(role) for role in guild.roles],
            "preferred_locale": guild.locale,
            "afk_timeout": 300,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            **dict.fromkeys(_ZEROES, 0),
            **dict.fromkeys(_NOTHINGS),
            **{name: [] for name in ("emojis", "features", "stickers")},
        }

    def guild_for_gateway(self, guild: Guild, members: list[Member], see_as: int) -> Json:
        """A server as it arrives at the start: with the channels and threads that `see_as` sees."""
        seen = [c for c in self._world.server_channels(guild.id) if self._world.may_see(see_as, c)]
        threads = [t for t in self._world.guild_threads(guild.id) if not t.archived]
        threads = [thread for thread in threads if self._world.may_see(see_as, thread)]
        return {
            **self.guild(guild),
            "joined_at": next(m.joined_at for m in guild.members if m.user_id == see_as),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(member) for member in members],
            "channels": [self.channel(channel) for channel in seen],
            "threads": [self.thread(thread) for thread in threads],
            **{name: [] for name in _EMPTY_AT_START},
        }

    def attachment(self, message: Message, attachment: Attachment) -> Json:
        url = self._file_url(message, attachment)
        written: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        optional = {name: getattr(attachment, name) for name in ("description", "width", "height")}
        written |= {name: value for name, value in optional.items() if value is not None}
        return {**written, "ephemeral": True} if message.flags & EPHEMERAL else written

    def _file_url(self, message: Message, attachment: Attachment) -> str:
        return (
            f"{self.base_url}/attachments/{message.channel_id}/{attachment.id}"
            f"/{attachment.filename}"
        )

    def message(self, message: Message) -> Json:
        """A message as REST gives it."""
        written: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "author": self.user_by_id(message.author_id),
            "type": message.type,
            "content": message.content,
            "timestamp": message.timestamp,
            "edited_timestamp": message.edited_timestamp,
            "flags": message.flags,
            "tts": message.tts,
            "pinned": message.pinned,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user_by_id(user) for user in message.mentions],
            "mention_roles": [str(role) for role in message.mention_roles],
            "attachments": [self.attachment(message, a) for a in self._shown(message)],
            "embeds": [self._embed(message, embed) for embed in message.embeds],
            "components": self._components(message),
        }
        return {**written, **self._message_extras(message)}

    def _message_extras(self, message: Message) -> Json:
        extras: Json = {}
        if message.nonce is not None:
            extras["nonce"] = message.nonce
        if message.author_id == self._world.bot.id:
            extras["application_id"] = str(message.author_id)
        if message.reactions:
            extras["reactions"] = [self._reaction(*pair) for pair in message.reactions.items()]
        if message.reference is not None:
            extras["message_reference"] = message.reference
            extras |= self._referenced(message, message.reference)
        if message.interaction is not None:
            extras |= self._interaction(message.interaction)
        if message.id in self._world.channels:
            extras["thread"] = self.thread(self._world.channels[message.id])
        return extras

    def _reaction(self, emoji: str, users: list[int]) -> Json:
        return {
            "emoji": {"id": None, "name": emoji},
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "burst_colors": [],
            "me": self._world.bot.id in users,
            "me_burst": False,
        }

    def _referenced(self, message: Message, reference: Json) -> Json:
        if message.type not in (19, 21) or "message_id" not in reference:
            return {}
        target = self._world.message(int(reference["channel_id"]), int(reference["message_id"]))
        if target is None:
            return {"referenced_message": None}
        shallow = self.message(target)
        shallow.pop("referenced_message", None)
        return {"referenced_message": shallow}

    def _interaction(self, source: Json) -> Json:
        user = self.user_by_id(source["user_id"])
        metadata: Json = {
            "id": source["id"],
            "type": source["type"],
            "user": user,
            "authorizing_integration_owners": source["owners"],
            **source.get("more", {}),
        }
        if "original" in source:
            metadata["original_response_message_id"] = source["original"]
        if source.get("name") is None:
            return {"interaction_metadata": metadata}
        brief = {"id": source["id"], "type": source["type"], "name": source["name"], "user": user}
        return {"interaction_metadata": metadata, "interaction": brief}

    def _shown(self, message: Message) -> list[Attachment]:
        # A picture that an embed shows is not listed a second time beside the message.
        embedded = {link for embed in message.embeds for link in _links(embed)}
        return [a for a in message.attachments if f"attachment://{a.filename}" not in embedded]

    def _embed(self, message: Message, embed: Json) -> Json:
        written = {"type": "rich", **embed}
        for name in EMBED_PICTURES:
            if isinstance(embed.get(name), dict):
                written[name] = self._resolved(message, embed[name], "url")
        for name in EMBED_ICONS:
            if isinstance(embed.get(name), dict):
                written[name] = self._resolved(message, embed[name], "icon_url")
        return written

    def _resolved(self, message: Message, holder: Json, name: str) -> Json:
        """The same object with `attachment://` turned into a real address."""
        for attachment in message.attachments:
            if holder.get(name) == f"attachment://{attachment.filename}":
                url = self._file_url(message, attachment)
                sizes = {"width": attachment.width, "height": attachment.height}
                return {**holder, name: url, f"proxy_{name}": url, **sizes}
        return dict(holder)

    def _components(self, message: Message) -> list[Json]:
        components = deepcopy(message.components)
        for _, component in walk(components):
            for item in media(component):
                item.update(self._resolved(message, item, "url"))
        return components

    def member_with_permissions(self, member: Member, channel: Channel) -> Json:
        """A member as an interaction brings it."""
        value = self._world.permissions_in(member.user_id, channel)
        return {**self.member(member), "permissions": str(value)}

    def app_permissions(self, channel: Channel) -> str:
        return str(self._world.permissions_in(self._world.bot.id, channel))

    def permission_names(self, user_id: int, channel: Channel) -> list[str]:
        return permissions.names(self._world.permissions_in(user_id, channel))


def _links(embed: Json) -> list[str]:
    pictures = [(embed.get(name) or {}).get("url") for name in EMBED_PICTURES]
    icons = [(embed.get(name) or {}).get("icon_url") for name in EMBED_ICONS]
    return [link for link in pictures + icons if link]


def _text_or_none(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)


_ZEROES = (
    "default_message_notifications",
    "explicit_content_filter",
    "mfa_level",
    "verification_level",
)
_NOTHINGS = (
    "icon",
    "splash",
    "discovery_splash",
    "banner",
    "description",
    "afk_channel_id",
    "application_id",
    "rules_channel_id",
    "public_updates_channel_id",
    "system_channel_id",
    "vanity_url_code",
)
_EMPTY_AT_START = (
    "voice_states",
    "presences",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
)


def _of_its_kind(channel: Channel) -> Json:
    """What only this kind of channel has."""
    if channel.type in SPOKEN:
        return {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if channel.type == FORUM_CHANNEL:
        return {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
    return {}
