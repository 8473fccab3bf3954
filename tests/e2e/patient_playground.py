"""The bot with its own playground, as ``make run`` opens it, that waits longer for each answer."""

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import bot
import playground
from tests.e2e.stage import ACKNOWLEDGE_SECONDS

if __name__ == "__main__":
    playground.Settings = partial(playground.Settings, acknowledge_seconds=ACKNOWLEDGE_SECONDS)
    sys.exit(bot.main())
