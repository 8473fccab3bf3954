"""Ranks and first places."""

import pytest

from engine.kit.ranks import leaders, ranks


def test_equals_share_a_rank_and_the_next_ones_are_skipped():
    assert ranks([(5, -1), (7, -9), (5, -1), (5, 0)]) == (3, 1, 3, 2)
    assert ranks([4, 9, 9]) == (3, 1, 1)


@pytest.mark.parametrize(
    ("standings", "first"), [([4, 9, 9], (1, 2)), ([(3, 1), (3, 0)], (0,)), ([7], (0,))]
)
def test_leaders_are_the_seats_of_rank_one(standings, first):
    assert leaders(standings) == first
    assert first == tuple(seat for seat, rank in enumerate(ranks(standings)) if rank == 1)
