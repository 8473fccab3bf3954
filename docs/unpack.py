"""Lays out the template as a new game: ``python -m docs.unpack <key>``. It overwrites nothing."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "docs" / "template"
KEY = "yourgame"
CLASS = "YourGame"
PROPER = re.compile(r"[a-z]{3,20}")


def unpack(key: str, root: Path = ROOT) -> list[Path]:
    """Copies every file of the template into the tree at ``root``, under this key; returns them.

    A ValueError if the key is not one lower-case word; a FileExistsError, before anything is
    written, if the game is there already.
    """
    if not PROPER.fullmatch(key):
        raise ValueError(f"{key}: a key is one word of a to z, such as manhattan")
    copies = dict(_copies(key, root))
    taken = [file for file in copies.values() if file.exists()]
    if taken:
        raise FileExistsError(f"{taken[0]}: there is such a game already")
    for source, copy in copies.items():
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(_renamed(source.read_text("utf-8"), key), "utf-8")
    return list(copies.values())


def _copies(key: str, root: Path) -> Iterator[tuple[Path, Path]]:
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            yield source, root / str(source.relative_to(TEMPLATE)).replace(KEY, key)


def _renamed(text: str, key: str) -> str:
    return text.replace(KEY, key).replace(CLASS, key.capitalize())


if __name__ == "__main__":
    for file in unpack(sys.argv[1]):
        sys.stdout.write(f"{file.relative_to(ROOT)}\n")
