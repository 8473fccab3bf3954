"""One step of rules against one of python-chess: ``python -m bench.steps``.

A step lists all legal actions and applies one. Both sides are timed in the processor time of this
thread, so that a busy machine matters little, and game by game in turn. Every repetition has games
of its own: nothing that is kept from an earlier game can help. The figure is the median of the
repetitions' ratios of median steps. Bars: 1.0 for Manhattan, 2.0 for the others.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import thread_time
from typing import Any

import chess

from engine.catalog import find
from engine.core.choices import Done, Draft, answers, walk
from engine.core.game import AnyGame
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.manhattan import view as manhattan
from engine.games.manhattan.choices import legal_builds, trays_of
from engine.games.mycity import view as mycity
from engine.games.mycity.answers import spots_for
from engine.games.mycity.choices import own_city
from engine.games.sprawlopolis import view as sprawlopolis
from engine.games.sprawlopolis.choices import places_for
from engine.games.streets import view as streets
from engine.games.urbis import GAME as URBIS
from engine.games.urbis import view as urbis

REPETITIONS = 5
GAMES = 6
"""How many games of each side a repetition plays."""

LAYING = ("play", "build", "place")
MOST_CHESS_MOVES = 100

Listing = Callable[[Any], list[object]]
"""All legal actions of a view, or the placements that they are about."""


def manhattan_builds(view: manhattan.View) -> list[object]:
    """Every block of the trays on every plot that a card of the hand names."""
    found = legal_builds(view.plots, view.side, view.hand, trays_of(view))
    return [(plot, block) for plot, blocks in found for block in blocks]


def sprawlopolis_places(view: sprawlopolis.View) -> list[object]:
    """Every card of the hand at every place, both ways round."""
    return [
        (card, corner, turn)
        for card in view.hand
        for corner, turns in places_for(view, card).items()
        for turn in turns
    ]


def streets_places(view: streets.View) -> list[object]:
    """Every tile of the hand on every cell, with the road on every side."""
    return [
        (tile, cell, side)
        for tile in view.hand
        for cell, sides in view.placements.items()
        for side in sides
    ]


def mycity_places(view: mycity.View) -> list[object]:
    """The building of the card, turned every way, on every spot."""
    return list(spots_for(view, own_city(view))) if view.stage is mycity.Stage.BUILD else []


def urbis_actions(view: urbis.View) -> list[object]:
    """All that one may do: build, play an order on every target, and the rest."""
    return list(walk(URBIS.ask, view))


@dataclass(frozen=True)
class Measured:
    """How a game is measured: for how many players, what is listed, and how dear it may be."""

    seats: int
    listing: Listing
    bar: float


MEASURED: Mapping[str, Measured] = {
    "manhattan": Measured(4, manhattan_builds, 1.0),
    "sprawlopolis": Measured(2, sprawlopolis_places, 2.0),
    "streets": Measured(2, streets_places, 2.0),
    "mycity": Measured(2, mycity_places, 2.0),
    "urbis": Measured(2, urbis_actions, 2.0),
}


def steps_of(key: str, number: int) -> Iterator[float]:
    """The seconds of every laying step of one game."""
    game, measured, dice = find(key), MEASURED[key], random.Random(number)
    state = game.setup(Config(measured.seats), Rng(b"bench", number))
    for ply in count(1):
        turn = game.turn(state)
        if turn is None:
            return
        seat = dice.choice(turn.seats)
        view = game.view(state, seat)
        begun = thread_time()
        measured.listing(view)
        listed = thread_time() - begun
        action = laying_action(game, view, dice)
        begun = thread_time()
        state = game.apply(state, seat, action, Rng(b"bench", ply)).state
        applied = thread_time() - begun
        if action[0] in LAYING:
            yield listed + applied


def laying_action(game: AnyGame, view: object, dice: random.Random) -> Draft:
    """A random action, and one that lays something if there is one: whoever may end the game would
    else end it at once."""
    draft: Draft = ()
    while not isinstance(step := game.ask(view, draft), Done):
        tokens = list(answers(step))
        draft = (*draft, dice.choice([token for token in tokens if token in LAYING] or tokens))
    return draft


def chess_steps(number: int) -> Iterator[float]:
    """The seconds of every step of one random chess game."""
    dice, board = random.Random(number), chess.Board()
    while not board.is_game_over() and board.ply() < MOST_CHESS_MOVES:
        begun = thread_time()
        moves = list(board.legal_moves)
        listed = thread_time() - begun
        move = dice.choice(moves)
        begun = thread_time()
        board.push(move)
        pushed = thread_time() - begun
        yield listed + pushed


@dataclass(frozen=True)
class Figures:
    """The median step of both sides in microseconds."""

    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


def repetition(key: str, number: int) -> Figures:
    """A game of ours, a game of theirs, and so on."""
    ours: list[float] = []
    theirs: list[float] = []
    for game in range(number * GAMES, (number + 1) * GAMES):
        ours += steps_of(key, game)
        theirs += chess_steps(game)
    return Figures(1e6 * median(ours), 1e6 * median(theirs))


def measure(key: str) -> Figures:
    """The repetition with the median ratio; one before them warms the process."""
    found = [repetition(key, number) for number in range(REPETITIONS + 1)][1:]
    return sorted(found, key=lambda figures: figures.ratio)[REPETITIONS // 2]


def main() -> int:
    """Print the figures of every game; 1 where a bar is missed."""
    missed = False
    for key, measured in MEASURED.items():
        found = measure(key)
        missed = missed or found.ratio > measured.bar
        print(f"one step of rules: {key} {found.ours:.1f} µs, chess {found.theirs:.1f} µs")
        print(f"ratio {found.ratio:.2f}, bar {measured.bar}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
