"""What came with an interaction, read as it stands: any client may send anything.

Nothing here raises or waits; whatever is not of the shape that Discord documents reads as nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from cogs.ui.custom_id import BUTTON, INPUT, MENU, Press, read

Interaction = discord.Interaction[Any]

DEEPEST = 4
"""How deep lists may lie in each other: a form holds rows, and these hold fields."""
MOST_PARTS = 40
MOST_VALUES = 25
LONGEST_TEXT = 4000
SUBCOMMAND, GROUP, TEXT, INTEGER, FLAG, NUMBER = 1, 2, 3, 4, 5, 10
OPTION_TYPES: dict[int, type | tuple[type, ...]] = {
    TEXT: str,
    INTEGER: int,
    FLAG: bool,
    NUMBER: (int, float),
}
ENTITIES = (6, 7, 8, 9, 11)
"""People, channels, roles, either, and files: their values are ids."""
MOST_OPTIONS = 25
SUBCOMMAND_DEPTH = 3
LARGEST_INTEGER = 2**53


def sent(interaction: Interaction) -> Mapping[str, Any]:
    """The data of the interaction; empty where there is none."""
    data: object = interaction.data
    return data if isinstance(data, dict) else {}


def is_from_somebody(interaction: Interaction) -> bool:
    """Whether it says who sent it; discord.py leaves a blank where it does not."""
    return isinstance(interaction.user, discord.User | discord.Member)


def locale_sent(interaction: Interaction) -> str | None:
    """The language of their Discord; None where it says none."""
    locale: object = interaction.locale.value
    return locale if isinstance(locale, str) else None


def press_sent(interaction: Interaction) -> Press | None:
    """What a button or a menu asks for."""
    return _press(interaction, BUTTON, MENU)


def form_sent(interaction: Interaction) -> Press | None:
    """What a form is for."""
    return _press(interaction, INPUT)


def _press(interaction: Interaction, *kinds: str) -> Press | None:
    custom_id = sent(interaction).get("custom_id")
    return read(custom_id, *kinds) if isinstance(custom_id, str) else None


def values_sent(interaction: Interaction) -> tuple[str, ...]:
    """What was picked in a menu."""
    values = sent(interaction).get("values")
    picked = values[:MOST_VALUES] if isinstance(values, list) else []
    return tuple(value for value in picked if isinstance(value, str))


def text_sent(interaction: Interaction) -> str:
    """The first text in a form; empty where there is none."""
    return next(_texts(sent(interaction).get("components"), DEEPEST), "")


def _texts(part: object, depth: int) -> Iterator[str]:
    if depth == 0:
        return
    if isinstance(part, list):
        for one in part[:MOST_PARTS]:
            yield from _texts(one, depth - 1)
    elif isinstance(part, dict):
        value = part.get("value")
        if isinstance(value, str):
            yield value[:LONGEST_TEXT]
        yield from _texts(part.get("component"), depth - 1)
        yield from _texts(part.get("components"), depth - 1)


def is_typing(interaction: Interaction) -> bool:
    """Whether somebody is still typing a command, and suggestions are wanted."""
    return interaction.type is discord.InteractionType.autocomplete


def focused_option(interaction: Interaction) -> str | None:
    """The name of the option that is being typed. The data must have the shape of a command."""
    return next((option["name"] for option in _focused(interaction)), None)


def make_focused_text(interaction: Interaction) -> None:
    """What is being typed becomes a text, whatever it was sent as: suggestions look for its words.
    The data must have the shape of a command."""
    for option in _focused(interaction):
        option["value"] = str(option["value"])


def _focused(interaction: Interaction) -> Iterator[dict[str, Any]]:
    options = sent(interaction).get("options", [])
    while options and options[0]["type"] in (SUBCOMMAND, GROUP):
        options = options[0].get("options", [])
    return (option for option in options if option.get("focused"))


def is_command(interaction: Interaction) -> bool:
    """Whether the data has the shape of a command, which discord.py relies upon."""
    data = sent(interaction)
    named = isinstance(data.get("name"), str) and isinstance(data.get("type", 1), int)
    guild = data.get("guild_id")
    homed = guild is None or (isinstance(guild, str) and guild.isdecimal())
    known = _resolved(data.get("resolved", {}))
    return named and homed and known is not None and _are_options(data, known, SUBCOMMAND_DEPTH)


def _resolved(resolved: object) -> frozenset[str] | None:
    """The ids of those whom the data describes; None where it is no description."""
    if not isinstance(resolved, dict) or not all(isinstance(v, dict) for v in resolved.values()):
        return None
    return frozenset(one for kind in resolved.values() for one in kind)


def _are_options(holder: Mapping[str, Any], known: frozenset[str], depth: int) -> bool:
    options = holder.get("options", [])
    if depth == 0 or not isinstance(options, list) or len(options) > MOST_OPTIONS:
        return False
    return all(_is_option(one, known, depth) for one in options)


def _is_option(option: object, known: frozenset[str], depth: int) -> bool:
    if not isinstance(option, dict) or not isinstance(option.get("name"), str):
        return False
    kind, value = option.get("type"), option.get("value")
    if kind in (SUBCOMMAND, GROUP):
        return _are_options(option, known, depth - 1)
    if option.get("focused"):
        # What is being typed into a number need not be one yet.
        return isinstance(value, str if kind == TEXT else str | int | float)
    if kind in ENTITIES:
        return isinstance(value, str) and value.isdecimal() and value in known
    return _is_plain(kind, value)


def _is_plain(kind: object, value: object) -> bool:
    if isinstance(value, bool) != (kind == FLAG):
        return False
    if kind == INTEGER and isinstance(value, int):
        return abs(value) <= LARGEST_INTEGER
    return isinstance(kind, int) and isinstance(value, OPTION_TYPES.get(kind, ()))
