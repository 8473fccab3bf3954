"""Questions: a game asks them, and the answers are read and judged here.

A decision is a walk down a small tree: ``draft`` holds the tokens chosen so far and
``ask(view, draft)`` returns the next step, until the step is ``Done``. The finished draft *is* the
action, and its tokens joined by spaces are its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from engine.core.errors import Illegal, Malformed
from engine.core.typed import visible
from engine.core.words import Msg

Draft = tuple[str, ...]
V = TypeVar("V")

MOST_TEXT = 90
"""The longest action text: fits a Discord choice value and a log line."""

MOST_AT_ONCE = 20
"""The longest list that is shown at once, as buttons; a longer one is narrowed by facets."""

SOME_OF_JOINT = "+"
BETWEEN_TOKENS = " "


class Tone(StrEnum):
    """What kind of button an answer gets: a plain one, or one for what cannot be made good."""

    PLAIN = "plain"
    DANGER = "danger"


@dataclass(frozen=True)
class Facet:
    """One side of an answer (its row, its turn …), by which a long list is narrowed.

    ``order`` sorts the values in their menu; without it they stand as the answers bring them.
    """

    token: str
    label: Msg
    order: int = 0


@dataclass(frozen=True)
class Option:
    """One answer. ``spot`` is where on the board it would happen, if anywhere.

    ``secondary``: something that is rarely done instead of the usual thing. Where only one answer
    is not secondary, it is the default until somebody chooses otherwise.

    ``unfolds``: the answers to the question after this one stand in its place, by their names.
    """

    token: str
    label: Msg
    hint: Msg | None = None
    spot: str | None = None
    facets: tuple[Facet, ...] = ()
    tone: Tone = Tone.PLAIN
    secondary: bool = False
    unfolds: bool = False


@dataclass(frozen=True)
class OneOf:
    """Pick one. With ``facets`` (their names), every option carries one value for each of them.

    ``about`` are places on the board that the whole question is about, where no answer has a spot
    of its own: it is asked beside the board, which shows them. ``piece`` is the token of what is
    being placed, turned or aimed: the picture shows it beside the board.

    ``with_next``: may be asked as one question with the next one, whose answers all have spots.
    ``last``: every answer completes the action, so that a listing of all actions need not ask on.
    ``in_frames``: so does every answer here, and it is drawn in a frame of its own as the table
    would be after it. ``turns``: every answer is the same piece at the same place, turned another
    way; where it lies is another question.
    """

    prompt: Msg
    options: tuple[Option, ...]
    facets: tuple[Msg, ...] = ()
    about: tuple[str, ...] = ()
    piece: str = ""
    with_next: bool = False
    last: bool = False
    in_frames: bool = False
    turns: bool = False

    @property
    def tokens(self) -> tuple[str, ...]:
        """The token of every answer, in menu order."""
        return tuple([option.token for option in self.options])

    @property
    def made(self) -> OneOf:
        """The question with all its words, for whoever makes another one of it."""
        return self


@dataclass(frozen=True)
class SomeOf:
    """Pick from ``least`` to ``most``; the token joins the picked ones by a plus."""

    prompt: Msg
    options: tuple[Option, ...]
    least: int
    most: int


@dataclass(frozen=True)
class Counter:
    """A kind of piece, up to ``most`` of it to be taken. Its token is a single character."""

    token: str
    label: Msg
    most: int


@dataclass(frozen=True)
class Counts:
    """Take ``total`` pieces in all, so many of each kind; ``start`` is offered first.

    The token of an answer has the token of every piece that is taken, in the order of characters:
    ``112234``. ``piece`` tells the painter whose pieces they are, where that is not clear.
    """

    prompt: Msg
    counters: tuple[Counter, ...]
    total: int
    start: tuple[int, ...]
    piece: str = ""

    def token(self, counts: Sequence[int]) -> str:
        """The token for these counts, whether or not they are an answer."""
        pairs = zip(self.counters, counts, strict=True)
        return "".join(sorted(counter.token * count for counter, count in pairs))

    def counts(self, token: str) -> tuple[int, ...]:
        """How many of each kind a token has."""
        return tuple(token.count(counter.token) for counter in self.counters)


@dataclass(frozen=True)
class Number:
    """Name a number from ``low`` to ``high``; ``start`` is offered first."""

    prompt: Msg
    low: int
    high: int
    start: int


@dataclass(frozen=True)
class Words:
    """Type something. Always the last question of an action, for it may hold spaces."""

    prompt: Msg
    most: int


@dataclass(frozen=True)
class Done:
    """Nothing more to ask: the draft is a whole, legal action."""


Step = OneOf | SomeOf | Counts | Number | Words | Done
Ask = Callable[[V, Draft], Step]


def accept(step: Step, token: str) -> str:
    """The token in its one proper spelling; Illegal or Malformed if it does not answer the step."""
    match step:
        case OneOf():
            return _one_of(step.tokens, token)
        case SomeOf():
            return _some_of(step, token)
        case Counts():
            return _counts(step, token)
        case Number(low=low, high=high):
            return _number(low, high, token)
        case Words(most=most):
            return _words(most, token)
        case Done():
            raise Malformed("refused-too-many-words", word=token)


def _one_of(tokens: Sequence[str], token: str) -> str:
    if token not in tokens:
        raise Illegal("refused-not-an-answer", word=token)
    return token


def _some_of(step: SomeOf, token: str) -> str:
    picked = set(token.split(SOME_OF_JOINT)) - {""}
    tokens = [option.token for option in step.options]
    for one in picked:
        _one_of(tokens, one)
    if not step.least <= len(picked) <= step.most:
        raise Illegal("refused-how-many", least=step.least, most=step.most)
    return joined(one for one in tokens if one in picked)


def joined(tokens: Iterator[str]) -> str:
    """The token of several picked answers; the joint alone means none of them."""
    return SOME_OF_JOINT.join(tokens) or SOME_OF_JOINT


def _counts(step: Counts, token: str) -> str:
    counts = step.counts(token)
    if step.token(counts) != "".join(sorted(token)):
        raise Illegal("refused-not-an-answer", word=token)
    if sum(counts) != step.total:
        raise Illegal("refused-how-many", least=step.total, most=step.total)
    for count, counter in zip(counts, step.counters, strict=True):
        if count > counter.most:
            raise Illegal("refused-too-many-of", kind=counter.label, most=counter.most)
    return step.token(counts)


def _number(low: int, high: int, token: str) -> str:
    if not (token.isascii() and token.isdecimal() and low <= int(token) <= high):
        raise Illegal("refused-not-in-range", word=token, low=low, high=high)
    return str(int(token))


def _words(most: int, token: str) -> str:
    text = visible(token)
    if not text:
        raise Malformed("refused-nothing-typed")
    if len(text) > most:
        raise Malformed("refused-too-long", most=most)
    return text


def walk(ask: Ask[V], view: V, draft: Draft = ()) -> Iterator[Draft]:
    """Every whole action that starts with ``draft``, lazily. Free text has no list: skipped."""
    # A row of drafts for each question on the way; the innermost goes on first.
    rows = [iter((draft,))]
    while rows:
        for further in rows[-1]:
            step = ask(view, further)
            if isinstance(step, Done):
                yield further
            elif isinstance(step, OneOf) and step.last:
                yield from _answered(further, step)
            else:
                rows.append(_answered(further, step))
                break
        else:
            rows.pop()


def _answered(draft: Draft, step: Step) -> Iterator[Draft]:
    """The draft with each answer to this step."""
    if isinstance(step, OneOf):
        return iter([(*draft, token) for token in step.tokens])
    return ((*draft, token) for token in answers(step))


def answers(step: Step) -> Iterator[str]:
    """Every token that answers this step, lazily and in menu order."""
    match step:
        case OneOf():
            yield from step.tokens
        case SomeOf(options=options, least=least, most=most):
            for count in range(least, most + 1):
                for picked in combinations(options, count):
                    yield joined(option.token for option in picked)
        case Counts():
            yield from _all_counts(step)
        case Number(low=low, high=high):
            yield from (str(number) for number in range(low, high + 1))


def _all_counts(step: Counts) -> Iterator[str]:
    """Every answer to a question of counts; the last kinds are counted up first."""
    kinds = tuple([(counter.token, counter.most) for counter in step.counters])
    yield from _count_tokens(kinds, step.total)


@lru_cache(maxsize=256)
def _count_tokens(kinds: tuple[tuple[str, int], ...], total: int) -> tuple[str, ...]:
    """The tokens of all ways to take so many pieces of these kinds, up to so many of each."""
    if not kinds:
        return () if total else ("",)
    (token, most), *rest = kinds
    return tuple(
        "".join(sorted(token * count + others))
        for count in range(min(most, total) + 1)
        for others in _count_tokens(tuple(rest), total - count)
    )


def chosen_spots(asked: Sequence[Step], draft: Draft) -> Iterator[str]:
    """The places on the board that were chosen with these answers to these questions."""
    for step, token in zip(asked, draft, strict=True):
        if isinstance(step, OneOf):
            yield from (o.spot for o in step.options if o.token == token and o.spot is not None)


def advance(ask: Ask[V], view: V, draft: Draft) -> tuple[Draft, Step]:
    """The draft and the question after all questions that have a default: nobody is asked those."""
    step = ask(view, draft)
    while (token := default_answer(step)) is not None:
        draft = (*draft, token)
        step = ask(view, draft)
    return draft, step


def default_answer(step: Step) -> str | None:
    """The only answer that is not secondary; None where there are several, or none."""
    if not isinstance(step, OneOf):
        return None
    main = [option.token for option in step.options if not option.secondary]
    return main[0] if len(main) == 1 else None


def with_next(ask: Ask[V], view: V, draft: Draft, step: Step) -> Step:
    """This question asked together with the next one, where it or one of its answers allows that
    and all answers are few enough to be shown at once; otherwise the question itself. The token of
    a joint answer has the tokens of both, with a space between them.
    """
    if not isinstance(step, OneOf) or len(step.options) > MOST_AT_ONCE:
        return step
    if not step.with_next:
        return _unfolded(ask, view, draft, step)
    pairs: list[Option] = []
    for first in step.options:
        following = ask(view, (*draft, first.token))
        if not isinstance(following, OneOf) or not _all_have_spots(following):
            return step
        pairs += [_joint(first, second) for second in following.options]
    return replace(step.made, options=tuple(pairs)) if len(pairs) <= MOST_AT_ONCE else step


def _unfolded(ask: Ask[V], view: V, draft: Draft, step: OneOf) -> OneOf:
    """Where an answer unfolds, those that follow it stand in its place."""
    if not any(option.unfolds for option in step.options):
        return step
    options: list[Option] = []
    for first in step.options:
        following = ask(view, (*draft, first.token)) if first.unfolds else None
        if isinstance(following, OneOf) and not following.facets:
            options += [_joint(first, second) for second in following.options]
        else:
            options.append(first)
    return replace(step.made, options=tuple(options)) if len(options) <= MOST_AT_ONCE else step


def tokens_of(step: Step, token: str) -> Draft:
    """What an accepted answer adds to the draft: two tokens, where two questions are one."""
    return tuple(token.split(BETWEEN_TOKENS)) if isinstance(step, OneOf) else (token,)


def _all_have_spots(step: OneOf) -> bool:
    return not step.facets and all(option.spot is not None for option in step.options)


def _joint(first: Option, second: Option) -> Option:
    return replace(second, token=BETWEEN_TOKENS.join((first.token, second.token)), secondary=False)
