"""The coach: what it praises is what the rules pay, and it names places as the question does."""

import re
from dataclasses import replace

import pytest

from cogs.ui.answer_widgets import labels_of
from engine.core.choices import walk
from engine.core.options import Config
from engine.games.manhattan import GAME
from engine.games.manhattan.choices import legal_builds
from engine.games.manhattan.pieces import QUARTERS, plot_named
from engine.games.manhattan.prospects import prospects_on, takers
from engine.games.manhattan.view import Stage
from locales import Locale
from tests.engine.games.manhattan.positions import board, building, fresh
from tests.laws.playing import played
from tests.words import all_words

NAMES = ["Ann", "Bob", "Cid", "Dee"]
SAY = all_words().speaker(Locale.EN, NAMES)
CENTRE = ((5,) * 4,) * 4
LED_BY_SKY = {f"{city}{quarter}": "s1" for city in "abdef" for quarter in (1, 2, 3)}
"""Every city but C has a leader who cannot be caught up with by one building."""


def coached(state, *draft, seat=0):
    return SAY(GAME.coach(GAME.view(state, seat), draft))


def test_a_city_that_is_tied_is_the_place_to_build():
    plots = board(**LED_BY_SKY, a4="s4 s4", c1="a1", c2="a1", c3="s1", c4="s1")
    said = coached(building(4, plots=plots, hands=CENTRE), "build")
    assert said == (
        "**3** in city C looks good: with **1 floor** you begin a new building and lead city C, "
        "3 to 2. If the round ended now, that’s 3 more points."
    )


def test_the_tallest_tower_is_worth_taking_and_the_lowest_block_that_does_it_is_named():
    plots = board(**LED_BY_SKY, c1="s1", c2="s1", c5="a1 s3", c6="s1", d5="s2")
    said = coached(building(4, plots=plots, hands=CENTRE), "build")
    assert said == (
        "**3** in city C looks good: with **2 floors** you take it from Bob and have the tallest "
        "tower. If the round ended now, that’s 4 more points."
    )


def test_many_plots_are_named_as_on_the_board():
    hands = ((1, 3, 5, 7), *CENTRE[1:])
    plots = board(**LED_BY_SKY, a4="s4 s4", c2="a1", c4="s1")
    assert coached(building(4, plots=plots, hands=hands), "build").startswith("**C1** looks good")


def test_on_an_empty_board_any_plot_is_good():
    state = building(4, hands=CENTRE)
    assert coached(state, "build").startswith("The board is empty")
    gains = {one.gain for one in prospects_on(GAME.view(state, 0), plot_named("e5"))}
    assert gains == {6}, "a building, its city and the tallest tower"


def test_the_block_that_nobody_can_top_is_named_with_those_who_could_top_a_lower_one():
    trays = ((1, 1, 1, 0), (2, 1, 0, 0), (2, 0, 0, 0), (2, 0, 0, 0))
    plots = board(**LED_BY_SKY, a4="s4 s4", c1="s1", c2="s1")
    said = coached(building(4, plots=plots, hands=CENTRE, trays=trays), "build", "c5")
    assert said == (
        "With **3 floors** nobody can build over you in this round. "
        "With **1 floor** Bob, Cid and Dee still could."
    )


def test_floors_that_bring_the_tallest_tower_are_best():
    plots = board(**LED_BY_SKY, a4="s4 s1", c5="a3")
    said = coached(building(4, plots=plots, hands=CENTRE), "build", "c5")
    assert said == (
        "Best here is **3 floors**: you raise it to 6 and have the tallest tower. "
        "If the round ended now, that’s 3 more points."
    )


def test_one_s_own_building_gains_nothing_by_a_few_floors():
    plots = board(c5="a4 a1", a1="s4 s4 s2")
    said = coached(building(4, plots=plots, hands=CENTRE), "build", "c5")
    assert said.startswith("It is yours already")
    assert "(now 10)" in said


def test_two_colours_of_one_player_must_not_tie_each_other():
    """Amber leads C with two buildings; a second one of jade there would cost the city."""
    plots = board(**LED_BY_SKY, a4="s4 s4", c1="a1", c2="a1", c3="j1")
    said = coached(building(2, plots=plots, hands=CENTRE[:2]), "build", "c5")
    assert said.startswith("Best here is **● 1 floor**: you begin a new building.")


def test_where_nothing_pays_a_building_in_reach_of_others_is_kept():
    full = {f"{city}{quarter}": "s4 s4" for city in "abcdef" for quarter in QUARTERS}
    plots = board(**{**full, "c5": "s4 s4 a8"})
    trays = ((1, 0, 0, 1), (0, 0, 1, 0), (1, 0, 0, 0), (1, 0, 0, 0))
    said = coached(building(4, plots=plots, hands=CENTRE, trays=trays), "build")
    assert said.endswith("with **4 floors** it stays yours for this round.")
    assert "**1** in city C" in said


def test_the_first_choice_of_blocks_tells_how_many_high_ones_there_are():
    assert "3 × 4 floors and 4 × 3 floors" in coached(fresh(4), "blocks")


def test_whoever_builds_last_is_told_so():
    """Of sky's three buildings amber can top those that need four floors or fewer."""
    state = replace(fresh(4), plots=board(a1="s4 s3", b1="s4", c1="s1"), round=2)
    assert coached(replace(state, first=1), "blocks") == (
        "You build last in this round, and nobody can answer your last block. Keep a high one for "
        "it: **4 floors** could top others’ buildings, 2 of 3."
    )
    assert coached(replace(state, first=0), "blocks").endswith("a single floor 1.")


def test_giving_up_the_lowest_block_is_the_least_loss():
    state = replace(building(4, hands=CENTRE, trays=((0, 1, 0, 1),) * 4), stage=Stage.FORFEIT)
    assert "**2 floors** is the least loss" in coached(state, "forfeit")


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_giving_up_is_coached_in_every_language(seats, locale):
    state = replace(building(seats, hands=CENTRE[:seats]), stage=Stage.FORFEIT)
    sentence = GAME.coach(GAME.view(state, 0), ("forfeit",))
    assert 0 < len(all_words().speaker(locale, NAMES)(sentence)) <= 220


def named_action(match, seat, sentence):
    """The action that the coach praises: the pressed place and the block with this label."""
    step = match.ask(seat, ("build",))[1]
    place = re.match(r"\*\*(\w+)\*\*", SAY(sentence.args["place"])).group(1)
    buttons = [option.token.upper() for option in step.options]
    buttons = buttons if step.facets else labels_of(step, SAY)
    plot = step.options[buttons.index(place)].token
    block = SAY(sentence.args["block"])
    options = match.game.ask(match.seen_by(seat).view, ("build", plot)).options
    return ("build", plot, next(one.token for one in options if SAY(one.label) == block))


def gain(match, seat, action):
    preview = match.preview(seat, action)
    return preview.after[seat].points - preview.before[seat].points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_praised_pays_so_much_and_nothing_pays_more(seats):
    praised = 0
    for ply in played(GAME, Config(seats))[::4]:
        match, seat = ply.before, ply.seat
        sentence = GAME.coach(match.seen_by(seat).view, (ply.moved.action[0],))
        if sentence.key != "manhattan-coach-plot":
            continue
        praised += 1
        paid = gain(match, seat, named_action(match, seat, sentence))
        assert paid == sentence.args["gain"] > 0
        actions = walk(GAME.ask, match.seen_by(seat).view, ("build",))
        assert paid == max(gain(match, seat, action) for action in actions)
    assert praised > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_building_is_safe_exactly_where_no_other_tray_could_build_on_it(seats):
    for ply in played(GAME, Config(seats))[::4]:
        view = ply.before.seen_by(ply.seat).view
        for plot, stack in enumerate(view.plots):
            able = {seat for seat in range(seats) if seat != ply.seat and may(view, seat, plot)}
            assert set(takers(view, stack)) == able


def may(view, seat, plot):
    """Whether this seat could build there if it had every card."""
    trays = [(one.colour, one.tray) for one in view.colours if one.seat == seat]
    builds = legal_builds(view.plots, view.seats[seat].side, list(QUARTERS), trays)
    return plot in dict(builds)


def test_the_coach_is_silent_when_the_game_is_over():
    state = replace(fresh(4), stage=Stage.OVER)
    with pytest.raises(ValueError, match="over"):
        GAME.coach(GAME.view(state, 0), ())
