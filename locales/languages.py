"""The languages of Boroughs, and which of them a reader is spoken to in."""

from __future__ import annotations

from enum import StrEnum


class Locale(StrEnum):
    """A language of Boroughs; its value is also the name of its folder."""

    EN = "en"
    RU = "ru"
    UK = "uk"


FALLBACK = Locale.EN
"""The language that is spoken where a translation is missing."""


def choose_locale(code: str | None, default: Locale) -> Locale:
    """The language nearest to a Discord code such as ``en-GB``; the default where none is near."""
    language = (code or "").replace("_", "-").partition("-")[0].lower()
    return Locale(language) if language in set(Locale) else default
