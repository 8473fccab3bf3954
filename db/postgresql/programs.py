"""PostgreSQL's own programs, which copy a whole database."""

from __future__ import annotations

import asyncio
import os
import re
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit, urlunsplit

from db.errors import ArchiveError
from db.location import Server

PASSWORD = "password"  # noqa: S105  the name of an option


async def run(server: Server, program: str, *arguments: str) -> str:
    """What this program writes when it is given these arguments and the address of this database.
    Raises ArchiveError where it is not installed, or fails."""
    address, password = _parted(server)
    return await _run(program, *arguments, "--dbname", address, password=password)


async def read(program: str, *arguments: str) -> str:
    """What this program writes when it is given these arguments alone."""
    return await _run(program, *arguments)


async def require_new_enough(program: str, server_version: int) -> None:
    """Raises ArchiveError if this program is older than the server: it would refuse to work."""
    said = await _run(program, "--version")
    found = re.search(r"(\d+)(\.\d+)*", said)
    if found is not None and int(found[1]) < server_version:
        raise ArchiveError(
            f"{program} is of PostgreSQL {found[1]} and the server of {server_version}: "
            f"install the client programs of PostgreSQL {server_version} or newer."
        )


async def _run(program: str, *arguments: str, password: str | None = None) -> str:
    # The password goes by the environment: everybody on this machine can read the arguments.
    environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    try:
        process = await asyncio.create_subprocess_exec(
            program,
            *arguments,
            env=environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
    except FileNotFoundError:
        raise ArchiveError(
            f"{program} is not installed: it comes with the client programs of PostgreSQL."
        ) from None
    out, complaint = await process.communicate()
    if process.returncode:
        told = complaint.decode(errors="replace").strip().splitlines() or ["it did not say why"]
        raise ArchiveError(f"{program} has failed: {told[0].removeprefix(f'{program}: ')}.")
    return out.decode(errors="replace")


def _parted(server: Server) -> tuple[str, str | None]:
    """The address without its password, and the password."""
    parts = urlsplit(server.address)
    user, mark, place = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    options = parse_qsl(parts.query, keep_blank_values=True)
    asked = urlencode([each for each in options if each[0] != PASSWORD], quote_via=quote)
    bare = parts._replace(scheme="postgresql", netloc=f"{name}{mark}{place}", query=asked)
    return urlunsplit(bare), dict(options).get(PASSWORD) or unquote(password) or None
