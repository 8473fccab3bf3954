"""A table in a browser: the link that one person gets for one table, and the session it becomes.
Where Discord shows the page itself, as an Activity, the press that launches it stands for the link.

A secret is random, shown once and kept as its hash, so that no copy of the archive lets anybody in,
and there is nothing to sign: a secret that was changed is one that nobody knows.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from hashlib import sha256

from db import browser_keys
from db.browser_keys import BrowserKey, KeyKind
from db.locks import person_lock
from engine.core.errors import Refused
from tables.access import check_admitted, may_know
from tables.context import Context

OPEN_PATH = "/open"
LINK_SECONDS = 600
SESSION_SECONDS = 7 * 24 * 3600
INSTANCE_SECONDS = 6 * 3600
MOST_LINKS, MOST_SESSIONS = 5, 20
"""So many a person has at once; the oldest make room."""

SECRET_BYTES = 32
MOST_SECRET = 64
"""A longer text is no secret of ours, and is not looked for."""


@dataclass(frozen=True)
class Session:
    """Somebody who is signed in with a browser, at one table. ``secret`` is what their cookie
    holds; ``name`` tells their sessions apart and is no secret."""

    secret: str = field(repr=False)
    user: int
    table_id: int
    guild: int | None
    locale: str

    @property
    def name(self) -> str:
        return name_of(self.secret)


def name_of(secret: str) -> str:
    """The name of the session with this secret, from which nobody can tell the secret."""
    return sha256(f"name {secret}".encode()).hexdigest()[:16]


async def make_link(
    context: Context, table_id: int, user: int, guild: int | None, locale: str
) -> str:
    """The secret of a new link for this person and table, good once and for ten minutes. Refused
    where they, who ask from this server, may not know of the table."""
    await check_admitted(context, table_id, user, guild)
    secret, until = _new_secret(), context.now() + LINK_SECONDS
    key = BrowserKey(_hash(secret), KeyKind.LINK, user, table_id, guild, locale, until)
    async with context.database.write(person_lock(user)) as writer:
        await browser_keys.add(writer, key)
        await browser_keys.keep_newest(writer, user, KeyKind.LINK, MOST_LINKS)
    return secret


def address_of(context: Context, secret: str) -> str:
    """The address of the link with this secret. What stands after # is never sent by a browser: it
    is in no log, and whoever only fetches the address has not taken the link."""
    return f"{context.web_url}{OPEN_PATH}#{secret}"


async def take_link(context: Context, secret: str) -> Session:
    """The session that this link becomes; it is good no more. Refused where it is not one of ours,
    too old, taken before, or for a table that its person may not know of any more."""
    key = await _known(context, KeyKind.LINK, secret)
    if key is None:
        raise Refused("refused-web-link")
    return await _exchange(context, key, "refused-web-link")


async def note_launch(
    context: Context, table_id: int, user: int, guild: int | None, locale: str
) -> None:
    """Remember for ten minutes that this person has just opened this table in Discord: the Activity
    that Discord launches for them shows it. The latest counts. Refused where they, who ask from
    this server, may not know of the table."""
    await check_admitted(context, table_id, user, guild)
    until = context.now() + LINK_SECONDS
    key = BrowserKey(_launch_of(user), KeyKind.LINK, user, table_id, guild, locale, until)
    async with context.database.write(person_lock(user)) as writer:
        await browser_keys.drop(writer, key.hash)
        await browser_keys.add(writer, key)


async def take_launch(context: Context, user: int) -> Session:
    """The session that this person's launch becomes; it is good no more. Discord must have said
    that it is they. Refused where they have opened no table lately, where that was taken before,
    and for a table that they may not know of any more."""
    hashed = _launch_of(user)
    key = await browser_keys.find(context.database, KeyKind.LINK, hashed, context.now())
    if key is None:
        raise Refused("refused-web-launch")
    return await _exchange(context, key, "refused-web-launch")


async def note_instance(context: Context, session: Session, instance: str) -> None:
    """Remember for some hours which table is shown in this instance of the Activity, as Discord
    calls what people have open together. The latest counts."""
    until = context.now() + INSTANCE_SECONDS
    key = BrowserKey(
        _instance_of(instance),
        KeyKind.SESSION,
        session.user,
        session.table_id,
        session.guild,
        session.locale,
        until,
    )
    async with context.database.write(person_lock(session.user)) as writer:
        await browser_keys.drop(writer, key.hash)
        await browser_keys.add(writer, key)
        await browser_keys.keep_newest(writer, session.user, KeyKind.SESSION, MOST_SESSIONS)


async def join_instance(context: Context, user: int, instance: str) -> Session:
    """A session of this person, who has joined an instance of the Activity that another has opened,
    at the table that is shown there. Refused where none is known, and where they do not belong to
    it. Which instance it is the page alone has said, so nobody is taken to be on its server."""
    hashed = _instance_of(instance)
    key = await browser_keys.find(context.database, KeyKind.SESSION, hashed, context.now())
    if key is None or not await may_know(context, key.table_id, user, None):
        raise Refused("refused-web-launch")
    secret, until = _new_secret(), context.now() + SESSION_SECONDS
    own = BrowserKey(_hash(secret), KeyKind.SESSION, user, key.table_id, None, key.locale, until)
    async with context.database.write(person_lock(user)) as writer:
        await browser_keys.add(writer, own)
        await browser_keys.keep_newest(writer, user, KeyKind.SESSION, MOST_SESSIONS)
    return Session(secret, user, own.table_id, None, own.locale)


async def _exchange(context: Context, key: BrowserKey, reason: str) -> Session:
    """A session in place of this key. Refused with this reason where it was taken meanwhile, or
    replaced by another one."""
    await check_admitted(context, key.table_id, key.user, key.guild)
    own, until = _new_secret(), context.now() + SESSION_SECONDS
    session = replace(key, hash=_hash(own), kind=KeyKind.SESSION, until=until)
    async with context.database.write(person_lock(key.user)) as writer:
        if await browser_keys.find(writer, key.kind, key.hash, context.now()) != key:
            raise Refused(reason)
        await browser_keys.drop(writer, key.hash)
        await browser_keys.add(writer, session)
        await browser_keys.keep_newest(writer, key.user, KeyKind.SESSION, MOST_SESSIONS)
    return Session(own, key.user, key.table_id, key.guild, key.locale)


async def session_of(context: Context, secret: str) -> Session:
    """The session whose cookie this is. Refused where there is none, and where its person may not
    know of the table any more."""
    key = await _known(context, KeyKind.SESSION, secret)
    if key is None:
        raise Refused("refused-web-session")
    await check_admitted(context, key.table_id, key.user, key.guild)
    return Session(secret, key.user, key.table_id, key.guild, key.locale)


async def ended(context: Context, sessions: Collection[Session]) -> set[str]:
    """The names of those of these sessions, of which there must be at least one, that are good no
    more: signed out, or too old."""
    names = {_hash(one.secret): one.name for one in sessions}
    alive = await browser_keys.alive(context.database, KeyKind.SESSION, tuple(names), context.now())
    return {name for hashed, name in names.items() if hashed not in alive}


async def sign_out(context: Context, session: Session) -> None:
    """End this session."""
    await browser_keys.drop(context.database, _hash(session.secret))


async def sign_out_everywhere(context: Context, user: int) -> int:
    """End all sessions of this person, and all links that they have not used. Returns how many
    there were."""
    return await browser_keys.drop_all(context.database, user)


async def _known(context: Context, kind: KeyKind, secret: str) -> BrowserKey | None:
    if len(secret) > MOST_SECRET:
        return None
    return await browser_keys.find(context.database, kind, _hash(secret), context.now())


def _new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def _launch_of(user: int) -> str:
    """What stands in place of a hash for the launch of this person. No text has such a hash, so no
    link that anybody could send is taken for it."""
    return f"launch {user}"


def _instance_of(instance: str) -> str:
    """What stands in place of a hash for what is shown in this instance: no cookie has it."""
    return f"instance {_hash(instance)}"


def _hash(secret: str) -> str:
    return sha256(secret.encode("utf-8", "replace")).hexdigest()
