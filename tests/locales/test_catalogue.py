"""How the catalogue speaks: counts, cases, lists and names, and what it does at a fault."""

from __future__ import annotations

import logging
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.core.words import Msg, msg, plain, who
from locales import Catalogue, Locale, StandIn, Unspeakable

RU_COINS = """
gain =
    { $who } получает { $coins } { $coins ->
        [one] монету
        [few] монеты
        [many] монет
       *[other] монеты
    }, остаётся { $cards } { $cards ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }
"""
UK_COINS = """
gain =
    { $who } отримує { $coins } { $coins ->
        [one] монету
        [few] монети
        [many] монет
       *[other] монети
    }, лишається { $cards } { $cards ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
"""
RU_PLAYS = """
plays = { $who } играет { FORM($card, case: "acc") }
shows = { $who } показывает: { $card }
asks = нет у { FORM($who, case: "gen") }
built = { $card } { FORM($card, case: "gender") ->
    [feminine] открыта
   *[masculine] открыт
}
river = река
    .acc = реку
    .gender = feminine
bridge = мост { $number }
park = парк
    .acc = парк { $number }
list-joint = { ", " }
list-last-joint = { " и " }
player-number = Игрок { $number }
    .gen = игрока { $number }
former-player = Бывший игрок { $number }
    .gen = бывшего игрока { $number }
"""


def counted(nouns: list[str]) -> list[tuple[int, str]]:
    return list(zip([1, 2, 5, 11, 21, 22, 25, 101], nouns, strict=True))


@pytest.mark.parametrize(
    ("count", "noun"),
    counted(["очко", "очка", "очков", "очков", "очко", "очка", "очков", "очко"]),
)
def test_russian_counts(catalogue, count, noun):
    said = catalogue.say(Locale.RU, msg("preview-points", who=plain("Аня"), points=count))
    assert said == f"Аня: +{count} {noun}"


@pytest.mark.parametrize(
    ("count", "noun"),
    counted(["очко", "очки", "очок", "очок", "очко", "очки", "очок", "очко"]),
)
def test_ukrainian_counts(catalogue, count, noun):
    said = catalogue.say(Locale.UK, msg("preview-points", who=plain("Оля"), points=count))
    assert said == f"Оля: +{count} {noun}"


@pytest.mark.parametrize(("count", "noun"), [(0, "points"), (1, "point"), (21, "points")])
def test_english_counts(catalogue, count, noun):
    said = catalogue.say(Locale.EN, msg("preview-points", who=plain("Ann"), points=count))
    assert said.endswith(f"{count} {noun}")


@pytest.mark.parametrize(("points", "shown"), [(3, "+3"), (-2, "\N{MINUS SIGN}2"), (0, "0")])
def test_a_gain_and_a_loss_carry_their_sign(catalogue, points, shown):
    said = catalogue.say(Locale.EN, msg("preview-points", who=plain("Ann"), points=points))
    assert said == f"Ann: {shown} points"


@pytest.mark.parametrize(
    ("locale", "said"),
    [(Locale.EN, "“The Strip” +2"), (Locale.RU, "«The Strip» +2"), (Locale.UK, "«The Strip» +2")],
)
def test_a_name_is_set_apart_and_a_plain_word_is_not(catalogue, locale, said):
    assert catalogue.say(locale, msg("preview-part", label=plain("The Strip"), points=2)) == said
    assert catalogue.say(locale, msg("preview-part", label=plain("roads"), points=2)) == "roads +2"


def test_two_counts_in_one_russian_message(shelve):
    say = Catalogue.load(shelve(ru=RU_COINS), strict=True).speaker(Locale.RU, ["Аня"])
    said = say(msg("gain", who=who(0), coins=21, cards=5))
    assert said == "Аня получает 21 монету, остаётся 5 карт"


def test_two_counts_in_one_ukrainian_message(shelve):
    say = Catalogue.load(shelve(uk=UK_COINS), strict=True).speaker(Locale.UK, ["Оля"])
    said = say(msg("gain", who=who(0), coins=2, cards=11))
    assert said == "Оля отримує 2 монети, лишається 11 карт"


@pytest.mark.parametrize("locale", list(Locale))
def test_large_and_negative_numbers_stay_plain(shelve, locale):
    speaking = Catalogue.load(shelve(**{locale: "total = { $points }"}), strict=True)
    assert speaking.say(locale, msg("total", points=12345)) == "12345"
    assert speaking.say(locale, msg("total", points=-7)) == "\N{MINUS SIGN}7"


@pytest.mark.parametrize(("least", "most", "shown"), [(2, 4, "2\N{EN DASH}4"), (3, 3, "3")])
def test_a_range_of_one_number_is_that_number(catalogue, least, most, shown):
    said = catalogue.say(Locale.EN, msg("refused-how-many", least=least, most=most))
    assert said == f"Please pick {shown}."


@pytest.fixture
def say(shelve):
    return Catalogue.load(shelve(ru=RU_PLAYS), strict=True).speaker(Locale.RU, ["Аня", ""])


def test_the_sentence_chooses_the_case_of_a_noun(say):
    assert say(msg("plays", who=who(0), card=msg("river"))) == "Аня играет реку"


def test_a_noun_outside_form_stays_as_it_is(say):
    assert say(msg("shows", who=who(0), card=msg("river"))) == "Аня показывает: река"


def test_a_noun_without_that_case_stays_as_it_is(say):
    assert say(msg("plays", who=who(0), card=msg("bridge", number=2))) == "Аня играет мост 2"


def test_a_case_uses_the_arguments_of_its_noun(say):
    assert say(msg("plays", who=who(0), card=msg("park", number=2))) == "Аня играет парк 2"


@pytest.mark.parametrize("card", [plain("B7"), "B7"])
def test_plain_text_has_no_cases(say, card):
    assert say(msg("plays", who=who(0), card=card)) == "Аня играет B7"


def test_a_sentence_agrees_with_the_gender_of_a_noun(say):
    assert say(msg("built", card=msg("river"))) == "река открыта"
    assert say(msg("built", card=msg("bridge", number=1))) == "мост 1 открыт"


def test_a_list_takes_the_case_and_the_joints_of_its_sentence(say):
    cards = (msg("river"), plain("B7"), msg("river"))
    assert say(msg("plays", who=who(0), card=cards)) == "Аня играет реку, B7 и реку"


@pytest.mark.parametrize(
    ("locale", "joined"), [("en", "a, b and c"), ("ru", "a, b и c"), ("uk", "a, b і c")]
)
def test_each_language_joins_lists_its_own_way(catalogue, locale, joined):
    problems = tuple(map(plain, "abc"))
    said = catalogue.say(Locale(locale), msg("refused-cannot-start", problems=problems))
    assert said.endswith(f": {joined}.")


@pytest.mark.parametrize(("letters", "joined"), [("", ""), ("a", "a"), ("ab", "a and b")])
def test_short_lists_need_fewer_joints(catalogue, letters, joined):
    problems = tuple(map(plain, letters))
    said = catalogue.say(Locale.EN, msg("refused-cannot-start", problems=problems))
    assert said == f"This table can’t start yet: {joined}."


def test_a_name_is_never_inflected(say):
    assert say(msg("asks", who=who(0))) == "нет у Аня"


def test_a_seat_of_which_nothing_is_known_is_a_numbered_player(say):
    assert say(who(7)) == "Игрок 8"
    assert say(msg("asks", who=who(7))) == "нет у игрока 8"


def test_a_seat_without_a_name_is_a_former_player(say):
    assert say(who(1)) == "Бывший игрок 2"
    assert say(msg("asks", who=who(1))) == "нет у бывшего игрока 2"


@pytest.mark.parametrize(
    ("locale", "said"),
    [(Locale.EN, "Ann (bot)"), (Locale.RU, "Ann (бот)"), (Locale.UK, "Ann (бот)")],
)
def test_a_bot_that_stands_in_is_named_in_the_reader_s_language(catalogue, locale, said):
    assert catalogue.say(locale, who(0), [StandIn("Ann")]) == said


def test_names_reach_messages_inside_messages(catalogue):
    say = catalogue.speaker(Locale.EN, ["Ann", "Bob"])
    resigned = msg("notice-resigned", who=who(1))
    said = say(msg("notice-you-undid", action=resigned))
    assert said == "You take “Bob resigns.” back."


def test_nothing_invisible_is_put_around_names(catalogue):
    said = catalogue.say(Locale.EN, msg("notice-resigned", who=who(0)), ["Ann"])
    assert said == "Ann resigns."


def test_what_people_typed_is_not_read_as_fluent(catalogue):
    said = catalogue.say(Locale.EN, msg("refused-not-an-answer", word="{ $x } { seat }"))
    assert said == "“{ $x } { seat }” isn’t possible here."


def test_attributes_have_keys_of_their_own(shelve):
    speaking = Catalogue.load(
        shelve(en="option = Beaches\n    .hint = Sand for { $n }"), strict=True
    )
    assert speaking.say(Locale.EN, msg("option.hint", n=2)) == "Sand for 2"
    assert speaking.has(Locale.EN, "option.hint")
    assert not speaking.has(Locale.EN, "option.label")
    assert not speaking.has(Locale.RU, "option.hint")


def test_all_files_of_a_folder_are_read(shelve):
    folder = shelve(en="one = first")
    (folder / "en" / "later.ftl").write_text("two = second", "utf-8")
    speaking = Catalogue.load(folder, strict=True)
    assert [speaking.say(Locale.EN, msg(key)) for key in ("one", "two")] == ["first", "second"]


@pytest.mark.parametrize("locale", [Locale.RU, Locale.UK])
def test_a_missing_translation_is_said_in_english_and_logged(shelve, caplog, locale):
    texts = {"en": "sea = sea { $more }\ndeep = deep", locale: "deep = глубоко"}
    speaking = Catalogue.load(shelve(**texts))
    assert speaking.say(locale, msg("sea", more=msg("deep"))) == "sea deep"
    assert [(r.levelno, r.getMessage()) for r in caplog.records] == [
        (logging.WARNING, f"{locale}: sea is not translated")
    ]


def test_a_missing_key_is_readable_and_logged(shelve, caplog):
    speaking = Catalogue.load(shelve(en="sea = sea"))
    assert speaking.say(Locale.UK, msg("deep-sea.hint")) == "deep sea hint"
    assert "uk: no words for deep-sea.hint" in caplog.text


def test_a_missing_argument_is_readable_and_logged_without_the_others(shelve, caplog):
    speaking = Catalogue.load(shelve(en="sea = { $name } at { $hour } with { $hand }"))
    assert speaking.say(Locale.EN, msg("sea", hour=7, hand="secret")) == "name at 7 with secret"
    assert "Unknown external: name" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize(
    "message",
    [
        msg("deep"),
        msg("sea"),
        msg("sea.hint", name="x"),
        msg("far", what=msg("deep")),
        msg("near", what=msg("deep")),
        msg("gain", points="many"),
        msg("english"),
        Msg("plain"),
        Msg("seat", {"seat": "north"}),
    ],
)
def test_a_strict_catalogue_raises(shelve, message):
    words = (
        'sea = { $name }\nfar = { FORM($what, case: "acc") }\nnear = { $what }\n'
        "gain = { SIGNED($points) }\n"
    )
    folder = shelve(ru=words, en=words + "english = only")
    with pytest.raises(Unspeakable):
        Catalogue.load(folder, strict=True).say(Locale.RU, message)
    assert isinstance(Catalogue.load(folder).say(Locale.RU, message), str)


def test_junk_raises_where_strict_and_is_logged_elsewhere(shelve, caplog):
    folder = shelve(en="good = fine\nbad = { $\n")
    with pytest.raises(Unspeakable, match=r"en/words.ftl: cannot be read: bad"):
        Catalogue.load(folder, strict=True)
    words = Catalogue.load(folder)
    assert words.say(Locale.EN, msg("good")) == "fine"
    assert words.say(Locale.EN, msg("bad")) == "bad"
    assert "cannot be read: bad" in caplog.text


def test_a_message_parsed_late_brings_along_what_it_speaks_through(shelve):
    words = (
        "first = { second } { -third(n: 1) } { $n -> \n    [one] { -fourth }\n   *[other] x\n }\n"
        "second = two\n-third = three { second }\n-fourth = four\nsecond = again\n# end\n"
    )
    said = Catalogue.load(shelve(en=words)).say(Locale.EN, msg("first", n=1))
    assert said.split() == ["two", "three", "two", "four"]


def test_an_endless_argument_is_refused(catalogue, caplog):
    message = msg("refused-not-an-answer", word="a" * 3000)
    with pytest.raises(Unspeakable):
        catalogue.say(Locale.EN, message)
    assert Catalogue.load().say(Locale.EN, message) == "refused not an answer"
    assert "Too many characters" in caplog.text


def test_reading_ahead_leaves_nothing_slow_and_changes_no_words():
    ahead, fresh = Catalogue.load(), Catalogue.load()
    steps = sum(1 for _ in ahead.read_ahead())
    assert steps > 100
    assert [bundle.slow_to_read() for bundle in ahead.bundles.values()] == [[], [], []]
    told = msg("refused-table-full", most=4)
    for locale in Locale:
        assert ahead.say(locale, told) == fresh.say(locale, told)


def test_what_is_slow_to_read_is_listed_while_another_thread_reads():
    """Pictures speak in threads while the words are read ahead."""
    bundle = Catalogue.load().bundles[Locale.EN]
    names = bundle.slow_to_read()
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(1) as painter:
            done = painter.submit(lambda: [bundle.has_message(name) for name in names])
            while not done.done():
                bundle.slow_to_read()
        assert all(done.result())
    finally:
        sys.setswitchinterval(usual)
    assert bundle.slow_to_read() == []
