"""The bot with painters that wait as long as the file named by ``HOLD`` is there."""

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import bot
import cogs.screens.described
import cogs.ui.late


def held(paint):
    """The same painter, which waits for its picture to be wanted."""

    def painting(*given):
        while Path(os.environ["HOLD"]).exists():
            time.sleep(0.01)
        return paint(*given)

    return painting


if __name__ == "__main__":
    cogs.ui.late.PATIENCE = 0.05
    for name in ("paint_board", "paint_panel", "paint_hand"):
        paint = getattr(cogs.screens.described, name)
        setattr(cogs.screens.described, name, held(paint))
    sys.exit(bot.main())
