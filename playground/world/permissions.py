"""Discord's permission bits and how roles and channels add up to what someone may do."""

from playground.world.model import Channel, Guild, Member

PERMISSIONS: dict[str, int] = {
    "CREATE_INSTANT_INVITE": 1 << 0,
    "KICK_MEMBERS": 1 << 1,
    "BAN_MEMBERS": 1 << 2,
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_AUDIT_LOG": 1 << 7,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "SEND_TTS_MESSAGES": 1 << 12,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "CHANGE_NICKNAME": 1 << 26,
    "MANAGE_NICKNAMES": 1 << 27,
    "MANAGE_ROLES": 1 << 28,
    "MANAGE_WEBHOOKS": 1 << 29,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "PIN_MESSAGES": 1 << 51,
}
EVERYTHING = sum(PERMISSIONS.values())

MEMBERS_MAY = (
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "ADD_REACTIONS",
    "READ_MESSAGE_HISTORY",
    "USE_EXTERNAL_EMOJIS",
    "CHANGE_NICKNAME",
    "USE_APPLICATION_COMMANDS",
    "CREATE_PUBLIC_THREADS",
    "SEND_MESSAGES_IN_THREADS",
)
BOT_MAY = (
    *MEMBERS_MAY,
    "CREATE_PRIVATE_THREADS",
    "MANAGE_MESSAGES",
    "MANAGE_THREADS",
    "PIN_MESSAGES",
)
IN_DIRECT_CHANNELS = (
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "ADD_REACTIONS",
    "READ_MESSAGE_HISTORY",
    "USE_APPLICATION_COMMANDS",
    "PIN_MESSAGES",
)


class UnknownPermission(ValueError):
    """A permission's name that Discord does not have."""


def bits(names: tuple[str, ...] | list[str]) -> int:
    """The permissions of these names as one number."""
    total = 0
    for name in names:
        if name not in PERMISSIONS:
            raise UnknownPermission(f"There is no permission {name}.")
        total |= PERMISSIONS[name]
    return total


def names(value: int) -> list[str]:
    """The permissions in a number, by name."""
    return [name for name, bit in PERMISSIONS.items() if value & bit]


def in_guild(guild: Guild, member: Member) -> int:
    """What a member may do in a server, before any channel has its say."""
    if guild.owner_id == member.user_id:
        return EVERYTHING
    total = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in member.roles:
            total |= role.permissions
    return EVERYTHING if total & PERMISSIONS["ADMINISTRATOR"] else total


def in_channel(guild: Guild, member: Member, channel: Channel) -> int:
    """What a member may do in a channel; for a thread, give the channel it hangs on."""
    total = in_guild(guild, member)
    if total == EVERYTHING:
        return total
    total = _overwritten(total, channel, {guild.id})
    total = _overwritten(total, channel, set(member.roles))
    return _overwritten(total, channel, {member.user_id})


def _overwritten(total: int, channel: Channel, ids: set[int]) -> int:
    chosen = [overwrite for overwrite in channel.overwrites if overwrite.id in ids]
    for overwrite in chosen:
        total &= ~overwrite.deny
    for overwrite in chosen:
        total |= overwrite.allow
    return total
