"""What a table may choose before a game starts, and which choices go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.core.errors import Malformed
from engine.core.words import Msg, msg

Value = bool | int | str
ANY_SEATS = (1, 99)


@dataclass(frozen=True)
class Toggle:
    """A module that is in or out.

    ``needs`` and ``excludes`` hold option words of the same game, such as ``beaches`` or
    ``level=hard``; ``seats`` is the smallest and the largest table it is made for.
    """

    key: str
    default: bool = False
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    seats: tuple[int, int] = ANY_SEATS

    def values(self) -> tuple[Value, ...]:
        return (False, True)


@dataclass(frozen=True)
class Pick:
    """One of several. ``value_seats`` limits single values to certain table sizes."""

    key: str
    choices: tuple[str, ...]
    default: str
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    seats: tuple[int, int] = ANY_SEATS
    value_seats: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    def values(self) -> tuple[Value, ...]:
        return self.choices


@dataclass(frozen=True)
class Count:
    """A number within bounds."""

    key: str
    low: int
    high: int
    default: int
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    seats: tuple[int, int] = ANY_SEATS

    def values(self) -> tuple[Value, ...]:
        return tuple(range(self.low, self.high + 1))


Setting = Toggle | Pick | Count


@dataclass(frozen=True)
class Config:
    """How one game is set up: how many play, with what, and what an earlier episode handed on."""

    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    carried: str = ""

    def on(self, key: str) -> bool:
        """Whether this module is in play."""
        return self.options.get(key) is True

    def value(self, setting: Setting) -> Value:
        """What this table chose, or the default."""
        return self.options.get(setting.key, setting.default)


def word_of(key: str, value: Value) -> str:
    """The option word that people type: ``beaches``, ``level=hard``, ``rounds=4``."""
    if value is True:
        return key
    return f"{key}={str(value).lower()}"


def read_words(settings: tuple[Setting, ...], text: str) -> dict[str, Value]:
    """The options that these words mean; raises Malformed for a word that means nothing."""
    return dict(_read_word(settings, word) for word in text.lower().split())


def _read_word(settings: tuple[Setting, ...], word: str) -> tuple[str, Value]:
    for setting in settings:
        for value in setting.values():
            if word in _spellings(setting.key, value):
                return setting.key, value
    raise Malformed("refused-no-such-option", word=word)


def _spellings(key: str, value: Value) -> tuple[str, ...]:
    """What people type for it: a module may also be ``on`` or ``off``."""
    if isinstance(value, bool):
        return word_of(key, value), f"{key}={'on' if value else 'off'}"
    return (word_of(key, value),)


def problems(settings: tuple[Setting, ...], config: Config) -> tuple[Msg, ...]:
    """Why this table cannot start with these options; empty when it can."""
    known = {setting.key: setting for setting in settings}
    unknown = [key for key in config.options if key not in known]
    if unknown:
        return tuple(msg("option-unknown", option=key) for key in unknown)
    return tuple(p for setting in settings for p in _setting_problems(setting, config, known))


def _setting_problems(
    setting: Setting, config: Config, known: Mapping[str, Setting]
) -> Iterator[Msg]:
    value = config.value(setting)
    word = word_of(setting.key, value)
    if not is_one_of(value, setting.values()):
        yield msg("option-bad-value", option=setting.key, value=str(value))
        return
    yield from _value_seat_problems(setting, config, word)
    if value == setting.default and not (isinstance(setting, Toggle) and value):
        return
    if not _within(config.seats, setting.seats):
        yield msg("option-seats", option=word, least=setting.seats[0], most=setting.seats[1])
    for other in setting.needs:
        if not _holds(other, config, known):
            yield msg("option-needs", option=word, other=other)
    for other in setting.excludes:
        if _holds(other, config, known):
            yield msg("option-excludes", option=word, other=other)


def _value_seat_problems(setting: Setting, config: Config, word: str) -> Iterator[Msg]:
    if isinstance(setting, Pick):
        bounds = setting.value_seats.get(str(config.value(setting)), ANY_SEATS)
        if not _within(config.seats, bounds):
            yield msg("option-seats", option=word, least=bounds[0], most=bounds[1])


def is_one_of(value: Value, allowed: tuple[Value, ...]) -> bool:
    """Whether the value is allowed, of the very same kind: ``True`` is not ``1`` here."""
    return any(type(value) is type(one) and value == one for one in allowed)


def _within(seats: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= seats <= bounds[1]


def _holds(word: str, config: Config, known: Mapping[str, Setting]) -> bool:
    key = word.partition("=")[0]
    return word_of(key, config.value(known[key])) == word
