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
ANY = [0] + [255] * 255
NOT_WHOLE = [255] * 255 + [0]

SOLID = re.compile(rb"\0+")
LEAST_SOLID = 16
"""So many rows must hide their ground before they are laid by themselves."""


class Edge(NamedTuple):
    """What is see-through in a box of a sprite. ``within`` is that box as seen from its own corner,
    ``touched`` is where the ground is not left as it is."""

    box: Edges
    within: Edges
    pixels: ImagingCore
    touched: ImagingCore


class Piece(NamedTuple):
    """A part of what covers the ground, in palette colours; without a mask all of it does."""

    box: Edges
    pixels: ImagingCore
    mask: ImagingCore | None


class Split(NamedTuple):
    """The covering lies below the edges, which are see-through."""

    covering: tuple[Piece, ...]
    edges: tuple[Edge, ...]

    @property
    def bytes(self) -> int:
        """In memory: a pixel takes one in palette colours or in a mask, and four elsewhere."""
        covering = sum(_area(one.box) * (1 if one.mask is None else 2) for one in self.covering)
        return covering + sum(_area(one.box) * 5 for one in self.edges)


def split(sprite: Sprite, mapped: Callable[[Image.Image], Image.Image]) -> Split:
    """The parts of a sprite. It is left whole where that is quicker to paint."""
    alpha = sprite.getchannel("A")
    opacity, pixels = alpha.im, sprite.pixels
    # Without ``Image.point``, which rounds every number of a table before it uses it.
    alpha.im = opacity.point(SMOOTH, None)
    boxes = list(_boxes(alpha))
    width, height = sprite.size
    if sum(BOX_COSTS + _area(box) for box in boxes) > width * height * 3 // 4:
        return Split((), (_edge((0, 0, width, height), pixels, opacity),))
    covering = mapped(sprite.convert("RGB")).im
    return Split(
        tuple(_pieces(covering, opacity)),
        tuple(_edge(box, pixels, opacity) for box in boxes),
    )


def _solid_rows(opacity: ImagingCore) -> range:
    """The longest stretch of rows that hide their ground from end to end."""
    _, open_rows = opacity.point(NOT_WHOLE, None).getprojection()
    longest = max(SOLID.finditer(open_rows), key=lambda run: run.end() - run.start(), default=None)
    return range(*longest.span()) if longest else range(0)


def _pieces(covering: ImagingCore, opacity: ImagingCore) -> Iterator[Piece]:
    """The covering in at most three parts. To lay one with a mask takes much longer."""
    width, height = covering.size
    solid = _solid_rows(opacity)
    if len(solid) < LEAST_SOLID:
        solid = range(height, height)
    else:
        middle = (0, solid.start, width, solid.stop)
        yield Piece(middle, covering.crop(middle), None)
    for top, bottom in ((0, solid.start), (solid.stop, height)):
        if top < bottom:
            box = (0, top, width, bottom)
            yield Piece(box, covering.crop(box), opacity.crop(box).point(WHOLE, "1"))


def touched_by(mask: ImagingCore) -> ImagingCore:
    """Where something that is laid over with this mask changes anything."""
    alpha: ImagingCore = mask.getband(3) if mask.mode == "RGBA" else mask
    touched: ImagingCore = alpha.point(ANY, "1")
    return touched


def _edge(box: Edges, pixels: ImagingCore, opacity: ImagingCore) -> Edge:
    within = (0, 0, box[2] - box[0], box[3] - box[1])
    return Edge(box, within, pixels.crop(box), touched_by(opacity.crop(box)))


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
