"""Signs in one colour: what kind a building is, and what stickers do to it."""

from __future__ import annotations

from engine.games.mycity.box import Colour as RoofColour
from render.kit.colour import Colour
from render.kit.pen import Drawing, SquarePen


def home(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A house with a chimney."""
    pen.polygon(((50, 8), (96, 50), (4, 50)), ink)
    pen.block((72, 10, 84, 40), ink)
    pen.block((16, 46, 84, 92), ink)
    pen.block((40, 60, 60, 92), hole)


def temple(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A front with columns."""
    pen.polygon(((50, 4), (96, 34), (4, 34)), ink)
    pen.block((8, 38, 92, 46), ink)
    for left in (12, 34, 55, 77):
        pen.block((left, 48, left + 11, 78), ink)
    pen.block((4, 80, 96, 94), ink)
    pen.disc((50, 23), 5, hole)


def factory(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A saw-tooth roof and a chimney."""
    pen.block((70, 8, 86, 60), ink)
    pen.polygon(((6, 92), (6, 52), (28, 34), (28, 52), (50, 34), (50, 52), (92, 52), (92, 92)), ink)
    for left in (18, 42, 66):
        pen.block((left, 66, left + 14, 80), hole)


def church(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A tower with a cross, and the nave at both its sides."""
    pen.block((46, 0, 54, 24), ink)
    pen.block((38, 6, 62, 13), ink)
    pen.polygon(((50, 16), (73, 46), (27, 46)), ink)
    pen.block((34, 44, 66, 96), ink)
    for outer, inner in ((6, 30), (94, 70)):
        pen.polygon(((inner, 62), (outer, 70), (outer, 96), (inner, 96)), ink)
    pen.block((43, 74, 57, 96), hole)
    pen.disc((50, 74), 7, hole)
    pen.disc((50, 56), 5, hole)


def bolt(pen: SquarePen, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A bolt of lightning."""
    pen.polygon(((60, 4), (18, 56), (46, 56), (36, 98), (84, 38), (54, 38)), ink)


def bell(pen: SquarePen, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A bell."""
    pen.disc((50, 14), 9, ink)
    pen.disc((50, 42), 27, ink)
    pen.polygon(((23, 42), (77, 42), (82, 68), (94, 80), (6, 80), (18, 68)), ink)
    pen.disc((50, 86), 11, ink)


def guild(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A shield that hangs over the door, with crossed tools."""
    pen.block((10, 6, 90, 50), ink, 6)
    pen.polygon(((10, 46), (90, 46), (78, 76), (50, 96), (22, 76)), ink)
    pen.stroke(((34, 28), (66, 68)), 9, hole)
    pen.stroke(((66, 28), (34, 68)), 9, hole)


def engine(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A cog wheel."""
    for x, y in ((50, 4), (96, 50), (82, 82), (82, 18)):
        pen.stroke(((x, y), (100 - x, 100 - y)), 17, ink)
    pen.disc((50, 50), 34, ink)
    pen.disc((50, 50), 15, hole)


def filter_(pen: SquarePen, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A funnel."""
    pen.polygon(((4, 10), (96, 10), (60, 54), (60, 94), (40, 82), (40, 54)), ink)


def smoke(pen: SquarePen, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A cloud of smoke."""
    for centre, radius in (((34, 62), 26), ((62, 52), 28), ((46, 34), 22), ((72, 74), 18)):
        pen.disc(centre, radius, ink)
    pen.disc((20, 86), 10, ink)


def bridge(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A bridge with two arches."""
    pen.block((2, 34, 98, 82), ink, 4)
    pen.block((2, 26, 98, 36), ink, 3)
    for left in (14, 56):
        pen.block((left, 62, left + 30, 84), hole)
        pen.disc((left + 15, 62), 15, hole)


def star(pen: SquarePen, ink: Colour, hole: Colour) -> None:  # noqa: ARG001
    """A star with five points."""
    points = ((50, 4), (61, 38), (97, 38), (68, 59), (79, 94), (50, 73), (21, 94), (32, 59))
    pen.polygon((*points, (3, 38), (39, 38)), ink)


def note(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """What is owed: a note with a minus on it."""
    pen.block((16, 4, 84, 96), ink, 8)
    pen.block((30, 42, 70, 56), hole)


def face_down(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """A building that stays in the box, crossed out."""
    home(pen, ink, hole)
    pen.stroke(((4, 96), (96, 4)), 26, hole)
    pen.stroke(((4, 96), (96, 4)), 11, ink)


ROOF_SIGNS: dict[RoofColour, Drawing] = {
    RoofColour.YELLOW: home,
    RoofColour.RED: temple,
    RoofColour.BLUE: factory,
    RoofColour.PURPLE: church,
    RoofColour.WILD: bolt,
}
STICKER_SIGNS: dict[str, Drawing] = {
    "bell": bell,
    "guild": guild,
    "factory": engine,
    "filter": filter_,
}
