"""Walks the components of messages and modals: what is inside what, and what has an id."""

from collections.abc import Iterator

from playground.payloads.problems import Path
from playground.world.model import Json


def walk(components: object, path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component, outer ones first, with its place in the payload."""
    for index, component in enumerate(components if isinstance(components, list) else ()):
        if isinstance(component, dict):
            here = (*path, index)
            yield here, component
            yield from walk(component.get("components"), (*here, "components"))
            for single in ("accessory", "component"):
                if isinstance(component.get(single), dict):
                    yield (*here, single), component[single]


def find(components: list[Json], custom_id: str) -> Json | None:
    """The component that carries this custom id."""
    found = (c for _, c in walk(components) if c.get("custom_id") == custom_id)
    return next(found, None)


def numbered(components: list[Json]) -> list[Json]:
    """The same components with the ids that Discord gives to those that have none."""
    taken = {component["id"] for _, component in walk(components) if component.get("id")}
    number = 0
    for _, component in walk(components):
        while not component.get("id"):
            number += 1
            if number not in taken:
                component["id"] = number
    return components


def media(component: Json) -> list[Json]:
    """The links to pictures and files that one component shows."""
    single = [component[name] for name in ("media", "file") if name in component]
    return single + [item["media"] for item in component.get("items", [])]


def bounds(select: Json) -> tuple[int, int]:
    """How few and how many values may be picked from a menu; one, where it does not say."""
    least, most = select.get("min_values"), select.get("max_values")
    return (1 if least is None else least), (1 if most is None else most)
