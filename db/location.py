"""Where an archive lies: in a file of SQLite's, or on a server of PostgreSQL's."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A database on a server. The address may hold a password: it is never printed."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        """The address without who we are there, and without its options."""
        parts = urlsplit(self.address)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"

    @property
    def name(self) -> str:
        """What the database is called."""
        return urlsplit(self.address).path.strip("/")


Location = Path | Server


def location_of(text: str) -> Location:
    """What the setting DATABASE means: an address of PostgreSQL's, and else a file."""
    return Server(text) if text.startswith(SCHEMES) else Path(text)
