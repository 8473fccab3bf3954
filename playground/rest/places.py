"""Finds what a request is about, and refuses when the bot may not do it."""

from aiohttp import web

from playground.assembly import Services
from playground.payloads import problems
from playground.rest.bodies import snowflake
from playground.world.model import (
    DIRECT_CHANNEL,
    FORUM_CHANNEL,
    PRIVATE_THREAD,
    Channel,
    Guild,
    Message,
)


class Places:
    """The bot's eyes and rights: the same questions that every route asks first."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._world = services.world

    @property
    def bot_id(self) -> int:
        return self._world.bot.id

    def guild(self, request: web.Request) -> Guild:
        """The server of the path, if the bot is in it."""
        guild = self._world.guilds.get(snowflake(request, "guild"))
        if guild is None or guild.member(self.bot_id) is None:
            raise problems.unknown_guild()
        return guild

    def channel(self, request: web.Request) -> Channel:
        """The channel of the path, if the bot can see it."""
        channel = self._world.channels.get(snowflake(request, "channel"))
        if channel is None:
            raise problems.unknown_channel()
        if not self._world.may_see(self.bot_id, channel) or self._shut_out(channel):
            raise problems.missing_access()
        return channel

    def _shut_out(self, channel: Channel) -> bool:
        """Whether this is a private thread that the bot is not in and may not manage."""
        inside = channel.type != PRIVATE_THREAD or channel.has_joined(self.bot_id)
        return not inside and not self._world.may(self.bot_id, channel, "MANAGE_THREADS")

    def thread(self, request: web.Request) -> Channel:
        channel = self.channel(request)
        if not channel.is_thread:
            raise problems.wrong_channel_type()
        return channel

    def message(self, request: web.Request, channel: Channel) -> Message:
        return self._services.messages.find(channel, snowflake(request, "message"))

    def need(self, channel: Channel, *names: str) -> None:
        """Refuse unless the bot holds every one of these permissions here."""
        if not all(self._world.may(self.bot_id, channel, name) for name in names):
            raise problems.missing_permissions()

    def need_to_write(self, channel: Channel) -> None:
        """Refuse unless the bot may send messages here."""
        if channel.type == DIRECT_CHANNEL:
            others = [user for user in channel.recipients if user != self.bot_id]
            if not all(self._world.users[user].dms_open for user in others):
                raise problems.closed_direct_messages()
        elif channel.type == FORUM_CHANNEL:
            raise problems.not_for_messages()
        elif channel.is_thread:
            self.need(channel, "SEND_MESSAGES_IN_THREADS")
        else:
            self.need(channel, "SEND_MESSAGES")
