import sys

import pytest

from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import ACKNOWLEDGE_SECONDS, Stage, bot_at


@pytest.fixture
async def archive(request, tmp_path, empty_archive):
    """Where the games are kept: in a file, unless a test asks for both kinds by ``BOTH_KINDS``."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return empty_archive.copied(tmp_path / "games.sqlite3")
    return await request.getfixturevalue("postgres_archive").archive()


@pytest.fixture
async def stage(tmp_path, archive):
    """A fresh world and a fresh bot."""
    settings = Settings(clock_file=tmp_path / "ahead", acknowledge_seconds=ACKNOWLEDGE_SECONDS)
    async with Playground(settings) as playground, Visitors(playground.url) as visitors:
        bot = bot_at(playground, tmp_path, archive)
        await bot.start()
        yield Stage(playground, visitors, bot)
        await bot.stop()
        sys.stdout.write(bot.said())
