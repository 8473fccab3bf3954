"""Questions whose words are made late."""

from copy import copy

import pytest

from engine.core.choices import OneOf, Option, accept, answers, default_answer, with_next
from engine.core.errors import Illegal
from engine.core.words import plain
from engine.kit.late import LateOneOf

WHOLE = OneOf(
    plain("?"),
    (Option("a", plain("A")), Option("b", plain("B"), secondary=True)),
    piece="card",
    in_frames=True,
)


class Maker:
    """Gives the whole question, and counts how often."""

    def __init__(self):
        self.calls = 0

    def __call__(self):
        self.calls += 1
        return WHOLE


@pytest.fixture
def maker():
    return Maker()


@pytest.fixture
def late(maker):
    return LateOneOf(WHOLE.tokens, maker)


def test_answers_are_listed_and_judged_without_words(late, maker):
    assert list(answers(late)) == ["a", "b"]
    assert accept(late, "b") == "b"
    with pytest.raises(Illegal):
        accept(late, "c")
    assert maker.calls == 0


def test_the_words_are_made_once_and_are_those_of_the_whole_question(late, maker):
    assert (late.prompt, late.options, late.piece) == (WHOLE.prompt, WHOLE.options, "card")
    assert late.in_frames
    assert default_answer(late) == "a"
    assert maker.calls == 1


def test_two_late_questions_are_equal_if_their_words_are(late):
    assert late == LateOneOf(WHOLE.tokens, lambda: WHOLE)
    assert late != LateOneOf(("c",), lambda: OneOf(plain("?"), (Option("c", plain("C")),)))


def test_a_late_question_travels_as_the_whole_one(late):
    assert copy(late) == WHOLE


def test_an_answer_of_a_late_question_may_unfold():
    first = OneOf(plain("?"), (Option("go", plain("Go"), unfolds=True),))

    def ask(_, draft):
        return WHOLE if draft else LateOneOf(("go",), lambda: first)

    asked = with_next(ask, None, (), ask(None, ()))
    assert asked.tokens == ("go a", "go b")
