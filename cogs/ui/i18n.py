"""Names and descriptions of commands, in the languages of Boroughs."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from engine.core.words import Msg
from locales import Catalogue, Locale, all_words

DISCORD_LOCALES = {
    discord.Locale.american_english: Locale.EN,
    discord.Locale.british_english: Locale.EN,
    discord.Locale.russian: Locale.RU,
    discord.Locale.ukrainian: Locale.UK,
}


def named(key: str) -> locale_str:
    """The words under this key: English by default, and translated by ``Translator``."""
    return locale_str(all_words().say(Locale.EN, Msg(key)), key=key)


WHICH_TABLE = {"table_id": named("command-game-option")}
WHICH_TABLE_HINT = {"table_id": named("command-game-option.hint")}
"""The option of many commands that names a table."""


class Translator(app_commands.Translator):
    """Tells Discord our own translations of command names, descriptions and choices."""

    def __init__(self, words: Catalogue) -> None:
        super().__init__()
        self._words = words

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Our words where the string has a key and the language is ours."""
        key, ours = string.extras.get("key"), DISCORD_LOCALES.get(locale)
        if key is None or ours is None:
            return None
        return self._words.say(ours, Msg(str(key)))
