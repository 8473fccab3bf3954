"""Which news a bot asked for, and what of it it may read."""

from playground.services.events import Event
from playground.world.model import Json

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
GUILD_REACTIONS = 1 << 10
GUILD_TYPING = 1 << 11
DIRECT_MESSAGES = 1 << 12
DIRECT_REACTIONS = 1 << 13
DIRECT_TYPING = 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT

MESSAGES = (GUILD_MESSAGES, DIRECT_MESSAGES)
REACTIONS = (GUILD_REACTIONS, DIRECT_REACTIONS)
NEEDED: dict[str, tuple[int, int]] = {
    "MESSAGE_CREATE": MESSAGES,
    "MESSAGE_UPDATE": MESSAGES,
    "MESSAGE_DELETE": MESSAGES,
    "MESSAGE_REACTION_ADD": REACTIONS,
    "MESSAGE_REACTION_REMOVE": REACTIONS,
    "TYPING_START": (GUILD_TYPING, DIRECT_TYPING),
    "CHANNEL_PINS_UPDATE": (GUILDS, DIRECT_MESSAGES),
    "GUILD_MEMBER_ADD": (GUILD_MEMBERS, 0),
    "GUILD_MEMBER_REMOVE": (GUILD_MEMBERS, 0),
    "GUILD_MEMBER_UPDATE": (GUILD_MEMBERS, 0),
    "GUILD_CREATE": (GUILDS, 0),
    "GUILD_UPDATE": (GUILDS, 0),
    "GUILD_DELETE": (GUILDS, 0),
    "GUILD_ROLE_CREATE": (GUILDS, 0),
    "GUILD_ROLE_UPDATE": (GUILDS, 0),
    "CHANNEL_CREATE": (GUILDS, 0),
    "CHANNEL_UPDATE": (GUILDS, 0),
    "CHANNEL_DELETE": (GUILDS, 0),
    "THREAD_CREATE": (GUILDS, 0),
    "THREAD_UPDATE": (GUILDS, 0),
    "THREAD_DELETE": (GUILDS, 0),
    "THREAD_LIST_SYNC": (GUILDS, 0),
    "THREAD_MEMBER_UPDATE": (GUILDS, 0),
    "THREAD_MEMBERS_UPDATE": (GUILDS, 0),
}
"""The intent for each event in a server, and in a direct conversation."""


def is_wanted(event: Event, intents: int, bot_id: int) -> bool:
    """Whether a session with these intents hears of the event."""
    if event.name == "THREAD_MEMBERS_UPDATE" and not intents & GUILD_MEMBERS:
        return bool(intents & GUILDS) and _concerns(event.data, str(bot_id))
    needed = NEEDED.get(event.name)
    if needed is None:
        return True
    return bool(intents & needed[0 if event.guild_id is not None else 1])


def _concerns(data: Json, bot_id: str) -> bool:
    added = [member["user_id"] for member in data["added_members"]]
    return bot_id in added or bot_id in data["removed_member_ids"]


def readable(event: Event, intents: int, bot_id: int) -> Json:
    """The event's data without the words that need the message content intent."""
    written = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
    if not written or intents & MESSAGE_CONTENT or event.guild_id is None:
        return event.data
    own = event.data["author"]["id"] == str(bot_id)
    called = any(user["id"] == str(bot_id) for user in event.data["mentions"])
    if own or called:
        return event.data
    return {**event.data, "content": "", "embeds": [], "attachments": [], "components": []}
