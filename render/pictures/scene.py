"""The picture of a scene from a recorded game, for the rules and for the page of a game."""

from __future__ import annotations

from typing import Any

from PIL import Image

from engine.core.lessons import Scene, Shows
from engine.core.seats import Public, Seen
from render.kit.palette import encode
from render.kit.theme import Theme
from render.painter import Marks, Painter, detail_named, painter_of
from render.picture import Picture, Say

SAMPLE_NAMES = ("Ann", "Marko", "Lev", "Oksana", "Ben", "Ada")
"""Who played the recorded games."""


def paint_scene(
    key: str,
    scene: Scene,
    seen: Seen[object, Public],
    ghost: tuple[str, ...],
    theme: Theme,
    say: Say,
    alt: str,
) -> Picture[Public]:
    """A scene as everybody may see it, with its marks; ``ghost`` are the spots of what is tried.

    Raises ValueError if the scene shows a hand or a detail that its eye does not have.
    """
    image = draw_scene(painter_of(key), key, scene, seen, ghost, theme, say)
    return Picture(encode(image, key, theme), image.size, alt)


def draw_scene(
    painter: Painter[Any],
    key: str,
    scene: Scene,
    seen: Seen[object, Public],
    ghost: tuple[str, ...],
    theme: Theme,
    say: Say,
) -> Image.Image:
    """The part of the table that the scene names, with its marks."""
    marks = Marks(spots=scene.spots, ghost=ghost)
    match scene.shows:
        case Shows.BOARD:
            return painter.board(seen.view, marks, theme, say)
        case Shows.GROUND:
            return (painter.ground or painter.board)(seen.view, marks, theme, say)
        case Shows.HAND:
            image = painter.hand(seen.view, theme, say)
        case token:
            detail = detail_named(key, seen, token)
            image = detail.paint(theme, say) if detail is not None else None
    if image is None:
        raise ValueError(f"{key}: this scene cannot show {scene.shows}")
    return image
