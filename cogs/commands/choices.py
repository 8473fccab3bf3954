"""Whole actions for ``/move``: what fits the words typed so far, best first. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, repeat
from typing import TypeVar

from cogs.ui import limits
from engine.bots.worth import points_now
from engine.core.actions import text_of, tidy
from engine.core.choices import MOST_TEXT, Done, Draft, OneOf, answers
from engine.core.match import AnyMatch
from engine.core.seats import Seat
from locales import Speaker
from tables.history.moments import PackedMatch

T = TypeVar("T")

MOST_LOOKED_AT = 3000
"""A bound on the walk, so that a game with very many actions still answers in time."""

MOST_JUDGED = 60
"""To preview an action takes up to half a millisecond: beyond so many, a sample must do."""


@dataclass(frozen=True)
class Suggestion:
    """A whole action: its text, and the words of its answers."""

    text: str
    label: str

    @property
    def name(self) -> str:
        """What stands in Discord's list."""
        return limits.cut(f"{self.text} — {self.label}", limits.CHOICE_NAME)


def suggest_for(packed: PackedMatch, seat: Seat, typed: str, say: Speaker) -> list[Suggestion]:
    """What ``suggest`` finds, for a match that was sent to another process."""
    return suggest(packed.match(), seat, typed, say)


def suggest(match: AnyMatch, seat: Seat, typed: str, say: Speaker) -> list[Suggestion]:
    """Up to 25 actions that hold every typed word, those that begin so before the others.

    Best first by the points that would count right after them, and each way to begin (each card,
    each tile) is there while there is room. Refused where the seat is not asked.
    """
    match.ask(seat)
    if len(typed) > MOST_TEXT:
        return []
    questions = Questions(match, seat, say)
    words = [tidy(word) for word in typed.split()]
    branches = _fitting(questions, words)
    start = " ".join(words)
    begun = [[one for one in branch if _begins(text_of(one), start)] for branch in branches]
    found = _spread(questions, begun)
    if len(found) < limits.CHOICES:
        rest = [[one for one in branch if not _begins(text_of(one), start)] for branch in branches]
        found += _spread(questions, rest)
    return [
        Suggestion(text_of(action), questions.label(action)) for action in found[: limits.CHOICES]
    ]


class Questions:
    """The questions to one seat: each is asked once, however many actions go through it."""

    def __init__(self, match: AnyMatch, seat: Seat, say: Speaker) -> None:
        self._game, self._seat, self._say = match.game, seat, say
        self._view = match.seen_by(seat).view
        self._names: dict[Draft, dict[str, str]] = {}

    def branches(self) -> list[Draft]:
        """All ways to begin, as far as all of them can be shown: each verb with each card, say.

        The answers to the first real question are there even if they are too many for that.
        """
        found: list[Draft] = [()]
        while (further := self._further(found)) != found:
            if len(found) > 1 and len(further) > limits.CHOICES:
                break
            found = further
        return found

    def _further(self, drafts: list[Draft]) -> list[Draft]:
        return [(*draft, *one) for draft in drafts for one in self._answers(draft)]

    def _answers(self, draft: Draft) -> list[Draft]:
        """What may follow; nothing follows a whole action, and free text has no list."""
        step = self._game.ask(self._view, draft)
        if isinstance(step, Done):
            return [()]
        return [(token,) for token in islice(answers(step), MOST_LOOKED_AT)]

    def walk(self, draft: Draft, words: Sequence[str]) -> Iterator[Draft]:
        """Every whole action that starts so, the answers that a typed word names first."""
        step = self._game.ask(self._view, draft)
        if isinstance(step, Done):
            yield draft
            return
        tokens = sorted(islice(answers(step), MOST_LOOKED_AT), key=lambda one: one not in words)
        if isinstance(step, OneOf) and step.last:
            yield from ((*draft, token) for token in tokens)
            return
        for token in tokens:
            yield from self.walk((*draft, token), words)

    def label(self, action: Draft) -> str:
        """The words of its answers; a question with a single answer needs none."""
        named = (self._named(action[:place]).get(token) for place, token in enumerate(action))
        return " · ".join(name for name in named if name)

    def _named(self, draft: Draft) -> dict[str, str]:
        if draft not in self._names:
            step = self._game.ask(self._view, draft)
            options = step.options if isinstance(step, OneOf) and len(step.options) > 1 else ()
            self._names[draft] = {option.token: self._say(option.label) for option in options}
        return self._names[draft]

    def worth(self, action: Draft) -> float:
        """How far the seat would be ahead if the points were counted right after it."""
        return points_now(self._game, self._game.preview(self._view, action), self._seat)


def _fitting(questions: Questions, words: Sequence[str]) -> list[list[Draft]]:
    """The actions of each branch that hold every word. All branches are walked at the same pace,
    those that a word names before the others, until enough was looked at."""
    branches = questions.branches()
    branches.sort(key=lambda branch: not set(words) & set(branch))
    named = sum(bool(set(words) & set(branch)) for branch in branches)
    found: list[list[Draft]] = [[] for _ in branches]
    walks = [
        zip(repeat(fitting), questions.walk(branch, words))
        for fitting, branch in zip(found, branches, strict=True)
    ]
    every = chain(_in_turn(walks[:named]), _in_turn(walks[named:]))
    for fitting, action in islice(every, MOST_LOOKED_AT):
        if not words or _holds(action, questions, words):
            fitting.append(action)
    return found


def _in_turn(walks: Iterable[Iterator[T]]) -> Iterator[T]:
    """One of each, then the second of each, and so on."""
    waiting = list(walks)
    while waiting:
        going = []
        for walk in waiting:
            for one in islice(walk, 1):
                going.append(walk)
                yield one
        waiting = going


def _spread(questions: Questions, branches: Iterable[list[Draft]]) -> list[Draft]:
    """The best of each branch and then the best of all the rest, as many as fit; best first."""
    full = [branch for branch in branches if branch][:MOST_JUDGED]
    share = MOST_JUDGED // max(len(full), 1)
    worth = {one: questions.worth(one) for branch in full for one in _sample(branch, share)}
    ranked = [sorted(_sample(branch, share), key=lambda one: -worth[one]) for branch in full]
    best = sorted((branch[0] for branch in ranked), key=lambda one: -worth[one])
    rest = sorted((one for branch in ranked for one in branch[1:]), key=lambda one: -worth[one])
    return sorted([*best, *rest][: limits.CHOICES], key=lambda one: -worth[one])


def _sample(branch: Sequence[Draft], most: int) -> Sequence[Draft]:
    """At most so many of them, from all along."""
    if len(branch) <= most:
        return branch
    return [branch[place * len(branch) // most] for place in range(most)]


def _begins(text: str, start: str) -> bool:
    """The verb may be left out."""
    return text.startswith(start) or text.partition(" ")[2].startswith(start)


def _holds(action: Draft, questions: Questions, words: Sequence[str]) -> bool:
    """Whether each word begins an answer or stands in the label, which takes long to say."""
    others = [word for word in words if not any(one.startswith(word) for one in action)]
    if not others:
        return True
    label = tidy(questions.label(action))
    return all(word in label for word in others)
