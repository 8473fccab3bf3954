"""Interactions that discord.py cannot read. Their senders are answered all the same."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord.http import Route

from cogs.ui.payload import locale_sent
from engine.core.words import msg
from locales import choose_locale

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
MESSAGE, CHOICES = 4, 8
AUTOCOMPLETE = 4
EPHEMERAL = 64


async def turn_away(bot: Boroughs, data: object) -> None:
    """One private sentence, or no suggestions; nothing where it does not say whom to answer."""
    if not isinstance(data, dict):
        return
    number, token = data.get("id"), data.get("token")
    if not isinstance(number, str) or not isinstance(token, str):
        return
    route = Route("POST", CALLBACK, interaction_id=number, interaction_token=token)
    try:
        await bot.http.request(route, json=_answer(bot, data))
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        log.warning("unanswered interaction=%s: %r", number, error)


async def turn_away_placeless(bot: Boroughs, interaction: discord.Interaction[Any]) -> bool:
    """Answer an interaction that does not say where it happened, for discord.py can answer it only
    in parts; returns whether it was one."""
    if interaction.channel is not None:
        return False
    data = {"id": str(interaction.id), "token": interaction.token, "type": interaction.type.value}
    await turn_away(bot, {**data, "locale": locale_sent(interaction)})
    return True


def _answer(bot: Boroughs, data: dict[str, Any]) -> dict[str, Any]:
    if data.get("type") == AUTOCOMPLETE:
        return {"type": CHOICES, "data": {"choices": []}}
    given = data.get("locale")
    locale = choose_locale(given if isinstance(given, str) else None, bot.default_locale)
    words = bot.words.say(locale, msg("refused-unknown-command"))
    return {"type": MESSAGE, "data": {"content": words, "flags": EPHEMERAL}}
