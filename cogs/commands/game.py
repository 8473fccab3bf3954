"""``/game``: one group of commands, each part of it in a module of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.commands.game_follow import GameFollow
from cogs.commands.game_history import GameHistory
from cogs.commands.game_join import GameJoin
from cogs.commands.game_leave import GameLeave
from cogs.commands.game_new import GameNew
from cogs.commands.game_review import GameReview
from cogs.commands.game_show import GameShow
from cogs.commands.game_time import GameTime
from cogs.commands.game_undo import GameUndo
from cogs.ui.i18n import named

if TYPE_CHECKING:
    from cogs.client import Boroughs

NAME = named("command-game")
PARTS = (
    *(GameNew, GameJoin, GameShow, GameUndo, GameLeave),
    *(GameHistory, GameReview, GameFollow, GameTime),
)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py. The parts are no cogs of the bot: it would make their commands
    commands of the top level."""
    group = app_commands.Group(name=NAME, description=named("command-game.hint"))
    for part in PARTS:
        for command in part(bot).get_app_commands():
            group.add_command(command)
    bot.tree.add_command(group)


async def teardown(bot: Boroughs) -> None:
    """Called by discord.py."""
    bot.tree.remove_command(NAME.message)
