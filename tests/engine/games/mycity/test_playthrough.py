"""Whole games written down once: seed and moves must lead to the same boards for ever."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from engine.core.match import start
from engine.core.options import Config
from engine.games.mycity import GAME
from tests.engine.games.mycity.playing import EPISODES

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = sorted(path.stem for path in FOLDER.glob("game-*.txt"))


def replay(lines):
    """First line: seats, form, pace and seed. Then a move a line: the seat and the action."""
    seats, form, pace, seed = lines[0].split()
    config = Config(int(seats), {"form": form, "pace": pace})
    match = start(GAME, config, bytes.fromhex(seed))
    for line in lines[1:]:
        seat, _, action = line.partition(" ")
        match = match.act(int(seat), match.read(int(seat), action)).match
    return match


def summary(match):
    """Points, ranks and a digest of everything."""
    state = msgspec.json.encode(msgspec.msgpack.decode(match.dump()))
    return [
        "points " + " ".join(str(tally.points) for tally in match.outcome.tallies),
        "ranks " + " ".join(map(str, match.outcome.ranks)),
        "state " + sha256(state).hexdigest(),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name):
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert summary(replay(lines[:-3])) == lines[-3:]


def test_there_is_a_recorded_game_of_each_size_form_and_pace():
    heads = [(FOLDER / f"{name}.txt").read_text("utf-8").split()[:3] for name in GAMES]
    for column, values in enumerate(({"2", "3", "4"}, {"eternal", "legacy"}, {"together", "own"})):
        assert {head[column] for head in heads} == values


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
