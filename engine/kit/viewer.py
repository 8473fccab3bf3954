"""The seat that a view was made for."""

from __future__ import annotations

from typing import Protocol

from engine.core.seats import PUBLIC, Eye, Seat


class HasEye(Protocol):
    """A view that says which eye it was made for."""

    @property
    def eye(self) -> Eye: ...


def seat_of(view: HasEye) -> Seat:
    """The seat that this view was made for; a ValueError for the public view, which is never asked
    a question.
    """
    if view.eye is PUBLIC:
        raise ValueError("the public view belongs to no seat")
    return view.eye
