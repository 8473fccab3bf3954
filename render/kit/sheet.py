"""The surface that pictures and sprites are put together on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PIL import Image

from render.kit.colour import Colour
from render.kit.fonts import Font, cap_height, run
from render.kit.layout import Box
from render.kit.page import Page, Source, core_of, pixels_of
from render.kit.shapes import corners
from render.kit.text import Setting


class Hold(Enum):
    """Which point of a line of text is given: its left end, middle or right end."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, eq=False)
class Sheet:
    """An image, and the ways to put things on it."""

    image: Image.Image

    @staticmethod
    def blank(width: int, height: int, ground: Colour) -> Sheet:
        """An RGB sheet of this size in one colour."""
        return Sheet(Image.new("RGB", (width, height), ground))

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        edges = (box.x, box.y, box.x + box.width, box.y + box.height)
        if isinstance(self.image, Page):
            self.image.fill(edges, colour)
        else:
            self.image.im.paste(colour, edges)

    def panel(self, box: Box, radius: int, colour: Colour) -> None:
        """A rectangle with round corners. Only the corners need smoothing."""
        self.fill(Box(box.x + radius, box.y, box.width - 2 * radius, box.height), colour)
        self.fill(Box(box.x, box.y + radius, box.width, box.height - 2 * radius), colour)
        ends = [(x, y) for y in (box.y, box.bottom - radius) for x in (box.x, box.right - radius)]
        for mask, at in zip(corners(radius), ends, strict=True):
            self.stamp(mask, at, colour)

    def framed(self, box: Box, radius: int, colour: Colour, edge: Colour, thickness: int) -> None:
        """A rectangle with round corners and an edge of another colour inside its bounds."""
        self.panel(box, radius, edge)
        self.panel(box.inset(thickness), radius - thickness, colour)

    def stamp(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """Paint this colour where the mask is."""
        if isinstance(self.image, Page):
            self.image.stamp(mask, at, colour)
        else:
            self._lay(colour, at, mask)

    def put(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        """A sprite with its top left corner here; see-through ones are laid over."""
        if isinstance(self.image, Page):
            self.image.put(sprite, at)
        elif sprite.mode == "RGBA":
            self._lay(sprite, at, sprite)
        elif sprite.mode == self.image.mode:
            (x, y), (width, height) = at, sprite.size
            self.image.im.paste(core_of(sprite), (x, y, x + width, y + height))
        else:
            self.image.paste(sprite, at)

    def _lay(self, source: Source, at: tuple[int, int], mask: Image.Image) -> None:
        """As ``paste`` of the image does, in a quarter of the time."""
        (x, y), (width, height) = at, mask.size
        place = (x, y, x + width, y + height)
        self.image.im.paste(pixels_of(source), place, core_of(mask))

    def put_centred(self, sprite: Image.Image, centre: tuple[int, int]) -> None:
        """A sprite with its middle here."""
        self.put(sprite, (centre[0] - sprite.width // 2, centre[1] - sprite.height // 2))

    def text(
        self, at: tuple[int, int], words: str, font: Font, colour: Colour, hold: Hold = Hold.LEFT
    ) -> int:
        """One line whose capitals are centred on the height of ``at``; returns its width."""
        line = run(words, font)
        x = at[0] - round(line.width * hold.value) + line.left
        y = at[1] + (cap_height(font) + 1) // 2 + line.top
        self.stamp(line.mask, (x, y), colour)
        return line.width

    def line(
        self, at: tuple[int, int], setting: Setting, colour: Colour, hold: Hold = Hold.LEFT
    ) -> int:
        """The only line of words that were made to fit; returns its width."""
        return self.text(at, setting.lines[0], setting.font, colour, hold)

    def lines(
        self,
        at: tuple[int, int],
        setting: Setting,
        step: int,
        colour: Colour,
        hold: Hold = Hold.LEFT,
    ) -> None:
        """Lines so many pixels apart, the middle of all of them at the height of ``at``."""
        first = at[1] - step * (len(setting.lines) - 1) // 2
        self.lines_below((at[0], first), setting, step, colour, hold)

    def lines_below(
        self,
        at: tuple[int, int],
        setting: Setting,
        step: int,
        colour: Colour,
        hold: Hold = Hold.LEFT,
    ) -> None:
        """Lines so many pixels apart, the first of them at ``at``."""
        for number, line in enumerate(setting.lines):
            self.text((at[0], at[1] + number * step), line, setting.font, colour, hold)
