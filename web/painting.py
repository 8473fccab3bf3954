"""Pictures for a page, with what can be touched on them. The processes that paint read this module,
so it knows nothing of servers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PIL import Image

from engine.catalog import find
from engine.core.game import Outcome
from engine.core.seats import Private, Public, Seen, W
from render.kit.outline import Places
from render.kit.palette import encode
from render.kit.theme import Theme
from render.painter import Marks, detail_named, painter_of
from render.picture import Picture, Say
from render.pictures.end import paint_end
from render.pictures.panel import Panel, paint_panel
from render.pictures.placed import place_board, place_hand


@dataclass(frozen=True)
class TouchPicture(Picture[W]):
    """A picture with the outlines of what can be touched on it, the same in words, and the names
    of the parts that can be shown larger, by their tokens."""

    places: Places = field(default_factory=Places)
    words: tuple[str, ...] = ()
    parts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class PartPicture(Picture[W]):
    """A part of the table with its name, and in words where it has some."""

    name: str = ""
    words: tuple[str, ...] = ()


def touch_board(
    key: str, seen: Seen[Any, W], marks: Marks, theme: Theme, say: Say
) -> TouchPicture[W]:
    """The whole table as the reader sees it."""
    placed = place_board(key, seen, marks, theme, say, "")
    picture = placed.picture
    told = (_words(key, seen, say), _parts(key, seen, say))
    return TouchPicture(picture.png, picture.size, "", placed.places, *told)


def touch_hand(
    key: str, seen: Seen[Any, Private], theme: Theme, say: Say
) -> TouchPicture[Private] | None:
    """What this seat holds; None if the game has no hands, or shows them on the board."""
    placed = place_hand(key, seen, theme, say, "")
    if placed is None or not placed.places.pieces:
        return None
    return TouchPicture(placed.picture.png, placed.picture.size, "", placed.places)


def touch_end(
    key: str, seen: Seen[Any, Public], outcome: Outcome, theme: Theme, say: Say
) -> TouchPicture[Public]:
    """The table after the end, with the final score."""
    picture = paint_end(key, seen, outcome, theme, say, "")
    told = (_words(key, seen, say), _parts(key, seen, say))
    return TouchPicture(picture.png, picture.size, "", Places(), *told)


def show_part(
    key: str, seen: Seen[Any, W], token: str, theme: Theme, say: Say
) -> PartPicture[W] | None:
    """A part of the table as the reader sees it; None if there is no such part."""
    found = detail_named(key, seen, token)
    if found is None:
        return None
    image = found.paint(theme, say)
    words = tuple(say(line) for line in found.words)
    return PartPicture(encode(image, key, theme), image.size, "", say(found.label), words)


def show_counts(
    key: str, seen: Seen[Any, Private], piece: str, counts: tuple[int, ...], theme: Theme, say: Say
) -> Picture[Private]:
    """The pieces to take from, with so many of each kind marked as taken."""
    return paint_panel(key, seen, Panel(piece=piece, counts=counts), theme, say, "")


def show_piece(
    key: str, seen: Seen[Any, Private], piece: str, theme: Theme, say: Say
) -> Picture[Private] | None:
    """What is being placed, turned or aimed; None where that is no piece."""
    image = painter_of(key).piece(seen.view, piece, theme, say)
    if image is None:
        return None
    ground = Image.new("RGB", image.size, theme.panel)
    ground.paste(image, (0, 0), image if image.mode == "RGBA" else None)
    return Picture(encode(ground, key, theme), ground.size, "")


def _words(key: str, seen: Seen[Any, Any], say: Say) -> tuple[str, ...]:
    """The table in words. To say all of it takes longer than the event loop may be held."""
    return tuple(say(line) for line in find(key).describe(seen.view))


def _parts(key: str, seen: Seen[Any, Any], say: Say) -> tuple[tuple[str, str], ...]:
    return tuple((one.token, say(one.label)) for one in painter_of(key).details(seen.view))
