"""What can go wrong with the archive, as far as a caller can do something about it."""

from __future__ import annotations


class ArchiveError(Exception):
    """Root of all the errors below. Its text is one sentence that a host can read."""


class Taken(ArchiveError):
    """Somebody else was first: the revision, seat or request exists, or the game has moved on."""


class Repeated(ArchiveError):
    """This interaction was carried out before; its receipt holds the answer."""


class Damaged(ArchiveError):
    """One stored row that cannot be read. The rest of the archive is not touched by it."""


class NotAnArchive(ArchiveError):
    """This is no archive of ours, is corrupt, or belongs to another program."""


class NewerArchive(ArchiveError):
    """The file was written by a later Boroughs than this one."""


class MigrationFailed(ArchiveError):
    """An upgrade was rolled back; the file is as it was before it."""


class Unavailable(ArchiveError):
    """The archive cannot be reached, lets us not in, or takes no writes now. What was not stored
    can be tried again once that is over."""


class InUse(Unavailable):
    """Another process has the archive, and this needs it alone."""


class Refused(ArchiveError):
    """A command that would lose or overwrite something."""
