from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "boroughs.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path)
    yield opened
    await opened.close()
