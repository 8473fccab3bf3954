"""Turns a press, a pick or a filled-in modal into the data of an interaction."""

from playground.assembly import Services
from playground.payloads import limits
from playground.payloads.components import bounds, find
from playground.people.errors import Impossible
from playground.people.resolving import CHANNEL, MENTIONABLE, ROLE, USER, Resolver
from playground.world.model import Channel, Json

OPTION_KINDS = {
    limits.USER_SELECT: USER,
    limits.ROLE_SELECT: ROLE,
    limits.MENTIONABLE_SELECT: MENTIONABLE,
    limits.CHANNEL_SELECT: CHANNEL,
}
GROUPS = (limits.RADIO_GROUP, limits.CHECKBOX_GROUP)


class Filling:
    """Checks what a person does with components, as Discord's own app does before it sends."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def used(self, components: list[Json], use: Json, channel: Channel) -> Json:
        """The data of a press or a pick on a message."""
        component = find(components, str(use.get("custom_id")))
        if component is None:
            raise Impossible("There is no such button or menu on this message.", 404)
        if component.get("disabled"):
            raise Impossible("It is switched off.")
        data: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        if component["type"] == limits.BUTTON:
            return data
        resolver = Resolver(self._services, channel)
        data["values"] = self._picked(component, use.get("values") or [], resolver)
        return {**data, "resolved": resolver.found} if resolver.found else data

    def _picked(self, select: Json, values: list[object], resolver: Resolver) -> list[str]:
        picked = list(dict.fromkeys(str(value) for value in values))
        least, most = bounds(select)
        if not least <= len(picked) <= most:
            raise Impossible(f"Pick {least} to {most}.")
        if select["type"] in OPTION_KINDS:
            return [resolver.entity(OPTION_KINDS[select["type"]], value) for value in picked]
        offered = [option["value"] for option in select["options"]]
        strange = [value for value in picked if value not in offered]
        if strange:
            raise Impossible(f"{strange[0]!r} is not in the menu.")
        return picked

    def submitted(self, modal: Json, values: Json, channel: Channel) -> Json:
        """The data of a modal that was filled in; `values` by custom id."""
        known = {c["custom_id"] for c in _inputs(modal["components"])}
        strange = set(values) - known
        if strange:
            raise Impossible(f"The form has no field {', '.join(sorted(strange))}.")
        resolver = Resolver(self._services, channel)
        rows = [self._row(row, values, resolver) for row in modal["components"]]
        data: Json = {"custom_id": modal["custom_id"], "components": rows}
        return {**data, "resolved": resolver.found} if resolver.found else data

    def _row(self, row: Json, values: Json, resolver: Resolver) -> Json:
        if row["type"] == limits.TEXT_DISPLAY:
            return {"type": limits.TEXT_DISPLAY, "id": row["id"]}
        if row["type"] == limits.LABEL:
            inside = self._field(row["component"], values, resolver)
            return {"type": limits.LABEL, "id": row["id"], "component": inside}
        fields = [self._field(component, values, resolver) for component in row["components"]]
        return {"type": limits.ACTION_ROW, "id": row["id"], "components": fields}

    def _field(self, component: Json, values: Json, resolver: Resolver) -> Json:
        kind = component["type"]
        value = values.get(component["custom_id"])
        field: Json = {"type": kind, "id": component["id"], "custom_id": component["custom_id"]}
        if kind == limits.TEXT_INPUT:
            return {**field, "value": _text(component, value)}
        if kind == limits.CHECKBOX:
            return {**field, "value": bool(component.get("default") if value is None else value)}
        if kind == limits.FILE_UPLOAD:
            return {**field, "values": []}
        picked = self._choice(component, value, resolver)
        if kind == limits.RADIO_GROUP:
            return {**field, "value": picked[0] if picked else None}
        return {**field, "values": picked}

    def _choice(self, component: Json, value: object, resolver: Resolver) -> list[str]:
        if value is None:
            options = component.get("options") or []
            given = [option["value"] for option in options if option.get("default")]
        else:
            given = value if isinstance(value, list) else [value]
        if not given and component.get("required") is False:
            return []
        if component["type"] == limits.CHECKBOX_GROUP and "max_values" not in component:
            component = {**component, "max_values": len(component["options"])}
        return self._picked(component, given, resolver)


def _inputs(rows: list[Json]) -> list[Json]:
    inside: list[Json] = []
    for row in rows:
        inside += row.get("components", [])
        if "component" in row:
            inside.append(row["component"])
    return inside


def _text(component: Json, value: object) -> str:
    text = str(component.get("value") or "") if value is None else str(value)
    if not text and component.get("required") is False:
        return ""
    least = max(component.get("min_length") or 0, 0 if component.get("required") is False else 1)
    most = component.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise Impossible(f"{component['custom_id']} takes {least} to {most} characters.")
    return text
