"""The bot that writes a line to its log whenever long work is done on its event loop."""

import asyncio
import functools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import PIL.Image

import bot
import cogs.commands.choices
import cogs.screens.described
import tables.history.game_log
import tables.history.scenes
import tables.records.files
import tables.thinking

LONG_WORK = (
    (PIL.Image, "new"),
    (tables.thinking, "choose"),
    (cogs.commands.choices, "suggest"),
    (cogs.screens.described, "words_of"),
    (tables.history.game_log, "prove"),
    (tables.history.scenes, "_seen"),
    (tables.records.files, "packed"),
)


def watched(work):
    """The same work, which is told where it is done."""

    @functools.wraps(work)
    def telling(*given, **named):
        if asyncio._get_running_loop() is not None:
            sys.stdout.write(f"on the loop: {work.__name__}\n")
            sys.stdout.flush()
        return work(*given, **named)

    return telling


if __name__ == "__main__":
    for module, name in LONG_WORK:
        setattr(module, name, watched(getattr(module, name)))
    sys.exit(bot.main())
