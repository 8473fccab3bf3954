"""The places that a picture marks add up to what the rules count."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.options import Config
from engine.games.mycity.box import Kind
from engine.games.mycity.pieces import BOX
from engine.games.mycity.points import end_values
from engine.games.mycity.track import happened
from render.games.mycity.credits import credits_of
from tests.engine.games.mycity.playing import campaign, long_play
from tests.engine.games.mycity.positions import city, land, marks


def sums(number, board, firsts=()):
    found = Counter(dict.fromkeys(end_values(number, board.land, (), (), ""), 0))
    for credit in credits_of(number, board, firsts):
        found[credit.item] += credit.points
    return found


def counted(number, board, firsts=()):
    ground, stickers = board.counted_land, board.counted_marks
    values = end_values(number, ground, board.placed, stickers, board.colour)
    found = Counter(dict(values))
    for entry in happened(number, replace(board, land=ground, marks=stickers), firsts):
        if BOX.items[entry.item].kind is not Kind.UNBUILT:
            found[entry.item] += entry.points
    return found


def test_every_line_of_a_long_game_adds_up():
    *_, last = long_play(Config(3))
    view = last.moved.match.public().view
    for board in view.cities:
        assert sums(0, board, view.firsts) == counted(0, board, view.firsts)


def test_every_line_of_the_campaign_adds_up():
    kinds = set()
    for number, (_, match) in enumerate(campaign(2), start=1):
        view = match.public().view
        for board in view.cities:
            assert sums(number, board, view.firsts) == counted(number, board, view.firsts)
        kinds |= {BOX.items[key].kind for key in view.plan.scoring}
    assert kinds == set(Kind)


def test_a_group_is_shown_with_all_its_cells():
    board = city(2, "y1 r0 d1, y2 r0 f1, r1 r0 d2")
    (homes,) = [one for one in credits_of(2, board, ()) if one.colour == "yellow"]
    assert homes.points == 2
    assert homes.cells == (3, 4, 5, 6, 7)


def test_a_well_and_a_church_that_fail_are_shown_with_nothing():
    board = city(5, "c1 r0 d1", ground=land(5, c5="well"))
    points = {one.item: one.points for one in credits_of(5, board, ())}
    assert points["well"] == points["church"] == 0


@pytest.mark.parametrize(("building", "weight"), [("y1", 2), ("y2", 1)])
def test_a_sticker_weighs(building, weight):
    board = city(13, "y1 r0 d1", marks=marks(f"{building} guild"))
    (group,) = [one for one in credits_of(13, board, ()) if one.item == "group"]
    assert group.points == weight


def test_the_end_score_is_told_on_the_board_as_it_was_counted():
    """The stickers of the reward change a board only after its points."""
    view = next(match for _, match in campaign(3)).public().view
    assert any(board.land != board.counted_land for board in view.cities)
    for board in view.cities:
        booked = {line.item: line.points for line in board.result.lines}
        shown = Counter()
        for credit in credits_of(view.episode, board, view.firsts):
            shown[credit.item] += credit.points
        assert shown
        assert all(booked[item] == points for item, points in shown.items())
