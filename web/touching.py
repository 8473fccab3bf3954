"""From a question to what is touched and what is pressed. Pure: no picture is made here.

Every question of the move is in view at once, those that are answered too. An answer that a picture
shows is touched there; whatever is no place has a button as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.choices import BETWEEN_TOKENS, OneOf, Option, SomeOf, Tone
from engine.core.words import for_touching
from locales import Speaker
from render.kit.outline import Places
from render.painter import Marks
from tables.play.question import Question
from tables.play.trail import trail

Json = dict[str, Any]
BOARD, HAND = "board", "hand"


@dataclass(frozen=True)
class Asking:
    """A question in view: after how many tokens of the draft, and what answers it now, if anything
    does yet."""

    length: int
    step: OneOf | SomeOf
    token: str | None = None


def askings(question: Question) -> tuple[Asking, ...]:
    """The questions whose answers can be chosen, in order; the present one last."""
    found = [
        Asking(one.length, one.step, one.token)
        for one in trail(question)
        if one.put and isinstance(one.step, OneOf)
    ]
    if isinstance(question.step, OneOf | SomeOf):
        found.append(Asking(len(question.draft), question.step))
    return tuple(found)


def marks_of(question: Question, asked: Sequence[Asking]) -> Marks:
    """Every place that can be touched, and the tried piece where there is one."""
    ghost = question.spots if question.preview is not None else ()
    spots = dict.fromkeys(
        option.spot for one in asked for option in one.step.options if option.spot is not None
    )
    known = dict.fromkeys((*spots, *question.about))
    return Marks(tuple((spot, "") for spot in known), ghost)


def touches_of(
    asked: Sequence[Asking], pictures: Mapping[str, Places], say: Speaker
) -> Iterator[Json]:
    """Every answer that is touched: on which picture, within which outline, and its name."""
    for one in asked:
        names = names_of(one.step, say)
        for option, name in zip(one.step.options, names, strict=True):
            for picture, places in pictures.items():
                for outline in places.of(option):
                    points = " ".join(f"{x},{y}" for x, y in outline.points)
                    yield {"on": picture, "points": points, **_answer(one, option, name)}


def _answer(asking: Asking, option: Option, name: str) -> Json:
    return {
        "length": asking.length,
        "token": option.token,
        "name": name,
        "chosen": option.token == asking.token,
        "place": option.spot is not None and not _turns(asking),
        "several": isinstance(asking.step, SomeOf),
    }


def _turns(asking: Asking) -> bool:
    """Whether this question only turns the piece: its answers are drawn as pieces are."""
    return isinstance(asking.step, OneOf) and asking.step.turns


def names_of(step: OneOf | SomeOf, say: Speaker) -> list[str]:
    """The name of every answer; where any two would be called alike, each with the place it is at:
    whoever cannot see them tells them apart by nothing else."""
    labels = [say(option.label) for option in step.options]
    if len(set(labels)) == len(labels):
        return labels
    return [_with_place(one, label) for one, label in zip(step.options, labels, strict=True)]


def _with_place(option: Option, label: str) -> str:
    first, joint, _ = option.token.partition(BETWEEN_TOKENS)
    return f"{first.upper()} · {label}" if joint else label


def rows_of(
    asked: Sequence[Asking], pictures: Mapping[str, Places], say: Speaker
) -> Iterator[Json]:
    """The answers that are pressed, a row of buttons for each question."""
    for one in asked:
        buttons = [
            {**_answer(one, option, name), **_look(option, say)}
            for option, name in zip(one.step.options, names_of(one.step, say), strict=True)
            if _needs_button(one, option, pictures)
        ]
        if buttons:
            prompt = say(for_touching(one.step.prompt))
            yield {"prompt": prompt, "buttons": buttons, "answered": one.token is not None}


def _needs_button(asking: Asking, option: Option, pictures: Mapping[str, Places]) -> bool:
    """A place needs a button where no picture shows it, and none once another one is chosen: what
    is tried is turned where it lies. Anything else always has one, for nobody can tell by looking
    that a pile or a card stands for what one may do."""
    if option.spot is None:
        return asking.token is None or not option.secondary
    return asking.token is None and not any(places.of(option) for places in pictures.values())


def _look(option: Option, say: Speaker) -> Json:
    hint = say(option.hint) if option.hint is not None else ""
    return {"hint": hint, "danger": option.tone is Tone.DANGER}
