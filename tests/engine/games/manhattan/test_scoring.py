"""The three scorings, the rulebook's example by name, the tie-breaks."""

from dataclasses import replace

import pytest

from engine.games.manhattan import GAME
from engine.games.manhattan.points import majority, score_round, tallest_building
from engine.games.manhattan.view import Scored, Stage
from tests.engine.games.manhattan.positions import COLOURS, board, building, stack


def paid(plots):
    return {COLOURS[c]: scored for c, scored in score_round(plots, range(4)).items()}


def test_rulebook_example_of_scoring_at_the_end_of_a_round():
    """Purple 9 buildings, blue 6, yellow 5, orange 1 with the tallest skyscraper.

    Yellow leads in A, purple in B and C, blue in D, nobody in E and F. Our sky stands for purple,
    jade for blue, amber for yellow, orchid for orange.
    """
    plots = board(
        **dict.fromkeys(("a1", "a2", "a3"), "a2"),
        **dict.fromkeys(("a4",), "s1"),
        **dict.fromkeys(("b1", "b2", "b3"), "s2"),
        **dict.fromkeys(("c1", "c2", "c3"), "s1"),
        **dict.fromkeys(("c4",), "j1"),
        **dict.fromkeys(("d1", "d2", "d3"), "j3"),
        **dict.fromkeys(("d4",), "s1"),
        **dict.fromkeys(("e1",), "a1"),
        **dict.fromkeys(("e2",), "j1"),
        **dict.fromkeys(("f1",), "s4"),
        **dict.fromkeys(("f2",), "j1"),
        **dict.fromkeys(("f3",), "a1"),
        **dict.fromkeys(("f4",), "s1 o4 o4"),
    )
    result = paid(plots)
    assert {colour: scored.buildings for colour, scored in result.items()} == {
        "s": 9,
        "j": 6,
        "a": 5,
        "o": 1,
    }
    assert {colour: scored.points for colour, scored in result.items()} == {
        "s": 13,
        "j": 8,
        "a": 7,
        "o": 4,
    }
    assert result["o"].tallest == 3


def test_two_tallest_buildings_of_one_colour_pay_once():
    assert paid(board(a1="j4 j3", f9="s4 j3"))["j"].tallest == 3


def test_two_tallest_buildings_of_two_colours_pay_nobody():
    assert tallest_building(board(a1="j4 j3", f9="o4 o3")) is None


def test_an_empty_board_pays_nobody():
    assert tallest_building(board()) is None
    assert all(scored.points == 0 for scored in paid(board()).values())


@pytest.mark.parametrize(
    ("towers", "leader"),
    [
        (["a1", "a1", "j1", "j1", "o1"], None),
        (["o1"], "o"),
        (["a4 a4", "j1", "j1"], "j"),
        ([], None),
    ],
)
def test_the_majority_in_a_city(towers, leader):
    colour = majority([stack(tower) for tower in towers])
    assert colour == (None if leader is None else COLOURS.index(leader))


def test_the_roof_alone_decides_who_owns_a_building():
    assert paid(board(a1="a4 s4"))["s"].buildings == 1
    assert paid(board(a1="a4 s4"))["a"].buildings == 0


def finished(seats, plots, scored):
    table = building(seats)
    return replace(
        table, stage=Stage.OVER, plots=plots, scored=tuple(Scored(0, 0, n) for n in scored)
    )


def test_the_most_points_win():
    outcome = GAME.outcome(finished(3, board(a1="a1"), (10, 12, 9)))
    assert outcome.ranks == (2, 1, 3)
    assert outcome.why.key == "manhattan-won-by-points"


def test_a_tie_goes_to_the_taller_own_building():
    outcome = GAME.outcome(finished(3, board(a1="a4", a2="s3", a3="s3", a4="j4 j4"), (9, 9, 2)))
    assert outcome.ranks == (1, 2, 3)
    assert outcome.why.key == "manhattan-won-by-tallest"


def test_a_further_tie_goes_to_more_buildings():
    outcome = GAME.outcome(finished(3, board(a1="a4", a2="s4", a3="s1"), (9, 9, 2)))
    assert outcome.ranks == (2, 1, 3)
    assert outcome.why.key == "manhattan-won-by-buildings"


def test_a_complete_tie_is_a_shared_victory():
    outcome = GAME.outcome(finished(3, board(a1="a4", a2="s4"), (9, 9, 2)))
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners() == (0, 1)
    assert outcome.why.key == "manhattan-won-together"


def test_a_player_without_buildings_has_a_tallest_of_nothing():
    assert GAME.outcome(finished(3, board(a1="s1"), (9, 9, 2))).ranks == (2, 1, 3)


def test_two_players_add_their_colours_up():
    outcome = GAME.outcome(finished(2, board(), (10, 8, 1, 4)))
    assert [tally.points for tally in outcome.tallies] == [11, 12]
    assert outcome.ranks == (2, 1)


def test_two_players_break_ties_with_both_colours():
    outcome = GAME.outcome(finished(2, board(a1="a2", a2="j4", a3="s3", a4="o3"), (5, 5, 5, 5)))
    assert outcome.ranks == (1, 2)
    assert outcome.why.key == "manhattan-won-by-tallest"


def test_one_s_own_two_colours_cancel_each_other_s_bonus():
    """Ruling M7."""
    plots = board(a1="a3", a2="j3", b1="s1", b2="s1", b3="o1")
    result = paid(plots)
    assert result["a"].tallest == result["j"].tallest == 0
    assert result["a"].cities == result["j"].cities == 0
    assert result["s"].cities == 2


def test_the_forecast_counts_what_the_board_would_pay_now():
    state = building(4, plots=board(a1="a3", b1="s1"), scored=(Scored(0, 0, 5),) * 4)
    points = [tally.points for tally in GAME.score(GAME.view(state, None))]
    assert points == [5 + 1 + 2 + 3, 5 + 1 + 2, 5, 5]
