"""What the setting DATABASE means, and that no part of a password is ever told."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.archive import open_archive
from db.errors import NotAnArchive, Unavailable
from db.location import Server, location_of
from tests.db.making import run_python

PASSWORDS = ("zq/qz", "zq#qz", "zq?qz", "zq@qz", "1/qz", "zq:qz/@", "[zq", "zq@qz/qz")


@pytest.mark.parametrize("text", ["data/games.sqlite3", "/srv/a:b", "C:\\games", "games"])
def test_a_file(text):
    assert location_of(text) == Path(text)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_server(scheme):
    found = location_of(f" {scheme}://bot:hidden@db.example:5433/games?sslmode=require ")
    assert (str(found), found.name) == ("postgresql://db.example:5433/games", "games")


@pytest.mark.parametrize(
    "text",
    [
        "PostgreSQL://bot:hidden@h/games",
        "Postgres:games",
        "mysql://bot:hidden@h/games",
        "sqlite:///games",
    ],
)
async def test_an_address_of_anything_else_is_no_file(text, tmp_path):
    """As a file it would be a new and empty archive, and all games would seem to be gone."""
    with pytest.raises(NotAnArchive, match="must be a file or begin with postgresql://") as caught:
        location_of(text)
    assert "hidden" not in str(caught.value)
    for arguments in (("check",), ("move", text, "games"), ("move", "games", text)):
        child = await run_python("-m", "db", *arguments, DATABASE=text)
        _, error = await child.communicate()
        assert (child.returncode, error.decode()) == (2, f"{caught.value}\n")


@pytest.mark.parametrize("password", PASSWORDS)
async def test_no_part_of_a_password_is_told_however_it_is_written(password):
    server = location_of(f"postgresql://bot:{password}@127.0.0.1:1/games")
    assert isinstance(server, Server)
    with pytest.raises((NotAnArchive, Unavailable)) as caught:
        await open_archive(server)
    told = f"{caught.value} {server!r} {server} {server.name}"
    assert "zq" not in told
    assert "qz" not in told
