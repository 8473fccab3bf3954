"""What a game still lacks of all that is looked for by its key: ``python -m engine.check <key>``.

Painters, words and tests are read as files, never imported: the engine stands below them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.check import parts, teaching, words
from engine.check.source import binds
from engine.core.game import AnyGame

ROOT = Path(__file__).parents[2]


def missing(game: AnyGame, root: Path = ROOT) -> Iterator[str]:
    """Everything that this game lacks in the tree at ``root``, one sentence each."""
    key = game.spec.key
    yield from parts.missing(key, root)
    yield from teaching.missing(game, root)
    yield from words.missing(game, root / "locales")


def not_found(key: str, root: Path = ROOT) -> Iterator[str]:
    """Why the catalogue has no game with this key, one sentence each; nothing where it has one."""
    folder = Path("engine", "games", key)
    if not (root / folder / "__init__.py").is_file():
        yield f"{folder}/__init__.py: there are no rules"
    elif not binds(root / folder / "__init__.py", "GAME"):
        yield f"{folder}/__init__.py: GAME is not in it"
