"""How hard the bands of a picture are packed."""

from __future__ import annotations

from render.kit.packing import FAST, MOST_BYTES, SMALL, SMALLEST, packed
from render.kit.png import Band

SHARE = {FAST: 1.0, SMALL: 0.8, SMALLEST: 0.7}


def levels_of(*sizes: int) -> tuple[list[int], int]:
    """The level at which each of these bands ends up, and the bytes of all; the sizes are those of
    the fast level."""

    def pack(number: int, level: int) -> Band:
        levels[number] = level
        return Band(bytes(round(sizes[number] * SHARE[level])), 0, number)

    levels: dict[int, int] = {}
    bands = packed(len(sizes), pack)
    assert [band.checksum for band in bands] == list(range(len(sizes)))
    return [levels[number] for number in range(len(sizes))], sum(len(one.packed) for one in bands)


def test_a_picture_that_stays_small_is_packed_quickly():
    assert levels_of(*[MOST_BYTES // 12] * 10)[0] == [FAST] * 10


def test_where_the_bands_between_are_denser_it_is_still_packed_quickly():
    assert levels_of(*[10_000] * 2, 6_000, *[10_000] * 4, 6_000, *[10_000] * 2)[0] == [FAST] * 10


def test_of_what_would_become_too_large_as_much_is_packed_harder_as_must_be():
    levels, taken = levels_of(*[12_500] * 10)
    assert levels == [SMALL, SMALL, FAST, SMALL, SMALL, SMALL, *[FAST] * 4]
    assert taken <= MOST_BYTES


def test_where_that_was_not_foreseen_the_largest_are_packed_once_more():
    levels, taken = levels_of(*[10_000] * 9, 40_000)
    assert levels == [FAST] * 9 + [SMALLEST]
    assert taken <= MOST_BYTES


def test_a_picture_that_can_be_made_no_smaller_is_shown_as_it_is():
    assert levels_of(*[MOST_BYTES] * 3)[0] == [SMALLEST] * 3
