"""The questions and the board of Manhattan in words."""

from dataclasses import replace

import pytest

from engine.core.choices import OneOf
from engine.core.match import start
from engine.core.options import Config
from engine.games.manhattan import GAME
from locales import Locale
from tests.words import house_words

CATALOGUE = house_words()
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


@pytest.mark.parametrize(
    ("locale", "single"),
    [(Locale.EN, "single floors"), (Locale.RU, "в 1 этаж"), (Locale.UK, "на 1 поверх")],
)
def test_the_block_question_names_the_single_floors(locale, single):
    say = CATALOGUE.speaker(locale, NAMES)
    step = GAME.ask(fresh().seen_by(0).view, ("blocks",))
    assert isinstance(step, OneOf)
    assert single in say(step.prompt)
    hints = {option.token: say(option.hint) for option in step.options}
    assert all(single.rstrip("s") in hints[token] for token in ("111111", "112344", "111344"))


def test_how_many_single_floors_each_selection_has():
    say = CATALOGUE.speaker(Locale.EN, NAMES)
    step = GAME.ask(fresh().seen_by(0).view, ("blocks",))
    hints = {option.token: say(option.hint) for option in step.options}
    assert hints["123444"] == "123444: 1 single floor"
    assert hints["223344"] == "223344: no single floors"


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
