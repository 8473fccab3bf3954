"""Frozen dataclasses: fast changed copies, and what is derived from one is kept with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

T = TypeVar("T")
Answer = TypeVar("Answer")


def altered(frozen: T, **changes: object) -> T:
    """``dataclasses.replace``, but five times as fast: the fields are copied, nothing is called.

    For frozen dataclasses without slots and without a ``__post_init__``. What was derived from the
    object is copied too, so none of that may depend on a field that changes.
    """
    fields = vars(frozen)
    other = object.__new__(type(frozen))
    copied = vars(other)
    copied.update(fields)
    copied.update(changes)
    if len(copied) != len(fields):
        raise TypeError(f"{type(frozen).__name__} has no {changes.keys() - fields.keys()}")
    return other


def remade(frozen: T, **changes: object) -> T:
    """``altered``, but what was derived from the object is left behind."""
    fields = vars(frozen)
    names = type(frozen).__dataclass_fields__  # type: ignore[attr-defined]
    other = object.__new__(type(frozen))
    copied = vars(other)
    for name in names:
        copied[name] = fields[name]
    copied.update(changes)
    if len(copied) != len(names):
        raise TypeError(f"{type(frozen).__name__} has no {changes.keys() - names.keys()}")
    return other


def derived(function: Callable[[T], Answer]) -> Callable[[T], Answer]:
    """The function, which is called once for each object: what it says is kept with the object, as
    by a cached property. For frozen dataclasses without slots; nobody may change the answer.
    """
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def kept(frozen: T) -> Answer:
        fields = vars(frozen)
        if name not in fields:
            fields[name] = function(frozen)
        answer: Answer = fields[name]
        return answer

    return kept
