"""Which messages the source code speaks: found in its syntax tree, without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

MAKERS = frozenset({"msg", "Msg"})
REFUSALS = frozenset({"Refused", "Malformed", "Illegal", "NotYourTurn", "Stale"})


@dataclass(frozen=True)
class Use:
    """One call that makes a message. ``given`` is None where its arguments can't be read off."""

    key: str
    given: frozenset[str] | None
    exact: bool = True

    def matches(self, key: str) -> bool:
        return fnmatchcase(key, self.key)


def uses_in_folders(folders: list[Path]) -> set[Use]:
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    makers = MAKERS | refusal_names(trees)
    return {use for tree in trees for use in uses_in(tree, makers)}


def refusal_names(trees: list[ast.Module]) -> frozenset[str]:
    """The refusals of the engine, and every class that somebody derives from them."""
    classes = [n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    names, size = set(REFUSALS), 0
    while len(names) > size:
        size = len(names)
        names |= {one.name for one in classes if names & {name_of(base) for base in one.bases}}
    return frozenset(names)


def uses_in(tree: ast.Module, makers: frozenset[str]) -> Iterator[Use]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node.func) in makers and node.args:
            yield from use_of(node)


def use_of(call: ast.Call) -> Iterator[Use]:
    match call.args[0]:
        case ast.Constant(value=str(key)):
            yield Use(key, given(call))
        case ast.JoinedStr(values=parts):
            yield Use("".join(pattern_of(part) for part in parts), None, exact=False)


def pattern_of(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "?*"


def given(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if len(call.args) > 1 or None in names:
        return None
    return frozenset(name for name in names if name is not None)


def name_of(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
