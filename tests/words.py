"""The real words of Boroughs for all tests of a process: to read all of them takes seconds."""

from functools import cache

from locales import Catalogue, Locale
from locales.book import Book
from locales.check import read_books


@cache
def all_words() -> Catalogue:
    """All words in all languages, each parsed when it is first spoken; whatever cannot be spoken
    raises. That all of them can be read is tested with the books."""
    return Catalogue(Catalogue.load().bundles, strict=True)


@cache
def all_books() -> dict[Locale, Book]:
    """The words of each language as they stand in their files, every one parsed."""
    return {book.locale: book for book in read_books()}
