"""Changing what is frozen."""

from dataclasses import dataclass, replace

import pytest

from engine.kit.frozen import altered


@dataclass(frozen=True)
class Lamp:
    place: str
    oil: int = 3


def test_it_does_what_the_dataclasses_do():
    lamp = Lamp("corner")
    assert altered(lamp, oil=1) == replace(lamp, oil=1)
    assert hash(altered(lamp, oil=1)) == hash(Lamp("corner", 1))
    assert lamp == Lamp("corner", 3)


def test_a_field_that_is_not_there_is_refused():
    with pytest.raises(TypeError, match="wick"):
        altered(Lamp("corner"), wick=1)
