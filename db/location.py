"""Where an archive lies: in a file of SQLite's, or on a server of PostgreSQL's."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from db.errors import NotAnArchive

SCHEMES = ("postgresql", "postgres")
SCHEME = re.compile(r"([a-z][a-z0-9+.:-]+)://|(postgres(?:ql)?):", re.IGNORECASE)


@dataclass(frozen=True)
class Server:
    """A database on a server. The address may hold a password: it is never printed."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        """The address without who we are there, and without its options; nothing of one that is
        written so that what comes before an @ may still be part of a password."""
        parts = self._parts
        host = "…" if parts is None else parts.netloc.rpartition("@")[2]
        return f"postgresql://{host}{parts.path if parts else ''}"

    @property
    def name(self) -> str:
        """What the database is called; nothing where the address cannot be read."""
        return self._parts.path.strip("/") if self._parts else ""

    @property
    def _parts(self) -> SplitResult | None:
        try:
            parts = urlsplit(self.address)
        except ValueError:
            return None
        return None if "@" in parts._replace(scheme="", netloc="").geturl() else parts


Location = Path | Server


def location_of(text: str) -> Location:
    """What the setting DATABASE means: an address of PostgreSQL's, and else a file. Raises
    NotAnArchive for an address of anything else: as a file it would be a new and empty archive."""
    found = SCHEME.match(text.strip())
    if found is None:
        return Path(text)
    if found[1] in SCHEMES:
        return Server(text.strip())
    raise NotAnArchive(f"DATABASE must be a file or begin with postgresql://, not “{found[0]}”.")
