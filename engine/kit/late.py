"""A question whose words take long to find, though its answers are known at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cached_property
from operator import attrgetter

from engine.core.choices import OneOf


class LateOneOf(OneOf):
    """A question of which only the tokens are there: ``make`` gives the whole one, when somebody
    looks at anything else of it. It must have the same tokens, in the same order, and must not be
    the last question: whoever lists all actions asks for that too.

    Whoever lists all actions goes through hundreds of questions and looks at none of them.
    """

    def __init__(self, tokens: tuple[str, ...], make: Callable[[], OneOf]) -> None:
        own = vars(self)
        own["_tokens"], own["_make"] = tokens, make

    @property
    def tokens(self) -> tuple[str, ...]:
        return vars(self)["_tokens"]  # type: ignore[no-any-return]

    @cached_property
    def made(self) -> OneOf:
        """The whole question."""
        return vars(self)["_make"]()  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[type[OneOf], tuple[object, ...]]:
        return OneOf, tuple(getattr(self.made, field.name) for field in fields(OneOf))


for _field in fields(OneOf):
    if _field.name != "last":
        setattr(LateOneOf, _field.name, property(attrgetter(f"made.{_field.name}")))
