"""All messages of one language, laid open for the checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax.ast import Message, Pattern, Resource, Term

from locales.files import Sources, parse, unreadable
from locales.languages import Locale


@dataclass(frozen=True)
class Book:
    """Every pattern under its name: ``key``, ``key.attribute``, ``-term``, ``-term.attribute``.

    ``faults`` are what the reading itself found: junk, and names given twice.
    """

    locale: Locale
    patterns: Mapping[str, Pattern]
    faults: tuple[str, ...] = ()

    def messages(self) -> tuple[str, ...]:
        """The names that code may ask for; terms are for other messages only."""
        return tuple(name for name in self.patterns if not name.startswith("-"))


def read_book(locale: Locale, sources: Sources) -> Book:
    """The book that these files make together."""
    resources = parse(sources)
    named = [pair for resource in resources.values() for pair in _named_patterns(resource)]
    times = Counter(name for name, _ in named)
    doubled = (f"{name} is there {count} times" for name, count in times.items() if count > 1)
    return Book(locale, dict(named), (*unreadable(resources), *doubled))


def _named_patterns(resource: Resource) -> Iterator[tuple[str, Pattern]]:
    for entry in resource.body:
        if isinstance(entry, Message | Term):
            yield from _entry_patterns(entry)


def _entry_patterns(entry: Message | Term) -> Iterator[tuple[str, Pattern]]:
    name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value
