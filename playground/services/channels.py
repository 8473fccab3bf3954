"""Text channels and direct conversations: changed, deleted, opened, and told about."""

from playground.services.events import Bus, Event
from playground.services.wire import Wire
from playground.world.model import DIRECT_CHANNEL, Channel, Json, Overwrite
from playground.world.world import World


class Channels:
    """The one place where channels that are not threads change."""

    def __init__(self, world: World, wire: Wire, bus: Bus) -> None:
        self._world = world
        self._wire = wire
        self._bus = bus

    def change(self, channel: Channel, payload: Json) -> None:
        """Whatever the payload names: name, topic, position, slow mode, permissions."""
        channel.name = payload.get("name") or channel.name
        if "topic" in payload:
            channel.topic = payload["topic"]
        if payload.get("position") is not None:
            channel.position = payload["position"]
        if payload.get("rate_limit_per_user") is not None:
            channel.slowmode = payload["rate_limit_per_user"]
        if payload.get("permission_overwrites") is not None:
            channel.overwrites = [_overwrite(one) for one in payload["permission_overwrites"]]
        self._changed(channel)

    def overwrite(self, channel: Channel, target: int, kind: int, allow: int, deny: int) -> None:
        """Set what one role or member may do here; nothing allowed nor denied removes the entry."""
        others = [one for one in channel.overwrites if one.id != target]
        own = [Overwrite(target, kind, allow, deny)] if allow or deny else []
        channel.overwrites = others + own
        self._changed(channel)

    def _changed(self, channel: Channel) -> None:
        self._world.save(channel)
        self._tell("CHANNEL_UPDATE", channel)

    def created(self, channel: Channel) -> None:
        """Tell of a channel that was just added."""
        self._tell("CHANNEL_CREATE", channel)

    def delete(self, channel: Channel) -> None:
        """Take a channel away with its threads."""
        for thread in self._world.threads(channel.id):
            self._world.remove_channel(thread)
        data = self._wire.channel(channel)
        self._world.remove_channel(channel)
        self._bus.tell(Event("CHANNEL_DELETE", data, channel.guild_id))

    def direct(self, one: int, other: int) -> Channel:
        """The conversation of two people, opened if there is none."""
        channel = self._world.direct_channel(one, other)
        if channel is None:
            identity = self._world.snowflakes.take()
            channel = Channel(identity, DIRECT_CHANNEL, recipients=[one, other])
            self._world.save(channel)
            self._tell("CHANNEL_CREATE", channel)
        return channel

    def _tell(self, name: str, channel: Channel) -> None:
        data = self._wire.channel(channel)
        for_bot = channel.guild_id is not None
        self._bus.tell(Event(name, data, channel.guild_id, channel.id, for_bot=for_bot))


def _overwrite(payload: Json) -> Overwrite:
    kind = 1 if payload.get("type") in (1, "1", "member") else 0
    allow, deny = int(payload.get("allow") or 0), int(payload.get("deny") or 0)
    return Overwrite(int(payload["id"]), kind, allow, deny)
