"""What a campaign tells of its rules: the brief that opens an episode, and all that holds in it."""

import pytest

from engine.core.match import start
from engine.core.options import Config
from engine.core.seats import PUBLIC
from engine.games.mycity import GAME
from engine.games.mycity.rules_now import payments, rewards, switches
from locales import Locale
from tests.engine.games.mycity.playing import EPISODES, campaign
from tests.engine.games.mycity.positions import answered, table
from tests.engine.games.mycity.test_sealed import keys, sealed_in
from tests.words import all_words

MOST_WORDS = 2000
"""A message in Discord holds no more signs."""


def begun(number, seats=3):
    return start(GAME, campaign(seats)[number - 1][0], bytes(16))


@pytest.mark.parametrize("number", EPISODES)
def test_every_episode_opens_with_its_brief(number):
    match = begun(number)
    for view in (match.public().view, *(match.seen_by(seat).view for seat in range(3))):
        assert f"mycity-episode-{number}-brief" in [line.key for line in GAME.brief(view)]


def test_the_brief_is_there_until_one_has_answered_and_for_all_until_the_round_is_over():
    state, _ = answered(table(2, 5), "0 pass")
    assert not GAME.brief(GAME.view(state, 0))
    assert GAME.brief(GAME.view(state, 1))
    assert GAME.brief(GAME.view(state, PUBLIC))
    state, _ = answered(state, "1 pass")
    assert not GAME.brief(GAME.view(state, PUBLIC))


def new_items(number):
    return {rule.item for rule in payments(number) if rule.new}


def new_switches(number):
    return {rule.words.key.removeprefix("mycity-now-") for rule in switches(number) if rule.new}


@pytest.mark.parametrize(
    ("number", "items", "rules"),
    [
        (1, set(), set()),
        (2, {"group"}, set()),
        (3, {"well"}, set()),
        (4, set(), {"must-build"}),
        (5, {"church"}, set()),
        (6, set(), {"blocks"}),
        (7, set(), {"first", "river-dry"}),
        (8, {"fell-tree", "well-dry"}, set()),
        (9, set(), {"pass-limit"}),
        (10, {"gold-first", "well"}, {"first", "river", "nuggets"}),
        (15, set(), {"start"}),
        (18, {"pass", "cols"}, {"blocks"}),
        (22, {"bridges"}, set()),
        (23, {"expo"}, {"colour"}),
        (24, set(), set()),
    ],
)
def test_what_is_new_in_an_episode_is_marked(number, items, rules):
    """As the design of the campaign has it, chapter by chapter."""
    assert (new_items(number), new_switches(number)) == (items, rules)


def test_of_two_players_the_second_is_everyone_else():
    places = [one.place.key for one in rewards(GAME.view(table(2, 1), PUBLIC))]
    assert places == ["mycity-now-place-first", "mycity-now-place-other", "mycity-now-cap"]
    assert len(rewards(GAME.view(table(3, 24), PUBLIC))) == 3 + 1 + 1, "and the greenest city"


@pytest.mark.parametrize("number", EPISODES)
def test_the_rules_in_force_fit_one_message_and_name_nothing_that_is_sealed(number):
    lines = GAME.rules_now(begun(number).public().view)
    for locale in Locale:
        say = all_words().speaker(locale, ["Ann", "Bob", "Cid"])
        assert len("\n".join(map(say, lines))) + 4 <= MOST_WORDS
    said = {key for line in lines for key in keys(line)}
    for kind, name in sealed_in(begun(number).public().view.plan.chapter):
        assert not said & {f"mycity-{kind}-{name}", f"mycity-pays-{name}"}


def test_a_single_game_has_no_episode_to_tell_of():
    view = GAME.view(table(2), PUBLIC)
    assert GAME.rules_now(view) == GAME.brief(view) == ()
    assert GAME.upcoming(Config(2, {})) == ()


def test_a_lobby_is_told_the_episode_and_the_cities():
    config, _ = campaign(3)[6]
    title, *cities = GAME.upcoming(config)
    assert title.args["number"] == 7
    assert len(cities) == 3
