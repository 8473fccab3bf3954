"""Paints the legends of the rules pages anew: ``python -m docs.legends``, after symbols changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.catalog import catalog
from locales import Catalogue, Locale
from render.kit.theme import THEMES
from render.painter import paint_legend

FOLDER = Path(__file__).parent / "pictures"
THEME = THEMES["light"]


def legends() -> Iterator[tuple[Path, bytes]]:
    """The file and the bytes of every legend, in the language of these pages."""
    say = Catalogue.load().speaker(Locale.EN, for_chat=False)
    for key in catalog():
        yield FOLDER / f"{key}-symbols.png", paint_legend(key, THEME, say).png


if __name__ == "__main__":
    for file, png in legends():
        file.write_bytes(png)
