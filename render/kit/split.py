"""A see-through sprite in two parts: what covers its ground, and its smooth edges in boxes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from render.kit.page import Edges
from render.kit.sprites import Sprite

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

BLOCK = 8
"""Edges are looked for in squares of so many pixels."""

BOX_COSTS = 500
"""To blend one more box takes as long as to blend so many pixels."""

RUN = re.compile(rb"[^\0]+")
WHOLE = [0] * 255 + [255]
SMOOTH = [0] + [255] * 254 + [0]


class Split(NamedTuple):
    """``covering`` in palette colours lies where ``covered`` is; the edges are see-through."""

    covering: ImagingCore | None
    covered: ImagingCore | None
    edges: tuple[tuple[Edges, ImagingCore], ...]


def split(sprite: Sprite, mapped: Callable[[Image.Image], Image.Image]) -> Split:
    """The parts of a sprite. It is left whole where that is quicker to paint."""
    alpha = sprite.getchannel("A")
    boxes = list(_boxes(alpha.point(SMOOTH)))
    width, height = sprite.size
    if sum(BOX_COSTS + _area(box) for box in boxes) > width * height * 3 // 4:
        return Split(None, None, (((0, 0, width, height), sprite.pixels),))
    covering, covered = mapped(sprite.convert("RGB")), alpha.point(WHOLE, "1")
    edges = tuple((box, sprite.crop(box).im) for box in boxes)
    return Split(covering.im, covered.im, edges)


def _area(box: Edges) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _boxes(smooth: Image.Image) -> Iterator[Edges]:
    """Boxes that lie apart and hold all that is smooth."""
    blocks = smooth.reduce(BLOCK)
    (across, down), found = blocks.size, blocks.tobytes()
    begun: dict[tuple[int, int], int] = {}
    for row in range(down + 1):
        runs = {run.span() for run in RUN.finditer(found[row * across : (row + 1) * across])}
        for left, right in begun.keys() - runs:
            box = (left, begun.pop((left, right)), right, row)
            yield _in_pixels(box, smooth.size)
        begun = {run: begun.get(run, row) for run in runs}


def _in_pixels(box: Edges, size: tuple[int, int]) -> Edges:
    """A box of blocks, as far as it lies on an image of this size."""
    left, top, right, bottom = (BLOCK * edge for edge in box)
    return left, top, min(right, size[0]), min(bottom, size[1])
