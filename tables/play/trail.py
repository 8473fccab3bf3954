"""The answers that were given so far, each of which may still be changed. Pure.

A panel asks one question after the other. Where all of them are in view, as on a page, any answer
may be given again, and what was answered after it stays as far as it still fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.choices import (
    BETWEEN_TOKENS,
    Draft,
    OneOf,
    Step,
    accept,
    advance,
    default_answer,
    tokens_of,
    with_next,
)
from engine.core.errors import Refused, Stale
from tables.play.question import Question


@dataclass(frozen=True)
class Given:
    """A question after the first ``length`` tokens of the draft, and the token that answered it;
    two that were asked as one are one here. ``put``: somebody was really asked it."""

    length: int
    step: Step
    token: str
    put: bool


@dataclass(frozen=True)
class Turning:
    """The answer that turns the tried piece where it lies: to which question, and which token."""

    length: int
    token: str


def trail(question: Question) -> tuple[Given, ...]:
    """The questions that are answered so far, in order."""
    return tuple(_trail(question))


def _trail(question: Question) -> Iterator[Given]:
    length = 0
    while length < len(question.draft):
        given = _given(question, length)
        yield given
        length += len(tokens_of(given.step, given.token))


def _given(question: Question, length: int) -> Given:
    """The question after so many tokens, and what answered it: two tokens where two are one."""
    draft = question.draft
    asked = _asked(question, draft[:length])
    if default_answer(asked) == draft[length]:
        return Given(length, asked, draft[length], put=False)
    joint = with_next(question.prospect.game.ask, question.seen.view, draft[:length], asked)
    both = BETWEEN_TOKENS.join(draft[length : length + 2])
    if isinstance(joint, OneOf) and both in joint.tokens:
        return Given(length, joint, both, put=True)
    return Given(length, asked, draft[length], put=True)


def _asked(question: Question, draft: Draft) -> Step:
    return question.prospect.game.ask(question.seen.view, draft)


# Answering again


def answered_at(question: Question, length: int, token: str) -> Draft:
    """The draft with this answer to the question after its first ``length`` tokens. What was
    answered later stays as far as it fits; a turn that nobody has chosen yet is the first one, so
    that the piece is seen at once. Raises ``Stale`` where there is no such question, ``Illegal`` or
    ``Malformed`` where the token does not answer it."""
    if not 0 <= length <= len(question.draft):
        raise Stale("refused-stale")
    step, rest = _step_at(question, length)
    given = tokens_of(step, accept(step, token))
    return _laid(question, _with_rest(question, (*question.draft[:length], *given), rest))


def _step_at(question: Question, length: int) -> tuple[Step, Draft]:
    """The question after so many tokens, and the tokens that came after its answer."""
    if length == len(question.draft):
        return question.step, ()
    given = _given(question, length)
    return given.step, _rest(question, given)


def _rest(question: Question, given: Given) -> Draft:
    return question.draft[given.length + len(tokens_of(given.step, given.token)) :]


def _with_rest(question: Question, draft: Draft, rest: Draft) -> Draft:
    """The draft with as many of these tokens as still answer their questions."""
    for token in rest:
        try:
            draft = (*draft, accept(_asked(question, draft), token))
        except Refused:
            break
    return draft


def _laid(question: Question, draft: Draft) -> Draft:
    draft, step = advance(question.prospect.game.ask, question.seen.view, draft)
    if draft and isinstance(step, OneOf) and step.turns:
        return (*draft, step.tokens[0])
    return draft


# Turning


def turning(question: Question) -> Turning | None:
    """The answer that shows the tried piece the next way round and changes nothing else; None where
    there is none, and while the piece lies nowhere."""
    if question.preview is None:
        return None
    for given in reversed(trail(question)):
        token = next(_other_ways(question, given), None)
        if token is not None:
            return Turning(given.length, token)
    return None


def _other_ways(question: Question, given: Given) -> Iterator[str]:
    """The answers by which the piece lies at the same place another way, the next one first."""
    tokens = _ways(question, given)
    if given.token not in tokens:
        return
    at, rest = tokens.index(given.token), _rest(question, given)
    for token in (*tokens[at + 1 :], *tokens[:at]):
        draft = (*question.draft[: given.length], *tokens_of(given.step, token))
        if _with_rest(question, draft, rest) == (*draft, *rest):
            yield token


def _ways(question: Question, given: Given) -> list[str]:
    """The answers that are about the same place as the one that was given. Of two questions that
    are asked as one, one is about the turn and the other about the place."""
    if not isinstance(given.step, OneOf):
        return []
    first, _, second = given.token.partition(BETWEEN_TOKENS)
    if not second:
        return list(given.step.tokens) if given.step.turns else []
    if given.step.turns:
        return [
            token for token in given.step.tokens if token.partition(BETWEEN_TOKENS)[2] == second
        ]
    following = _asked(question, (*question.draft[: given.length], first))
    if not isinstance(following, OneOf) or not following.turns:
        return []
    return [token for token in given.step.tokens if token.partition(BETWEEN_TOKENS)[0] == first]
