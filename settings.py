"""The settings as the host has written them: each is checked, a wrong one told in a sentence."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from db.location import Location, location_of
from locales import Locale
from operations.logs import FORMATS, TEXT
from tables.limits import Limits
from web.settings import (
    DISCORD,
    ActivitySettings,
    WebSettings,
    WrongAddress,
    activity_at,
    checked_url,
)

DEFAULT_ARCHIVE = "data/boroughs.sqlite3"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOOPBACK = "127.0.0.1"
WEB_PORT = 8780
PORTS = 65536


class WrongSetting(Exception):
    """A setting that cannot be; its text is the sentence that the host reads."""


@dataclass(frozen=True)
class Settings:
    """What the host has chosen. The token is a secret and is never printed."""

    token: str = field(repr=False)
    database: Location
    api: str
    locale: Locale
    dev_guild: int | None
    log_level: str
    log_format: str
    metrics_host: str
    metrics_port: int | None
    playground_port: int
    web: WebSettings | None
    web_port: int
    clock_file: Path | None
    painters: int
    thinkers: int
    limits: Limits


def read_settings(given: Mapping[str, str | None]) -> Settings:
    """The settings by name, each checked; the first wrong one is told in one sentence."""
    return Settings(
        token=(given.get("DISCORD_TOKEN") or "").strip(),
        database=location_of(given.get("DATABASE") or DEFAULT_ARCHIVE),
        api=_api(given),
        locale=Locale(_one_of("DEFAULT_LOCALE", given.get("DEFAULT_LOCALE") or "en", list(Locale))),
        dev_guild=_number("DEV_GUILD", given.get("DEV_GUILD"), None),
        log_level=_one_of("LOG_LEVEL", (given.get("LOG_LEVEL") or "INFO").upper(), LEVELS),
        log_format=_one_of("LOG_FORMAT", (given.get("LOG_FORMAT") or TEXT).lower(), FORMATS),
        metrics_host=(given.get("METRICS_HOST") or LOOPBACK).strip(),
        metrics_port=_port("METRICS_PORT", given.get("METRICS_PORT")),
        playground_port=_number("PLAYGROUND_PORT", given.get("PLAYGROUND_PORT"), 8765) or 8765,
        web=_web(given),
        web_port=_port("WEB_PORT", given.get("WEB_PORT")) or WEB_PORT,
        clock_file=Path(clock) if (clock := given.get("CLOCK_FILE")) else None,
        painters=_processes("PAINTING_PROCESSES", given),
        thinkers=_processes("THINKING_PROCESSES", given) or 1,
        limits=Limits(
            lobbies=_most("LOBBIES_PER_PERSON", given, Limits.lobbies),
            tables=_most("TABLES_PER_PERSON", given, Limits.tables),
            server_tables=_most("TABLES_PER_SERVER", given, Limits.server_tables),
        ),
    )


def _web(given: Mapping[str, str | None]) -> WebSettings | None:
    """Where tables are opened in a browser; None where the host has given no address."""
    url = (given.get("WEB_URL") or "").strip()
    port = _port("WEB_PORT", given.get("WEB_PORT")) or WEB_PORT
    if not url:
        if _activity(given) is not None:
            raise WrongSetting("DISCORD_CLIENT_SECRET needs WEB_URL: there is no page to show.")
        return None
    try:
        url = checked_url(url)
    except WrongAddress as error:
        raise WrongSetting(f"WEB_URL “{url}” cannot be: {error}.") from error
    proxy = _one_of("WEB_BEHIND_PROXY", given.get("WEB_BEHIND_PROXY") or "no", ("no", "yes"))
    host, activity = (given.get("WEB_HOST") or LOOPBACK).strip(), _activity(given)
    apart = _one_of("WEB_APART", given.get("WEB_APART") or "no", ("no", "yes"))
    return WebSettings(url, host, port, proxy == "yes", activity, apart == "yes")


def _activity(given: Mapping[str, str | None]) -> ActivitySettings | None:
    """The page inside Discord; None where the host has not said which application it is."""
    client = _number("DISCORD_CLIENT_ID", (given.get("DISCORD_CLIENT_ID") or "").strip(), None)
    secret = (given.get("DISCORD_CLIENT_SECRET") or "").strip()
    if client is None and not secret:
        return None
    if client is None or not secret:
        raise WrongSetting("DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET are set together.")
    origin = (given.get("ACTIVITY_ORIGIN") or "").strip().rstrip("/")
    return activity_at(str(client), secret, _api(given), origin)


def _api(given: Mapping[str, str | None]) -> str:
    text = given.get("DISCORD_API") or f"{DISCORD}/api/v10"
    if not text.startswith(("http://", "https://")):
        raise WrongSetting(f"DISCORD_API must begin with http:// or https://, not “{text}”.")
    return text.rstrip("/")


def _one_of(name: str, text: str, among: Collection[str]) -> str:
    if text not in among:
        raise WrongSetting(f"{name} must be one of {', '.join(among)}, not “{text}”.")
    return text


def _port(name: str, text: str | None) -> int | None:
    port = _number(name, text, None)
    if port is not None and not 0 < port < PORTS:
        raise WrongSetting(f"{name} must be between 1 and {PORTS - 1}, not “{text}”.")
    return port


def _number(name: str, text: str | None, default: int | None) -> int | None:
    if not text:
        return default
    if not (text.isascii() and text.isdecimal()):
        raise WrongSetting(f"{name} must be a number, not “{text}”.")
    return int(text)


def _processes(name: str, given: Mapping[str, str | None]) -> int:
    count = _number(name, given.get(name), None)
    return os.cpu_count() or 1 if count is None else count


def _most(name: str, given: Mapping[str, str | None], default: int) -> int:
    most = _number(name, given.get(name), default)
    if not most:
        raise WrongSetting(f"{name} must be at least 1, not “{given.get(name)}”.")
    return most
