"""Questions: what answers them, how they are walked, how typed words are read."""

from dataclasses import replace

import pytest

from engine.core.actions import legal, read, text_of
from engine.core.choices import (
    MOST_AT_ONCE,
    Counter,
    Counts,
    Done,
    Number,
    OneOf,
    Option,
    SomeOf,
    Words,
    accept,
    advance,
    answers,
    tokens_of,
    walk,
    with_next,
)
from engine.core.errors import Illegal, Malformed
from engine.core.words import plain

ONE = OneOf(plain("?"), (Option("a1", plain("")), Option("c2", plain(""))))
SOME = SomeOf(plain("?"), tuple(Option(t, plain("")) for t in "abc"), 1, 2)
NUMBER = Number(plain("?"), 2, 5, 3)
WORDS = Words(plain("?"), 10)
COUNTS = Counts(
    plain("?"), (Counter("4", plain("high"), 1), Counter("1", plain("low"), 3)), 3, (0, 3)
)


def small_ask(view, draft):
    """One verb, then a spot, then a number, then a name."""
    steps = (OneOf(plain("?"), (Option("put", plain("")),)), ONE, NUMBER, WORDS)
    return steps[len(draft)] if len(draft) < len(steps) else Done()


def short_ask(view, draft):
    """One verb, then a spot."""
    return small_ask(view, draft) if len(draft) < 2 else Done()


@pytest.mark.parametrize(
    ("step", "token", "proper"),
    [
        (ONE, "a1", "a1"),
        (SOME, "c+a", "a+c"),
        (SOME, "b", "b"),
        (SOME, "b+b", "b"),
        (COUNTS, "411", "114"),
        (NUMBER, "02", "2"),
        (WORDS, "  New   York ", "New York"),
    ],
)
def test_an_answer_is_brought_to_its_one_spelling(step, token, proper):
    assert accept(step, token) == proper


@pytest.mark.parametrize(
    ("step", "token", "error"),
    [
        (ONE, "b9", Illegal),
        (ONE, "", Illegal),
        (SOME, "", Illegal),
        (SOME, "a+b+c", Illegal),
        (SOME, "a+x", Illegal),
        (COUNTS, "11", Illegal),
        (COUNTS, "144", Illegal),
        (COUNTS, "119", Illegal),
        (NUMBER, "6", Illegal),
        (NUMBER, "1", Illegal),
        (NUMBER, "-3", Illegal),
        (NUMBER, "٣", Illegal),
        (NUMBER, "x", Illegal),
        (WORDS, "   ", Malformed),
        (WORDS, "eleven chars", Malformed),
        (Done(), "more", Malformed),
    ],
)
def test_what_does_not_answer_is_refused(step, token, error):
    with pytest.raises(error):
        accept(step, token)


def test_nothing_picked_has_a_token_too():
    none_or_one = SomeOf(plain("?"), SOME.options, 0, 1)
    assert accept(none_or_one, "+") == "+"
    assert list(answers(none_or_one)) == ["+", "a", "b", "c"]


def test_walk_lists_every_whole_action():
    assert list(walk(short_ask, None)) == [("put", "a1"), ("put", "c2")]
    assert list(walk(short_ask, None, ("put", "c2"))) == [("put", "c2")]


def test_walk_asks_nothing_after_a_last_question():
    asked = []

    def ask(view, draft):
        asked.append(draft)
        return replace(ONE, last=True)

    assert list(walk(ask, None)) == [("a1",), ("c2",)]
    assert asked == [()]


def test_walk_is_lazy():
    asked = []

    def ask(view, draft):
        asked.append(draft)
        return small_ask(view, draft) if len(draft) < 3 else Done()

    assert next(walk(ask, None)) == ("put", "a1", "2")
    assert asked == [(), ("put",), ("put", "a1"), ("put", "a1", "2")]


def test_free_text_cannot_be_listed():
    assert list(walk(small_ask, None)) == []


def test_a_question_with_one_answer_is_not_put():
    assert advance(small_ask, None, ()) == (("put",), ONE)


def aside_ask(_, draft):
    """One thing is usual; another stands aside."""
    if not draft:
        usual, other = Option("put", plain("put")), Option("wait", plain("wait"), secondary=True)
        return OneOf(plain("?"), (usual, other))
    return ONE if draft == ("put",) else Done()


def test_what_is_usual_is_taken_for_granted():
    assert advance(aside_ask, None, ()) == (("put",), ONE)
    assert read(aside_ask, None, "a1") == read(aside_ask, None, "put a1") == ("put", "a1")


def test_what_stands_aside_can_be_chosen():
    assert read(aside_ask, None, "wait") == ("wait",)
    assert ("wait",) in list(walk(aside_ask, None))


@pytest.mark.parametrize(
    "text",
    ["put a1 3 New York", "PUT A1 03 New  York", "a1 3 New York", "put А1 3 New York"],
    ids=["plain", "shouted", "verb left out", "cyrillic letter"],
)
def test_typed_words_are_read_leniently(text):
    assert read(small_ask, None, text) == ("put", "a1", "3", "New York")


@pytest.mark.parametrize("text", ["", "put", "put z9", "put a1 9 x", "put a1 3", "x" * 91])
def test_typed_nonsense_is_refused(text):
    with pytest.raises((Malformed, Illegal)):
        read(small_ask, None, text)


def test_words_too_many_are_refused():
    with pytest.raises(Malformed):
        read(short_ask, None, "put a1 a1")


def test_a_wrong_word_for_a_lone_answer_is_called_by_name():
    """Not "one word too many": it was meant in the place of the answer that was filled in."""

    def spot_then_lone(view, draft):
        lone = OneOf(plain("?"), (Option("4", plain("")),))
        return (ONE, lone, Done())[len(draft)]

    with pytest.raises(Malformed) as refused:
        read(spot_then_lone, None, "a1 3")
    assert refused.value.reason.key == "refused-not-an-answer"


def test_legality_is_the_walk_of_the_menu():
    assert legal(short_ask, None, ("put", "a1")) == ("put", "a1")
    with pytest.raises(Illegal):
        legal(short_ask, None, ("put", "b9"))
    with pytest.raises(Illegal):
        legal(short_ask, None, ("put",))
    with pytest.raises(Malformed):
        legal(short_ask, None, ("put", "a1", "a1"))


def test_the_text_of_an_action_is_its_tokens():
    assert text_of(("put", "a1", "3")) == "put a1 3"


def test_all_counts_are_listed():
    assert list(answers(COUNTS)) == ["111", "114"]
    kinds = tuple(Counter(token, plain(""), most) for token, most in (("3", 1), ("2", 2), ("1", 9)))
    three = Counts(plain("?"), kinds, 2, (0, 0, 2))
    assert list(answers(three)) == ["11", "12", "22", "13", "23"]
    assert COUNTS.counts("114") == (1, 2)


# Two questions asked as one


def cells(count):
    return tuple(Option(f"c{n}", plain("")) for n in range(count))


def sides(cell, count):
    return tuple(Option(f"s{n}", plain("side"), spot=f"{cell}-s{n}") for n in range(count))


def place_ask(places, ways):
    def ask(view, draft):
        match draft:
            case ():
                return OneOf(plain("where?"), cells(places), with_next=True)
            case (cell,):
                return OneOf(plain("how?"), sides(cell, ways))
        return Done()

    return ask


def test_few_pairs_are_asked_as_one():
    ask = place_ask(5, 4)
    step = with_next(ask, None, (), ask(None, ()))
    assert len(step.options) == MOST_AT_ONCE
    assert (step.options[1].token, step.options[1].spot) == ("c0 s1", "c0-s1")
    assert tokens_of(step, accept(step, "c4 s3")) == ("c4", "s3")


def test_many_pairs_are_asked_one_after_another():
    ask = place_ask(7, 3)
    assert with_next(ask, None, (), ask(None, ())) == ask(None, ())


def test_what_has_no_place_of_its_own_is_not_joined():
    def ask(view, draft):
        return OneOf(plain("?"), cells(2), with_next=not draft) if len(draft) < 2 else Done()

    assert with_next(ask, None, (), ask(None, ())) == ask(None, ())


def test_words_with_spaces_are_one_token():
    assert tokens_of(WORDS, "New York") == ("New York",)


# Answers in the place of the one that leads to them


def ask_shop(_view, draft):
    """Leave; or buy one of two things, the first of which comes in two sizes."""
    match draft:
        case ():
            buy = Option("buy", plain("Buy"), unfolds=True)
            return OneOf(plain("?"), (Option("leave", plain("Leave")), buy))
        case ("buy",):
            return OneOf(plain("?"), (Option("hat", plain("Hat")), Option("pen", plain("Pen"))))
        case ("buy", "hat"):
            return OneOf(plain("?"), (Option("s", plain("S")), Option("l", plain("L"))))
        case _:
            return Done()


def test_an_answer_that_unfolds_makes_room_for_those_that_follow_it():
    step = with_next(ask_shop, None, (), ask_shop(None, ()))
    assert [option.token for option in step.options] == ["leave", "buy hat", "buy pen"]
    assert [option.label for option in step.options] == [plain("Leave"), plain("Hat"), plain("Pen")]


def test_what_unfolds_to_too_many_answers_stays_folded():
    def ask(_view, draft):
        many = tuple(Option(f"t{n}", plain(str(n))) for n in range(MOST_AT_ONCE + 1))
        return OneOf(plain("?"), many) if draft else ask_shop(None, ())

    assert with_next(ask, None, (), ask(None, ())) == ask(None, ())
