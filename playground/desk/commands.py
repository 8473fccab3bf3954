"""The bot's commands: registered, found, and shown in a person's own language."""

from playground.desk.events import Bus, Event
from playground.payloads import problems
from playground.payloads.commands import SLASH, check_command, check_commands
from playground.world.model import Command, Json
from playground.world.world import World

LOCALISED = ("name", "description")
GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


class Commands:
    """The one place where commands change. A scope is a server's id, or None for everywhere."""

    def __init__(self, world: World, bus: Bus) -> None:
        self._world = world
        self._bus = bus

    def of(self, scope: int | None) -> list[Command]:
        return [c for c in self._world.commands.values() if c.guild_id == scope]

    def overwrite(self, scope: int | None, given: object) -> list[Command]:
        """Replace all commands of a scope; one that keeps its name keeps its id."""
        definitions = check_commands(given)
        old = {_identity(command.definition): command for command in self.of(scope)}
        fresh = [self._put(scope, one, old.pop(_identity(one), None)) for one in definitions]
        for command in old.values():
            self._world.remove_command(command)
        self._tell()
        return fresh

    def create(self, scope: int | None, given: object) -> tuple[Command, bool]:
        """Add a command, or replace the one of that name; says whether it is new."""
        definition = check_command(given)
        same = [c for c in self.of(scope) if _identity(c.definition) == _identity(definition)]
        command = self._put(scope, definition, same[0] if same else None)
        self._tell()
        return command, not same

    def change(self, command: Command, changes: Json) -> Command:
        definition = {**command.definition, **changes}
        check_command(definition)
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
