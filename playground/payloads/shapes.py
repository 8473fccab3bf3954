"""Small declarations of what a payload must look like, each able to check a value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from playground.payloads.problems import Findings, Path


class Shape(Protocol):
    """Something that can say what is wrong with a value."""

    def check(self, value: object, path: Path, found: Findings) -> None: ...


@dataclass(frozen=True)
class Text:
    """A string within a length, of a form that `fits` accepts."""

    most: int
    least: int = 0
    fits: Callable[[str], bool] | None = None

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not isinstance(value, str):
            found.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not self.least <= len(value) <= self.most:
            found.add(path, *self._length_fault())
        elif self.fits is not None and not self.fits(value):
            found.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")

    def _length_fault(self) -> tuple[str, str]:
        if self.least == 0:
            return "BASE_TYPE_MAX_LENGTH", f"Must be {self.most} or fewer in length."
        between = f"between {self.least} and {self.most}"
        return "BASE_TYPE_BAD_LENGTH", f"Must be {between} in length."


@dataclass(frozen=True)
class Address(Text):
    """A link. `schemes` are those that Discord accepts at that place."""

    schemes: tuple[str, ...] = ("http://", "https://", "attachment://")

    def check(self, value: object, path: Path, found: Findings) -> None:
        super().check(value, path, found)
        if isinstance(value, str) and not value.startswith(self.schemes):
            schemes = ", ".join(scheme.removesuffix("://") for scheme in self.schemes)
            message = f"Scheme must be one of ({schemes})."
            found.add(path, "URL_TYPE_INVALID_SCHEME", message)


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds, or one of a few."""

    least: int | None = None
    most: int | None = None
    among: tuple[int, ...] | None = None

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            found.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif self.among is not None and value not in self.among:
            found.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {self.among}.")
        elif self.least is not None and value < self.least:
            message = f"int value should be greater than or equal to {self.least}."
            found.add(path, "NUMBER_TYPE_MIN", message)
        elif self.most is not None and value > self.most:
            message = f"int value should be less than or equal to {self.most}."
            found.add(path, "NUMBER_TYPE_MAX", message)


@dataclass(frozen=True)
class Real:
    """Any number."""

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not isinstance(value, int | float) or isinstance(value, bool):
            found.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not isinstance(value, bool):
            found.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True)
class Id:
    """A snowflake, as text or as a number."""

    def check(self, value: object, path: Path, found: Findings) -> None:
        if isinstance(value, bool) or not str(value).isdecimal():
            found.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


@dataclass(frozen=True)
class Word:
    """One of a few words."""

    among: tuple[str, ...]

    def check(self, value: object, path: Path, found: Findings) -> None:
        if value not in self.among:
            found.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {self.among}.")


@dataclass(frozen=True)
class Either:
    """Any of several shapes; what the first of them finds is reported when none fits."""

    shapes: tuple[Shape, ...]

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not any(_fits(shape, value) for shape in self.shapes):
            self.shapes[0].check(value, path, found)


def _fits(shape: Shape, value: object) -> bool:
    found = Findings()
    shape.check(value, (), found)
    return not found


@dataclass(frozen=True)
class Many:
    """A list within a length."""

    of: Shape
    most: int | None = None
    least: int = 0

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not isinstance(value, list):
            found.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if (self.most is not None and len(value) > self.most) or len(value) < self.least:
            most = "any number" if self.most is None else self.most
            message = f"Must be between {self.least} and {most} in length."
            found.add(path, "BASE_TYPE_BAD_LENGTH", message)
        for index, item in enumerate(value):
            self.of.check(item, (*path, index), found)


@dataclass(frozen=True)
class Mapped:
    """An object whose keys are among a few and whose values are all alike."""

    keys: frozenset[str]
    of: Shape

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not isinstance(value, dict):
            found.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, item in value.items():
            if key not in self.keys:
                found.add((*path, key), "ENUM_TYPE_COERCE", f'Value "{key}" is not a locale.')
            self.of.check(item, (*path, key), found)


@dataclass(frozen=True)
class Record:
    """An object: `needs` must be there, `may` can be left out or null; others are ignored."""

    needs: Mapping[str, Shape] = field(default_factory=dict)
    may: Mapping[str, Shape] = field(default_factory=dict)

    def check(self, value: object, path: Path, found: Findings) -> None:
        if not isinstance(value, dict):
            found.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name, shape in self.needs.items():
            if value.get(name) is None:
                found.add_required((*path, name))
            else:
                shape.check(value[name], (*path, name), found)
        for name, shape in self.may.items():
            if value.get(name) is not None:
                shape.check(value[name], (*path, name), found)


@dataclass(frozen=True)
class ByType:
    """An object whose `type` says which shape it has."""

    kinds: Mapping[int, Shape]

    def check(self, value: object, path: Path, found: Findings) -> None:
        kind = value.get("type") if isinstance(value, dict) else None
        if isinstance(kind, int) and kind in self.kinds:
            self.kinds[kind].check(value, path, found)
        else:
            message = f"Value of field 'type' must be one of {tuple(self.kinds)}."
            found.add((*path, "type"), "UNION_TYPE_CHOICES", message)


@dataclass(frozen=True)
class Anything:
    """Not looked at."""

    def check(self, value: object, path: Path, found: Findings) -> None:
        """Everything is right."""
