"""PostgreSQL's complaints as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from asyncpg import DataError, InterfaceError, InternalClientError, PostgresError

from db.errors import ArchiveError, InUse, Unavailable
from db.location import Server

CONNECTION, AUTHORIZATION, RESOURCES, OPERATOR, SYSTEM = "08", "28", "53", "57", "58"
"""The first two characters of a code: its class."""

NO_SUCH_DATABASE, READ_ONLY, LOCKED, CANCELLED = "3D000", "25006", "55P03", "57014"
FULL = "53100"
IDLE_TOO_LONG = "25P03"

LOST = (OSError, InterfaceError, InternalClientError, PostgresError)
"""What is raised on a connection with which nothing can be done any more."""


@contextmanager
def complaining(server: Server) -> Iterator[None]:
    """Turn complaints about the server itself into sentences that name it."""
    try:
        yield
    except PostgresError as error:
        told = _told(server, error)
        if told is None:
            raise
        raise told from error
    except DataError:
        raise
    except (InterfaceError, InternalClientError) as error:
        # The latter where the server's last word has arrived and nobody has heard it yet.
        raise Unavailable(f"{server} cannot be reached: the connection was lost.") from error
    except OSError as error:
        # A timeout is an OSError, and says nothing.
        reason = str(error) or "it does not answer"
        raise Unavailable(f"{server} cannot be reached: {reason}.") from error


def _told(server: Server, error: PostgresError) -> ArchiveError | None:
    code = str(error.sqlstate or "")
    # What follows in lines of its own, such as a hint, is not for a sentence.
    reason = next(iter(str(error).splitlines()), "").rstrip(".")
    if code == LOCKED:
        return InUse(f"{server} is in use by another process.")
    for beginning, what in _COMPLAINTS:
        if code.startswith(beginning):
            return Unavailable(f"{server} {what}: {reason}.")
    return None


_COMPLAINTS = (
    (READ_ONLY, "takes no writes, as a replica does"),
    (FULL, "has no room left on its disk"),
    (NO_SUCH_DATABASE, "does not exist"),
    (AUTHORIZATION, "does not let us in"),
    (CANCELLED, "took too long"),
    (RESOURCES, "has nothing left to work with"),
    (CONNECTION, "cannot be reached"),
    (OPERATOR, "cannot be reached"),
    (SYSTEM, "cannot read or write its disk"),
    (IDLE_TOO_LONG, "has given up waiting for us"),
)
