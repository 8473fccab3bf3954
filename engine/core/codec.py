"""States, events and data files to bytes and back. The only module that knows the format.

Blobs are MessagePack: half as long as JSON, so that most turns fit on one page of the archive.
The first archives hold JSON, which is still read. Data files are JSON, for people write them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from engine.core.events import Event
from engine.core.game import AnyGame, Upcaster
from engine.core.options import Config, Value

JSON_STARTS = (b"{", b"[")
"""The first bytes of a JSON blob. A MessagePack blob of ours never begins with one: it is always a
map or a list."""

T = TypeVar("T")
Plain = tuple[Event, ...] | Config | Mapping[str, Value]


class Unreadable(Exception):
    """A stored blob that this version of the code cannot read."""


def dump(game: AnyGame, state: object) -> bytes:
    """A state with the game and version that wrote it."""
    blob = {"game": game.spec.key, "version": game.spec.version, "data": state}
    return msgspec.msgpack.encode(blob)


def load(game: AnyGame, blob: bytes) -> object:
    """The state in this blob, upcast first if it is older; Unreadable if that is impossible."""
    try:
        stored = _decode(blob, dict[str, Any])
        data = _upcast(game, stored["game"], stored["version"], stored["data"])
        return msgspec.convert(data, game.state_type)
    except (msgspec.ValidationError, KeyError, TypeError) as error:
        raise Unreadable(f"{game.spec.key}: {error}") from error


def written_by(blob: bytes) -> int:
    """The version of the rules that wrote this state."""
    version = _decode(blob, dict[str, Any]).get("version")
    if not isinstance(version, int):
        raise Unreadable("a state without a version")
    return version


def _upcast(game: AnyGame, key: str, version: int, data: dict[str, Any]) -> dict[str, Any]:
    if key != game.spec.key or version > game.spec.version:
        raise Unreadable(f"{game.spec.key} {game.spec.version} cannot read {key} {version}")
    upcasters: Mapping[int, Upcaster] = game.upcasters
    for old in range(version, game.spec.version):
        data = upcasters[old](data)
    return data


def dump_plain(value: Plain) -> bytes:
    """Events, a table's config or its options, for the archive."""
    return msgspec.msgpack.encode(value)


def load_events(blob: bytes) -> tuple[Event, ...]:
    """The events of one stored step."""
    return tuple(_decode(blob, list[Event]))


def load_config(blob: bytes) -> Config:
    """How a stored game was set up."""
    return _decode(blob, Config)


def load_options(blob: bytes) -> dict[str, Value]:
    """What a stored lobby has chosen so far."""
    return _decode(blob, dict[str, Value])


def dump_record(value: object) -> bytes:
    """Plain data of Boroughs, for the archive."""
    return msgspec.msgpack.encode(value)


def load_record(blob: bytes, shape: type[T]) -> T:
    """The value that this blob was made from; Unreadable if it is none of this shape."""
    return _decode(blob, shape)


def dump_text(value: object) -> str:
    """Plain data as text: what a campaign carries from one episode to the next."""
    return msgspec.json.encode(value).decode()


def load_text(text: str, shape: type[T]) -> T:
    """The value that this text was made from."""
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error


def _decode(blob: bytes, shape: type[T]) -> T:
    try:
        if blob[:1] in JSON_STARTS:
            return msgspec.json.decode(blob, type=shape)
        return msgspec.msgpack.decode(blob, type=shape)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error


def load_data(package: str, shape: type[T], name: str = "data.json") -> T:
    """The component data that lies beside a game's code, checked against its type."""
    return msgspec.json.decode(files(package).joinpath(name).read_bytes(), type=shape)
