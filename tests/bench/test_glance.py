"""Fitting what bots see at a glance: the equations, and the file that comes of it."""

import json

import pytest

from bench import glance
from bench.glance import LINES, PATH, fitted, samples, solved, written
from engine.games.sprawlopolis.glance import FEATURES


def test_equations_are_solved():
    """x + y = 3 and x + 3y = 7, by hand x = 1 and y = 2; with a second right side, half of it."""
    assert solved([[1.0, 1.0], [1.0, 3.0]], [[3.0, 1.5], [7.0, 3.5]]) == [[1.0, 0.5], [2.0, 1.0]]


def test_a_feature_is_worth_what_it_adds(monkeypatch):
    monkeypatch.setattr(glance, "RIDGE", 1e-9)
    nothing = [0.0] * len(LINES)
    found = [([0], nothing), ([0, 1], [2.0, *nothing[1:]]), ([0, 1, 1], [4.0, *nothing[1:]])]
    first, *others = fitted(iter(found * 5))
    assert first[:3] == pytest.approx([0.0, 2.0, 0.0], abs=1e-6)
    assert not any(map(any, others))


def test_the_same_cities_are_built_every_time():
    assert list(samples(1)) == list(samples(1))


def test_the_file_has_the_form_that_is_written():
    made, kept = json.loads(written(fitted(samples(1)))), json.loads(PATH.read_text())
    assert made.keys() == kept.keys()
    for part in ("zones", "conditions"):
        assert list(made[part]) == list(kept[part])
    assert len(kept["roads"]) == len(kept["open_ends"]) == FEATURES
