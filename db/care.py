"""Backup, restore and check of an archive, of whichever kind."""

from __future__ import annotations

from pathlib import Path

from db import backup
from db.location import Location

COPIES = Path("data")
"""Where copies go that were given no name, if the archive is no file."""


def named_after(location: Location) -> Path:
    """The file after which copies of this archive are named."""
    return location if isinstance(location, Path) else COPIES / f"{location.name}.dump"


async def back_up(location: Location, target: Path) -> None:
    """Copy one moment of the archive into a new file, and keep that file only if it is sound."""
    if isinstance(location, Path):
        return backup.back_up(location, target)
    # The driver of PostgreSQL is read only where it is needed, here and below.
    from db.postgresql.backup import back_up

    return await back_up(location, target)


async def restore(location: Location, copy: Path, aside: Path) -> Path | None:
    """Put this copy in place of the archive. Returns where the present one was kept, or None if
    there was none."""
    if isinstance(location, Path):
        return backup.restore(location, copy, aside)
    from db.postgresql.backup import restore

    return await restore(location, copy, aside)


async def require_alone(location: Location) -> None:
    """Raises InUse if another process has the archive open, if there is one."""
    if isinstance(location, Path):
        backup.require_alone(location)
        return
    from db.postgresql.backup import require_alone

    await require_alone(location)


async def check(location: Location) -> int:
    """The version of the archive, after all of it was read and found sound."""
    if isinstance(location, Path):
        return backup.check(location)
    from db.postgresql.backup import check

    return await check(location)
