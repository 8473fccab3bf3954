"""Rows with one entry changed or taken out."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with the entry at ``index`` replaced by ``value``."""
    return (*row[:index], value, *row[index + 1 :])


def without(row: tuple[T, ...], one: T) -> tuple[T, ...]:
    """The row less its first entry that equals ``one``; a ValueError where there is none."""
    at = row.index(one)
    return (*row[:at], *row[at + 1 :])
