"""Scenes of recorded games as pictures: for the rules, and for the page of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.catalog import find
from engine.core.game import GameSpec
from engine.core.lessons import Introduction, Lesson, Scene
from engine.core.scenes import seen_in
from engine.core.seats import Public
from engine.core.words import Msg
from render.kit.theme import Theme
from render.picture import Picture, Say
from render.pictures.introduction import GamePage, Shot, paint_introduction
from render.pictures.scene import paint_scene

if TYPE_CHECKING:
    # The processes that paint read this module, and have no use for discord.py.
    from cogs.ui.reader import Reader

MOST_KEPT = 128


@lru_cache(maxsize=MOST_KEPT)
def shot_of(key: str, scene: Scene) -> Shot:
    """What a scene shows. Its game is played again up to there, which is worth doing once."""
    seen, ghost = seen_in(find(key), scene)
    return Shot(scene, seen, ghost)


async def lesson_picture(key: str, lesson: Lesson, reader: Reader) -> Picture[Public]:
    """The scene of a lesson, painted elsewhere. The names of the reader are samples."""
    alt = reader.caption(Msg(f"{key}-lesson-{lesson.name}.picture"))
    return await reader.paint(_painted, key, lesson.scene, reader.theme, reader.caption, alt)


def _painted(key: str, scene: Scene, theme: Theme, say: Say, alt: str) -> Picture[Public]:
    shot = shot_of(key, scene)
    return paint_scene(key, scene, shot.seen, shot.ghost, theme, say, alt)


async def introduction_picture(
    spec: GameSpec, introduction: Introduction, reader: Reader, alt: str
) -> Picture[Public]:
    """A game on one page, painted elsewhere."""
    return await reader.paint(_introduced, spec, introduction, reader.theme, reader.caption, alt)


def _introduced(
    spec: GameSpec, introduction: Introduction, theme: Theme, say: Say, alt: str
) -> Picture[Public]:
    first, second, third = (shot_of(spec.key, scene) for scene in introduction.steps)
    page = GamePage(
        game=spec.key,
        cover=shot_of(spec.key, introduction.cover),
        steps=(first, second, third),
        players=spec.seats,
        minutes=spec.minutes,
        difficulty=spec.difficulty,
    )
    return paint_introduction(page, theme, say, alt)
