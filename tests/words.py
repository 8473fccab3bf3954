"""The real words of the house for all tests of a process: reading them strictly takes a second."""

from functools import cache

from locales import Catalogue


@cache
def house_words() -> Catalogue:
    """All words in all languages, every one parsed; whatever cannot be spoken raises."""
    return Catalogue.load(strict=True)
