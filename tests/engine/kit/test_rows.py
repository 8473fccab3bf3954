"""Rows with one entry changed or taken out."""

import pytest

from engine.kit.rows import changed, without


@pytest.mark.parametrize(
    ("index", "row"), [(0, ("x", "b", "c")), (1, ("a", "x", "c")), (2, ("a", "b", "x"))]
)
def test_one_entry_is_replaced(index, row):
    assert changed(("a", "b", "c"), index, "x") == row


def test_only_the_first_equal_entry_goes():
    assert without((1, 2, 3, 2), 2) == (1, 3, 2)


def test_what_is_not_there_cannot_go():
    with pytest.raises(ValueError, match="not in"):
        without((1, 3), 2)
