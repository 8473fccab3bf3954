"""The story of a campaign: as far as it is known, and no further."""

from itertools import islice

from engine.core.match import start
from engine.core.options import Config
from engine.games.mycity import GAME
from tests.engine.games.mycity.playing import campaign


def keys(lines):
    return [line.key for line in lines]


def test_a_single_game_has_no_story():
    match = start(GAME, Config(2), bytes(16))
    assert GAME.chronicle(match.public().view) == ()


def test_every_city_is_told_with_its_progress_and_its_places():
    *_, (_, match) = islice(campaign(3), 3)
    view = match.public().view
    told = GAME.chronicle(view)
    cities = [line for line in told if line.key == "mycity-story"]
    circles = [line.args["circles"] for line in cities]
    assert circles == sorted((city.circles for city in view.cities), reverse=True)
    places = [line.args["places"] for line in told if line.key == "mycity-story-places"]
    best = max(view.cities, key=lambda city: city.circles)
    assert places[0] == " ".join(map(str, best.ranks))
    assert len(best.ranks) == 3


def test_what_was_stuck_on_a_board_is_told():
    *_, (_, match) = islice(campaign(2), 6)
    told = GAME.chronicle(match.public().view)
    assert "mycity-story-added" in keys(told)


def test_the_first_episode_has_added_nothing_yet():
    match = start(GAME, Config(2, {"form": "legacy"}), bytes(16))
    told = keys(GAME.chronicle(match.public().view))
    assert told == ["mycity-text-episode", "mycity-story", "mycity-story"]
