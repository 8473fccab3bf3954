"""A finished picture, typed by who may see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from engine.core.seats import W
from engine.core.words import Msg

Say = Callable[[Msg], str]
"""Speaks a message in the reader's language and fills in the names of the table."""


@dataclass(frozen=True)
class Picture(Generic[W]):
    """A finished PNG with its alt text. ``W`` says whether it may be posted or only whispered."""

    png: bytes
    size: tuple[int, int]
    alt: str
