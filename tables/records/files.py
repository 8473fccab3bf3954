"""Data as a file that can be sent: JSON, zipped where it is large, and never too large."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

MOST_PLAIN = 256 * 1024


@dataclass(frozen=True)
class DataFile:
    """A file, and how many of the things that were to be in it have found room."""

    name: str
    data: bytes
    count: int


def packed(name: str, facts: object) -> DataFile:
    """This as ``name.json``, or as a zip of that."""
    data = json.dumps(facts, ensure_ascii=False, indent=1).encode()
    if len(data) <= MOST_PLAIN:
        return DataFile(f"{name}.json", data, 1)
    store = BytesIO()
    with ZipFile(store, "w", ZIP_DEFLATED) as archive:
        archive.writestr(f"{name}.json", data)
    return DataFile(f"{name}.zip", store.getvalue(), 1)


def packed_list(
    name: str, items: Sequence[object], room: int, beside: Mapping[str, object] | None = None
) -> DataFile:
    """As many of these items, counted from the first, as find room; one at least. All of what is to
    stand ``beside`` them is in it."""
    count = len(items)
    file = packed(name, {name: items, **(beside or {})})
    while len(file.data) > room and count > 1:
        count //= 2
        file = packed(name, {name: items[:count], **(beside or {})})
    return replace(file, count=count)
