"""Where things lie: boxes in whole pixels, and the ways a box is divided."""

from __future__ import annotations

from typing import NamedTuple

WIDTH = 1200
"""Every picture is this wide: a phone with a triple screen shows it about one to one."""

MARGIN = 20
GAP = 14


class Box(NamedTuple):
    """A rectangle on the sheet."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2

    def inset(self, by: int) -> Box:
        """A box smaller by this much on every side; larger, if negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, count: int, gap: int = GAP) -> tuple[Box, ...]:
        """So many boxes side by side that fill this one. Spare pixels go to the first ones."""
        width, spare = divmod(self.width - gap * (count - 1), count)
        starts = [self.x + at * (width + gap) + min(at, spare) for at in range(count)]
        return tuple(
            Box(start, self.y, width + (at < spare), self.height) for at, start in enumerate(starts)
        )

    def rows(self, count: int, gap: int = GAP) -> tuple[Box, ...]:
        """So many boxes below each other that fill this one. Spare pixels go to the first ones."""
        turned = Box(self.y, self.x, self.height, self.width).columns(count, gap)
        return tuple(Box(box.y, box.x, box.height, box.width) for box in turned)

    def grid(self, down: int, across: int, gap: int = GAP) -> tuple[Box, ...]:
        """So many rows of so many boxes that fill this one, row by row."""
        return tuple(box for row in self.rows(down, gap) for box in row.columns(across, gap))
