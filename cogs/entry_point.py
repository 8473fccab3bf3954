"""The Entry Point: the one command by which people open our Activity where Discord lists the apps.
discord.py knows nothing of it, so we register it beside the commands of the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.app_commands import CommandTree, locale_str

from cogs.ui.i18n import DISCORD_LOCALES, named
from cogs.ui.payload import sent
from engine.core.words import Msg
from locales import Catalogue

if TYPE_CHECKING:
    from cogs.client import Boroughs

Json = dict[str, Any]
PRIMARY_ENTRY_POINT = 4
APP_HANDLER = 1
"""We answer it ourselves: somebody has to say which table is meant."""
GUILD, BOT_DM = 0, 1
GUILD_INSTALL = 0


def is_entry_point(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody has used it."""
    return sent(interaction).get("type") == PRIMARY_ENTRY_POINT


def entry_point(words: Catalogue) -> Json:
    """The command as Discord is told of it."""
    name, hint = named("command-board"), named("command-board.hint")
    return {
        "type": PRIMARY_ENTRY_POINT,
        "handler": APP_HANDLER,
        "name": name.message,
        "name_localizations": _localised(words, name),
        "description": hint.message,
        "description_localizations": _localised(words, hint),
        "contexts": [GUILD, BOT_DM],
        "integration_types": [GUILD_INSTALL],
    }


def _localised(words: Catalogue, text: locale_str) -> dict[str, str]:
    key = str(text.extras["key"])
    return {str(locale): words.say(ours, Msg(key)) for locale, ours in DISCORD_LOCALES.items()}


async def register(
    bot: Boroughs, tree: CommandTree[Boroughs], guild: discord.Object | None
) -> None:
    """Tell Discord of all commands. An application that has an Activity has an Entry Point: ours
    where we show one, else whichever it has, for Discord refuses a list without it. It is there
    everywhere, also where all others are those of one server, for trying things out."""
    application = bot.application_id
    if application is None:
        raise discord.app_commands.MissingApplicationID
    if guild is not None:
        await tree.sync(guild=guild)
        if bot.context.activity:
            await _register_alone(bot, application)
        return
    present = await _present(bot, application)
    entries = [entry_point(bot.words)] if bot.context.activity else present
    payload = [*await _ours(tree), *entries]
    await bot.http.bulk_upsert_global_commands(application, payload=payload)


async def _present(bot: Boroughs, application: int) -> list[Any]:
    """The Entry Point that Discord knows, if there is one."""
    known = await bot.http.get_global_commands(application)
    return [one for one in known if dict(one).get("type") == PRIMARY_ENTRY_POINT]


async def _register_alone(bot: Boroughs, application: int) -> None:
    ours: Any = entry_point(bot.words)
    present = await _present(bot, application)
    if present:
        await bot.http.edit_global_command(application, present[0]["id"], ours)
    else:
        await bot.http.upsert_global_command(application, ours)


async def _ours(tree: CommandTree[Boroughs]) -> list[Any]:
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]
