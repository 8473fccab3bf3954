"""Which games can have a league, and how many sit at its tables."""

from __future__ import annotations

from collections.abc import Mapping

from engine.catalog import catalog
from engine.core.errors import Refused
from engine.core.game import AnyGame, config_problems
from engine.core.options import Config, Value
from engine.core.words import Msg

DUEL = 2
SMALLEST_GROUP, LARGEST_GROUP = 3, 6
GROUP_SIZES = range(SMALLEST_GROUP, LARGEST_GROUP + 1)


def table_sizes(game: AnyGame, options: Mapping[str, Value], *, duels: bool) -> frozenset[int]:
    """How many may sit at a table with these options, against each other; with ``duels`` only
    two."""
    sizes = (DUEL,) if duels else range(DUEL, LARGEST_GROUP + 1)
    return frozenset(size for size in sizes if _plays_against(game, Config(size, options)))


def _plays_against(game: AnyGame, config: Config) -> bool:
    return not config_problems(game.spec, config) and not game.co_op(config)


def group_sizes(tables: frozenset[int]) -> frozenset[int]:
    """The sizes of groups in which all can meet all equally often at tables of these sizes."""
    return frozenset(size for size in GROUP_SIZES if table_size(size, tables))


def table_size(group: int, tables: frozenset[int]) -> int:
    """How many sit at the tables of a group: all, all but one, or two; 0 where none of it goes."""
    return next((size for size in (group, group - 1, DUEL) if size in tables), 0)


def check_playable(game: AnyGame, options: Mapping[str, Value], *, duels: bool) -> None:
    """Refused where no group could play with these options; and where nobody would play against
    each other, with the games that can have a league as they are."""
    if group_sizes(table_sizes(game, options, duels=duels)):
        return
    if _rivals(game):
        raise Refused("refused-league-options")
    raise Refused("refused-league-together", games=league_games())


def _rivals(game: AnyGame) -> bool:
    return bool(table_sizes(game, {}, duels=False))


def league_games() -> tuple[Msg, ...]:
    """The names of the games that can have a league with their usual options."""
    return tuple(Msg(f"{key}-name") for key, game in catalog().items() if _rivals(game))
