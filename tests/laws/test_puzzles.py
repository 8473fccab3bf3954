"""Every game that can be played alone makes puzzles that can be set up, are fair and come to an
end; a game that cannot is never the city of a day."""

from __future__ import annotations

import pytest

from engine.catalog import catalog
from engine.core.game import config_problems
from engine.core.match import start
from engine.core.options import Config
from engine.core.puzzles import for_one, puzzle_config

SEEDS = [number.to_bytes(16, "big") for number in range(1, 41)]
GAMES = for_one(catalog())


def test_the_games_that_one_can_play_alone_are_found_by_their_seats():
    alone = {key for key, game in catalog().items() if game.spec.seats[0] == 1}
    assert {game.spec.key for game in GAMES} == alone
    assert alone


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.key)
def test_every_puzzle_can_be_set_up_and_every_kind_comes_up(game):
    for options in game.puzzles:
        assert config_problems(game.spec, Config(1, options)) == ()
    drawn = [puzzle_config(game, seed).options for seed in SEEDS]
    assert all(options in drawn for options in game.puzzles)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.key)
def test_a_seed_is_the_same_puzzle_every_time_and_comes_to_points(game):
    for seed in SEEDS[: len(game.puzzles) + 1]:
        config = puzzle_config(game, seed)
        match, twin = start(game, config, seed), start(game, config, seed)
        assert match.dump() == twin.dump()
        while match.outcome is None:
            assert match.turn.seats == (0,)
            match = match.act(0, match.fallback(0)).match
        assert {tally.seat for tally in match.outcome.tallies} & {0, None}
