"""What our own arguments and functions mean inside a Fluent message."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale as BabelLocale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Resource

from locales.files import Sources, entries, parse_entry, references, unreadable
from locales.languages import Locale

log = logging.getLogger(__name__)

CHOOSES = "->"
MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"
QUOTES = {Locale.EN: ("“", "”"), Locale.RU: ("«", "»"), Locale.UK: ("«", "»")}

Case = str | None
"""The grammatical form that a sentence wants of a noun: the name of an attribute, or None."""


class Number(FluentInt):
    """A count as a player reads it: never grouped, and with a true minus sign."""

    def format(self, _locale: BabelLocale) -> str:
        return digits(int(self))


class Spoken(FluentType):
    """A message, or a list of them, that waits to hear in which case the sentence wants it."""

    def __init__(self, speak: Callable[[Case], str]) -> None:
        self.speak = speak

    def format(self, _locale: BabelLocale) -> str:
        return self.speak(None)


class Bundle(FluentBundle):
    """The messages of one language, spoken with our own kinds of argument left as they are.

    ``format_pattern`` would turn every number into Babel's kind, which has a hyphen for a minus.
    A message is parsed when it is first wanted: all of them would take longer than the rest of
    the start of the bot.
    """

    def __init__(self, locale: Locale, sources: Sources) -> None:
        super().__init__([locale], functions(locale), use_isolating=False)
        self._unparsed = entries(sources)
        self.spoken: dict[tuple[str, Case], str] = {}
        """The texts, by name and case, of messages that have no arguments: they never change."""
        self._lock = threading.Lock()

    def has_message(self, message_id: str) -> bool:
        """Whether this language has such a message."""
        self._parse(message_id)
        return super().has_message(message_id)

    def slow_to_read(self) -> list[str]:
        """The messages that were not wanted yet and take a while to be parsed: those that choose
        between forms."""
        with self._lock:
            return [name for name, text in self._unparsed.items() if CHOOSES in text]

    def _parse(self, name: str) -> None:
        """Take in this message and all that it speaks through. Pictures are painted in threads, so
        a name stays among the unparsed ones until everything that it needs is here."""
        if name not in self._unparsed:
            return
        with self._lock:
            resources = self._with_references(name)
            for resource in resources.values():
                self.add_resource(resource)
            for done in resources:
                del self._unparsed[done]

    def _with_references(self, name: str) -> dict[str, Resource]:
        found: dict[str, Resource] = {}
        wanted = [name]
        while wanted:
            name = wanted.pop()
            if name in found or name not in self._unparsed:
                continue
            found[name] = parse_entry(self._unparsed[name])
            for problem in unreadable({name: found[name]}):
                log.error("%s: %s", self.locales[0], problem)
            wanted += references(found[name])
        return found

    def speak(
        self, pattern: Pattern, args: Mapping[str, FluentType | str]
    ) -> tuple[str, list[Exception]]:
        """The text, as far as it could be made, and everything that was wrong with it."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(args))
        environment = ResolverEnvironment(context=self, current=current, errors=errors)
        try:
            text = pattern(environment)
        except ValueError as error:
            return "", [error]
        return text if isinstance(text, str) else "", errors


def digits(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", MINUS)


def form(what: object, case: str) -> object:
    """``FORM($card, case: "acc")``: a noun in this case. What has no cases stays as it is."""
    return what.speak(case) if isinstance(what, Spoken) else what


def signed(number: object, unit: str = "") -> str:
    """``SIGNED($points)``: a gain or a loss, such as +3, −2 or 0; with ``unit: "$"`` +$3, −$2."""
    amount = whole(number)
    sign = "+" if amount > 0 else MINUS if amount < 0 else ""
    return f"{sign}{unit}{abs(amount)}"


def span(low: object, high: object) -> str:
    """``RANGE($least, $most)``: 2–4, or 2 alone where both are the same."""
    ends = dict.fromkeys((digits(whole(low)), digits(whole(high))))
    return DASH.join(ends)


def set_apart(left: str, right: str) -> Callable[[object], str]:
    """``NAME($part)``: a name as the game prints it, in the quotation marks of the language, so
    that it does not run into the sentence around it. A plain word, in small letters, needs none."""

    def name(what: object) -> str:
        text = what.speak(None) if isinstance(what, Spoken) else str(what)
        return f"{left}{text}{right}" if text[:1].isupper() else text

    return name


def whole(number: object) -> int:
    """The number itself, if it is one."""
    if not isinstance(number, int):
        raise TypeError(f"a number is wanted, not {type(number).__name__}")
    return int(number)


def functions(locale: Locale) -> dict[str, Callable[..., Any]]:
    """What translators of this language may call, beside Fluent's own functions."""
    return {"FORM": form, "SIGNED": signed, "RANGE": span, "NAME": set_apart(*QUOTES[locale])}
