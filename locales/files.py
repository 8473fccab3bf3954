"""The Fluent files: a folder for each language, any number of files in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Resource,
    TermReference,
    TextElement,
)
from fluent.syntax.visitor import Visitor

from locales.languages import Locale

SHELF = Path(__file__).parent

Sources = Mapping[str, str]
"""The texts of one language by the names of their files."""

ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*)\n?", re.MULTILINE)
PLAIN = re.compile(
    r"([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*)(?:\n|\Z)"
    r"((?: +\.[a-zA-Z][\w-]* *= *[^\s{}][^{}\n]*(?:\n|\Z))*)"
    r"(?:\s|#[^\n]*)*"
)
"""A message and its attributes, each of them words on one line; then nothing but comments."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def read_sources(folder: Path, locale: Locale) -> Sources:
    """Every file of this language, found by looking, so that a new game only adds its own."""
    found = sorted((folder / locale).glob("*.ftl"))
    return {file.name: file.read_text("utf-8") for file in found}


def parse(sources: Sources) -> dict[str, Resource]:
    """The files read as Fluent; what cannot be read stays in them as junk."""
    parser = FluentParser(with_spans=False)
    return {name: parser.parse(text) for name, text in sources.items()}


def parse_entry(text: str) -> Resource:
    """One entry read as Fluent. Most are words without anything to fill in, each on one line: these
    are read in a twentieth of the time that the parser takes."""
    found = PLAIN.fullmatch(text)
    if found is None:
        return FluentParser(with_spans=False).parse(text)
    attributes = [
        Attribute(Identifier(line[1]), _words(line[2])) for line in ATTRIBUTE.finditer(found[3])
    ]
    return Resource([Message(Identifier(found[1]), _words(found[2]), attributes)])


def _words(text: str) -> Pattern:
    return Pattern([TextElement(text.rstrip(" "))])


def unreadable(resources: Mapping[str, Resource]) -> Iterator[str]:
    """Each piece of junk, by its file and its first line."""
    for name, resource in resources.items():
        for entry in resource.body:
            if isinstance(entry, Junk):
                first_line = (entry.content or "").strip().partition("\n")[0]
                yield f"{name}: cannot be read: {first_line}"


def entries(sources: Sources) -> dict[str, str]:
    """The text of every message and ``-term`` by its name, not parsed yet. The first one counts."""
    found: dict[str, str] = {}
    for text in sources.values():
        starts = list(ENTRY.finditer(text))
        ends = [*(match.start() for match in starts[1:]), len(text)]
        for match, end in zip(starts, ends, strict=True):
            found.setdefault(match[1], text[match.start() : end])
    return found


def references(resource: Resource) -> tuple[str, ...]:
    """The names of all messages and ``-terms`` that this one speaks through."""
    finder = _References()
    finder.visit(resource)
    return tuple(finder.found)


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
