"""Who reads: their language, their theme, and the names they see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord

from cogs.ui.painting import Paint, paint_here
from cogs.ui.payload import locale_sent
from locales import Catalogue, Locale, Speaker, choose_locale
from render.kit.theme import THEMES, Theme
from tables.people.settings import Preferences, preferences
from tables.processes import Work, in_a_thread
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

PUBLIC_THEME = "dark"


@dataclass(frozen=True)
class Reader:
    """Speaks and paints for one person, or for a whole table.

    ``say`` is for chat, where names and typed words must be harmless; ``caption`` is for pictures,
    labels and lists of suggestions, where nothing is more than letters. ``paint`` paints elsewhere
    and returns the picture; ``elsewhere`` does any other long work off the event loop. ``browser``:
    tables can be opened in a browser, too.
    """

    locale: Locale
    theme: Theme
    say: Speaker
    caption: Speaker
    paint: Paint = paint_here
    elsewhere: Work = in_a_thread
    browser: bool = False


def make_reader(
    words: Catalogue,
    locale: Locale,
    theme: str,
    names: Sequence[str],
    paint: Paint = paint_here,
    elsewhere: Work = in_a_thread,
) -> Reader:
    """A reader of this language and theme at a table of these people."""
    say = words.speaker(locale, names)
    caption = words.speaker(locale, names, for_chat=False)
    return Reader(locale, THEMES[theme], say, caption, paint, elsewhere)


def public_reader(bot: Boroughs, table: Table) -> Reader:
    """Everybody at this table: its language, and the theme of all public pictures."""
    look = (Locale(table.row.locale), PUBLIC_THEME, table.names)
    return _at_home(bot, make_reader(bot.words, *look, bot.paint, bot.context.elsewhere))


def _at_home(bot: Boroughs, reader: Reader) -> Reader:
    return replace(reader, browser=bool(bot.context.web_url))


async def reader_of(interaction: discord.Interaction[Any], names: Sequence[str] = ()) -> Reader:
    """The person who asks, and looks: their setting, or else the language of their Discord."""
    bot = interaction.client
    chosen = await preferences(bot.context, interaction.user.id)
    reader = personal(bot, chosen, locale_sent(interaction), bot.default_locale, names)
    return replace(reader, paint=bot.paint_first)


def personal(
    bot: Boroughs,
    chosen: Preferences,
    discord_locale: str | None,
    default: Locale,
    names: Sequence[str],
) -> Reader:
    """A person with these settings."""
    locale = choose_locale(chosen.locale or discord_locale, default)
    look = (locale, chosen.theme, names)
    return _at_home(bot, make_reader(bot.words, *look, bot.paint, bot.context.elsewhere))


async def reader_by_id(bot: Boroughs, user: int, default: Locale, names: Sequence[str]) -> Reader:
    """Somebody who is not asking right now: the table's language unless they chose another."""
    return personal(bot, await preferences(bot.context, user), None, default, names)
