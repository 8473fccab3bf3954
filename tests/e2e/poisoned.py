"""The bot with a bug that shows with one game only, for the tests beside.

``POISON`` names what fails, and the game with which it does: ``painter:streets``.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import bot
import cogs.screens.board
import cogs.screens.described
import tables.bots.moves
import tables.play.voting
import tables.time.deadlines


class Poison(Exception):
    """What a bug would raise."""


def poisoned(work, is_meant):
    """The same work, which raises where it is meant to."""

    def failing(*given):
        if is_meant(*given):
            raise Poison
        return work(*given)

    return failing


def poison(what, game):
    module, name, is_meant = {
        "painter": (cogs.screens.described, "paint_board", lambda key, *_: key == game),
        "lobby": (cogs.screens.board, "paint_lobby", lambda lobby, *_: lobby.game == game),
        "bot": (tables.bots.moves, "_thought", lambda _, table, *__: table.row.game == game),
        "timer": (tables.play.voting, "_lapse", lambda _, __, table, *___: table.row.game == game),
        "clock": (tables.time.deadlines, "_coming", lambda _, table: table.row.game == game),
    }[what]
    setattr(module, name, poisoned(getattr(module, name), is_meant))


if __name__ == "__main__":
    if os.environ["POISON"]:
        poison(*os.environ["POISON"].split(":"))
    sys.exit(bot.main())
