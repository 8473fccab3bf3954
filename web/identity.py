"""Who somebody in Discord's frame is. Discord alone can tell: it has given their app a code for us,
which we exchange for a token, and with that we ask whose it is. Nothing that the page says
about its person is used."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from http import HTTPStatus
from typing import Any

import aiohttp

from engine.core.errors import Malformed, Refused
from web.guard import DiscordAway
from web.services import Services
from web.settings import ActivitySettings

log = logging.getLogger(__name__)

SECONDS = 6.0
"""So long Discord has for both answers together, with waiting for our turn to ask."""
MOST_BYTES = 64 * 1024
CODE = re.compile(r"[A-Za-z0-9._-]{1,200}")
TOKEN = re.compile(r"[!-~]{1,1000}")
USER = re.compile(r"[0-9]{1,20}")
SCOPE = "identify"
WRONG_CODE = "invalid_grant"


class Unintelligible(Exception):
    """What Discord has answered is not what it documents."""


async def user_of(services: Services, activity: ActivitySettings, code: str) -> int:
    """The id of whoever Discord gave this code. Refused where it is none, was used before, is too
    old or was given for another application; raises ``DiscordAway`` where Discord does not answer
    in time, or in a way that nobody understands. The token is kept nowhere."""
    if CODE.fullmatch(code) is None:
        raise Malformed("refused-web-request")
    try:
        async with asyncio.timeout(SECONDS), services.asking, aiohttp.ClientSession() as discord:
            return await _owner(discord, activity, await _token(discord, activity, code))
    except (aiohttp.ClientError, OSError, Unintelligible) as error:
        log.warning("who is in the frame was not to be learnt: %r", error)
        raise DiscordAway("refused-web-discord") from error


async def _token(discord: aiohttp.ClientSession, activity: ActivitySettings, code: str) -> str:
    form = {
        "client_id": activity.client,
        "client_secret": activity.secret,
        "grant_type": "authorization_code",
        "code": code,
    }
    url = f"{activity.api}/oauth2/token"
    async with discord.post(url, data=form, allow_redirects=False) as answer:
        found = await _object(answer)
        if answer.status == HTTPStatus.BAD_REQUEST and found.get("error") == WRONG_CODE:
            raise Refused("refused-web-code")
        if answer.status != HTTPStatus.OK:
            raise Unintelligible(f"{answer.status} {str(found.get('error'))[:40]!r} for a code")
    token, scopes = found.get("access_token"), found.get("scope")
    if not isinstance(token, str) or TOKEN.fullmatch(token) is None:
        raise Unintelligible("a token that is none")
    if not isinstance(scopes, str) or SCOPE not in scopes.split():
        raise Unintelligible("a token for something else")
    return token


async def _owner(discord: aiohttp.ClientSession, activity: ActivitySettings, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    url = f"{activity.api}/users/@me"
    async with discord.get(url, headers=headers, allow_redirects=False) as answer:
        found = await _object(answer)
        if answer.status != HTTPStatus.OK:
            raise Unintelligible(f"{answer.status} for a token")
    user = found.get("id")
    if not isinstance(user, str) or USER.fullmatch(user) is None or found.get("bot"):
        raise Unintelligible("a person who is none")
    return int(user)


async def _object(answer: aiohttp.ClientResponse) -> dict[str, Any]:
    """What was answered, bounded. Raises ``Unintelligible`` where it is no object."""
    try:
        found = json.loads(await _body(answer))
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Unintelligible(f"{answer.status} and no object")
    return found


async def _body(answer: aiohttp.ClientResponse) -> bytes:
    body = b""
    async for piece in answer.content.iter_chunked(MOST_BYTES):
        body += piece
        if len(body) > MOST_BYTES:
            raise Unintelligible("more than anybody reads")
    return body
