"""The sequential test: what it finds, and how often it is wrong."""

import random

import pytest

from bench.sequential import SURE, Verdict, evidence, verdict

BAR = 0.7


def looked_at_after_every_game(share, seed, most=200):
    """The first verdict that is not open, in a league in which this share is true."""
    dice, results = random.Random(f"{share} {seed}"), []
    for _ in range(most):
        results.append(float(dice.random() < share))
        told = verdict(results, BAR)
        if told is not Verdict.OPEN:
            return told
    return Verdict.OPEN


def test_evidence_is_the_mean_of_likelihood_ratios():
    """Two wins and a loss with shares of 0.8 and 0.9, against a bar of one half: 8 · 0.8² · 0.2 and
    8 · 0.9² · 0.1, by hand 1.024 and 0.648."""
    assert evidence([1, 0, 1], 0.5, [0.8, 0.9]) == pytest.approx((1.024 + 0.648) / 2)


def test_nothing_is_known_before_the_first_game():
    assert verdict([], BAR) is Verdict.OPEN


@pytest.mark.parametrize(("result", "told"), [(1, Verdict.ABOVE), (0, Verdict.BELOW)])
def test_it_becomes_sure_where_all_games_end_alike(result, told):
    assert verdict([result] * 30, BAR) is told
    assert verdict([result] * 2, BAR) is Verdict.OPEN


def test_half_a_win_counts_as_one_half():
    assert verdict([0.5, 0.5] * 20, BAR) is verdict([1, 0] * 20, BAR)


@pytest.mark.parametrize("share", [0.7, 0.6])
def test_it_rarely_says_above_where_that_is_not_true(share):
    """At most one league of 20, by its construction; of 100 leagues, more than 12 would come up
    less than once in 300 times."""
    told = [looked_at_after_every_game(share, seed) for seed in range(100)]
    assert told.count(Verdict.ABOVE) <= 12
    assert SURE == 20


def test_it_finds_a_strong_bot_soon():
    told = [looked_at_after_every_game(0.95, seed, most=60) for seed in range(50)]
    assert told.count(Verdict.ABOVE) >= 45
