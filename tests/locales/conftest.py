from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from locales import Catalogue, Locale
from tests.words import all_words

Shelve = Callable[..., Path]


@pytest.fixture
def shelve(tmp_path) -> Shelve:
    """Write one small file for each language; a language without text gets no folder."""

    def write(**texts: str) -> Path:
        for locale, text in texts.items():
            (tmp_path / Locale(locale)).mkdir(exist_ok=True)
            (tmp_path / Locale(locale) / "words.ftl").write_text(text, "utf-8")
        return tmp_path

    return write


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The real words, strictly spoken."""
    return all_words()
