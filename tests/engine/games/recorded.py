"""Games written down once: a line with seats, seed and options, a move a line, how it ended."""

from hashlib import sha256
from pathlib import Path

import msgspec

from engine.core.match import start
from engine.core.options import Config, read_words


def replay(game, lines):
    """First line: seats, seed and option words. Then a move a line: the seat and the action."""
    seats, seed, *words = lines[0].split()
    options = read_words(game.spec.options, " ".join(words))
    match = start(game, Config(int(seats), options), bytes.fromhex(seed))
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


def ends_as_recorded(game, file: Path):
    """Whether seed and moves still lead to the same table."""
    lines = file.read_text("utf-8").splitlines()
    return summary(replay(game, lines[:-3])) == lines[-3:]
