"""Pictures together with where on them one can touch: for a page on which the table is played by
touching it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

from engine.core.seats import Private, Seen, W
from render.kit.outline import Places
from render.kit.theme import Theme
from render.painter import Marks, paint_board, paint_hand, painter_of
from render.picture import Picture, Say


@dataclass(frozen=True)
class PlacedPicture(Generic[W]):
    """A picture, and the outlines of what can be touched on it, in its own pixels."""

    picture: Picture[W]
    places: Places


def place_board(
    key: str, seen: Seen[Any, W], marks: Marks, theme: Theme, say: Say, alt: str
) -> PlacedPicture[W]:
    """The whole table as the reader sees it, with an outline for every spot of the marks and for
    the pieces that it shows."""
    picture = paint_board(key, seen, marks, theme, say, alt)
    return PlacedPicture(picture, painter_of(key).places(seen.view, marks))


def place_hand(
    key: str, seen: Seen[Any, Private], theme: Theme, say: Say, alt: str
) -> PlacedPicture[Private] | None:
    """What this seat holds, with an outline for every piece; None if the game has no hands."""
    picture = paint_hand(key, seen, theme, say, alt)
    if picture is None:
        return None
    return PlacedPicture(picture, painter_of(key).hand_places(seen.view))
