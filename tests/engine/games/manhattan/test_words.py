"""The questions and the board of Manhattan in words."""

import re
from dataclasses import replace

import pytest

from cogs.ui.facets import facet_values
from engine.core.match import start
from engine.core.options import Config
from engine.games.manhattan import GAME
from engine.games.manhattan.view import Stage
from locales import Locale
from tests.engine.games.manhattan.positions import building as table
from tests.laws.playing import played
from tests.words import all_words

CATALOGUE = all_words()
NAMES = ["Ann", "Bob", "Cid", "Dee"]


def fresh(seats=4):
    return start(GAME, Config(seats, {"first": "1"}), bytes(16))


def building(seats=4):
    match = fresh(seats)
    for seat in range(seats):
        match = match.act(seat, match.fallback(seat)).match
    return match


def told(view, locale=Locale.EN):
    say = CATALOGUE.speaker(locale, NAMES)
    return [say(line) for line in GAME.describe(view)]


def labels(step, say):
    """All that the buttons of a question may say."""
    shown = [facet.label for option in getattr(step, "options", ()) for facet in option.facets]
    shown += [option.label for option in getattr(step, "options", ())]
    shown += [counter.label for counter in getattr(step, "counters", ())]
    return [say(label) for label in shown]


CODE = re.compile(r"\d{4}|\b[asjo]\d\b|build|forfeit|blocks\b")
"""How moves are typed: no button says it so."""


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_button_has_a_code(seats, locale):
    say = CATALOGUE.speaker(locale, NAMES)
    for ply in played(GAME, Config(seats))[::5]:
        view = ply.before.seen_by(ply.seat).view
        for length in range(1, len(ply.moved.action)):
            step = GAME.ask(view, ply.moved.action[:length])
            assert not [label for label in labels(step, say) if CODE.search(label)]
            assert all(len(label) <= 80 for label in labels(step, say))


def test_blocks_are_named_by_their_floors_and_by_shape_where_there_are_two_colours():
    say = CATALOGUE.speaker(Locale.EN, NAMES)
    one = GAME.ask(GAME.view(table(4, hands=((5,) * 4,) * 4), 0), ("build", "a5"))
    assert labels(one, say) == ["1 floor", "2 floors", "3 floors", "4 floors"]
    two = GAME.ask(GAME.view(table(2, hands=((5,) * 4,) * 2), 0), ("build", "a5"))
    assert labels(two, say)[3:5] == ["● 4 floors", "▲ 1 floor"]


def test_so_many_plots_are_asked_for_by_city_and_quarter_as_they_are_seen():
    hands = ((5,) * 4, (5,) * 4, (1, 3, 7, 9), (5,) * 4)
    step = GAME.ask(GAME.view(table(4, turn=2, hands=hands), 2), ("build",))
    assert len(step.options) == 24
    cities = [facet.token for facet in facet_values(step, 0, ())]
    assert cities == list("fedcba"), "from the north"
    quarters = [facet.token for facet in facet_values(step, 1, ("b", ""))]
    assert quarters == ["9", "7", "3", "1"]


def changed_views():
    match = building()
    view = match.public().view
    first = match.act(match.turn.seats[0], match.fallback(match.turn.seats[0])).match
    built = first.public().view
    plot = built.last
    tower = (*built.plots[plot], *built.plots[plot])
    swapped = tuple(tower if at == plot else one for at, one in enumerate(built.plots))
    colour = replace(view.colours[0], supply=(0, 0, 0, 0))
    return {
        "what lies in a tower": (built, replace(built, plots=swapped)),
        "who is first": (view, replace(view, first=2)),
        "the turn": (view, replace(view, turn=3)),
        "the stage": (view, replace(view, stage="forfeit")),
        "the last plot": (built, replace(built, last=(plot + 1) % 54)),
        "a supply": (view, replace(view, colours=(colour, *view.colours[1:]))),
    }


CHANGES = changed_views()


@pytest.mark.parametrize("pair", CHANGES.values(), ids=CHANGES)
def test_whatever_the_board_shows_is_told(pair):
    one, other = pair
    assert told(one) != told(other)


def test_a_tower_is_read_from_the_ground_up():
    match = building()
    seat = match.turn.seats[0]
    view = match.act(seat, match.fallback(seat)).match.public().view
    (block,) = view.plots[view.last]
    assert f":●{block.floors}" in "\n".join(told(view))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whose_turn_it_is_comes_first_then_the_cities_then_the_points_then_the_hand(seats):
    match = building(seats)
    seat = match.turn.seats[0]
    lines = told(match.seen_by(seat).view)
    assert lines[0].startswith("Manhattan, round 1 of")
    assert lines[2].startswith("Waiting for: ●")
    assert lines[2].endswith(f"{NAMES[seat]}.")
    order = [
        next(at for at, line in enumerate(lines) if line.startswith(f"{one}:")) for one in "AF"
    ]
    points = [at for at, line in enumerate(lines) if ": points " in line]
    assert 2 < order[0] < order[1] < min(points) < max(points) < len(lines) - 1
    assert lines[-1].startswith("Your cards")


def test_nobody_is_waited_for_when_all_is_over():
    view = replace(building().public().view, stage=Stage.OVER, asked=())
    assert not any("Waiting" in line for line in told(view))


def test_one_s_own_choice_is_told_to_oneself_alone():
    match = fresh()
    match = match.act(0, ("blocks", "111234")).match
    assert "Your choice: 111234." in told(match.seen_by(0).view)
    assert not any("Your choice" in line for line in told(match.seen_by(1).view))


@pytest.mark.parametrize(
    ("locale", "chosen"),
    [(Locale.EN, "blocks chosen"), (Locale.RU, "блоки выбраны"), (Locale.UK, "блоки обрано")],
)
def test_who_has_chosen_blocks_is_told_until_all_have(locale, chosen):
    match = fresh()
    match = match.act(0, ("blocks", "111234")).match
    lines = [line for line in told(match.public().view, locale) if chosen in line]
    assert [name for name in NAMES if name in "".join(lines)] == ["Ann"]
    assert not any(chosen in line for line in told(building().public().view, locale))
