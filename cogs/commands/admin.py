"""``/admin``: what a server's managers may do with its tables. All of it is told to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.owners import check_owner
from cogs.delivery.channels import check_postable
from cogs.screens.daily import play_button
from cogs.screens.export import export_page
from cogs.screens.health import health_text
from cogs.screens.lists import server_choices, table_line
from cogs.ui import limits
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.reply import Answer
from engine.core.errors import Refused
from engine.core.words import msg, plain
from tables.access import check_in_guild
from tables.daily import mornings
from tables.history import moments
from tables.play import managing, undo
from tables.records.export import server
from tables.table import Table
from tables.time.arithmetic import moment, zones

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
MOST_REASON = 200
FOR_OWNERS = "for owners"
DAILY = {name: named(f"command-daily-{name}") for name in ("zone", "hour", "off")}
DAILY_HINT = {name: named(f"command-daily-{name}.hint") for name in ("zone", "hour", "off")}


class Admin(
    commands.GroupCog,
    group_name=named("command-admin"),
    group_description=named("command-admin.hint"),
):
    """Inspect, repost, call off, roll back, export. Needs Manage Server, in Discord and here. And
    the health of Boroughs, for whoever runs it."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        super().__init__()

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Refused without Manage Server. Discord hides the commands from others, but we do not rely
        on it. What is for the bot's owner asks for itself."""
        command = interaction.command
        if command is not None and command.extras.get(FOR_OWNERS):
            return True
        if not interaction.permissions.manage_guild:
            raise Refused("refused-not-manager")
        return True

    @app_commands.command(name=named("command-inspect"), description=named("command-inspect.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def inspect(self, interaction: Interaction, table_id: int) -> None:
        """How a table stands, without anybody's secrets."""
        answer = Answer(interaction)
        await answer.think()
        table = await self._table(interaction, table_id)
        reader = await answer.reader(table.names)
        rev, ply = await moments.asked_at(self._bot.context, table)
        facts = msg("ui-inspect", status=str(table.row.status), rev=rev, ply=ply)
        line = await table_line(self._bot.context, table.row, interaction.user.id, reader.say)
        await answer.tell(f"{line}\n{reader.say(facts)}")

    @app_commands.command(name=named("command-repost"), description=named("command-repost.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def repost(self, interaction: Interaction, table_id: int) -> None:
        """The board and every hand once more."""
        answer = Answer(interaction)
        await answer.think()
        table = await self._table(interaction, table_id)
        await managing.show_again(self._bot.context, table.id, answer.caller)
        await self._done(answer)

    @app_commands.command(
        name=named("command-call-off"), description=named("command-call-off.hint")
    )
    @app_commands.rename(reason=named("command-reason"), **WHICH_TABLE)
    @app_commands.describe(reason=named("command-reason.hint"), **WHICH_TABLE_HINT)
    async def call_off(
        self,
        interaction: Interaction,
        table_id: int,
        reason: app_commands.Range[str, 1, MOST_REASON],
    ) -> None:
        """End a table without a result, and tell it why."""
        answer = Answer(interaction)
        await answer.think()
        table = await self._table(interaction, table_id)
        await managing.call_off(self._bot.context, table.id, answer.caller, reason)
        await self._done(answer)

    @app_commands.command(
        name=named("command-roll-back"), description=named("command-roll-back.hint")
    )
    @app_commands.rename(ply=named("command-ply"), **WHICH_TABLE)
    @app_commands.describe(ply=named("command-ply.hint"), **WHICH_TABLE_HINT)
    async def roll_back(
        self, interaction: Interaction, table_id: int, ply: app_commands.Range[int, 0, 100_000]
    ) -> None:
        """Set a game back to an earlier move."""
        answer = Answer(interaction)
        await answer.think()
        table = await self._table(interaction, table_id)
        await undo.roll_back(self._bot.context, table.id, answer.caller, ply)
        await self._done(answer)

    @app_commands.command(name=named("command-export"), description=named("command-export.hint"))
    @app_commands.rename(upto=named("command-up-to"))
    @app_commands.describe(upto=named("command-up-to.hint"))
    @app_commands.checks.cooldown(2, 300.0, key=lambda interaction: interaction.guild_id)
    async def export(
        self, interaction: Interaction, upto: app_commands.Range[int, 1] | None = None
    ) -> None:
        """The tables of this server as a file, without anybody's secrets."""
        answer = Answer(interaction)
        await answer.think()
        reader = await answer.reader()
        found = await server(
            self._bot.context,
            interaction.guild_id or 0,
            upto,
            lambda table: self._bot.words.speaker(reader.locale, table.names, for_chat=False),
        )
        room, elsewhere = _upload_limit(interaction), self._bot.context.elsewhere
        await answer.show(await export_page(found, room, reader.say, elsewhere))

    @app_commands.command(
        name=named("command-health"),
        description=named("command-health.hint"),
        extras={FOR_OWNERS: True},
    )
    @app_commands.checks.cooldown(6, 20.0)
    async def health(self, interaction: Interaction) -> None:
        """How the bot itself is, for whoever runs the bot; a manager of a server is not enough,
        and not needed."""
        answer = Answer(interaction)
        await answer.think()
        await check_owner(self._bot, interaction.user.id)
        health = await self._bot.health(self._bot.gateway())
        await answer.tell(health_text(health, (await answer.reader()).say))

    @app_commands.command(
        name=named("command-daily-channel"), description=named("command-daily-channel.hint")
    )
    @app_commands.rename(**DAILY)
    @app_commands.describe(**DAILY_HINT)
    async def daily(
        self,
        interaction: Interaction,
        zone: str | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        off: bool = False,
    ) -> None:
        """The city of the day in this channel every morning, or no longer."""
        answer = Answer(interaction)
        await answer.think()
        reader, guild = await answer.reader(), interaction.guild_id or 0
        if off:
            await mornings.turn_off(self._bot.context, guild)
            answer.did()
            await answer.tell(reader.say(msg("daily-off")))
            return
        check_postable(interaction)
        channel = interaction.channel_id or 0
        given = (self._bot.context, guild, channel, reader.locale, zone, hour)
        on = await mornings.turn_on(*given)
        answer.did()
        told = msg("daily-on", hour=on.hour, zone=plain(on.zone), first=moment(on.due))
        await answer.tell(reader.say(told), (play_button(reader.say),))

    @daily.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return [Choice(name=zone, value=zone) for zone in zones(typed)[: limits.CHOICES]]

    async def _done(self, answer: Answer) -> None:
        await answer.tell((await answer.reader()).say(msg("ui-done")))

    async def _table(self, interaction: Interaction, table_id: int) -> Table:
        """The table with this number. Refused where it is not one of this server."""
        await check_in_guild(self._bot.context, table_id, interaction.guild_id)
        return await self._bot.context.table(table_id)

    @inspect.autocomplete("table_id")
    @repost.autocomplete("table_id")
    @call_off.autocomplete("table_id")
    @roll_back.autocomplete("table_id")
    async def _tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await server_choices(interaction, typed)


def _upload_limit(interaction: Interaction) -> int:
    """How many bytes Discord takes here."""
    return interaction.filesize_limit


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    cog = Admin(bot)
    if cog.app_command is not None:
        cog.app_command.default_permissions = discord.Permissions(manage_guild=True)
        cog.app_command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        )
    await bot.add_cog(cog)
