"""The files of a game outside the engine: painter, palettes, pages, tests, scenes, goldens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.check.source import binds, keys_of

SHARED_PALETTE = "shared-"
APPROVE = "python -m pytest tests/render/test_golden.py --update-golden"


def missing(key: str, root: Path) -> Iterator[str]:
    """Every file of this game that is not there, and every name that is not in it."""
    yield from _painter(key, root)
    yield from _palettes(key, root)
    yield from _pages(key, root)
    yield from _tests(key, root)
    yield from _scenes(key, root)


def themes(root: Path) -> tuple[str, ...]:
    """The names of all themes: each has a palette for pictures that belong to no game."""
    found = sorted((root / "render/assets/palettes").glob(f"{SHARED_PALETTE}*.bin"))
    return tuple(file.stem.removeprefix(SHARED_PALETTE) for file in found)


def _painter(key: str, root: Path) -> Iterator[str]:
    file = f"render/games/{key}/__init__.py"
    if not (root / file).is_file():
        yield f"{file}: there is no painter"
    elif not binds(root / file, "PAINTER"):
        yield f"{file}: PAINTER is not in it"


def _palettes(key: str, root: Path) -> Iterator[str]:
    for theme in themes(root):
        file = f"render/assets/palettes/{key}-{theme}.bin"
        if not (root / file).is_file():
            yield f"{file}: there is no palette; python -m render.palettes {key} makes it"


def _pages(key: str, root: Path) -> Iterator[str]:
    if not (root / f"docs/rules/{key}.md").is_file():
        yield f"docs/rules/{key}.md: there is no page with the rules"
    if not (root / f"docs/pictures/{key}-symbols.png").is_file():
        yield f"docs/pictures/{key}-symbols.png: no legend; python -m docs.legends {key} paints it"


def _tests(key: str, root: Path) -> Iterator[str]:
    folder = f"tests/engine/games/{key}"
    if not list((root / folder).glob("test_*.py")):
        yield f"{folder}: there are no tests of what the rulebook says"


def _scenes(key: str, root: Path) -> Iterator[str]:
    file = f"tests/render/scenes/{key}.py"
    if not (root / file).is_file():
        yield f"{file}: there are no scenes"
        return
    scenes = keys_of(root / file, "SCENES")
    if not scenes:
        yield f"{file}: SCENES is not in it, or is empty"
    for picture in [f"{scene}-{theme}.png" for scene in scenes for theme in themes(root)]:
        golden = f"tests/render/golden/{key}/{picture}"
        if not (root / golden).is_file():
            yield f"{golden}: not approved; {APPROVE} -k {key}"
