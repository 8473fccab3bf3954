"""Whole games written down once: seed and moves must lead to the same boards for ever."""

from pathlib import Path

import pytest

from engine.core.match import start
from engine.core.options import Config
from engine.games.mycity import GAME
from tests.engine.games.mycity.playing import EPISODES
from tests.engine.games.recorded import ends_as_recorded

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = sorted(path.stem for path in FOLDER.glob("game-*.txt"))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name):
    assert ends_as_recorded(GAME, FOLDER / f"{name}.txt")


def test_there_is_a_recorded_game_of_each_size_form_and_pace():
    words = {word for name in GAMES for word in heading(name)}
    assert words >= {"2", "3", "4", "form=eternal", "form=legacy", "pace=together", "pace=own"}


def heading(name):
    return (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()[0].split()


def house_campaign(seats):
    """A campaign that the house plays, an episode a line; each seat passes a little longer."""
    carried = ""
    for number in EPISODES:
        config = Config(seats, {"form": "legacy"}, carried)
        match = start(GAME, config, number.to_bytes(16, "big"))
        while match.turn is not None:
            seat = match.turn.seats[-1]
            match = match.act(seat, slow_start(match, seat)).match
        carried = match.outcome.carry
        circles = [city.circles for city in match.public().view.cities]
        yield f"{number} points {[t.points for t in match.outcome.tallies]} circles {circles}"
    yield match.outcome.why.key


def slow_start(match, seat):
    """The second seat passes once, the third twice; otherwise what the house would play."""
    if match.turn.stage == "build" and match.seen_by(seat).view.round <= seat:
        verbs = [option.token for option in match.game.ask(match.seen_by(seat).view, ()).options]
        if "pass" in verbs:
            return ("pass",)
    return match.fallback(seat)


def test_a_recorded_campaign_goes_as_it_went():
    lines = (FOLDER / "campaign.txt").read_text("utf-8").splitlines()
    assert list(house_campaign(3)) == lines
