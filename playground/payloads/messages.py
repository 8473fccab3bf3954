"""Holds the payload of a message to Discord's limits, field by field and as a whole."""

from playground.payloads import limits
from playground.payloads.components import bounds, walk
from playground.payloads.problems import Findings, Path
from playground.payloads.shapes import Record
from playground.world.model import COMPONENTS_V2, Json

LINK, PREMIUM = 5, 6
EMBED_WORDS = ("title", "description")


def check_message(payload: Json, shape: Record, *, layout: bool = False, within: Path = ()) -> None:
    """Refuse what Discord would refuse; `layout`: the message that is edited is one already."""
    found = Findings(within)
    shape.check(payload, (), found)
    found.refuse()
    _check_embeds_total(payload.get("embeds") or [], found)
    _check_mentions(payload.get("allowed_mentions") or {}, found)
    if layout or (payload.get("flags") or 0) & COMPONENTS_V2:
        _check_layout(payload, found)
    else:
        _check_rows(payload.get("components") or [], found)
    _check_interactive(payload.get("components") or [], found)
    found.refuse()


def _check_embeds_total(embeds: list[Json], found: Findings) -> None:
    if sum(_embed_length(embed) for embed in embeds) > limits.EMBEDS_TOTAL:
        message = f"Embed size exceeds maximum size of {limits.EMBEDS_TOTAL}"
        found.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _embed_length(embed: Json) -> int:
    words = [embed.get(name) for name in EMBED_WORDS]
    words.append((embed.get("author") or {}).get("name"))
    words.append((embed.get("footer") or {}).get("text"))
    for entry in embed.get("fields") or []:
        words += [entry["name"], entry["value"]]
    return sum(len(word) for word in words if word)


def _check_mentions(allowed: Json, found: Findings) -> None:
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            message = f"parse:['{kind}'] and {kind}: [ids...] are mutually exclusive."
            path: Path = ("allowed_mentions", "parse")
            found.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_layout(payload: Json, found: Findings) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(name):
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            found.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    inside = [component for _, component in walk(payload.get("components"))]
    if len(inside) > limits.LAYOUT_COMPONENTS:
        message = f"Must be {limits.LAYOUT_COMPONENTS} or fewer in total."
        found.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    texts = [c["content"] for c in inside if c["type"] == limits.TEXT_DISPLAY]
    if sum(map(len, texts)) > limits.LAYOUT_TEXT:
        message = f"Total text must be {limits.LAYOUT_TEXT} or fewer in length."
        found.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _check_rows(components: list[Json], found: Findings) -> None:
    if len(components) > limits.LEGACY_ROWS:
        message = f"Must be {limits.LEGACY_ROWS} or fewer in length."
        found.add(("components",), "BASE_TYPE_MAX_LENGTH", message)
    for index, component in enumerate(components):
        if component["type"] != limits.ACTION_ROW:
            message = f"Value of field 'type' must be one of {(limits.ACTION_ROW,)}."
            found.add(("components", index, "type"), "UNION_TYPE_CHOICES", message)


def _check_interactive(components: list[Json], found: Findings) -> None:
    seen: set[str] = set()
    for path, component in walk(components):
        if component["type"] == limits.ACTION_ROW:
            _check_width(component["components"], path, found)
        elif component["type"] == limits.BUTTON:
            _check_button(component, path, found)
        elif component["type"] in limits.SELECTS:
            check_select(component, path, found)
        check_unique(component, path, seen, found)


def check_unique(component: Json, path: Path, seen: set[str], found: Findings) -> None:
    """Note this component's custom id, and whether another one has it already."""
    custom_id = component.get("custom_id")
    if custom_id in seen:
        message = "Component custom id cannot be duplicated"
        found.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    elif custom_id is not None:
        seen.add(custom_id)


def _check_width(inside: list[Json], path: Path, found: Findings) -> None:
    selects = sum(component["type"] in limits.SELECTS for component in inside)
    if selects * limits.ROW_BUTTONS + (len(inside) - selects) > limits.ROW_BUTTONS:
        message = "The specified component exceeds the maximum width"
        found.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(button: Json, path: Path, found: Findings) -> None:
    style = button["style"]
    if style == LINK:
        _check_exclusive(button, "url", ("custom_id", "sku_id"), path, found)
    elif style == PREMIUM:
        _check_exclusive(button, "sku_id", ("custom_id", "url", "label", "emoji"), path, found)
    else:
        _check_exclusive(button, "custom_id", ("url", "sku_id"), path, found)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        message = "A button must have a label or an emoji."
        found.add((*path, "label"), "BUTTON_COMPONENT_INVALID_LABEL", message)


def _check_exclusive(
    button: Json, needed: str, forbidden: tuple[str, ...], path: Path, found: Findings
) -> None:
    if not button.get(needed):
        found.add_required((*path, needed))
    for name in forbidden:
        if button.get(name):
            message = f"A button of this style cannot have a {name}"
            found.add((*path, name), f"BUTTON_COMPONENT_INVALID_{name.upper()}", message)


def check_select(select: Json, path: Path, found: Findings) -> None:
    """The values of a menu's options are different, and its bounds can be met."""
    least, most = bounds(select)
    options = select.get("options")
    if least > most:
        message = "min_values must be less than or equal to max_values"
        found.add((*path, "min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", message)
    if options is None:
        return
    if max(least, most if select.get("max_values") else 0) > len(options):
        message = "Must be less than or equal to the number of options"
        found.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", message)
    if sum(bool(option.get("default")) for option in options) > most:
        message = "The number of default options must be at most max_values"
        found.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)
    check_option_values(options, (*path, "options"), found)


def check_option_values(options: list[Json], path: Path, found: Findings) -> None:
    """No two options of one menu or group have the same value."""
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            message = "The specified option value is already used"
            found.add((*path, index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(option["value"])
