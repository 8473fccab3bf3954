"""Turns what a person typed into a command into the data of an interaction."""

from dataclasses import dataclass

from playground.assembly import Services
from playground.payloads.commands import ENTRY_POINT, SLASH
from playground.people.errors import Impossible
from playground.people.resolving import Resolver
from playground.world.model import Channel, Command, Json

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
SUBCOMMAND, GROUP = 1, 2
TYPED = (SLASH, ENTRY_POINT)
"""Commands that are found by their name; the Entry Point stands with the applications."""
Plain = str | int | float | bool
ENTITIES = (USER, CHANNEL, ROLE, MENTIONABLE)


@dataclass(frozen=True)
class Called:
    """A command and the way down to the part of it that was called."""

    command: Command
    path: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        holder = self.path[-1] if self.path else self.command.definition
        return holder.get("options") or []

    @property
    def words(self) -> str:
        return " ".join([self.command.definition["name"], *(part["name"] for part in self.path)])


class Invoking:
    """Checks what a person gives a command, as Discord's own app does before it sends."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def find(self, person_id: int, channel: Channel, words: str) -> Called:
        """The command of these words ("game new"), as offered to this person here."""
        name, *rest = words.removeprefix("/").split()
        offered = self._services.commands.usable(person_id, channel.id)
        slashes = [c for c in offered if (c.definition.get("type") or SLASH) in TYPED]
        command = next((c for c in slashes if c.definition["name"] == name), None)
        if command is None:
            raise Impossible(f"There is no command /{words} here.", 404)
        called = Called(command, _path(command.definition, rest, words))
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in called.options):
            raise Impossible(f"/{words} has parts; name one of them.")
        return called

    def data(
        self, called: Called, given: Json, channel: Channel, focused: str | None = None
    ) -> Json:
        """The `data` of the interaction. With `focused`, that option is still being typed."""
        known = {option["name"]: option for option in called.options}
        strange = set(given) - set(known)
        if strange:
            raise Impossible(f"/{called.words} has no option {', '.join(sorted(strange))}.")
        resolver = Resolver(self._services, channel)
        options = [
            self._option(known[name], value, resolver, focused == name)
            for name, value in given.items()
        ]
        if focused is None:
            self._check_required(called, given)
        data: Json = {
            "id": str(called.command.id),
            "name": called.command.definition["name"],
            "type": called.command.definition.get("type") or SLASH,
        }
        if data["type"] == SLASH:
            data["options"] = _wrapped(called.path, options)
        if called.command.guild_id is not None:
            data["guild_id"] = str(called.command.guild_id)
        return {**data, "resolved": resolver.found} if resolver.found else data

    def _check_required(self, called: Called, given: Json) -> None:
        missing = [
            o["name"] for o in called.options if o.get("required") and o["name"] not in given
        ]
        if missing:
            raise Impossible(f"/{called.words} needs {', '.join(missing)}.")

    def _option(self, option: Json, value: object, resolver: Resolver, focused: bool) -> Json:
        kind = option["type"]
        if focused:
            if not option.get("autocomplete"):
                raise Impossible(f"{option['name']} has no type-ahead.")
            return {"name": option["name"], "type": kind, "value": value, "focused": True}
        entity = kind in ENTITIES
        sent = resolver.entity(kind, value) if entity else _plain(option, kind, value)
        return {"name": option["name"], "type": kind, "value": sent}


def _path(definition: Json, rest: list[str], words: str) -> tuple[Json, ...]:
    path: list[Json] = []
    holder = definition
    for word in rest:
        parts = [o for o in holder.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]
        found = next((part for part in parts if part["name"] == word), None)
        if found is None:
            raise Impossible(f"There is no command /{words} here.", 404)
        path.append(found)
        holder = found
    return tuple(path)


def _wrapped(path: tuple[Json, ...], options: list[Json]) -> list[Json]:
    for part in reversed(path):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    return options


def _plain(option: Json, kind: int, value: object) -> Plain:
    """A text, number or truth value, within what the option allows."""
    converted = _converted(option["name"], kind, value)
    choices = option.get("choices")
    if choices and converted not in [choice["value"] for choice in choices]:
        raise Impossible(f"{option['name']} is none of its choices.")
    if isinstance(converted, str):
        _check_bounds(option, "length", len(converted))
    elif kind != BOOLEAN:
        _check_bounds(option, "value", converted)
    return converted


def _converted(name: str, kind: int, value: object) -> Plain:
    try:
        if kind == STRING:
            return str(value)
        if kind == BOOLEAN:
            return {"true": True, "false": False}[str(value).lower()]
        if kind == INTEGER:
            return int(str(value))
        if kind == NUMBER:
            return float(str(value))
    except (ValueError, KeyError):
        raise Impossible(f"{value!r} does not fit {name}.") from None
    raise Impossible(f"{name} takes a file, which cannot be given here.")


def _check_bounds(option: Json, what: str, size: float) -> None:
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{option['name']} is outside its bounds ({least} to {most}).")
