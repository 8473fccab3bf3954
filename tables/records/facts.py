"""Facts to take away: rows by the names of their columns, as every program reads them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from engine.core import codec
from engine.core.options import word_of

Facts = dict[str, Any]


def moment(seconds: int | None) -> str | None:
    """A time as every program reads it."""
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()


def option_words(options: bytes) -> list[str]:
    """What was chosen, as it is typed; nothing where it cannot be read."""
    try:
        return [word_of(*one) for one in codec.load_options(options).items()]
    except codec.Unreadable:
        return []
