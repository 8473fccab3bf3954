"""How somebody wants to be called: how often, where, when not, and for which games not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from db import settings
from db.settings import Scope
from engine.core.errors import Refused
from tables.context import Context
from tables.time.arithmetic import DAY, HOUR, Night, is_zone

EVERY, PLACE, NIGHT, ZONE = "every", "place", "night", "zone"
OFF, NONE = "off", "none"
DM, THREAD = "dm", "thread"
SECONDS = {"1d": DAY, "2d": 2 * DAY, "8h": 8 * HOUR, "3h": 3 * HOUR}
CHOICES = {
    EVERY: (*SECONDS, OFF),
    PLACE: (DM, THREAD),
    NIGHT: (NONE, "21-7", "22-8", "23-7", "23-9", "0-8", "1-10"),
}
"""What a menu offers; the first holds until somebody chooses. A zone is typed."""
ANYWHERE = "UTC"


@dataclass(frozen=True)
class ReminderPrefs:
    """How one person wants to be reminded; not at all where ``every`` is None."""

    every: int | None = DAY
    place: str = DM
    night: Night | None = None
    zone: str = ANYWHERE
    chosen: tuple[tuple[str, str], ...] = ()

    def value(self, key: str) -> str:
        """The choice for this key, as its word."""
        return dict(self.chosen).get(key, CHOICES[key][0])

    def awake_at(self, moment: int) -> int:
        """The moment itself, or the end of their night."""
        return moment if self.night is None else self.night.over(moment)


async def prefs_of(context: Context, user: int) -> ReminderPrefs:
    """What this person has chosen, or the defaults."""
    return prefs_from(await settings.of(context.database, Scope.USER, user))


def prefs_from(words: Mapping[str, str]) -> ReminderPrefs:
    """What somebody has chosen whose settings these are."""
    chosen = {key: words.get(key, choices[0]) for key, choices in CHOICES.items()}
    zone = words.get(ZONE, ANYWHERE)
    return ReminderPrefs(
        every=SECONDS.get(chosen[EVERY]),
        place=chosen[PLACE],
        night=_night(chosen[NIGHT], zone),
        zone=zone,
        chosen=tuple(chosen.items()),
    )


def _night(word: str, zone: str) -> Night | None:
    if word == NONE:
        return None
    begins, _, ends = word.partition("-")
    return Night(zone, int(begins), int(ends))


async def choose(context: Context, user: int, key: str, value: str) -> ReminderPrefs:
    """Store one choice. Refused where the value is not among ``CHOICES``, or is no time zone."""
    fits = is_zone(value) if key == ZONE else value in CHOICES.get(key, ())
    if not fits:
        unknown = "refused-no-such-zone" if key == ZONE else "refused-no-such-option"
        raise Refused(unknown, word=value)
    await settings.put(context.database, Scope.USER, user, key, value)
    return await prefs_of(context, user)


async def is_muted(context: Context, user: int, table_id: int) -> bool:
    """Whether this person does not want to be called for this game."""
    return await settings.find(context.database, Scope.USER, user, _mute(table_id)) is not None


def mutes(words: Mapping[str, str], table_id: int) -> bool:
    """Whether somebody whose settings these are does not want to be called for this game."""
    return _mute(table_id) in words


async def mute(context: Context, user: int, table_id: int, quiet: bool) -> None:
    """Stop calling this person for this game, or call them again."""
    if quiet:
        await settings.put(context.database, Scope.USER, user, _mute(table_id), "on")
    else:
        await settings.drop(context.database, Scope.USER, user, _mute(table_id))


def _mute(table_id: int) -> str:
    return f"mute-{table_id}"


def asleep(words: Mapping[str, str], now: int) -> bool:
    """Whether it is night where somebody lives whose settings these are."""
    return prefs_from(words).awake_at(now) > now
