"""How long a move may take: an option of Boroughs that every game has."""

from __future__ import annotations

from engine.core.errors import Refused
from tables.time.arithmetic import PACES

TIME = "time"


def split(words: str) -> tuple[str, str | None]:
    """The words of the game itself, and the pace among them if one is named."""
    own = [word for word in words.split() if not word.lower().startswith(f"{TIME}=")]
    named = [word.lower() for word in words.split() if word not in own]
    return " ".join(own), named[-1].removeprefix(f"{TIME}=") if named else None


def seconds(word: str) -> int | None:
    """How long that is; None where there is no limit."""
    if word not in PACES:
        raise Refused("refused-no-such-option", word=f"{TIME}={word}")
    return PACES[word]


def word_for(pace: int | None) -> str:
    """The word that is typed for this pace."""
    return next(word for word, length in PACES.items() if length == pace)


def words() -> list[str]:
    """Every pace as it is typed."""
    return [f"{TIME}={word}" for word in PACES]
