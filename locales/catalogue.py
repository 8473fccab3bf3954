"""Speaks messages: a key and its arguments become a sentence in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType

from engine.core.typed import escaped, shortened, visible
from engine.core.words import PLAIN_KEY, SEAT_KEY, TYPED_KEY, Arg, Msg, msg
from locales.files import SHELF, Sources, parse, read_sources, unreadable
from locales.languages import FALLBACK, Locale
from locales.names import StandIn
from locales.speech import Bundle, Case, Number, Spoken

log = logging.getLogger(__name__)

Speaker = Callable[[Msg], str]
Names = Sequence[str]


@dataclass(frozen=True)
class Voice:
    """A speaker of one language at one table. It can be sent to another process, which speaks with
    words of its own."""

    catalogue: Catalogue
    locale: Locale
    names: tuple[str, ...]
    for_chat: bool

    def __call__(self, message: Msg) -> str:
        return self.catalogue.say(self.locale, message, self.names, for_chat=self.for_chat)

    def __reduce__(self) -> tuple[Callable[..., Speaker], tuple[object, ...]]:
        return _voice_here, (self.locale, self.names, self.for_chat)


@dataclass(frozen=True)
class People:
    """The names by seat, and whether the text is for chat, where signs may be markup."""

    names: tuple[str, ...]
    for_chat: bool

    def written(self, text: str) -> str:
        """What a person has written, fit to be read by others."""
        shown = shortened(visible(text))
        return escaped(shown) if self.for_chat else shown


class Unspeakable(Exception):
    """A message has no words, or its words and arguments don't fit. Only a strict catalogue raises
    it."""


@dataclass(frozen=True)
class Catalogue:
    """All words of Boroughs in all its languages.

    A ``strict`` one, for tests, raises at the first fault; otherwise faults are logged, by key and
    never by argument, and something readable is said.
    """

    bundles: Mapping[Locale, Bundle]
    strict: bool = False

    @classmethod
    def load(cls, folder: Path = SHELF, *, strict: bool = False) -> Catalogue:
        """Read every file of every language. A strict one also parses all of them, and raises
        ``Unspeakable`` for what is not Fluent."""
        sources = {locale: read_sources(folder, locale) for locale in Locale}
        bundles = {locale: Bundle(locale, texts) for locale, texts in sources.items()}
        catalogue = cls(bundles, strict)
        if strict:
            catalogue._parse_all(sources)
        return catalogue

    def read_ahead(self) -> Iterator[None]:
        """Parse what is slow to read, one message at every step."""
        for bundle in self.bundles.values():
            for name in bundle.slow_to_read():
                yield None
                bundle.has_message(name)

    def has(self, locale: Locale, key: str) -> bool:
        """Whether this very language has words for ``key`` or ``key.attribute``."""
        return self.pattern(locale, key) is not None

    def say(self, locale: Locale, message: Msg, names: Names = (), *, for_chat: bool = True) -> str:
        """The message in this language; ``names`` are the people at the table, by seat.

        ``for_chat``: names and typed words are escaped, so that none is a link or a mention.
        """
        return self._speak(locale, People(tuple(names), for_chat), message, None)

    def speaker(self, locale: Locale, names: Names = (), *, for_chat: bool = True) -> Speaker:
        """``say`` for one language and one table."""
        return Voice(self, locale, tuple(names), for_chat)

    def _parse_all(self, sources: Mapping[Locale, Sources]) -> None:
        for locale, texts in sources.items():
            for problem in unreadable(parse(texts)):
                self._fault(f"{locale}/{problem}", "")

    def pattern(self, locale: Locale, key: str) -> Pattern | None:
        """The words of ``key`` or ``key.attribute`` in this very language, not yet spoken."""
        name, _, attribute = key.partition(".")
        bundle = self.bundles[locale]
        if not bundle.has_message(name):
            return None
        found = bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _speak(self, locale: Locale, people: People, message: Msg, case: Case) -> str:
        if message.key == PLAIN_KEY:
            return self._plain(message)
        if message.key == TYPED_KEY:
            return people.written(self._plain(message))
        if message.key == SEAT_KEY:
            return self._person(locale, people, message, case)
        return self._sentence(locale, people, message, case)

    def _plain(self, message: Msg) -> str:
        text = message.args.get("text")
        return text if isinstance(text, str) else self._fault("plain: no text", "")

    def _person(self, locale: Locale, people: People, message: Msg, case: Case) -> str:
        seat = message.args.get("seat")
        if not isinstance(seat, int):
            return self._fault("seat: no number", "")
        if not 0 <= seat < len(people.names):
            return self._sentence(locale, people, msg("player-number", number=seat + 1), case)
        former = msg("former-player", number=seat + 1)
        name = people.written(people.names[seat])
        if name and isinstance(people.names[seat], StandIn):
            return self._sentence(locale, people, msg("stand-in", name=name), case)
        return name or self._sentence(locale, people, former, case)

    def _sentence(self, locale: Locale, people: People, message: Msg, case: Case) -> str:
        key = message.key
        if not message.args and (known := self.bundles[locale].spoken.get((key, case))):
            return known
        spoken = self._spoken_locale(locale, key)
        pattern = self._form(spoken, key, case)
        if pattern is None:
            return self._fault(f"{locale}: no words for {key}", _readable(key))
        args = {name: self._argument(spoken, people, arg) for name, arg in message.args.items()}
        text, errors = self.bundles[spoken].speak(pattern, args)
        if errors:
            return self._fault(f"{spoken}: {key}: {_listed(errors)}", text or _readable(key))
        if not message.args and spoken == locale:
            self.bundles[locale].spoken[key, case] = text
        return text

    def _spoken_locale(self, locale: Locale, key: str) -> Locale:
        if locale == FALLBACK or self.has(locale, key) or not self.has(FALLBACK, key):
            return locale
        self._fault(f"{locale}: {key} is not translated", "", logging.WARNING)
        return FALLBACK

    def _form(self, locale: Locale, key: str, case: Case) -> Pattern | None:
        inflected = self.pattern(locale, f"{key}.{case}") if case else None
        return inflected or self.pattern(locale, key)

    def _argument(self, locale: Locale, people: People, arg: Arg) -> FluentType | str:
        match arg:
            case str():
                return arg
            case int():
                return Number(arg)
            case Msg():
                return Spoken(partial(self._speak, locale, people, arg))
            case tuple():
                return Spoken(partial(self._list, locale, people, arg))

    def _list(self, locale: Locale, people: People, items: tuple[Msg, ...], case: Case) -> str:
        words = [self._speak(locale, people, item, case) for item in items]
        if len(words) < 2:
            return "".join(words)
        first = self.say(locale, msg("list-joint")).join(words[:-1])
        return first + self.say(locale, msg("list-last-joint")) + words[-1]

    def _fault(self, problem: str, instead: str, level: int = logging.ERROR) -> str:
        if self.strict:
            raise Unspeakable(problem)
        log.log(level, "%s", problem)
        return instead


@cache
def all_words() -> Catalogue:
    """All words, read once in a process."""
    return Catalogue.load()


def _voice_here(locale: Locale, names: tuple[str, ...], for_chat: bool) -> Speaker:
    return all_words().speaker(locale, names, for_chat=for_chat)


def _readable(key: str) -> str:
    return key.replace("-", " ").replace(".", " ")


def _listed(errors: Sequence[Exception]) -> str:
    return "; ".join(str(error) for error in errors)
