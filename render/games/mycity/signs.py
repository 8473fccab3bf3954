"""Signs in one colour: what kind a building is, and what stickers do to it."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.mycity.box import Colour as RoofColour
from render.games.mycity.art import Art
from render.kit.colour import Colour

Sign = Callable[[Art, Colour, Colour], None]
"""Drawn in the first colour; windows and doors are cut out in the second."""


def home(art: Art, ink: Colour, hole: Colour) -> None:
    """A house with a chimney."""
    art.polygon(((50, 8), (96, 50), (4, 50)), ink)
    art.block((72, 10, 84, 40), ink)
    art.block((16, 46, 84, 92), ink)
    art.block((40, 60, 60, 92), hole)


def temple(art: Art, ink: Colour, hole: Colour) -> None:
    """A front with columns."""
    art.polygon(((50, 4), (96, 34), (4, 34)), ink)
    art.block((8, 38, 92, 46), ink)
    for left in (12, 34, 55, 77):
        art.block((left, 48, left + 11, 78), ink)
    art.block((4, 80, 96, 94), ink)
    art.disc((50, 23), 5, hole)


def factory(art: Art, ink: Colour, hole: Colour) -> None:
    """A saw-tooth roof and a chimney."""
    art.block((70, 8, 86, 60), ink)
    art.polygon(((6, 92), (6, 52), (28, 34), (28, 52), (50, 34), (50, 52), (92, 52), (92, 92)), ink)
    for left in (18, 42, 66):
        art.block((left, 66, left + 14, 80), hole)


def church(art: Art, ink: Colour, hole: Colour) -> None:
    """A tower with a cross, and the nave at both its sides."""
    art.block((46, 0, 54, 24), ink)
    art.block((38, 6, 62, 13), ink)
    art.polygon(((50, 16), (73, 46), (27, 46)), ink)
    art.block((34, 44, 66, 96), ink)
    for outer, inner in ((6, 30), (94, 70)):
        art.polygon(((inner, 62), (outer, 70), (outer, 96), (inner, 96)), ink)
    art.block((43, 74, 57, 96), hole)
    art.disc((50, 74), 7, hole)
    art.disc((50, 56), 5, hole)


def bolt(art: Art, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """Lightning."""
    art.polygon(((60, 4), (18, 56), (46, 56), (36, 98), (84, 38), (54, 38)), ink)


def bell(art: Art, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A bell."""
    art.disc((50, 14), 9, ink)
    art.disc((50, 42), 27, ink)
    art.polygon(((23, 42), (77, 42), (82, 68), (94, 80), (6, 80), (18, 68)), ink)
    art.disc((50, 86), 11, ink)


def guild(art: Art, ink: Colour, hole: Colour) -> None:
    """A shield that hangs over the door, with crossed tools."""
    art.block((10, 6, 90, 50), ink, 6)
    art.polygon(((10, 46), (90, 46), (78, 76), (50, 96), (22, 76)), ink)
    art.stroke(((34, 28), (66, 68)), 9, hole)
    art.stroke(((66, 28), (34, 68)), 9, hole)


def engine(art: Art, ink: Colour, hole: Colour) -> None:
    """A cog wheel."""
    for x, y in ((50, 4), (96, 50), (82, 82), (82, 18)):
        art.stroke(((x, y), (100 - x, 100 - y)), 17, ink)
    art.disc((50, 50), 34, ink)
    art.disc((50, 50), 15, hole)


def filter_(art: Art, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A funnel."""
    art.polygon(((4, 10), (96, 10), (60, 54), (60, 94), (40, 82), (40, 54)), ink)


def smoke(art: Art, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A cloud of smoke."""
    for centre, radius in (((34, 62), 26), ((62, 52), 28), ((46, 34), 22), ((72, 74), 18)):
        art.disc(centre, radius, ink)
    art.disc((20, 86), 10, ink)


def bridge(art: Art, ink: Colour, hole: Colour) -> None:
    """Two arches."""
    art.block((2, 34, 98, 82), ink, 4)
    art.block((2, 26, 98, 36), ink, 3)
    for left in (14, 56):
        art.block((left, 62, left + 30, 84), hole)
        art.disc((left + 15, 62), 15, hole)


def star(art: Art, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """Five points."""
    points = ((50, 4), (61, 38), (97, 38), (68, 59), (79, 94), (50, 73), (21, 94), (32, 59))
    art.polygon((*points, (3, 38), (39, 38)), ink)


def note(art: Art, ink: Colour, hole: Colour) -> None:
    """What is owed: a note with a minus on it."""
    art.block((16, 4, 84, 96), ink, 8)
    art.block((30, 42, 70, 56), hole)


def face_down(art: Art, ink: Colour, hole: Colour) -> None:
    """A building that stays in the box, crossed out."""
    home(art, ink, hole)
    art.stroke(((4, 96), (96, 4)), 26, hole)
    art.stroke(((4, 96), (96, 4)), 11, ink)


ROOF_SIGNS: dict[RoofColour, Sign] = {
    RoofColour.YELLOW: home,
    RoofColour.RED: temple,
    RoofColour.BLUE: factory,
    RoofColour.PURPLE: church,
    RoofColour.WILD: bolt,
}
STICKER_SIGNS: dict[str, Sign] = {
    "bell": bell,
    "guild": guild,
    "factory": engine,
    "filter": filter_,
}
