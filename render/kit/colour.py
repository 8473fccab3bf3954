"""Colours as numbers, and how they are mixed."""

from __future__ import annotations

from functools import lru_cache

Colour = tuple[int, int, int]

WHITE: Colour = (255, 255, 255)


def rgb(code: str) -> Colour:
    """``#F5A01F`` as numbers."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return (red, green, blue)


@lru_cache(maxsize=4096)
def mix(base: Colour, other: Colour, share: float) -> Colour:
    """The base with a share (0 to 1) of the other colour."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(base, other, strict=True))
    return (red, green, blue)


def blend_steps(first: Colour, last: Colour, count: int) -> tuple[Colour, ...]:
    """An even row of colours from the first to the last."""
    return tuple(mix(first, last, step / (count - 1)) for step in range(count))
