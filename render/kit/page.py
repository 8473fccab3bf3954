"""A page is drawn late: first what lies on it is noted, then only what is new becomes pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from render.kit.colour import Colour
from render.kit.sprites import Sprite

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore, PixelAccess

Edges = tuple[int, int, int, int]
"""Left, top, right and bottom."""

Name = tuple[int, ...]
"""The same name, the same pixels. What nobody can name has an empty one."""

Source = Image.Image | Colour
Stroke = tuple[Edges, Source, Image.Image | None, Name]
"""A colour or an image that lies within these edges, with a mask only where that is. A plain tuple,
because a page has some hundred of them."""

ROWS = 80
UNNAMED: Name = ()


class RowName:
    """What lies on a row: the same name, the same pixels. It is looked up a dozen times, so its
    hash is computed once."""

    __slots__ = ("_hash", "_parts")

    def __init__(self, *parts: object) -> None:
        self._parts, self._hash = parts, hash(parts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowName) and self._parts == other._parts


class Row(NamedTuple):
    """A part of a page as wide as it is, with what lies on it from the bottom."""

    edges: Edges
    strokes: list[Stroke]

    def name(self, palette: int) -> RowName | None:
        """Its name in the colours of the palette with this number; None where nobody can name what
        lies there."""
        names = [stroke[3] for stroke in self.strokes]
        return None if UNNAMED in names else RowName(palette, self.edges, *names)


class Page(Image.Image):
    """An RGB image that is drawn as soon as somebody asks for its pixels.

    Until then it can be taken row by row, and a row that was drawn before need not be drawn.
    """

    def __init__(self, size: tuple[int, int], ground: Colour) -> None:
        super().__init__()
        self._mode, self._size = "RGB", size
        self._strokes: list[Stroke] = []
        self.fill((0, 0, *size), ground)

    @property
    def is_drawn(self) -> bool:
        return self._im is not None

    def _can_take(self, page: Page, at: tuple[int, int]) -> bool:
        """Whether what lies on this page can be laid here instead of its pixels: neither is drawn
        yet, and what hangs over an edge there would do so here."""
        (x, y), (width, height) = at, page.size
        ends = x <= 0, y <= 0, x + width >= self.width, y + height >= self.height
        return (
            not self.is_drawn
            and not page.is_drawn
            and all(
                (edges[0] >= 0 or ends[0])
                and (edges[1] >= 0 or ends[1])
                and (edges[2] <= width or ends[2])
                and (edges[3] <= height or ends[3])
                for edges, *_ in page._strokes
            )
        )

    def fill(self, edges: Edges, colour: Colour) -> None:
        """A plain rectangle."""
        self._lay((edges, colour, None, (*edges, *colour)))

    def put(self, image: Image.Image, at: tuple[int, int]) -> None:
        """An image; a see-through one is laid over. Of a page that is not drawn yet, what lies on
        it is laid here."""
        if isinstance(image, Page) and self._can_take(image, at):
            self._strokes += [_moved(stroke, at) for stroke in image._strokes]
            return
        (x, y), (width, height) = at, image.size
        name = (image.number, x, y) if isinstance(image, Sprite) else UNNAMED
        mask = image if image.mode == "RGBA" else None
        self._lay(((x, y, x + width, y + height), image, mask, name))

    def stamp(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """A colour where the mask is."""
        (x, y), (width, height) = at, mask.size
        name = (mask.number, x, y, *colour) if isinstance(mask, Sprite) else UNNAMED
        self._lay(((x, y, x + width, y + height), colour, mask, name))

    def _lay(self, stroke: Stroke) -> None:
        if self._im is None:
            self._strokes.append(stroke)
        else:
            _draw(self.im, (0, 0), stroke)

    def load(self) -> PixelAccess | None:
        """Draw the whole page, unless it is drawn."""
        if self._im is None:
            self.im = drawn((0, 0, *self.size), self._strokes).im
            self._strokes = []
        return super().load()

    def part(self, top: int, bottom: int) -> Row:
        """What lies between these heights of a page that is not drawn yet."""
        row = Row((0, top, self.width, bottom), [])
        for stroke in self._strokes:
            if stroke[0][1] < bottom and stroke[0][3] > top:
                _lay(row, stroke)
        return row

    def rows(self) -> list[Row]:
        """All parts of a page that is not drawn yet, from the top, without what is hidden by
        something else."""
        width, height = self.size
        rows = [Row((0, top, width, min(top + ROWS, height)), []) for top in range(0, height, ROWS)]
        for stroke in self._strokes:
            _, top, _, bottom = stroke[0]
            for row in rows[max(0, top // ROWS) : max(0, -(-bottom // ROWS))]:
                _lay(row, stroke)
        return rows


def _moved(stroke: Stroke, by: tuple[int, int]) -> Stroke:
    """The same stroke elsewhere, with the name that it would have had there."""
    (left, top, right, bottom), source, mask, name = stroke
    edges = (left + by[0], top + by[1], right + by[0], bottom + by[1])
    if mask is None and isinstance(source, tuple):
        return edges, source, mask, (*edges, *source)
    return edges, source, mask, (name[0], *edges[:2], *name[3:]) if name else UNNAMED


def _lay(row: Row, stroke: Stroke) -> None:
    edges, _, mask, _ = stroke
    (left, top, right, bottom), strokes = row
    if (
        mask is None
        and edges[0] <= left
        and edges[1] <= top
        and edges[2] >= right
        and edges[3] >= bottom
    ):
        strokes.clear()
    strokes.append(stroke)


def drawn(edges: Edges, strokes: list[Stroke]) -> Image.Image:
    """The pixels within these edges; the first stroke must cover all of them."""
    x, y, right, bottom = edges
    image = Image.new("RGB", (right - x, bottom - y), None)
    for stroke in strokes:
        _draw(image.im, (x, y), stroke)
    return image


def _draw(pixels: ImagingCore, corner: tuple[int, int], stroke: Stroke) -> None:
    """Lay a stroke on pixels whose top left corner is here. What lies beyond them is left out."""
    (left, top, right, bottom), source, mask, _ = stroke
    x, y = corner
    place = (left - x, top - y, right - x, bottom - y)
    if mask is None:
        pixels.paste(pixels_of(source), place)
    else:
        pixels.paste(pixels_of(source), place, core_of(mask))


def pixels_of(source: Source) -> ImagingCore | Colour:
    """What Pillow pastes, painted if need be."""
    return source if isinstance(source, tuple) else core_of(source)


def core_of(image: Image.Image) -> ImagingCore:
    """The pixels of an image, painted if need be."""
    if isinstance(image, Sprite):
        return image.pixels
    image.load()
    return image.im
