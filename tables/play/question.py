"""What a seat is asked: the next step of its draft, and how far it has come. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from engine.core.choices import (
    BETWEEN_TOKENS,
    Counts,
    Done,
    Draft,
    OneOf,
    Option,
    Step,
    accept,
    answers,
    chosen_spots,
    default_answer,
    with_next,
)
from engine.core.errors import Refused
from engine.core.match import AnyMatch, Preview
from engine.core.seats import Private, Seat, Seen
from engine.core.words import Msg, msg, typed
from tables.table import Position


@dataclass(frozen=True)
class Alternative:
    """Something else that could be done after the first ``length`` tokens of a draft."""

    length: int
    option: Option


@dataclass(frozen=True)
class Question:
    """What one seat is asked now: how far its draft has come, and what that would do.

    ``answered`` counts the questions that were really put so far; ``spots`` are the places on the
    board that were chosen with them, ``about`` those that the questions themselves are about, the
    present one too; ``alternatives`` is what could be done instead of the default answers that
    were given since then. ``chosen`` names the answers that were really given, ``piece`` is what is
    being placed, turned or aimed.
    """

    seat: Seat
    opened: int
    draft: Draft
    answered: int
    spots: tuple[str, ...]
    about: tuple[str, ...]
    step: Step
    seen: Seen[object, Private]
    alternatives: tuple[Alternative, ...]
    chosen: tuple[Msg, ...]
    piece: str
    match: AnyMatch = field(repr=False)

    @cached_property
    def preview(self) -> Preview[object] | None:
        """What the whole action would do, made when it is first looked at; None while a part of
        the action is missing."""
        is_whole = isinstance(self.step, Done)
        return self.match.preview(self.seat, self.draft) if is_whole else None


def prompt_of(step: Step) -> Msg:
    """The sentence that asks; a whole action asks to be confirmed."""
    return msg("hall-confirm-it") if isinstance(step, Done) else step.prompt


def question(position: Position, seat: Seat, draft: Draft) -> Question:
    """The next step of this draft; a draft that no longer fits the table is dropped."""
    return question_at(position.match, seat, draft, position.step.opened)


def question_at(match: AnyMatch, seat: Seat, draft: Draft, opened: int) -> Question:
    """The next step of this draft in a match whose question was opened at this revision."""
    try:
        draft, step = match.ask(seat, _walked(match, seat, draft))
    except Refused:
        draft, step = match.ask(seat)
    seen = match.seen_by(seat)
    asked = [match.game.ask(seen.view, draft[:length]) for length in range(len(draft))]
    return Question(
        seat=seat,
        opened=opened,
        draft=draft,
        answered=sum(_was_put(one, token) for one, token in zip(asked, draft, strict=True)),
        spots=tuple(chosen_spots(asked, draft)),
        about=tuple(_places_asked_about([*asked, step])),
        step=with_next(match.game.ask, seen.view, draft, step),
        seen=seen,
        alternatives=tuple(_alternatives(asked, draft)),
        chosen=tuple(_names(asked, draft)),
        piece=_piece([*asked, step]),
        match=match,
    )


def _was_put(step: Step, token: str) -> bool:
    """Whether somebody chose this answer; otherwise it was given by default."""
    return default_answer(step) != token


def _alternatives(asked: list[Step], draft: Draft) -> Iterator[Alternative]:
    """From the last question that was really put to the present one."""
    for length in range(len(draft) - 1, -1, -1):
        step = asked[length]
        if _was_put(step, draft[length]) or not isinstance(step, OneOf):
            return
        yield from (Alternative(length, option) for option in step.options if option.secondary)


def _places_asked_about(asked: list[Step]) -> Iterator[str]:
    for step in asked:
        if isinstance(step, OneOf):
            yield from step.about


def _names(asked: list[Step], draft: Draft) -> Iterator[Msg]:
    """The names of the answers that somebody chose; what was counted or typed names itself."""
    for step, token in zip(asked, draft, strict=True):
        if _was_put(step, token):
            options = step.options if isinstance(step, OneOf) else ()
            named = next((option.label for option in options if option.token == token), None)
            yield named or typed(token)


def _piece(asked: list[Step]) -> str:
    """The piece of the newest question that is about one."""
    pieces = (step.piece for step in reversed(asked) if isinstance(step, OneOf | Counts))
    return next((piece for piece in pieces if piece), "")


def _walked(match: AnyMatch, seat: Seat, draft: Draft) -> Draft:
    view = match.seen_by(seat).view
    walked: Draft = ()
    for token in draft:
        walked = (*walked, accept(match.game.ask(view, walked), token))
    return walked


def earlier(match: AnyMatch, seat: Seat, draft: Draft) -> Draft:
    """The draft up to the last question that was really put; two that were asked as one go back
    together."""
    view = match.seen_by(seat).view
    for length in range(len(draft) - 1, -1, -1):
        if _was_put(match.game.ask(view, draft[:length]), draft[length]):
            return _before_joint(match, view, draft, length)
    return ()


def _before_joint(match: AnyMatch, view: object, draft: Draft, length: int) -> Draft:
    """The draft up to this question, or up to the one that it was asked together with."""
    before = draft[: max(0, length - 1)]
    step = with_next(match.game.ask, view, before, match.game.ask(view, before))
    joint = BETWEEN_TOKENS.join(draft[len(before) : length + 1])
    return before if joint in answers(step) else draft[:length]
