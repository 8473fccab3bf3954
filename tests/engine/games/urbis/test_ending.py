"""The three endings, the ranks and the tie-breaks."""

from dataclasses import replace

import pytest

from engine.games.urbis import GAME
from engine.games.urbis.view import Ending, Stage
from tests.engine.games.urbis.positions import act, city, full, points, purses, table


def test_a_complete_quarter_wins_at_once():
    """Ruling 23: nothing is counted, the others share the second place."""
    made = city(**full("a", leave=(1,)), b1="palace", bg1="!", bg2="!")
    state = act(act(table(made), "build p1"), "place p1 a1")
    assert state.ending is Ending.QUARTER
    assert state.winner == 0
    assert GAME.turn(state) is None
    outcome = GAME.outcome(state)
    assert outcome.ranks == (1, 2, 2)
    assert outcome.why.key == "urbis-won-by-quarter"


def test_the_owner_wins_whoever_placed_the_last_building():
    """Ruling 9."""
    state = table(city(**full("b", leave=(5,))))
    state = act(act(state, "build p1"), "place p1 b5")
    assert state.winner == 1


def test_the_win_comes_before_the_effects_of_the_last_building():
    """Ruling 10: no coins for the Warehouse, no question about the Barracks' guards."""
    for building in ("warehouse", "barracks", "library"):
        state = table(city(**full("b", leave=(5,))), piles=((building, "clock"),))
        state = act(act(state, "build p1"), "place p1 b5")
        assert state.winner == 1
        assert state.tasks == ()
        assert state.city.quarters[1].coins == 5


def test_extra_plots_must_be_built_on_too():
    made = city(extra=(("lot", "a"),), **full("a", leave=(1,)))
    state = act(act(table(made), "build p1"), "place p1 a1")
    assert state.ending is None
    state = act(act(state, "build p1", 1), "place p1 a11", 1)
    assert state.winner == 0


def test_moving_a_building_may_complete_a_quarter():
    made = city(a1="prison", **full("b", leave=(5,)))
    state = act(table(made, hand=("resettle",)), "play resettle a1 b5")
    assert state.winner == 1


def test_removing_an_empty_plot_may_complete_a_quarter():
    """Ruling 24."""
    made = city(extra=(("lot", "b"),), **full("b"))
    state = act(table(made, hand=("clearance",)), "play clearance b11")
    assert state.winner == 1


def test_an_owner_s_decision_may_complete_a_quarter():
    made = city(b1="prison", **full("c", leave=(5,)))
    state = table(made, piles=(("surveyors", "clock"),))
    state = act(act(state, "build p1"), "place p1 b5")
    state = act(state, "move b1 c5", 1)
    assert state.winner == 2


def test_the_win_is_checked_before_the_empty_piles():
    made = city(**full("a", leave=(1,)))
    state = act(act(table(made, piles=(("clock",), ())), "build p1"), "place p1 a1")
    assert state.ending is Ending.QUARTER


def test_empty_piles_end_the_game():
    state = act(act(table(piles=(("clock",), ())), "build p1"), "place p1 a1")
    assert state.ending is Ending.PILES
    assert GAME.turn(state) is None


def test_decisions_of_the_last_building_are_still_made():
    state = act(act(table(piles=(("watchtower",), ())), "build p1"), "place p1 b5")
    assert state.ending is None
    assert state.stage is Stage.ICON
    state = act(state, "guard bg1", 1)
    assert state.ending is Ending.PILES
    assert points(state)[1] == 1 - 5


def test_one_pile_left_is_enough_to_go_on():
    state = act(act(table(piles=(("clock",), ("bank",))), "build p1"), "place p1 a1")
    assert state.ending is None


# Counting


def test_the_score_sheet():
    made = city(
        extra=(("orchard", "a"), ("gate", "a")), a1="palace", a2="prison", a11="mill", ag2="!"
    )
    quarters = (replace(made.quarters[0], used=("tribute", "bonfire")), *made.quarters[1:])
    made = replace(made, quarters=quarters)
    mine, *_ = GAME.score(GAME.view(table(made), None))
    assert [part.points for part in mine.parts] == [8 - 4 + 1, 3, 7 - 2, -5]
    assert mine.points == 8


def test_side_b_has_no_line_for_gates():
    mine, *_ = GAME.score(GAME.view(table(city(side="b", a1="palace")), None))
    assert [part.points for part in mine.parts] == [8, 0, 0]


def ended(*purse, **places):
    made = purses(city(len(purse), **places), *purse)
    return GAME.outcome(table(made, ending=Ending.DECK))


def test_the_most_points_win():
    outcome = ended(0, 9, 9, a1="palace", b1="court")
    assert outcome.ranks == (1, 2, 3)
    assert outcome.why.key == "urbis-won-by-points"


def test_equal_points_are_decided_by_coins():
    outcome = ended(3, 4, 9, a1="court", b1="theatre")
    assert outcome.ranks == (2, 1, 3)
    assert outcome.why.key == "urbis-won-by-coins"


def test_equal_points_and_coins_share_the_victory():
    outcome = ended(4, 4, 9, a1="court", b1="theatre")
    assert outcome.ranks == (1, 1, 3)
    assert outcome.why.key == "urbis-won-together"


@pytest.mark.parametrize("ending", [Ending.DECK, Ending.PILES, Ending.PASSES])
def test_every_counted_ending_ranks_by_points(ending):
    state = table(city(b1="palace"), ending=ending)
    assert GAME.outcome(state).winners() == (1,)
