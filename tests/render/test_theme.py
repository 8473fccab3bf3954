from __future__ import annotations

from copy import copy
from itertools import combinations

import pytest

from render.games.manhattan.islands import WATER, plot_ground
from render.kit.colour import Colour, mix, rgb
from render.kit.fonts import Face, printable
from render.kit.glyphs import chip, glyph
from render.kit.theme import DARK, THEMES, Glyph
from tests.render.contrast import contrast

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

# Machado, Oliveira & Fernandes 2009, full severity, on linear light.
VISIONS = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: Colour) -> list[float]:
    shares = [value / 255 for value in colour]
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def seen_by(vision: str, colour: Colour) -> list[float]:
    light = linear(colour)
    rows = VISIONS[vision]
    return [min(1, max(0, sum(k * v for k, v in zip(row, light, strict=True)))) for row in rows]


def oklab(light: list[float]) -> list[float]:
    red, green, blue = light
    cones = (
        (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3),
        (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3),
        (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3),
    )
    rows = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    return [sum(k * c for k, c in zip(row, cones, strict=True)) for row in rows]


@pytest.mark.parametrize("vision", VISIONS)
def test_seats_stay_apart_for_every_kind_of_eyes(vision):
    seen = [oklab(seen_by(vision, seat.colour)) for seat in DARK.seats]
    distances = [
        100 * sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for one, other in combinations(seen, 2)
    ]
    assert min(distances) > 12


@ALL
def test_words_read_on_every_ground(theme):
    for ground in (theme.ground, theme.panel, theme.raised):
        assert contrast(theme.text, ground) >= 7
        assert contrast(theme.muted, ground) >= 4.5


@ALL
def test_signs_read_on_panels(theme):
    for ground in (theme.panel, theme.raised):
        assert contrast(theme.good, ground) >= 4.5
        assert contrast(theme.bad, ground) >= 4.3


@ALL
def test_ink_reads_on_every_piece(theme):
    for ground in (theme.cream, theme.sand):
        assert contrast(theme.ink, ground) >= 7
    for dimmed in (True, False):
        label = mix(theme.ink, theme.cream, 0.36)
        assert contrast(label, plot_ground(theme, dimmed)) >= 3.5


@ALL
def test_numbers_read_on_every_seat(theme):
    assert all(contrast(seat.ink, seat.colour) >= 3.5 for seat in theme.seats)


@ALL
def test_every_theme_has_its_water(theme):
    assert contrast(theme.sand, WATER[theme.name]) >= 1.25


def test_seats_differ_in_every_way():
    for trait in ("colour", "glyph", "pattern"):
        assert len({getattr(seat, trait) for seat in DARK.seats}) == 6


@pytest.mark.parametrize(("one", "other"), list(combinations(range(6), 2)))
def test_shapes_differ_without_colour(one, other):
    seats = DARK.seats
    shapes = [glyph(seats[seat], 40, DARK).getchannel("A").tobytes() for seat in (one, other)]
    chips = [chip(seats[seat], 3, 25, 24, DARK).getchannel("A").tobytes() for seat in (one, other)]
    assert shapes[0] != shapes[1]
    assert chips[0] != chips[1]


def test_shapes_are_drawn_because_no_face_has_them():
    assert printable("".join(Glyph), Face.LABEL) == ""


def test_the_three_themes_by_name():
    assert list(THEMES) == ["dark", "light", "colour-blind"]


def test_colours_are_read_and_mixed():
    assert rgb("#F5A01F") == (245, 160, 31)
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert round(contrast((0, 0, 0), (255, 255, 255))) == 21


@ALL
def test_a_theme_that_was_sent_is_the_theme_of_that_process(theme):
    """Sprites are kept by theme: a copy of it would have none."""
    assert copy(theme) is theme
