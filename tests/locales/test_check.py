"""The checks of the words: each fault planted on purpose is found, sound words pass."""

from __future__ import annotations

import pytest

from locales import Locale
from locales.book import read_book
from locales.check import check_all
from tests.words import all_books

EN = """
-town = the town
floor = { $count } { $count ->
    [one] floor
   *[other] floors
}
option = Beaches of { -town }
    .hint = Sand everywhere
river = river
sees = { $who } sees { $what }
"""
RU = """
-town = город
floor = { $count } { $count ->
    [one] этаж
    [few] этажа
    [many] этажей
   *[other] этажа
}
option = Пляжи, { -town }
    .hint = Всюду песок
river = река
    .acc = реку
sees = { $who } видит { FORM($what, case: "acc") }
"""
UK = """
-town = місто
floor = { $count } { $count ->
    [one] поверх
    [few] поверхи
    [many] поверхів
   *[other] поверху
}
option = Пляжі, { -town }
    .hint = Усюди пісок
river = річка
    .acc = річку
sees = { $who } бачить { FORM($what, case: "acc") }
"""


def problems(en: str = EN, ru: str = RU, uk: str = UK, same: tuple[str, ...] = ()) -> list[str]:
    texts = {Locale.EN: en, Locale.RU: ru, Locale.UK: uk}
    books = [read_book(locale, {"words.ftl": text}) for locale, text in texts.items()]
    return check_all(books, same)


def test_sound_words_pass():
    assert problems() == []


def test_the_words_of_boroughs_are_sound():
    assert check_all(tuple(all_books().values())) == []


def test_the_words_of_boroughs_are_there_to_be_checked():
    assert all("refused-stale" in book.patterns for book in all_books().values())


@pytest.mark.parametrize(
    ("planted", "problem"),
    [
        ("river = река\n    .acc = реку\n", "ru: river is missing (found in en, uk)"),
        ("\n    .hint = Всюду песок", "ru: option.hint is missing (found in en, uk)"),
    ],
)
def test_a_missing_key_is_found(planted, problem):
    assert problem in problems(ru=RU.replace(planted, "\n"))


def test_a_key_too_many_is_missed_elsewhere():
    assert problems(ru=RU + "lake = озеро\n") == [
        "en: lake is missing (found in ru)",
        "uk: lake is missing (found in ru)",
    ]


def test_other_variables_are_found():
    faulty = UK.replace("{ $who } бачить", "{ $whom } бачить")
    assert problems(uk=faulty) == ["uk: sees uses what, whom instead of what, who"]


@pytest.mark.parametrize("branch", ["one", "few", "many"])
@pytest.mark.parametrize("locale", ["ru", "uk"])
def test_a_missing_slavic_plural_is_found(locale, branch):
    text = {"ru": RU, "uk": UK}[locale]
    faulty = "\n".join(line for line in text.split("\n") if f"[{branch}]" not in line)
    assert problems(**{locale: faulty}) == [f"{locale}: floor lacks the plural {branch}"]


def test_a_missing_english_plural_is_found():
    assert problems(en=EN.replace("    [one] floor\n", "")) == ["en: floor lacks the plural one"]


def test_a_plural_of_another_language_is_found():
    faulty = EN.replace("[one] floor\n", "[one] floor\n    [few] floors\n")
    assert problems(en=faulty) == ["en: floor has the plural few, never used here"]


def with_left(default: str) -> list[str]:
    left = "left = { $n ->\n    [0] %s\n   *[" + default + "] %s: { $n }\n}\n"
    texts = (left % ("none", "cards"), left % ("нет", "карт"), left % ("немає", "карт"))
    return problems(EN + texts[0], RU + texts[1], UK + texts[2])


def test_exact_numbers_need_plurals_only_beside_the_branch_of_plurals():
    assert with_left("any") == []
    assert with_left("other") == [
        "en: left lacks the plural one",
        "ru: left lacks the plural few, many, one",
        "uk: left lacks the plural few, many, one",
    ]


def test_a_choice_of_words_is_no_plural():
    side = "side = { $side ->\n    [north] %s\n   *[other] %s\n}\n"
    assert (
        problems(
            EN + side % ("up", "low"), RU + side % ("верх", "низ"), UK + side % ("гору", "низ")
        )
        == []
    )


@pytest.mark.parametrize(
    ("reference", "problem"),
    [
        ("{ lake }", "refers to lake"),
        ("{ river.gen }", "refers to river.gen"),
        ("{ -city }", "refers to -city"),
        ("{ SHOUT($what) }", "refers to SHOUT"),
    ],
)
def test_an_unknown_reference_is_found(reference, problem):
    found = problems(ru=RU.replace("Всюду песок", f"Песок {reference}"))
    assert f"ru: option.hint {problem}, which does not exist" in found


@pytest.mark.parametrize(
    ("call", "case"), [('FORM($what, case: "ack")', "ack"), ("FORM($what)", "?")]
)
def test_a_case_that_no_noun_has_is_found(call, case):
    faulty = RU.replace('FORM($what, case: "acc")', call)
    assert problems(ru=faulty) == [f'ru: FORM asks for the case "{case}", which no message has']


def test_a_case_with_strange_variables_is_found():
    found = problems(ru=RU.replace(".acc = реку", ".acc = реку { $name }"))
    assert found == ["ru: river.acc uses name, which the noun itself does not"]


def test_stray_english_is_found_unless_it_is_allowed():
    faulty = RU.replace("Всюду песок", "Sand everywhere")
    assert problems(ru=faulty) == ["ru: option.hint looks untranslated"]
    assert problems(ru=faulty, same=("option.hint",)) == []


@pytest.mark.parametrize(
    ("language", "word", "letter"),
    [("ru", "річка", "і"), ("uk", "быстро", "ы"), ("en", "река", "р")],
)
def test_letters_of_another_language_are_found(language, word, letter):
    text = {"en": EN, "ru": RU, "uk": UK}[language] + f"-lake = {word}\n"
    assert problems(**{language: text}) == [f"{language}: -lake has the foreign letter {letter}"]


def test_look_alike_letters_are_found():
    assert problems(ru=RU.replace("река", "pека")) == ["ru: river mixes alphabets in pека"]


def test_junk_is_found():
    found = problems(ru=RU + "lake = { $\n")
    assert found == ["ru: words.ftl: cannot be read: lake = { $"]


def test_a_key_given_twice_is_found():
    assert problems(ru=RU + "river = река\n") == ["ru: river is there 2 times"]
