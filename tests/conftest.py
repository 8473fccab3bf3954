"""What tests of several folders share: the archive, of either kind."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bench.postgres_server import OwnServer, programs
from db.location import Location
from tests.archives import KINDS, EmptyArchive, PostgresArchive
from tests.slowness import slow_down


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slow",
        metavar="KIND:SECONDS",
        help="before, after, callback: Discord is slow; people: they are; up to so many seconds",
    )


@pytest.fixture(autouse=True)
def slow(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """As ``--slow`` asks for."""
    if asked := request.config.getoption("--slow"):
        slow_down(monkeypatch, asked)


PLAYS = {"e2e", "web"}
"""The folders of tests that play through the real bot or a real browser."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the plays evenly among the other tests, file by file: they often wait, and meanwhile
    others can compute."""
    files = list(dict.fromkeys(item.path for item in items))
    plays = [file for file in files if not PLAYS.isdisjoint(file.parts)]
    places = _evenly(plays) | _evenly([file for file in files if file not in plays])
    items.sort(key=lambda item: places[item.path])


def pytest_collection_finish() -> None:
    """Whatever was read before the first test is there until the last one: it is no garbage to look
    through again and again, which took a seventh of the time of tests that compute."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])


SELDOM = 20_000
"""After so many new objects garbage is looked for."""


def _evenly(files: Sequence[Path]) -> dict[Path, float]:
    """Where each of these comes between the beginning, 0, and the end, 1."""
    return {file: (number + 0.5) / len(files) for number, file in enumerate(files)}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run whatever uses an archive on both kinds, but for what is about SQLite's file itself: such
    a test is marked so, or asks for its path."""
    if "archive_kind" not in metafunc.fixturenames:
        return
    own = "path" in metafunc.fixturenames or metafunc.definition.get_closest_marker("sqlite")
    metafunc.parametrize("archive_kind", KINDS[:1] if own else KINDS, scope="session")


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnServer]:
    """A server of PostgreSQL's, one for all tests of this process."""
    if programs() is None:
        pytest.skip("PostgreSQL 15 or newer is not installed here")
    server = OwnServer.make()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def postgres_archive(postgres: OwnServer) -> PostgresArchive:
    return PostgresArchive(postgres)


@pytest.fixture
async def location(
    archive_kind: str, request: pytest.FixtureRequest, archive_path: Path
) -> Location:
    """Where a new archive of this kind lies. What is about SQLite's file itself makes it anew."""
    if archive_kind != "sqlite":
        return await request.getfixturevalue("postgres_archive").archive()
    if "path" in request.fixturenames:
        return archive_path
    return request.getfixturevalue("empty_archive").copied(archive_path)


@pytest.fixture(scope="session")
def empty_archive(tmp_path_factory: pytest.TempPathFactory) -> EmptyArchive:
    return EmptyArchive.make(tmp_path_factory.mktemp("archive") / "empty.sqlite3")


@pytest.fixture
def archive_path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "boroughs.sqlite3"
