"""``/game new`` and ``/game next``: opening a table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import number_meant
from cogs.delivery.channels import room_for
from cogs.delivery.lobbies import show_here, shown_later
from cogs.delivery.threads import rouse
from cogs.screens.lists import game_choices, option_choices, table_choices
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.reply import Answer, calmly
from engine.catalog import find
from engine.core.options import Value, read_words
from engine.core.words import Msg
from locales import Locale
from tables.lobby import campaign, opening
from tables.lookup import past_games
from tables.table import Table
from tables.time import pace

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class GameNew(commands.Cog):
    """``/game new`` and ``/game next``."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.NEW: self._new})

    @app_commands.command(name=named("command-new"), description=named("command-new.hint"))
    @app_commands.rename(
        game=named("command-new-game"),
        options=named("command-options"),
        private=named("command-private"),
    )
    @app_commands.describe(
        game=named("command-new-game.hint"),
        options=named("command-options.hint"),
        private=named("command-private.hint"),
    )
    @calmly
    async def new(
        self, interaction: Interaction, game: str, options: str = "", private: bool = False
    ) -> None:
        """``/game new``: a lobby, right here."""
        await open_lobby(self._bot, Answer(interaction), game, options, private)

    async def _new(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """A lobby of the game that the button names, right here."""
        await open_lobby(self._bot, answer, press.extra, "")

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return option_choices(interaction, typed)

    @app_commands.command(name=named("command-next"), description=named("command-next.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def next_episode(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game next``: the next episode of a campaign."""
        answer = Answer(interaction)
        finished = await number_meant(answer, table_id, Press(Op.NEXT, 0), past_games)
        await open_next(self._bot, answer, finished)

    @next_episode.autocomplete("table_id")
    async def _own_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await table_choices(interaction, typed)


async def open_lobby(
    bot: Boroughs, answer: Answer, game: str, words: str, private: bool = False
) -> None:
    """Post a new lobby where the command was used. Whatever must be refused is refused before
    anybody else sees something of it."""
    interaction = answer.interaction
    answer.wants(Press(Op.NEW, 0, 0, game))
    room = room_for(interaction, private)
    words, word = pace.split(words)
    options: dict[str, Value] = read_words(find(game).spec.options, words)
    length = pace.seconds(word) if word is not None else None
    await answer.think(private=False)
    locale = await table_locale(bot, interaction)
    table = await opening.open_table(
        bot.context,
        answer.caller,
        game,
        locale=locale,
        options=options,
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        pace=length,
        private=private,
        thread=room,
        message=await _deferred_message(answer),
    )
    await show_or_later(bot, answer, table)


async def _deferred_message(answer: Answer) -> int | None:
    """The message that will show the lobby, known before anything is stored: should the process die
    before it does, the next one finds it and does not show the lobby twice."""
    try:
        return (await answer.interaction.original_response()).id
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("the answer to %s is not known yet: %s", answer.interaction.id, error)
        return None


async def show_or_later(bot: Boroughs, answer: Answer, table: Table) -> None:
    """Answer with the lobby; it stands in the archive, so what fails here is shown later."""
    try:
        await show_here(bot, answer, table)
    except Exception as error:
        shown_later(table, error)


async def open_next(bot: Boroughs, answer: Answer, finished: int) -> None:
    """The lobby of the next episode, in the thread where the campaign is played."""
    table = await campaign.next_episode(bot.context, finished, answer.caller)
    table.lobby_needed()
    answer.did()
    await show_lobby_of(bot, answer, table, "ui-next-there")


async def show_lobby_of(bot: Boroughs, answer: Answer, table: Table, elsewhere: str) -> bool:
    """Show the lobby that was opened after another table, if it belongs here; otherwise these words
    say where it is. Returns whether it belongs here."""
    place = table.row.thread or table.row.channel
    here = place == answer.interaction.channel_id
    await answer.think(private=not here)
    if table.row.thread is not None:
        await rouse(bot, table.row.thread)
    if here:
        await show_or_later(bot, answer, table)
    else:
        say = (await answer.reader()).say
        await answer.tell(say(Msg(elsewhere, {"place": f"<#{place}>"})))
    return here


async def table_locale(bot: Boroughs, interaction: discord.Interaction[Boroughs]) -> Locale:
    """The language of a new table's public words: that of the person who opens it."""
    return (await Answer(interaction).reader()).locale
