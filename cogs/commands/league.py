"""``/league``: leagues and cups of a server, their sign-up post and everybody's own panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.league_presses import LeaguePresses, asker_of, check_place
from cogs.screens.league_table import league_line
from cogs.screens.lists import game_choices, option_choices
from cogs.ui import limits
from cogs.ui.custom_id import Op
from cogs.ui.i18n import named
from cogs.ui.reply import Answer, calmly
from engine.catalog import find
from engine.core.errors import Refused
from engine.core.options import Value, read_words
from tables.leagues import overview, signing
from tables.leagues.overview import Kind
from tables.leagues.signing import MOST_WEEKS, Wanted
from tables.time import pace

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
USUAL_PACE = {Kind.LEAGUE: "1d", Kind.CUP: "1h"}
USUAL_WEEKS = 4
GAME = {"game": named("command-new-game"), "options": named("command-options")}
GAME_HINT = {"game": named("command-new-game.hint"), "options": named("command-options.hint")}


class League(
    commands.GroupCog,
    group_name=named("command-league"),
    group_description=named("command-league.hint"),
):
    """Founding, signing up, looking, and what its host may do."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._presses = LeaguePresses(bot)
        bot.on_press({Op.LEAGUE: self._presses.pressed})
        super().__init__()

    @app_commands.command(
        name=named("command-league-new"), description=named("command-league-new.hint")
    )
    @app_commands.rename(
        weeks=named("command-league-weeks"), duels=named("command-league-duels"), **GAME
    )
    @app_commands.describe(
        weeks=named("command-league-weeks.hint"),
        duels=named("command-league-duels.hint"),
        **GAME_HINT,
    )
    @calmly
    async def new(
        self,
        interaction: Interaction,
        game: str,
        weeks: app_commands.Range[int, 1, MOST_WEEKS] = USUAL_WEEKS,
        duels: bool = False,
        options: str = "",
    ) -> None:
        """A league in this channel."""
        wanted = _wanted(Kind.LEAGUE, game, options, weeks, duels)
        await self._found(Answer(interaction), wanted)

    @app_commands.command(
        name=named("command-league-cup"), description=named("command-league-cup.hint")
    )
    @app_commands.rename(**GAME)
    @app_commands.describe(**GAME_HINT)
    @calmly
    async def cup(self, interaction: Interaction, game: str, options: str = "") -> None:
        """A cup in this channel."""
        await self._found(Answer(interaction), _wanted(Kind.CUP, game, options, 0, True))

    @app_commands.command(
        name=named("command-league-show"), description=named("command-league-show.hint")
    )
    @app_commands.rename(league=named("command-league-which"))
    @app_commands.describe(league=named("command-league-which.hint"))
    @calmly
    async def show(self, interaction: Interaction, league: int | None = None) -> None:
        """One league of this server: the table, one's own tables, and what comes next."""
        answer = Answer(interaction)
        await answer.think()
        await self._presses.show(answer, league or await self._meant(answer))

    @new.autocomplete("game")
    @cup.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    @new.autocomplete("options")
    @cup.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return option_choices(interaction, typed)

    @show.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        say = (await Answer(interaction).reader()).caption
        found = await overview.of_server(self._bot.context, interaction.guild_id or 0)
        lines = [(say(league_line(one)), one.id) for one in found]
        fitting = [one for one in lines if typed.lower() in one[0].lower()]
        return [
            Choice(name=limits.cut(name, limits.CHOICE_NAME), value=number)
            for name, number in fitting[: limits.CHOICES]
        ]

    async def _meant(self, answer: Answer) -> int:
        """The first league of this server: those that are played come first."""
        guild = answer.interaction.guild_id or 0
        found = await overview.of_server(self._bot.context, guild)
        if not found:
            raise Refused("refused-no-league-here")
        here = [one for one in found if one.channel == answer.interaction.channel_id]
        return (here or found)[0].id

    # Founding

    async def _found(self, answer: Answer, wanted: Wanted) -> None:
        """Post the list to sign up. Whatever must be refused is refused before anybody else sees
        something of it."""
        interaction = answer.interaction
        check_place(interaction)
        if not interaction.permissions.manage_guild:
            raise Refused("refused-not-manager")
        await answer.think(private=False)
        channel = interaction.channel_id or 0
        locale = (await answer.reader()).locale
        given = (self._bot.context, asker_of(answer), wanted, channel, locale)
        await self._presses.post_list(answer, (await signing.found(*given)).id)


def _wanted(kind: Kind, game: str, words: str, weeks: int, duels: bool) -> Wanted:
    words, word = pace.split(words)
    length = pace.seconds(word or USUAL_PACE[kind])
    if length is None:
        raise Refused("refused-league-pace")
    options: dict[str, Value] = read_words(find(game).spec.options, words)
    return Wanted(kind, game, options, length, weeks, duels)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    cog = League(bot)
    if cog.app_command is not None:
        cog.app_command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        )
    await bot.add_cog(cog)
