"""The bot's commands: registered, found, and shown in a person's own language."""

from playground.payloads import problems
from playground.payloads.commands import (
    DISCORD_LAUNCHES,
    ENTRY_POINT,
    SLASH,
    check_command,
    check_commands,
    is_entry_point,
)
from playground.services.events import Bus, Event
from playground.world.model import Command, Json
from playground.world.world import World

LOCALISED = ("name", "description")
DEFAULT_ENTRY_POINT: Json = {
    "type": ENTRY_POINT,
    "name": "launch",
    "description": "Launch an activity",
    "handler": DISCORD_LAUNCHES,
}
"""What an application has as soon as it has an Activity."""
GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


class Commands:
    """The one place where commands change. A scope is a server's id, or None for everywhere. An
    application that has an Activity has one command more, its Entry Point."""

    def __init__(self, world: World, bus: Bus, *, activity: bool = False) -> None:
        self._world = world
        self._bus = bus
        self._activity = activity
        if activity and self._entry_point() is None:
            self._put(None, DEFAULT_ENTRY_POINT, None)

    def _entry_point(self) -> Command | None:
        return next((c for c in self.of(None) if is_entry_point(c.definition)), None)

    def _check_entry_point(self, scope: int | None, definition: Json) -> None:
        """There is one, everywhere, for an application that has an Activity."""
        if not is_entry_point(definition):
            return
        if scope is not None or not self._activity:
            raise problems.no_activity()

    def of(self, scope: int | None) -> list[Command]:
        return [c for c in self._world.commands.values() if c.guild_id == scope]

    def overwrite(self, scope: int | None, given: object) -> list[Command]:
        """Replace all commands of a scope; one that keeps its name keeps its id."""
        definitions = check_commands(given)
        for definition in definitions:
            self._check_entry_point(scope, definition)
        kept = any(map(is_entry_point, definitions))
        if scope is None and self._entry_point() is not None and not kept:
            raise problems.entry_point_removed()
        old = {_identity(command.definition): command for command in self.of(scope)}
        fresh = [self._put(scope, one, old.pop(_identity(one), None)) for one in definitions]
        for command in old.values():
            self._world.remove_command(command)
        self._tell()
        return fresh

    def create(self, scope: int | None, given: object) -> tuple[Command, bool]:
        """Add a command, or replace the one of that name; says whether it is new."""
        definition = check_command(given)
        self._check_entry_point(scope, definition)
        present = self._entry_point()
        other = present is not None and present.definition["name"] != definition["name"]
        if is_entry_point(definition) and other:
            raise problems.too_many_entry_points()
        same = [c for c in self.of(scope) if _identity(c.definition) == _identity(definition)]
        command = self._put(scope, definition, same[0] if same else None)
        self._tell()
        return command, not same

    def change(self, command: Command, changes: Json) -> Command:
        definition = {**command.definition, **changes}
        check_command(definition)
        self._check_entry_point(command.guild_id, definition)
        fresh = self._put(command.guild_id, definition, command)
        self._tell()
        return fresh

    def delete(self, command: Command) -> None:
        self._world.remove_command(command)
        self._tell()

    def find(self, scope: int | None, command_id: int) -> Command:
        command = self._world.commands.get(command_id)
        if command is None or command.guild_id != scope:
            raise problems.unknown_command()
        return command

    def _put(self, scope: int | None, definition: Json, old: Command | None) -> Command:
        version = self._world.snowflakes.take()
        identity = version if old is None else old.id
        if old is not None and old.definition == definition:
            return old
        command = Command(identity, version, scope, definition)
        self._world.save(command)
        return command

    def _tell(self) -> None:
        self._bus.tell(Event("COMMANDS_UPDATE", {}, for_bot=False))

    def written(self, command: Command) -> Json:
        """A command as Discord gives it back."""
        definition = {key: value for key, value in command.definition.items() if key != "id"}
        permissions = definition.get("default_member_permissions")
        written: Json = {
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
            "description": "",
            **definition,
            "id": str(command.id),
            "application_id": str(self._world.bot.id),
            "version": str(command.version),
            "type": definition.get("type") or SLASH,
            "default_member_permissions": None if permissions is None else str(permissions),
        }
        return (
            written if command.guild_id is None else written | {"guild_id": str(command.guild_id)}
        )

    def usable(self, person_id: int, channel_id: int) -> list[Command]:
        """The commands that a person is offered in a channel; a server's own hide global ones."""
        channel = self._world.channels[channel_id]
        offered = {_identity(c.definition): c for c in self.of(None)}
        if channel.guild_id is not None:
            offered |= {_identity(c.definition): c for c in self.of(channel.guild_id)}
        held = self._world.permissions_in(person_id, channel)
        in_guild = channel.guild_id is not None
        return [c for c in offered.values() if _is_offered(c.definition, held, in_guild)]


def _identity(definition: Json) -> tuple[int, str]:
    if is_entry_point(definition):
        return ENTRY_POINT, ""
    return definition.get("type") or SLASH, definition["name"]


def _is_offered(definition: Json, held: int, in_guild: bool) -> bool:
    contexts = definition.get("contexts")
    if contexts is not None and (GUILD_CONTEXT if in_guild else BOT_DM_CONTEXT) not in contexts:
        return False
    if not in_guild:
        return definition.get("dm_permission") is not False
    needed = definition.get("default_member_permissions")
    return needed is None or (int(needed) != 0 and held & int(needed) == int(needed))


def localised(part: Json, locale: str) -> Json:
    """A command, option or choice with the words of one language put in, all the way down."""
    shown = dict(part)
    for word in LOCALISED:
        other = (part.get(f"{word}_localizations") or {}).get(locale)
        if word in part:
            shown[f"{word}_localized"] = other or part[word]
        shown.pop(f"{word}_localizations", None)
    for inside in ("options", "choices"):
        if part.get(inside):
            shown[inside] = [localised(piece, locale) for piece in part[inside]]
    return shown
