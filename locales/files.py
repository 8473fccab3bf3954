"""The Fluent files on their shelf: a folder for each language, any number of files in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from locales.languages import Locale

SHELF = Path(__file__).parent

Sources = Mapping[str, str]
"""The texts of one language by the names of their files."""


def read_sources(folder: Path, locale: Locale) -> Sources:
    """Every file of this language, found by looking, so that a new game only adds its own."""
    found = sorted((folder / locale).glob("*.ftl"))
    return {file.name: file.read_text("utf-8") for file in found}


def parse(sources: Sources) -> dict[str, Resource]:
    """The files read as Fluent; what cannot be read stays in them as junk."""
    parser = FluentParser()
    return {name: parser.parse(text) for name, text in sources.items()}


def unreadable(resources: Mapping[str, Resource]) -> Iterator[str]:
    """Each piece of junk, by its file and its first line."""
    for name, resource in resources.items():
        for entry in resource.body:
            if isinstance(entry, Junk):
                first_line = (entry.content or "").strip().partition("\n")[0]
                yield f"{name}: cannot be read: {first_line}"
