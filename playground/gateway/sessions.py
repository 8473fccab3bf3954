"""A bot's session: numbered events, kept while its socket is away."""

import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Protocol

from playground.gateway.intents import is_wanted, readable
from playground.services.events import Event
from playground.world.model import Json
from playground.world.world import World

DISPATCH = 0
KEPT_EVENTS = 5000


class Line(Protocol):
    """A socket that takes frames without waiting."""

    def send(self, frame: Json) -> None: ...


@dataclass
class Session:
    """What the bot identified as. Survives its socket, so that the bot can resume."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    line: Line | None = None
    left_at: float | None = None
    presence: Json = field(default_factory=dict)
    _sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def dispatch(self, name: str, data: object) -> None:
        """Number an event, keep it, and send it if somebody is there."""
        self.sequence += 1
        frame: Json = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self._sent.append(frame)
        if self.line is not None:
            self.line.send(frame)

    def missed(self, sequence: int) -> list[Json] | None:
        """The frames after `sequence`; None when they are no longer all there."""
        if sequence > self.sequence:
            return None
        frames = [frame for frame in self._sent if frame["s"] > sequence]
        return frames if len(frames) == self.sequence - sequence else None

    def serves(self, guild_id: int | None) -> bool:
        """Whether news from this server is this shard's; direct ones are the first shard's."""
        number, count = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % count)


class Sessions:
    """Every session that can be used or resumed, and the news for each."""

    def __init__(self, world: World, resume_seconds: float) -> None:
        self._world = world
        self._resume_seconds = resume_seconds
        self._sessions: dict[str, Session] = {}

    def open(self, intents: int, shard: tuple[int, int]) -> Session:
        session = Session(intents, shard)
        self._sessions[session.id] = session
        return session

    def resume(self, session_id: object) -> Session | None:
        """The session of that id, if it is not too long gone."""
        self._forget_old()
        return self._sessions.get(str(session_id))

    def leave(self, session: Session) -> None:
        """Record that the session's socket is gone; its events are kept for a while."""
        session.line = None
        session.left_at = self._world.clock.steady()

    def end(self, session: Session) -> None:
        """Forget the session: it cannot be resumed any more."""
        session.line = None
        self._sessions.pop(session.id, None)

    def _forget_old(self) -> None:
        oldest = self._world.clock.steady() - self._resume_seconds
        for session in list(self._sessions.values()):
            if session.left_at is not None and session.left_at < oldest:
                del self._sessions[session.id]

    @property
    def online(self) -> bool:
        """Whether the bot is there."""
        return any(session.line is not None for session in self._sessions.values())

    def all(self) -> list[Session]:
        return list(self._sessions.values())

    def hear(self, event: Event) -> None:
        """Pass news on to the sessions that asked for it and may have it."""
        if not event.for_bot or event.only_for is not None or not self._bot_sees(event):
            return
        self._forget_old()
        bot_id = self._world.bot.id
        for session in self._sessions.values():
            if session.serves(event.guild_id) and is_wanted(event, session.intents, bot_id):
                session.dispatch(event.name, readable(event, session.intents, bot_id))

    def _bot_sees(self, event: Event) -> bool:
        if event.guild_id is not None and event.name != "GUILD_DELETE":
            guild = self._world.guilds[event.guild_id]
            if guild.member(self._world.bot.id) is None:
                return False
        channel = self._world.channels.get(event.channel_id or 0)
        # A channel hidden from the bot still tells it so: that very update is the last it hears.
        if channel is None or event.name == "CHANNEL_UPDATE":
            return True
        return self._world.may_see(self._world.bot.id, channel)
