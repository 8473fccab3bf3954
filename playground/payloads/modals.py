"""Holds a modal to Discord's limits."""

from playground.payloads import limits
from playground.payloads.components import walk
from playground.payloads.messages import check_option_values, check_select, check_unique
from playground.payloads.problems import Findings, Path
from playground.world.model import Json


def check_modal(payload: Json) -> None:
    """Refuse a modal that Discord would refuse."""
    found = Findings(("data",))
    limits.MODAL.check(payload, (), found)
    found.refuse()
    _check_rows(payload["components"], found)
    seen: set[str] = set()
    for path, component in walk(payload["components"]):
        check_unique(component, path, seen, found)
        _check_one(component, path, found)
    found.refuse()


def _check_rows(components: list[Json], found: Findings) -> None:
    if len(components) > limits.MODAL_ROWS:
        message = f"Must be between 1 and {limits.MODAL_ROWS} in length."
        found.add(("components",), "BASE_TYPE_BAD_LENGTH", message)


def _check_one(component: Json, path: Path, found: Findings) -> None:
    kind = component["type"]
    if kind == limits.ACTION_ROW:
        _check_row(component, path, found)
    elif kind == limits.TEXT_INPUT:
        _check_text_input(component, path, found)
    elif kind in limits.SELECTS:
        check_select(component, path, found)
    elif kind in (limits.RADIO_GROUP, limits.CHECKBOX_GROUP):
        check_option_values(component["options"], (*path, "options"), found)


def _check_row(row: Json, path: Path, found: Findings) -> None:
    if len(row["components"]) > 1:
        message = "The specified component exceeds the maximum width"
        found.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    for index, component in enumerate(row["components"]):
        # In a row the input carries its own label; inside a Label it must not.
        if not component.get("label"):
            found.add_required((*path, "components", index, "label"))


def _check_text_input(component: Json, path: Path, found: Findings) -> None:
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if least > most:
        message = "min_length must be less than or equal to max_length"
        found.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_INVALID", message)
    value = component.get("value")
    if value and not least <= len(value) <= most:
        message = f"Must be between {least} and {most} in length."
        found.add((*path, "value"), "BASE_TYPE_BAD_LENGTH", message)
