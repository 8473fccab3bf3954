"""Who is called by a message, as its text and its allowed mentions decide."""

import re
from dataclasses import dataclass, field

from playground.payloads import limits
from playground.payloads.components import walk
from playground.world.model import Channel, Json, Message
from playground.world.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)")


@dataclass
class Called:
    """Those whom a message calls."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def spoken(message: Message) -> str:
    """The words of a message in which a mention counts: its content, or its layout's text."""
    texts = [c["content"] for _, c in walk(message.components) if c["type"] == limits.TEXT_DISPLAY]
    return "\n".join([message.content, *texts])


def call(world: World, channel: Channel, message: Message, allowed: Json | None) -> Called:
    """Whom this message calls in this channel; `allowed` None means whatever the text says."""
    text = spoken(message)
    users = [user for user in _ids(USER, text) if world.permissions_in(user, channel)]
    guild = world.guild_of(channel)
    roles = [role for role in _ids(ROLE, text) if guild is not None and guild.role(role)]
    everyone = EVERYONE.search(text) is not None
    everyone = everyone and world.may(message.author_id, channel, "MENTION_EVERYONE")
    if allowed is not None:
        users = _allowed(users, "users", allowed)
        roles = _allowed(roles, "roles", allowed)
        everyone = everyone and "everyone" in (allowed.get("parse") or [])
    replied = _replied(world, message, allowed)
    return Called(list(dict.fromkeys(users + replied)), roles, everyone)


def _ids(pattern: re.Pattern[str], text: str) -> list[int]:
    return list(dict.fromkeys(int(found) for found in pattern.findall(text)))


def _allowed(ids: list[int], kind: str, allowed: Json) -> list[int]:
    if kind in (allowed.get("parse") or []):
        return ids
    named = {int(one) for one in allowed.get(kind) or []}
    return [one for one in ids if one in named]


def _replied(world: World, message: Message, allowed: Json | None) -> list[int]:
    if message.type != 19 or message.reference is None:
        return []
    if allowed is not None and not allowed.get("replied_user"):
        return []
    reference = message.reference
    target = world.message(int(reference["channel_id"]), int(reference["message_id"]))
    return [] if target is None or target.author_id == message.author_id else [target.author_id]
