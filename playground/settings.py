"""What may be set when the stand-in is started."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """How strict, how patient and where. The defaults are Discord's own figures."""

    state: Path | None = None
    """The file that keeps the world; without one it lives in memory."""
    clock_file: Path | None = None
    """Where to write by how many seconds the world is ahead, for a bot in another process."""
    host: str = "127.0.0.1"
    port: int = 0
    """0 lets the system choose a free one."""
    names: tuple[str, ...] = ()
    """Host names, beyond loopback's own, under which requests are accepted."""
    acknowledge_seconds: float = 3.0
    token_seconds: float = 15 * 60
    heartbeat_seconds: float = 41.25
    resume_seconds: float = 180.0
    """How long the events of a dropped session are kept for it."""
    shards: int = 1
    """How many shards /gateway/bot recommends at first."""
    sharding_required: bool = False
    """Whether a bot with fewer shards than that is hung up on."""
    start_limits: bool = False
    """Whether a bot that begins sessions too often is really turned away."""
    max_concurrency: int = 1
    identify_seconds: float = 5.0
    """So many sessions may begin in so many seconds, one for each bucket of shards."""
    session_starts: int = 1000
    """How many sessions may begin in a day."""
    activity: str = ""
    """Where the page of the application's Activity is, without a slash at its end; empty: the
    application has none."""
    activity_port: int = 0
    """Where people's browsers get it from, through Discord's proxy; 0 lets the system choose."""
    privileged_intents: bool = False
    rate_limits: bool = False
    """Whether a bot that is too quick is really answered 429."""
