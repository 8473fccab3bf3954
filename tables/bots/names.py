"""What bots are called at a table: in its language, as the people there would write it."""

from __future__ import annotations

from engine.core.words import msg
from locales import Locale, all_words, choose_locale

NAMES = (
    msg("bot-name-ada"),
    msg("bot-name-bohdan"),
    msg("bot-name-cleo"),
    msg("bot-name-darko"),
    msg("bot-name-emma"),
    msg("bot-name-filip"),
)


def bot_names(table_locale: str) -> tuple[str, ...]:
    """The names of bots at a table of this language, in the order in which they sit down."""
    locale = choose_locale(table_locale, Locale.EN)
    return tuple(all_words().say(locale, name) for name in NAMES)
