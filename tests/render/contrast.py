"""How well colours are told from each other."""

from __future__ import annotations

from render.kit.colour import Colour


def contrast(one: Colour, other: Colour) -> float:
    """How well one reads on the other, from 1 to 21, as WCAG 2 counts it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
