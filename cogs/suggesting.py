"""Whole actions for ``/move``: what fits the words typed so far, best first. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from cogs import limits
from engine.core.actions import text_of, tidy
from engine.core.choices import Done, Draft, OneOf, Step, answers
from engine.core.match import AnyMatch
from engine.core.seats import Seat
from locales import Speaker

MOST_LOOKED_AT = 3000
"""A bound on the walk, so that a game with very many actions still answers in time."""


@dataclass(frozen=True)
class Suggestion:
    """A whole action: its text, and the words of its answers."""

    text: str
    label: str

    @property
    def name(self) -> str:
        """What stands in Discord's list."""
        return limits.cut(f"{self.text} — {self.label}", limits.CHOICE_NAME)


def suggest(match: AnyMatch, seat: Seat, typed: str, say: Speaker) -> list[Suggestion]:
    """Up to 25 actions that hold every typed word; those that begin so come first."""
    words = [tidy(word) for word in typed.split()]
    every = islice(_walk(match, seat, words, (), (), say), MOST_LOOKED_AT)
    fitting = [one for one in every if _holds(one, words)]
    start = " ".join(words)
    fitting.sort(key=lambda one: not _begins(one.text, start))
    return fitting[: limits.CHOICES]


def _begins(text: str, start: str) -> bool:
    """The verb may be left out."""
    return text.startswith(start) or text.partition(" ")[2].startswith(start)


def _holds(suggestion: Suggestion, words: list[str]) -> bool:
    tokens = suggestion.text.split()
    label = tidy(suggestion.label)
    return all(any(token.startswith(word) for token in tokens) or word in label for word in words)


def _walk(
    match: AnyMatch,
    seat: Seat,
    words: list[str],
    draft: Draft,
    labels: tuple[str, ...],
    say: Speaker,
) -> Iterator[Suggestion]:
    """Every whole action, the branches that a typed word names first."""
    step = match.game.ask(match.seen_by(seat).view, draft)
    if isinstance(step, Done):
        yield Suggestion(text_of(draft), " · ".join(labels))
        return
    named = _labels(step, say)
    for token in sorted(answers(step), key=lambda token: token not in words):
        more = (*labels, named[token]) if named.get(token) else labels
        yield from _walk(match, seat, words, (*draft, token), more, say)


def _labels(step: Step, say: Speaker) -> dict[str, str]:
    """The words of the answers; a question with a single answer needs none."""
    if isinstance(step, OneOf) and len(step.options) > 1:
        return {option.token: say(option.label) for option in step.options}
    return {}
