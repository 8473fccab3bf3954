"""What a Python file binds, found by reading it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def binds(file: Path, name: str) -> bool:
    """Whether this module assigns or imports ``name`` at its top level."""
    return any(name in _names(node) for node in _body(file))


def keys_of(file: Path, name: str) -> tuple[str, ...]:
    """The string keys of the dict that this module binds to ``name``; none if it has no such dict
    written out.
    """
    for node in _body(file):
        value = getattr(node, "value", None)
        if name in _names(node) and isinstance(value, ast.Dict):
            return tuple(_strings(value))
    return ()


def _body(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text("utf-8")).body


def _names(node: ast.stmt) -> set[str]:
    match node:
        case ast.Assign(targets=targets):
            return {target.id for target in targets if isinstance(target, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
        case ast.ImportFrom(names=names) | ast.Import(names=names):
            return {alias.asname or alias.name for alias in names}
    return set()


def _strings(table: ast.Dict) -> Iterator[str]:
    for key in table.keys:
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield key.value
