"""The text form of an action, read leniently and written in one way."""

from __future__ import annotations

from typing import TypeVar

from engine.core.choices import (
    MOST_TEXT,
    Ask,
    Done,
    Draft,
    Words,
    accept,
    answers,
    default_answer,
)
from engine.core.errors import Illegal, Malformed

V = TypeVar("V")

LOOK_ALIKES = str.maketrans("авсенікмортхАВСЕНІКМОРТХ", "abcehikmoptxabcehikmoptx")
"""Cyrillic letters that look like the Latin ones printed on the boards."""


def text_of(draft: Draft) -> str:
    """The text form of an action, as logs, menus and tests show it. There is no other."""
    return " ".join(draft)


def read(ask: Ask[V], view: V, text: str) -> Draft:
    """The whole action that this text means to this view; raises Refused if it means none.

    Case, spare spaces and look-alike letters don't matter, and a default answer may be left
    out.
    """
    if len(text) > MOST_TEXT:
        raise Malformed("refused-too-long", most=MOST_TEXT)
    return _follow(ask, view, text.split())


def _follow(ask: Ask[V], view: V, words: list[str]) -> Draft:
    draft: Draft = ()
    left_out = False
    while not isinstance(step := ask(view, draft), Done):
        if isinstance(step, Words):
            return (*draft, accept(step, " ".join(words)))
        word = tidy(words[0]) if words else ""
        lone = default_answer(step)
        if lone is not None and word not in answers(step):
            draft, left_out = (*draft, lone), True
            continue
        if not words:
            raise Malformed("refused-unfinished")
        draft = (*draft, accept(step, word))
        del words[0]
    if words:
        # Where a lone answer was filled in, the word that is over was meant in its place.
        key = "refused-not-an-answer" if left_out else "refused-too-many-words"
        raise Malformed(key, word=words[0])
    return draft


def tidy(word: str) -> str:
    """Lower case, with look-alike Cyrillic letters made Latin."""
    return word.lower().translate(LOOK_ALIKES)


def legal(ask: Ask[V], view: V, draft: Draft) -> Draft:
    """The draft with every token in its proper spelling, judged by the questions of this view.
    Raises Refused if it is not a whole legal action now."""
    walked: Draft = ()
    for token in draft:
        walked = (*walked, accept(ask(view, walked), token))
    if not isinstance(ask(view, walked), Done):
        raise Illegal("refused-unfinished")
    return walked
