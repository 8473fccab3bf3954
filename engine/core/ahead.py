"""What a game can say of a question before it is asked: for moves that are prepared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.core.words import Msg

V = TypeVar("V")


@dataclass(frozen=True)
class Ahead(Generic[V]):
    """The view as it would be if its seat were asked now, and the stage of the turn that asks."""

    stage: str
    view: V


def nothing_ahead(_: object) -> NoReturn:
    """The next question in a game of which nothing can be prepared."""
    raise Refused("refused-nothing-ahead")


def nothing_at_stake(_: object, __: Draft) -> tuple[object, ...]:
    """What the actions of a game rest on that names no places."""
    return ()


@dataclass(frozen=True)
class StandingChoice:
    """One way to answer whenever it is asked. The token has no spaces."""

    token: str
    label: Msg


@dataclass(frozen=True)
class StandingQuestion:
    """A question of this stage that may be answered once for all times it comes up."""

    stage: str
    prompt: Msg
    choices: tuple[StandingChoice, ...]


def no_standing_questions(_: object) -> tuple[StandingQuestion, ...]:
    """The standing questions of a game that has none."""
    return ()


def no_standing_answer(_: object, __: str) -> None:
    """What follows from a standing answer in a game that has none."""
