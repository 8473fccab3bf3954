"""News of the world, told to all who listen: the bot's sessions and people's windows."""

from collections.abc import Callable
from dataclasses import dataclass

from playground.world.model import Json


@dataclass(frozen=True)
class Event:
    """One piece of news, in Discord's words. Where it happened decides who may hear it."""

    name: str
    data: Json
    guild_id: int | None = None
    channel_id: int | None = None
    only_for: int | None = None
    """The one person who hears it; the bot does not."""
    for_people: bool = True
    for_bot: bool = True


Listener = Callable[[Event], None]


class Bus:
    """Tells every listener, in order, at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Start telling `listener`; call what is returned to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, event: Event) -> None:
        for listener in list(self._listeners):
            listener(event)
