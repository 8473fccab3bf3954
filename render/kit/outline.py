"""Where on a picture something can be touched: outlines, and whose they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.core.choices import BETWEEN_TOKENS, OneOf, Option, SomeOf, Step
from render.kit.layout import Box

Point = tuple[int, int]


@dataclass(frozen=True)
class Outline:
    """A convex polygon in pixels of the whole picture: its corners, one after the other, at least
    three. What it holds is what a touch there means."""

    points: tuple[Point, ...]

    @staticmethod
    def of(box: Box) -> Outline:
        """The outline of a rectangle."""
        return Outline(
            ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
        )

    @property
    def box(self) -> Box:
        """The smallest rectangle that holds it."""
        xs, ys = zip(*self.points, strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of its corners, which lies within it."""
        xs, ys = zip(*self.points, strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a point lies within it; on its edge it does not."""
        sides = [
            (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)
            for (x1, y1), (x2, y2) in zip(
                self.points, (*self.points[1:], self.points[0]), strict=True
            )
        ]
        return all(side > 0 for side in sides) or all(side < 0 for side in sides)


@dataclass(frozen=True)
class Places:
    """What can be touched on one picture.

    ``spots`` are places of the table by the spots of answers (``Option.spot``). ``pieces`` are
    cards, tiles, quarters and other things that answers without a spot stand for, by the token of
    the answer; a piece of which there are several lies in several places.
    """

    spots: Mapping[str, Outline] = field(default_factory=dict)
    pieces: Mapping[str, tuple[Outline, ...]] = field(default_factory=dict)

    def of(self, option: Option) -> tuple[Outline, ...]:
        """Where this answer can be touched; empty if the picture does not show it."""
        if option.spot is not None:
            return (self.spots[option.spot],) if option.spot in self.spots else ()
        # Of two questions that are asked as one, the answer to the second is what is shown.
        return self.pieces.get(option.token.rpartition(BETWEEN_TOKENS)[2], ())


@dataclass(frozen=True)
class Touch:
    """A touch within ``outline`` gives the answer ``token``."""

    token: str
    outline: Outline


def touches(step: Step, places: Places) -> tuple[Touch, ...]:
    """Every answer of this question that can be touched there; the others need buttons."""
    if not isinstance(step, OneOf | SomeOf):
        return ()
    return tuple(
        Touch(option.token, outline) for option in step.options for outline in places.of(option)
    )


def pieces_in(named: Iterable[tuple[str, Box]]) -> dict[str, tuple[Outline, ...]]:
    """The pieces that lie in these boxes, by their names; a name may come several times."""
    found: dict[str, tuple[Outline, ...]] = {}
    for name, box in named:
        found[name] = (*found.get(name, ()), Outline.of(box))
    return found
