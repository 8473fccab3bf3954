"""Every message that the source code names has words in every language, and fitting arguments."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from locales import Locale
from locales.book import Book
from locales.check import variables
from tests.locales.used_keys import MAKERS, Use, refusal_names, uses_in, uses_in_folders
from tests.words import all_books

ROOT = Path(__file__).parents[2]
FOLDERS = [ROOT / name for name in ("cogs", "web", "engine", "tables", "render")]


@pytest.fixture(scope="module")
def uses() -> set[Use]:
    return uses_in_folders(FOLDERS)


@pytest.fixture(scope="module", params=list(Locale))
def book(request) -> Book:
    return all_books()[request.param]


def test_the_scan_finds_the_refusals_of_the_engine(uses):
    assert Use("refused-how-many", frozenset({"least", "most"})) in uses


def test_every_key_has_words(uses, book):
    keys = {use.key for use in uses if use.exact}
    assert sorted(keys - set(book.messages())) == []


def test_every_composed_key_has_words_for_some_value(uses, book):
    composed = [use for use in uses if not use.exact]
    lost = [use.key for use in composed if not any(map(use.matches, book.messages()))]
    assert sorted(lost) == []


def test_every_variable_is_given(uses, book):
    known = [use for use in uses if use.given is not None and use.key in book.patterns]
    wanting = {use.key: variables(book.patterns[use.key]) - use.given for use in known}
    assert {key: names for key, names in wanting.items() if names} == {}


def found(source: str) -> set[Use]:
    tree = ast.parse(source)
    return set(uses_in(tree, MAKERS | refusal_names([tree])))


def test_a_message_is_found_with_its_arguments():
    assert found('words.msg("a", least=1)') == {Use("a", frozenset({"least"}))}


def test_a_refusal_of_a_refusal_is_found():
    source = 'class Shut(Closed): ...\nclass Closed(Refused): ...\nraise Shut("a")'
    assert found(source) == {Use("a", frozenset())}


def test_other_calls_are_not_messages():
    assert found('print("a")\nclass Shut(Exception): ...\nraise Shut("b")') == set()


@pytest.mark.parametrize("source", ['Msg("a", args)', 'msg("a", **args)'])
def test_arguments_that_cannot_be_read_off_are_not_judged(source):
    assert found(source) == {Use("a", None)}


def test_a_composed_key_matches_what_it_may_become():
    (use,) = found('msg(f"verb-{verb}.hint")')
    assert use.matches("verb-build.hint")
    assert not use.matches("verb-.hint")
    assert not use.matches("verb-build")
