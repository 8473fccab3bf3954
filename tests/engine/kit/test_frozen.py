"""Changing what is frozen, and keeping what is derived from it."""

from dataclasses import dataclass, field, replace

import pytest

from engine.core import codec
from engine.kit.frozen import altered, derived, derived_property, remade


@dataclass(frozen=True)
class Lamp:
    place: str
    oil: int = 3


@dataclass(frozen=True)
class Street:
    lamps: tuple[Lamp, ...]
    name: str = ""
    asked: list[str] = field(default_factory=list, compare=False)

    @derived_property
    def oil(self) -> int:
        """All oil of the street."""
        self.asked.append("oil")
        return sum(lamp.oil for lamp in self.lamps)


@derived
def places(street: Street) -> list[str]:
    """Where lamps stand."""
    street.asked.append("places")
    return [lamp.place for lamp in street.lamps]


STREET = (Lamp("corner"), Lamp("gate"))


@pytest.mark.parametrize("change", [altered, remade])
def test_it_does_what_the_dataclasses_do(change):
    lamp = Lamp("corner")
    assert change(lamp, oil=1) == replace(lamp, oil=1)
    assert hash(change(lamp, oil=1)) == hash(Lamp("corner", 1))
    assert lamp == Lamp("corner", 3)


@pytest.mark.parametrize("change", [altered, remade])
def test_a_field_that_is_not_there_is_refused(change):
    with pytest.raises(TypeError, match="wick"):
        change(Lamp("corner"), wick=1)


def test_what_is_derived_is_derived_once():
    street = Street(STREET)
    assert [street.oil, street.oil] == [6, 6]
    assert [places(street), places(street)] == [["corner", "gate"]] * 2
    assert street.asked == ["oil", "places"]


def test_what_is_derived_goes_with_a_copy_that_keeps_it():
    street = Street(STREET)
    assert (street.oil, places(street)) == (6, ["corner", "gate"])
    named = altered(street, name="High")
    assert (named.oil, places(named)) == (6, ["corner", "gate"])
    assert street.asked == ["oil", "places"]


def test_what_is_derived_is_left_behind_where_it_may_have_changed():
    street = Street(STREET)
    assert (street.oil, places(street)) == (6, ["corner", "gate"])
    dark = remade(street, lamps=(Lamp("gate", 0),))
    assert (dark.oil, places(dark)) == (0, ["gate"])


def test_nobody_sees_from_outside_what_was_derived():
    asked, fresh = Street(STREET), Street(STREET)
    assert (asked.oil, places(asked)) == (6, ["corner", "gate"])
    assert asked == fresh
    assert repr(altered(asked, asked=[])) == repr(fresh)
    assert codec.dump_plain(altered(asked, asked=[])) == codec.dump_plain(fresh)
    assert Street.oil.__doc__ == "All oil of the street."
