"""What a game is played with, in words: its options by their names."""

from __future__ import annotations

from collections.abc import Mapping

from engine.catalog import find
from engine.core.options import Setting, Value
from engine.core.words import Msg, msg, plain


def game_with(game: str, options: Mapping[str, Value]) -> Msg:
    """The game with the options that are not its usual ones."""
    settings = find(game).spec.options
    chosen = [
        chosen_option(game, one, options[one.key])
        for one in settings
        if options.get(one.key, one.default) != one.default
    ]
    name = Msg(f"{game}-name")
    return msg("daily-with", game=name, options=tuple(chosen)) if chosen else name


def chosen_option(game: str, setting: Setting, value: Value) -> Msg:
    """An option with what is chosen for it; a module that is in, by its name alone."""
    option = Msg(f"{game}-option-{setting.key}")
    if value is True:
        return option
    return msg("ui-option", option=option, value=value_name(game, setting, value))


def value_name(game: str, setting: Setting, value: Value) -> Msg:
    """A value in words: on, off, a number, or its own name."""
    if isinstance(value, bool):
        return msg("ui-on" if value else "ui-off")
    if isinstance(value, int):
        return plain(str(value))
    return Msg(f"{game}-option-{setting.key}-{value}")
