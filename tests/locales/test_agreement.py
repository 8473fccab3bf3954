"""Numbers agree with the words beside them: planted faults are found, Boroughs has none."""

from __future__ import annotations

import pytest

from locales import Catalogue, Locale
from locales.agreement import agreement_problems, misheard
from locales.check import read_books
from tests.words import all_books

WORDS = {
    "en": "cards = { $n } { $n ->\n    [one] card\n   *[other] cards\n} left in { $place }\n",
    "ru": "cards = { $n } { $n ->\n    [one] карта\n    [few] карты\n    [many] карт\n"
    "   *[other] карты\n} в { $place }\n",
    "uk": "cards = { $n } { $n ->\n    [one] карта\n    [few] карти\n    [many] карт\n"
    "   *[other] карти\n} у { $place }\n",
}


def problems(shelve, **texts: str) -> list[str]:
    folder = shelve(**{**WORDS, **{name: WORDS[name] + text for name, text in texts.items()}})
    catalogue = Catalogue.load(folder)
    found = [agreement_problems(catalogue, book) for book in read_books(folder)]
    return [problem for one in found for problem in one]


@pytest.mark.parametrize("locale", Locale)
def test_the_numbers_of_boroughs_agree_with_their_words(catalogue, locale):
    assert agreement_problems(catalogue, all_books()[locale]) == []


def test_sound_words_pass(shelve):
    assert problems(shelve) == []


@pytest.mark.parametrize(
    "sound",
    [
        "Points: { $n }.",
        "Table { $n }: ready",
        "{ $n } of 3",
        "{ $n } min",
        "{ $n }",
        "{ SIGNED($n) }, { $place }",
        "{ $n ->\n    [one] One player\n   *[other] { $n } players\n }",
        "{ $wish ->\n    [card] Card { $n }\n   *[none] Nothing\n }",
    ],
)
def test_a_number_that_stands_by_itself_needs_no_agreement(shelve, sound):
    assert problems(shelve, en=f"planted = {sound}\n") == []


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        ("{ SIGNED($n) } points", "every number is followed by “points”"),
        ("{ $n } { $building } here", "every number is followed by “building here”"),
        ("Needs 3, there are { $n }.", "“are 1”"),
        ("There are only { $n } of these.", "“are only 1”"),
        ("Now there is { $n }.", "“There is 5”".lower()),
        (
            "{ $n } { $n ->\n    [one] parent\n   *[other] parents\n } seek a home",
            "“1 parent seek”",
        ),
        ("{ $n } points, { $n ->\n    [one] it\n   *[other] they\n } count", "by “points”"),
        (
            "{ $wish ->\n    [card] { $n } cards\n   *[none] Nothing\n }",
            "every number is followed by “cards”",
        ),
    ],
)
def test_a_number_that_does_not_agree_is_found(shelve, planted, fault):
    (found,) = problems(shelve, en=f"planted = {planted}\n")
    assert found.startswith("en: planted, n: ")
    assert found.endswith(fault)


@pytest.mark.parametrize(
    ("locale", "planted", "fault"),
    [
        ("ru", "{ $n } карт", "every number is followed by “карт”"),
        ("uk", "{ $n } карт", "every number is followed by “карт”"),
        ("ru", '{ $n } { FORM($building, case: "gen") }', "followed by “buildinggen”"),
    ],
)
def test_a_slavic_number_that_does_not_agree_is_found(shelve, locale, planted, fault):
    (found,) = problems(shelve, **{locale: f"planted = {planted}\n"})
    assert found.startswith(f"{locale}: planted, n: ")
    assert found.endswith(fault)


def test_a_wrong_plural_of_a_word_that_is_counted_rightly_elsewhere_is_found(shelve):
    text = "planted = { $n } { $n ->\n    [one] карта\n    [few] картам\n   *[many] карт\n}\n"
    (found,) = problems(shelve, ru=text)
    assert found == (
        "ru: planted, n: “карта, картам, карт, карт, карта”, "
        "but “карта, карты, карт, карт, карта” in cards"
    )


@pytest.mark.parametrize(
    ("locale", "one", "few", "many"),
    [
        ("ru", "башня", "башен", "башен"),
        ("ru", "стол", "столов", "столов"),
        ("uk", "місце", "місць", "місць"),
        ("uk", "вежа", "веж", "веж"),
    ],
)
def test_two_things_are_not_counted_as_five_are(shelve, locale, one, few, many):
    forms = f"    [one] {one}\n    [few] {few}\n   *[many] {many}\n"
    text = f"planted = {{ $n }} {{ $n ->\n{forms}}}\n"
    assert problems(shelve, **{locale: text}) == [
        f"{locale}: planted, n: “{few}” after 2 as after 5"
    ]


@pytest.mark.parametrize(
    ("locale", "forms"),
    [
        ("ru", ("игрока", "игроков")),
        ("ru", ("монеты", "монет")),
        ("ru", ("способом", "способами")),
        ("ru", ("полный", "полных")),
        ("uk", ("гравця", "гравців")),
        ("uk", ("місця", "місць")),
    ],
)
def test_in_other_cases_two_things_are_counted_as_five_are(shelve, locale, forms):
    one, many = forms
    counted = f"    [one] {one}\n    [few] {many}\n   *[many] {many}\n"
    text = f"planted = {{ $n }} {{ $n ->\n{counted}}}\n"
    assert problems(shelve, **{locale: text}) == []


COUNTED = "planted = {{ $n ->\n    [one] {}\n    [few] {}\n    [many] {}\n   *[other] {}\n}}\n"


def test_one_thing_is_not_said_of_twenty_one(shelve):
    text = COUNTED.format("Одна карта", "{ $n } карты", "{ $n } карт", "{ $n } карты")
    assert problems(shelve, ru=text) == ["ru: planted, n: 21 is not said in “Одна карта”"]


@pytest.mark.parametrize(
    ("locale", "heard", "false"),
    [
        (Locale.EN, "1 parent seek a home", "1 parent seek"),
        (Locale.EN, "there are 1", "are 1"),
        (Locale.RU, "1 житель ищут дом", "1 житель ищут"),
        (Locale.UK, "1 мешканець шукають дім", "1 мешканець шукають"),
        (Locale.EN, "1 parent seeks a home, 2 parents seek one", None),
        (Locale.EN, "there are 12", None),
        (Locale.RU, "1 при цели", None),
        (Locale.UK, "21 мешканець шукає дім", None),
    ],
)
def test_a_verb_in_the_plural_after_one_is_heard(locale, heard, false):
    assert misheard(locale, heard) == false
