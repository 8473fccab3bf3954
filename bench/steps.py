"""One step of rules (list all legal actions, apply one) against python-chess doing the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

import chess

from bench.paint import random_action
from engine.catalog import find
from engine.core.choices import Draft, walk
from engine.core.game import AnyGame
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.manhattan import GAME
from engine.games.manhattan.choices import Trays, legal_builds
from engine.games.manhattan.pieces import plot_name
from engine.games.manhattan.rules import apply, trays_of
from engine.games.manhattan.state import State
from engine.games.manhattan.view import Stage
from engine.games.mycity import view as mycity
from engine.games.mycity.answers import spots_for
from engine.games.mycity.choices import own_city
from engine.games.sprawlopolis import view as sprawlopolis
from engine.games.sprawlopolis.choices import places_for
from engine.games.streets import view as streets
from engine.games.urbis import view as urbis

GAMES = 12
BAR = 1.0
PLACEMENT_BAR = 5.0
LAYING = ("play", "build", "place")
TRIES = 8


def manhattan_step(state: State, dice: random.Random, ply: int) -> tuple[State, float]:
    """Seconds for one listing and one move, and the position after it."""
    seat = state.on_turn
    trays: Trays = trays_of(state, seat)
    begun = perf_counter()
    found = legal_builds(state.plots, state.table.sides[seat], state.cards.hands[seat], trays)
    builds = [(plot, block) for plot, blocks in found for block in blocks]
    listed = perf_counter() - begun
    plot, block = dice.choice(builds)
    token = str(block.floors)
    begun = perf_counter()
    state = apply(state, seat, ("build", plot_name(plot), token), Rng(b"bench", ply)).state
    return state, listed + perf_counter() - begun


def manhattan_game(number: int) -> list[float]:
    """The seconds of every building step of one four-player game."""
    dice, times = random.Random(number), []
    state = GAME.setup(Config(4), Rng(b"bench", number))
    ply = 0
    while state.stage is not Stage.OVER:
        ply += 1
        if state.stage is Stage.CHOOSE:
            seat = next(s for s, choice in enumerate(state.choices) if not choice)
            action = dice.choice(list(walk(GAME.ask, GAME.view(state, seat))))
            state = apply(state, seat, action, Rng(b"bench", ply)).state
        elif state.stage is Stage.BUILD:
            state, seconds = manhattan_step(state, dice, ply)
            times.append(seconds)
        else:
            return times
    return times


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
    return list(walk(find("urbis").ask, view))


def laying_action(game: AnyGame, view: object, dice: random.Random) -> Draft:
    """A random action, and one that lays something if a few tries find it: whoever may end the
    game would else end it at once."""
    for _ in range(TRIES):
        action = random_action(game.ask, view, dice)
        if action[0] in LAYING:
            break
    return action


def placement_game(key: str, listing: Callable[[Any], list[object]], number: int) -> list[float]:
    """The seconds of every laying step of one game for two."""
    game, dice = find(key), random.Random(number)
    times: list[float] = []
    state = game.setup(Config(2), Rng(b"bench", number))
    for ply in count(1):
        turn = game.turn(state)
        if turn is None:
            return times
        seat = dice.choice(turn.seats)
        view = game.view(state, seat)
        begun = perf_counter()
        listing(view)
        listed = perf_counter() - begun
        action = laying_action(game, view, dice)
        begun = perf_counter()
        state = game.apply(state, seat, action, Rng(b"bench", ply)).state
        if action[0] in LAYING:
            times.append(listed + perf_counter() - begun)
    return times


PLACEMENT_GAMES: dict[str, Callable[[Any], list[object]]] = {
    "sprawlopolis": sprawlopolis_places,
    "streets": streets_places,
    "mycity": mycity_places,
    "urbis": urbis_actions,
}


def chess_game(number: int) -> list[float]:
    """The seconds of every step of one random chess game of at most 100 moves."""
    dice, board = random.Random(number), chess.Board()
    times: list[float] = []
    while not board.is_game_over() and len(times) < 100:
        begun = perf_counter()
        moves = list(board.legal_moves)
        listed = perf_counter() - begun
        move = dice.choice(moves)
        begun = perf_counter()
        board.push(move)
        times.append(listed + perf_counter() - begun)
    return times


def middle(game: Callable[[int], list[float]]) -> float:
    """The median step over several games, in microseconds."""
    return 1e6 * median(time for number in range(GAMES) for time in game(number))


def main() -> None:
    middle(manhattan_game), middle(chess_game)
    ours, theirs = middle(manhattan_game), middle(chess_game)
    print(f"one step of rules: manhattan {ours:.1f} µs, chess {theirs:.1f} µs")
    print(f"ratio {ours / theirs:.2f}, bar {BAR}")
    for key, listing in PLACEMENT_GAMES.items():
        ours, theirs = middle(partial(placement_game, key, listing)), middle(chess_game)
        print(f"one step of rules: {key} {ours:.1f} µs, chess {theirs:.1f} µs")
        print(f"ratio {ours / theirs:.2f}, bar {PLACEMENT_BAR}")


if __name__ == "__main__":
    main()
