import sys

import pytest

from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import BotProcess, Stage


@pytest.fixture
async def stage(tmp_path):
    """A fresh world and a fresh bot."""
    async with Playground(Settings()) as playground, Visitors(playground.url) as visitors:
        bot = BotProcess(playground.api, tmp_path / "games.sqlite3", tmp_path / "bot.log")
        await bot.start()
        yield Stage(playground, visitors, bot)
        await bot.stop()
        sys.stdout.write(bot.said())
