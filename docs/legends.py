"""Paints the legends of the rules pages after a change: ``python -m docs.legends [key …]``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.catalog import catalog
from locales import Catalogue, Locale
from render.kit.theme import THEMES
from render.painter import paint_legend

FOLDER = Path(__file__).parent / "pictures"
THEME = THEMES["light"]


def legends(keys: Iterable[str] = ()) -> Iterator[tuple[Path, bytes]]:
    """The file and the bytes of the legends of these games, or of all, in English."""
    say = Catalogue.load().speaker(Locale.EN, for_chat=False)
    for key in keys or catalog():
        yield FOLDER / f"{key}-symbols.png", paint_legend(key, THEME, say).png


if __name__ == "__main__":
    for file, png in legends(sys.argv[1:]):
        file.write_bytes(png)
