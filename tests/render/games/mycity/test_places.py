"""Where My City is touched in questions that random games seldom come to."""

from dataclasses import replace

from engine.games.mycity.box import Grant
from engine.games.mycity.pieces import BOX
from engine.games.mycity.stickers import goes_on_building, targets
from engine.games.mycity.view import Chore, Task
from render.games.mycity import PAINTER
from render.kit.theme import DARK
from render.painter import NO_MARKS, Marks
from tests.render.scenes.mycity import PREPARE, START

ON_BUILDINGS = [name for name in BOX.stickers if goes_on_building(Grant(name))]


def say(message):
    return message.key


def test_every_building_that_a_sticker_may_go_on_can_be_touched():
    assert ON_BUILDINGS
    for sticker in ON_BUILDINGS:
        task = Task(Chore.STICK, Grant(sticker))
        cities = tuple(replace(city, tasks=(task,)) for city in PREPARE.cities)
        view = replace(PREPARE, cities=cities)
        own = view.cities[view.eye]
        pieces = PAINTER.places(view, NO_MARKS).pieces
        assert set(pieces) == set(targets(view.plan, Grant(sticker), own.land, own.marks))
        picture = PAINTER.board(view, NO_MARKS, DARK, say)
        for outline in (one for copies in pieces.values() for one in copies):
            box = outline.box
            drawn = picture.crop((box.x, box.y, box.right, box.bottom))
            assert len(drawn.getcolors(drawn.width * drawn.height)) > 3


def test_differently_turned_buildings_with_one_middle_are_touched_apart():
    marks = Marks((("e5-r0", "1"), ("e5-r90", "2"), ("e5-r180", "3"), ("e5-r270", "4")))
    boxes = [outline.box for outline in PAINTER.places(START, marks).spots.values()]
    assert len(set(boxes)) == len(boxes)


def test_the_open_table_is_not_touched():
    assert not PAINTER.places(replace(START, eye=None), Marks((("e5", ""),))).spots
