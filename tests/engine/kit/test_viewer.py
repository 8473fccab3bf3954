"""Whose view it is."""

from types import SimpleNamespace

import pytest

from engine.core.seats import PUBLIC
from engine.kit.viewer import seat_of


def test_a_view_belongs_to_the_seat_that_looks():
    assert seat_of(SimpleNamespace(eye=2)) == 2


def test_the_public_view_belongs_to_nobody():
    with pytest.raises(ValueError, match="no seat"):
        seat_of(SimpleNamespace(eye=PUBLIC))
