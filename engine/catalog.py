"""Finds the games by looking into their folder, so that adding one touches no shared file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from engine import games
from engine.core.errors import Malformed
from engine.core.game import AnyGame


@cache
def catalog() -> Mapping[str, AnyGame]:
    """Every game in ``engine.games``, by its key."""
    names = sorted(module.name for module in iter_modules(games.__path__))
    found = [import_module(f"{games.__name__}.{name}").GAME for name in names]
    return MappingProxyType({game.spec.key: game for game in found})


def find(key: str) -> AnyGame:
    """The game with this key; raises Malformed where there is none."""
    if key not in catalog():
        raise Malformed("refused-unknown-game", word=key)
    return catalog()[key]
