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
    answers,
    chosen_spots,
    default_answer,
    with_next,
)
from engine.core.errors import Refused
from engine.core.match import AnyMatch
from engine.core.prospect import AnyProspect, Preview
from engine.core.seats import Private, Seat, Seen
from engine.core.words import Msg, msg, typed
from tables.table import Position

LINE = "\n"
"""Between the tokens of a stored draft: the last of them may hold spaces."""

AHEAD = 0
"""Stands for the revision of a question that is not asked yet: an answer to it is prepared."""


def packed(draft: Draft) -> str:
    """A draft as it is stored."""
    return LINE.join(draft)


def unpacked(tokens: str) -> Draft:
    """The draft that is stored so."""
    return tuple(tokens.split(LINE)) if tokens else ()


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
    prospect: AnyProspect = field(repr=False)

    @cached_property
    def preview(self) -> Preview[object] | None:
        """What the whole action would do, made when it is first looked at; None while a part of
        the action is missing."""
        is_whole = isinstance(self.step, Done)
        return self.prospect.preview(self.draft) if is_whole else None


def prompt_of(step: Step) -> Msg:
    """The sentence that asks; a whole action asks to be confirmed."""
    return msg("ui-confirm-it") if isinstance(step, Done) else step.prompt


def question(position: Position, seat: Seat, draft: Draft) -> Question:
    """The next step of this draft; a draft that no longer fits the table is dropped."""
    return question_at(position.match, seat, draft, position.step.opened)


def question_at(match: AnyMatch, seat: Seat, draft: Draft, opened: int) -> Question:
    """The next step of this draft in a match whose question was opened at this revision."""
    return question_of(match.prospect(seat), seat, draft, opened)


def question_of(prospect: AnyProspect, seat: Seat, draft: Draft, opened: int) -> Question:
    """The next step of this draft as this prospect has it; a draft that does not fit it is
    dropped."""
    try:
        draft, step = prospect.ask(prospect.walked(draft))
    except Refused:
        draft, step = prospect.ask()
    ask, seen = prospect.game.ask, prospect.seen
    asked = [ask(seen.view, draft[:length]) for length in range(len(draft))]
    return Question(
        seat=seat,
        opened=opened,
        draft=draft,
        answered=sum(_was_put(one, token) for one, token in zip(asked, draft, strict=True)),
        spots=tuple(chosen_spots(asked, draft)),
        about=tuple(_places_asked_about([*asked, step])),
        step=with_next(ask, seen.view, draft, step),
        seen=seen,
        alternatives=tuple(_alternatives(asked, draft)),
        chosen=tuple(_names(asked, draft)),
        piece=_piece([*asked, step]),
        prospect=prospect,
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


def earlier(prospect: AnyProspect, draft: Draft) -> Draft:
    """The draft up to the last question that was really put; two that were asked as one go back
    together."""
    ask, view = prospect.game.ask, prospect.seen.view
    for length in range(len(draft) - 1, -1, -1):
        if _was_put(ask(view, draft[:length]), draft[length]):
            return _before_joint(prospect, draft, length)
    return ()


def _before_joint(prospect: AnyProspect, draft: Draft, length: int) -> Draft:
    """The draft up to this question, or up to the one that it was asked together with."""
    ask, view, before = prospect.game.ask, prospect.seen.view, draft[: max(0, length - 1)]
    step = with_next(ask, view, before, ask(view, before))
    joint = BETWEEN_TOKENS.join(draft[len(before) : length + 1])
    return before if joint in answers(step) else draft[:length]
