"""What a preview says: what is sure is what comes, and what counts only later is said to be so."""

import re
from dataclasses import replace

import pytest

from engine.core.choices import Tone
from engine.core.match import Match
from engine.core.options import Config
from engine.games.manhattan import GAME
from engine.games.manhattan.pieces import height, plot_named
from engine.games.manhattan.view import Stage
from locales import Locale
from tests.engine.games.manhattan.positions import board, building, fresh
from tests.laws.playing import played
from tests.words import all_words

CATALOGUE = all_words()
NAMES = ["Ann", "Bob", "Cid", "Dee"]
HANDS = ((5,) * 4,) * 4


def told(state, action, seat=0, locale=Locale.EN):
    """The sentence and all that follows from the action."""
    say = CATALOGUE.speaker(locale, NAMES)
    seats = len(state.cards.hands)
    preview = Match(GAME, Config(seats), 1, b"seed", state).preview(seat, action)
    return [say(preview.sentence), *(say(line) for line in preview.told)]


def table(**buildings):
    return building(4, plots=board(**buildings), hands=HANDS)


def test_a_new_building():
    assert told(table(), ("build", "b5", "3")) == [
        "You build 3 floors on B5.",
        "A new building of yours, 3 floors high.",
        "You lead city B alone.",
        "You have the tallest tower of all.",
        "You have 0 points now. If the round ended now:",
    ]


def test_a_tower_that_is_taken_from_somebody():
    lines = told(table(b5="s3", a1="j4"), ("build", "b5", "3"))
    assert lines[1] == "You take that tower from Bob, 6 floors high now."
    assert "You lead city B alone." in lines
    assert "You have the tallest tower of all." in lines


def test_a_tower_that_grows_and_changes_no_points():
    lines = told(table(b5="a3", a1="j4 j4"), ("build", "b5", "2"))
    assert lines == ["You build 2 floors on B5.", "Your tower there grows to 5 floors."]


def test_others_who_are_no_longer_alone_ahead():
    lines = told(table(b1="s3", a1="s1"), ("build", "b5", "3"))
    assert "Bob no longer leads city B alone." in lines
    assert "Bob is no longer alone with the tallest tower." in lines


def test_somebody_else_comes_to_lead():
    """Sky and jade were level in city B, until amber takes a building of sky's."""
    lines = told(table(b1="s3", b5="s1", b7="j1", b8="j1"), ("build", "b5", "1"))
    assert "Cid then leads city B alone." in lines


def test_two_colours_are_named():
    state = building(2, plots=board(b5="a1"), hands=HANDS[:2])
    lines = told(state, ("build", "b5", "j3"))
    assert lines[0] == "Jade · You build 3 floors on B5."
    assert lines[1] == "It covers your own other colour (Amber) there, 4 floors high now."


def test_the_last_block_of_a_round_tells_what_it_pays():
    state = building(4, hands=HANDS, turn=23, trays=((0, 0, 1, 0),) * 4, first=1)
    lines = told(state, ("build", "b5", "3"))
    assert (
        "Then round 1 is over and scored: you 0 → 6, Bob 0 → 0, Cid 0 → 0 and Dee 0 → 0." in lines
    )
    assert lines[-1] == "What this block alone changes:"


@pytest.mark.parametrize("locale", Locale)
def test_blocks_may_be_changed_only_while_others_choose(locale):
    state = fresh(2)
    first = told(state, ("blocks", "1123", "1234"), 0, locale)
    last = told(
        GAME.apply(state, 0, ("blocks", "1123", "1234"), None).state,
        ("blocks", "1111", "1111"),
        1,
        locale,
    )
    assert "Bob" in first[-1]
    assert "Ann" not in last[-1]


def test_blocks_are_told_colour_by_colour():
    lines = told(fresh(2), ("blocks", "1123", "1144"))
    assert lines[:3] == [
        "You take these 8 blocks for the round.",
        "Amber · 1 × 3 floors, 1 × 2 floors and 2 × 1 floor: 7 floors in all.",
        "Jade · 2 × 4 floors and 2 × 1 floor: 10 floors in all.",
    ]


def test_whoever_chose_last_is_not_told_that_it_can_be_changed():
    state = fresh(2)
    said = []
    for seat in (0, 1):
        applied = GAME.apply(state, seat, ("blocks", "1123", "1234"), None)
        state = applied.state
        said.append(applied.events[0].private[0].text.key)
    assert said == ["manhattan-you-chose", "manhattan-chose-last"]


@pytest.mark.parametrize(
    ("seats", "tokens", "said"),
    [
        (4, ("111234",), "1 × 4 floors, 1 × 3 floors, 1 × 2 floors and 3 × 1 floor"),
        (2, ("1123", "1144"), "● 1 × 3 floors, 1 × 2 floors and 2 × 1 floor and ▲ 2 × 4 floors"),
    ],
)
def test_one_is_told_one_s_own_choice_in_words(seats, tokens, said):
    applied = GAME.apply(fresh(seats), 0, ("blocks", *tokens), None)
    whisper = CATALOGUE.speaker(Locale.EN, NAMES)(applied.events[0].private[0].text)
    assert whisper.startswith(f"Your blocks: {said}")


def test_giving_up_a_block_is_red_and_said_to_be_for_good():
    state = replace(building(4, hands=HANDS), stage=Stage.FORFEIT)
    view = GAME.view(state, 0)
    assert {option.tone for option in GAME.ask(view, ("forfeit",)).options} == {Tone.DANGER}
    assert told(state, ("forfeit", "4")) == [
        "You give up a block of 4 floors for good.",
        "5 blocks are left to you in this round.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_announced_as_sure_is_what_comes(seats):
    """The height of the building at every move, and all points at the end of every round."""
    say = CATALOGUE.speaker(Locale.EN, NAMES)
    ends = 0
    for ply in played(GAME, Config(seats)):
        action = ply.moved.action
        if action[0] != "build":
            continue
        preview = ply.before.preview(ply.seat, action)
        after = ply.moved.match.public().view
        stack = after.plots[plot_named(action[1])]
        assert preview.seen.view.plots == after.plots
        assert preview.told[0].args["floors"] == height(stack)
        final = [line for line in preview.told if line.key == "manhattan-round-ends"]
        ends += len(final)
        for line in final:
            promised = [int(n) for n in re.findall(r"→ (\d+)", say(line))]
            assert promised == [after.points(seat) for seat in range(seats)]
        if not final:
            forecast = [tally.points for tally in preview.after]
            assert forecast == [tally.points for tally in GAME.score(after)]
            assert [after.points(s) for s in range(seats)] == [
                preview.seen.view.points(s) for s in range(seats)
            ], "nothing is paid before the round ends"
    assert ends == (4 if seats == 4 else 6)
