"""Colours as numbers, and how they are mixed and compared."""

from __future__ import annotations

Colour = tuple[int, int, int]

WHITE: Colour = (255, 255, 255)


def rgb(code: str) -> Colour:
    """``#F5A01F`` as numbers."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return (red, green, blue)


def mix(base: Colour, other: Colour, share: float) -> Colour:
    """The base with a share (0 to 1) of the other colour."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(base, other, strict=True))
    return (red, green, blue)


def blend_steps(first: Colour, last: Colour, count: int) -> tuple[Colour, ...]:
    """An even row of colours from the first to the last."""
    return tuple(mix(first, last, step / (count - 1)) for step in range(count))


def contrast(one: Colour, other: Colour) -> float:
    """How well one reads on the other, from 1 to 21, as WCAG 2 counts it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
