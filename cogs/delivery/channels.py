"""Where a table may be opened, and where its game is played then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from engine.core.errors import Refused
from engine.core.words import Msg

WITH_THREADS = (discord.ChannelType.text, discord.ChannelType.news)
"""Here every game gets a thread of its own."""
IN_PLACE = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
)
"""Here no thread can be opened: the game is played right where it was."""
THREADS = IN_PLACE[:3]


def room_for(interaction: discord.Interaction[Any], private: bool) -> int | None:
    """The place in which a table opened here is played; None where it gets a thread of its own.
    Refused where neither is possible, with what is possible instead, so that it is told before the
    start."""
    server_needed(interaction)
    channel = interaction.channel
    if channel is None or channel.type not in (*WITH_THREADS, *IN_PLACE):
        raise Refused("refused-no-threads-here")
    if private:
        check_private(interaction)
    if missing := _missing(interaction.app_permissions, channel.type):
        raise Refused("refused-missing-permissions", permissions=missing)
    return channel.id if channel.type in IN_PLACE else None


@dataclass(frozen=True)
class Room:
    """Where a game is played: in ``thread``, or in one of its own where that is None."""

    thread: int | None
    private: bool = False


def room_at_once(interaction: discord.Interaction[Any]) -> Room:
    """Where a game that one person begins with bots is played: in a private thread if there can be
    one, else where every table would be; in a direct message, right there. Refused as ``room_for``
    does."""
    if _is_direct(interaction):
        return Room(interaction.channel_id, private=True)
    thread = room_for(interaction, private=False)
    return Room(thread, private=thread is None and _can_be_private(interaction))


def _is_direct(interaction: discord.Interaction[Any]) -> bool:
    return interaction.guild_id is None and isinstance(interaction.channel, discord.DMChannel)


def _can_be_private(interaction: discord.Interaction[Any]) -> bool:
    try:
        check_private(interaction)
    except Refused:
        return False
    return True


def server_needed(interaction: discord.Interaction[Any]) -> None:
    """Refused in direct messages: nobody else would see what is shown here."""
    if interaction.guild_id is None:
        raise Refused("refused-only-in-server")


def check_private(interaction: discord.Interaction[Any]) -> None:
    """Refused where no private thread can be opened."""
    channel = interaction.channel
    if channel is None or channel.type is not discord.ChannelType.text:
        raise Refused("refused-private-place")
    if not interaction.app_permissions.create_private_threads:
        raise Refused("refused-no-private-threads")


def check_postable(interaction: discord.Interaction[Any]) -> None:
    """Refused where we may not post pictures by ourselves."""
    channel, may = interaction.channel, interaction.app_permissions
    sending = may.send_messages
    if channel is not None and channel.type in THREADS:
        sending = may.send_messages_in_threads
    known = channel is not None and channel.type in (*WITH_THREADS, *IN_PLACE)
    if not (known and may.view_channel and sending and may.attach_files):
        raise Refused("refused-daily-place")


def _missing(may: discord.Permissions, kind: discord.ChannelType) -> tuple[Msg, ...]:
    """What we need here and are not allowed, by the names that Discord shows."""
    needed = {"view-channel": may.view_channel, "attach-files": may.attach_files}
    if kind not in THREADS:
        needed["send-messages"] = may.send_messages
    if kind in WITH_THREADS:
        needed["create-public-threads"] = may.create_public_threads
    if kind in (*WITH_THREADS, *THREADS):
        needed["send-messages-in-threads"] = may.send_messages_in_threads
    return tuple(Msg(f"permission-{name}") for name, allowed in needed.items() if not allowed)
