"""Holds the definitions of commands, and lists of choices, to Discord's limits."""

from playground.payloads import limits
from playground.payloads.problems import Findings, Path, Refusal
from playground.world.model import Json

SLASH, ENTRY_POINT = 1, 4
APP_HANDLER, DISCORD_LAUNCHES = 1, 2
"""Who answers an Entry Point command: the app, or Discord by launching the Activity itself."""
SUBCOMMANDS = (1, 2)


def check_command(given: object, path: Path = ()) -> Json:
    """Refuse one command that Discord would refuse; `path` is its place in a list."""
    found = Findings()
    definition: Json = given if isinstance(given, dict) else {}
    slash, entry = definition.get("type") in (None, SLASH), is_entry_point(definition)
    menu = limits.ENTRY_POINT if entry else limits.MENU_COMMAND
    shape = limits.SLASH_COMMAND if slash else menu
    shape.check(definition, path, found)
    if definition.get("handler") is not None and not entry:
        _add_misplaced((*path, "handler"), found)
    if definition.get("options") and not slash:
        _add_misplaced((*path, "options"), found)
    found.refuse()
    if slash:
        _check_options(definition.get("options") or [], (*path, "options"), found)
        _check_size(definition, path, found)
    found.refuse()
    return definition


def is_entry_point(definition: Json) -> bool:
    """Whether this is the command by which people open the application's Activity."""
    return definition.get("type") == ENTRY_POINT


def _add_misplaced(path: Path, found: Findings) -> None:
    found.add(path, "BASE_TYPE_INVALID", "This field is not allowed for this type of command")


def check_commands(given: object) -> list[Json]:
    """Refuse a whole set: each command, their number, and names used twice."""
    if not isinstance(given, list) or len(given) > limits.COMMANDS_AT_ONCE:
        raise Refusal(400, 50035, "Invalid Form Body", {"_errors": [_TOO_MANY_AT_ONCE]})
    definitions = [check_command(one, (index,)) for index, one in enumerate(given)]
    for kind, most in limits.COMMANDS_OF_A_TYPE.items():
        names = [d["name"] for d in definitions if (d.get("type") or SLASH) == kind]
        if len(names) > most:
            raise Refusal(400, 30032, f"Maximum number of application commands reached ({most}).")
        _check_names(definitions, names)
    return definitions


def _check_names(definitions: list[Json], names: list[str]) -> None:
    found = Findings()
    for index, definition in enumerate(definitions):
        if names.count(definition["name"]) > 1:
            message = "Application command names must be unique"
            found.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    found.refuse()


def check_choices(payload: object, option_type: int) -> None:
    """Refuse an answer to a type-ahead that Discord would refuse."""
    found = Findings()
    limits.AUTOCOMPLETE[option_type].check(payload, ("data",), found)
    found.refuse()


def _check_options(options: list[Json], path: Path, found: Findings) -> None:
    _check_order(options, path, found)
    _check_option_names(options, path, found)
    grouped = [option["type"] in SUBCOMMANDS for option in options]
    if any(grouped) and not all(grouped):
        message = "Sub-command and sub-command group option types are mutually exclusive"
        found.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for index, option in enumerate(options):
        here = (*path, index)
        _check_options(option.get("options") or [], (*here, "options"), found)
        if option.get("autocomplete") and option.get("choices"):
            message = "Cannot have both choices and autocomplete"
            found.add(here, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
        _check_choice_names(option.get("choices") or [], (*here, "choices"), found)


def _check_order(options: list[Json], path: Path, found: Findings) -> None:
    optional_seen = False
    for index, option in enumerate(options):
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            found.add((*path, index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")


def _check_option_names(options: list[Json], path: Path, found: Findings) -> None:
    seen: set[tuple[str, str]] = set()
    for index, option in enumerate(options):
        words = {("", option["name"]), *(option.get("name_localizations") or {}).items()}
        if words & seen:
            message = "Option name already exists in these options"
            code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
            found.add((*path, index, "name"), code, message)
        seen |= words


def _check_choice_names(choices: list[Json], path: Path, found: Findings) -> None:
    seen: set[str] = set()
    for index, choice in enumerate(choices):
        if choice["name"] in seen:
            message = "Choice name already exists for this option"
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
            found.add((*path, index, "name"), code, message)
        seen.add(choice["name"])


def _check_size(definition: Json, path: Path, found: Findings) -> None:
    if _size(definition) > limits.COMMAND_TOTAL:
        message = f"Command exceeds maximum size ({limits.COMMAND_TOTAL})"
        found.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _size(part: Json) -> int:
    """Name, description and value, each in its longest language, with all that is inside."""
    own = _longest(part, "name") + _longest(part, "description")
    if isinstance(part.get("value"), str):
        own += len(part["value"])
    inside = (part.get("options") or []) + (part.get("choices") or [])
    return own + sum(_size(piece) for piece in inside)


def _longest(part: Json, name: str) -> int:
    words = [part.get(name) or "", *(part.get(f"{name}_localizations") or {}).values()]
    return max(map(len, words))


_TOO_MANY_AT_ONCE = {
    "code": "BASE_TYPE_BAD_LENGTH",
    "message": f"Must be between 0 and {limits.COMMANDS_AT_ONCE} in length.",
}
