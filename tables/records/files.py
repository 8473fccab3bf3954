"""Data as a file that can be sent: JSON, zipped where it is large, and never too large."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

MOST_PLAIN = 256 * 1024


@dataclass(frozen=True)
class Parcel:
    """A file, and how many of the things that were to be in it have found room."""

    name: str
    data: bytes
    count: int


def packed(name: str, facts: object) -> Parcel:
    """This as ``name.json``, or as a zip of that."""
    data = json.dumps(facts, ensure_ascii=False, indent=1).encode()
    if len(data) <= MOST_PLAIN:
        return Parcel(f"{name}.json", data, 1)
    store = BytesIO()
    with ZipFile(store, "w", ZIP_DEFLATED) as archive:
        archive.writestr(f"{name}.json", data)
    return Parcel(f"{name}.zip", store.getvalue(), 1)


def packed_list(name: str, items: Sequence[object], room: int) -> Parcel:
    """As many of these items, counted from the first, as find room; one at least."""
    count = len(items)
    parcel = packed(name, {name: items})
    while len(parcel.data) > room and count > 1:
        count //= 2
        parcel = packed(name, {name: items[:count]})
    return replace(parcel, count=count)
