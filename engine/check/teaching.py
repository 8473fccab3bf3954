"""What teaches a game to those who do not know it: its coach, its lessons, its introduction."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.core.game import AnyGame, no_coach


def missing(game: AnyGame, root: Path) -> Iterator[str]:
    """Every member of the game that would teach it and is not there, and every picture of it."""
    folder = f"engine/games/{game.spec.key}"
    if game.coach is no_coach:
        yield f"{folder}/coach.py: nobody coaches a newcomer"
    if not game.lessons:
        yield f"{folder}/lessons.py: there are no lessons"
    if game.introduction is None:
        yield f"{folder}/lessons.py: there is no introduction"
    yield from _pictures(game, root)


def _pictures(game: AnyGame, root: Path) -> Iterator[str]:
    for lesson in game.lessons:
        file = f"docs/pictures/{game.spec.key}-{lesson.name}.png"
        if not (root / file).is_file():
            yield f"{file}: no picture; python -m docs.lessons {game.spec.key} paints it"
