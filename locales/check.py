"""Finds what is wrong with the words of Boroughs: pure functions from books to sentences.

A problem names the language, the key and the fault, so that it can be mended without a search.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import ast

from locales.book import Book, read_book
from locales.files import SHELF, read_sources
from locales.languages import FALLBACK, Locale
from locales.speech import functions

Node = TypeVar("Node", bound=ast.BaseNode)

CASES = frozenset({"nom", "gen", "dat", "acc", "ins", "loc", "voc", "gender"})
"""Attributes that only help grammar: a language has them or not, as it needs."""

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
SLAVIC_PLURALS = frozenset({"one", "few", "many"})
NEEDED_PLURALS = {
    Locale.EN: frozenset({"one", "other"}),
    Locale.RU: SLAVIC_PLURALS,
    Locale.UK: SLAVIC_PLURALS,
}

SAME_EVERYWHERE: frozenset[str] = frozenset(
    {"setting-locale-en", "setting-locale-ru", "setting-locale-uk"}
)
"""Keys of proper nouns that are written alike in every language. Keep it small."""

FOREIGN_LETTERS = {
    Locale.EN: re.compile(r"[\u0400-\u04FF]"),
    Locale.RU: re.compile(r"[іїєґ]", re.IGNORECASE),
    Locale.UK: re.compile(r"[ыэъё]", re.IGNORECASE),
}
CYRILLIC = re.compile(r"[\u0400-\u04FF]")
LATIN_WORD = re.compile(r"[A-Za-z]{4,}")
MIXED_WORD = re.compile(r"\w*(?:[A-Za-z][\u0400-\u04FF]|[\u0400-\u04FF][A-Za-z])\w*")


def read_books(folder: Path = SHELF) -> tuple[Book, ...]:
    """The books of all languages, from their files."""
    return tuple(read_book(locale, read_sources(folder, locale)) for locale in Locale)


def check_all(
    books: Sequence[Book], same_everywhere: Collection[str] = SAME_EVERYWHERE
) -> list[str]:
    """Every problem of these books, one sentence each; empty when they are fit to be shown."""
    found = [problem for book in books for problem in _book_problems(book, same_everywhere)]
    found += key_problems(books)
    found += variable_problems(books)
    found += untranslated_problems(books, same_everywhere)
    return found


def _book_problems(book: Book, same_everywhere: Collection[str]) -> Iterator[str]:
    yield from (f"{book.locale}: {fault}" for fault in book.faults)
    yield from plural_problems(book)
    yield from reference_problems(book)
    yield from form_problems(book)
    yield from letter_problems(book, same_everywhere)


def key_problems(books: Sequence[Book]) -> Iterator[str]:
    """Keys that one language has and another lacks. Terms and cases are each language's own."""
    shared = _shared_keys(books)
    for key in sorted(set().union(*shared.values())):
        have = [locale for locale, keys in shared.items() if key in keys]
        for locale in shared:
            if locale not in have:
                yield f"{locale}: {key} is missing (found in {', '.join(have)})"


def _shared_keys(books: Sequence[Book]) -> dict[Locale, set[str]]:
    grammar = CASES.union(*(cases_asked(book) for book in books))
    return {
        book.locale: {key for key in book.messages() if not _in(key, grammar)} for book in books
    }


def _in(key: str, attributes: Collection[str]) -> bool:
    return key.partition(".")[2] in attributes


def variable_problems(books: Sequence[Book]) -> Iterator[str]:
    """Messages that use other variables than the same message in the fallback language."""
    model = next(book for book in books if book.locale == FALLBACK)
    for book in books:
        for key in book.messages():
            wanted = variables(model.patterns[key]) if key in model.patterns else None
            used = variables(book.patterns[key])
            if wanted is not None and used != wanted:
                yield f"{book.locale}: {key} uses {_names(used)} instead of {_names(wanted)}"


def variables(node: ast.BaseNode) -> frozenset[str]:
    """The names of the arguments that this pattern, or a part of one, uses."""
    return frozenset(found.id.name for found in nodes(node, ast.VariableReference))


def plural_problems(book: Book) -> Iterator[str]:
    """Counts without all the branches of their language, or with one that it never uses.

    A choice by exact numbers alone says so by calling its default branch something else than
    ``other``.
    """
    for key, pattern in book.patterns.items():
        for select in nodes(pattern, ast.SelectExpression):
            for fault in _plural_faults(select, NEEDED_PLURALS[book.locale]):
                yield f"{book.locale}: {key} {fault}"


def _plural_faults(select: ast.SelectExpression, needed: frozenset[str]) -> Iterator[str]:
    keys = (variant.key for variant in select.variants)
    branches = {key.name for key in keys if isinstance(key, ast.Identifier)}
    if not branches or branches - PLURALS:
        return
    if missing := needed - branches:
        yield f"lacks the plural {_names(missing)}"
    if idle := branches - needed - {"other"}:
        yield f"has the plural {_names(idle)}, never used here"


def reference_problems(book: Book) -> Iterator[str]:
    """References to messages, terms and functions that don't exist."""
    known = {*book.patterns, *BUILTINS, *functions(book.locale)}
    for key, pattern in book.patterns.items():
        for name in _references(pattern):
            if name not in known:
                yield f"{book.locale}: {key} refers to {name}, which does not exist"


def _references(pattern: ast.Pattern) -> Iterator[str]:
    for message in nodes(pattern, ast.MessageReference):
        yield _dotted(message.id.name, message.attribute)
    for term in nodes(pattern, ast.TermReference):
        yield _dotted(f"-{term.id.name}", term.attribute)
    for call in nodes(pattern, ast.FunctionReference):
        yield call.id.name


def _dotted(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def form_problems(book: Book) -> Iterator[str]:
    """Cases that no noun of the language has, and nouns whose cases use other variables."""
    for case in sorted(cases_asked(book) - {key.partition(".")[2] for key in book.patterns}):
        yield f'{book.locale}: FORM asks for the case "{case}", which no message has'
    for key in book.messages():
        noun = book.patterns.get(key.partition(".")[0])
        strange = variables(book.patterns[key]) - (variables(noun) if noun else frozenset())
        if _in(key, CASES) and strange:
            yield f"{book.locale}: {key} uses {_names(strange)}, which the noun itself does not"


def cases_asked(book: Book) -> frozenset[str]:
    """Every case that some FORM of this book wants; one that names no case wants a ``?``."""
    patterns = book.patterns.values()
    calls = (call for pattern in patterns for call in nodes(pattern, ast.FunctionReference))
    return frozenset(_case_of(call) for call in calls if call.id.name == "FORM")


def _case_of(call: ast.FunctionReference) -> str:
    named = {argument.name.name: argument.value for argument in call.arguments.named}
    value = named.get("case")
    return value.value if isinstance(value, ast.StringLiteral) else "?"


def letter_problems(book: Book, same_everywhere: Collection[str]) -> Iterator[str]:
    """Letters of another language, and words whose letters only look alike."""
    for key, pattern in book.patterns.items():
        text = _text(pattern)
        if key not in same_everywhere and (letter := FOREIGN_LETTERS[book.locale].search(text)):
            yield f"{book.locale}: {key} has the foreign letter {letter.group()}"
        if word := MIXED_WORD.search(text):
            yield f"{book.locale}: {key} mixes alphabets in {word.group()}"


def untranslated_problems(books: Sequence[Book], same_everywhere: Collection[str]) -> Iterator[str]:
    """Messages without a single Cyrillic letter where English has words."""
    model = next(book for book in books if book.locale == FALLBACK)
    worded = {key for key, pattern in model.patterns.items() if LATIN_WORD.search(_text(pattern))}
    for book in books:
        for key in book.messages():
            translated = book is model or CYRILLIC.search(_text(book.patterns[key]))
            if key in worded and not translated and key not in same_everywhere:
                yield f"{book.locale}: {key} looks untranslated"


def _text(pattern: ast.Pattern) -> str:
    """The words a reader may see, without names of variables and cases."""
    pieces = [node.value for node in nodes(pattern, ast.TextElement)]
    shown = [node.expression for node in nodes(pattern, ast.Placeable)]
    pieces += [node.value for node in shown if isinstance(node, ast.StringLiteral)]
    return "\n".join(pieces)


def nodes(node: object, kind: type[Node]) -> Iterator[Node]:
    """Every node of this kind in a pattern or a part of one, in the order of the text."""
    if isinstance(node, kind):
        yield node
    children = node if isinstance(node, list) else ()
    if isinstance(node, ast.BaseNode):
        children = list(vars(node).values())
    for child in children:
        yield from nodes(child, kind)


def _names(names: Collection[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
