"""What each person has asked for: their language, their theme, whether to write to them, whether
others may see their record, and when they are coached."""

from __future__ import annotations

from dataclasses import dataclass

from db import settings
from db.settings import Scope
from engine.core.errors import Refused
from tables.context import Context

LOCALE, THEME, DMS, RECORDS, COACH = "locale", "theme", "dms", "records", "coach"
HIDDEN = "hidden"
IN_NEW_GAMES, ALWAYS, NEVER = "new", "always", "off"
CHOICES = {
    LOCALE: ("auto", "en", "ru", "uk"),
    THEME: ("dark", "light", "colour-blind"),
    DMS: ("on", "off"),
    RECORDS: ("shown", HIDDEN),
    COACH: (IN_NEW_GAMES, ALWAYS, NEVER),
}
"""Every setting with its values; the first is what holds until somebody chooses."""


@dataclass(frozen=True)
class Preferences:
    """One person's settings. ``locale`` is None where their Discord decides."""

    locale: str | None = None
    theme: str = "dark"
    dms: bool = True
    records: str = "shown"
    coach: str = IN_NEW_GAMES

    def value(self, key: str) -> str:
        """The setting as its word."""
        words = {LOCALE: self.locale or "auto", THEME: self.theme, DMS: "on" if self.dms else "off"}
        return {**words, RECORDS: self.records, COACH: self.coach}[key]


async def preferences(context: Context, user: int) -> Preferences:
    """What this person has chosen, or the defaults."""
    chosen = await settings.of(context.database, Scope.USER, user)
    locale = chosen.get(LOCALE, "auto")
    return Preferences(
        locale=None if locale == "auto" else locale,
        theme=chosen.get(THEME, "dark"),
        dms=chosen.get(DMS, "on") == "on",
        records=chosen.get(RECORDS, "shown"),
        coach=chosen.get(COACH, IN_NEW_GAMES),
    )


async def prefer(context: Context, user: int, key: str, value: str) -> Preferences:
    """Store one setting. Refused where the value is not among ``CHOICES``."""
    if value not in CHOICES.get(key, ()):
        raise Refused("refused-no-such-option", word=f"{key}={value}")
    await settings.put(context.database, Scope.USER, user, key, value)
    return await preferences(context, user)
