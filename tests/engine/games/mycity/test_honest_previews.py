"""What a preview announces is what comes: the own points right after the answer."""

import pytest

from engine.core.options import Config
from engine.games.mycity import GAME
from engine.games.mycity.view import Stage
from tests.engine.games.mycity.playing import campaign, long_play


def points(view, seat):
    return GAME.score(view)[seat].points


@pytest.mark.parametrize("pace", ["together", "own"])
@pytest.mark.parametrize("number", [0, 8, 18, 21])
def test_the_own_points_are_those_that_were_announced(number, pace):
    """Unless somebody else has won a race in the very same round, which nobody could know."""
    carried = campaign(2)[number - 1][0].carried if number else ""
    form = "legacy" if number else "eternal"
    checked = 0
    for ply in long_play(Config(2, {"form": form, "pace": pace}, carried), number):
        view = ply.before.seen_by(ply.seat).view
        if view.stage is not Stage.BUILD:
            continue
        announced = GAME.preview(view, ply.moved.action)
        after = ply.moved.match.seen_by(ply.seat).view
        if announced.firsts == after.firsts:
            assert points(announced, ply.seat) == points(after, ply.seat), ply.moved.action
            checked += 1
    assert checked > 20
