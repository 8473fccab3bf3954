"""Activities: the page of the application, opened by people inside the stand-in."""

import secrets
from dataclasses import dataclass, field
from urllib.parse import urlencode

from playground.payloads import problems
from playground.world.model import Channel, Json
from playground.world.world import World


@dataclass
class Instance:
    """An Activity that runs in a channel, for all who have opened it there."""

    id: str
    launch_id: str
    channel_id: int
    guild_id: int | None
    frames: dict[int, str] = field(default_factory=dict)
    """The frame of each person who is there."""


class Activities:
    """Opens frames. `origin` is where the page is to be had, by Discord's proxy; it is empty while
    the application has no Activity."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._running: dict[str, Instance] = {}
        self.origin = ""

    @property
    def enabled(self) -> bool:
        return bool(self.origin)

    def launch(self, person_id: int, channel: Channel) -> Instance:
        """Open the Activity for this person; one that runs in the channel already is joined."""
        if not self.enabled:
            raise problems.no_activity()
        instance = next((i for i in self._running.values() if i.channel_id == channel.id), None)
        if instance is None:
            instance = self._begin(channel)
        instance.frames[person_id] = secrets.token_hex(16)
        return instance

    def _begin(self, channel: Channel) -> Instance:
        launch = str(self._world.snowflakes.take())
        place = "pc" if channel.guild_id is None else "gc"
        instance = Instance(
            f"i-{launch}-{place}-{channel.id}", launch, channel.id, channel.guild_id
        )
        self._running[instance.id] = instance
        return instance

    def leave(self, person_id: int, instance_id: str) -> None:
        """Close the frame of this person; the last one ends the instance."""
        instance = self.find(person_id, instance_id)
        del instance.frames[person_id]
        if not instance.frames:
            del self._running[instance.id]

    def find(self, person_id: int, instance_id: str) -> Instance:
        """The instance of this id in which this person is."""
        instance = self._running.get(instance_id)
        if instance is None or person_id not in instance.frames:
            raise problems.unknown_activity()
        return instance

    def running(self, instance_id: str) -> Instance:
        """The instance of this id, for the application itself."""
        if instance_id not in self._running:
            raise problems.unknown_activity()
        return self._running[instance_id]

    def frame(self, person_id: int, instance: Instance) -> Json:
        """What the person's app needs to open the frame, and to speak with the page in it."""
        frame = instance.frames[person_id]
        known = {
            "instance_id": instance.id,
            "launch_id": instance.launch_id,
            "location_id": instance.id.partition("-")[2].partition("-")[2],
            "channel_id": str(instance.channel_id),
            "guild_id": instance.guild_id and str(instance.guild_id),
            "frame_id": frame,
            "platform": "desktop",
        }
        query = urlencode({name: value for name, value in known.items() if value})
        return {
            "instance_id": instance.id,
            "frame_id": frame,
            "client_id": str(self._world.bot.id),
            "origin": self.origin,
            "url": f"{self.origin}/?{query}",
        }

    def written(self, instance: Instance) -> Json:
        """An instance as Discord tells the application of it."""
        location: Json = {"id": instance.id.partition("-")[2].partition("-")[2]}
        location |= {"kind": location["id"][:2], "channel_id": str(instance.channel_id)}
        if instance.guild_id is not None:
            location["guild_id"] = str(instance.guild_id)
        return {
            "application_id": str(self._world.bot.id),
            "instance_id": instance.id,
            "launch_id": instance.launch_id,
            "location": location,
            "users": [str(person) for person in instance.frames],
        }
