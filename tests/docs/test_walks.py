"""The walks in docs/architecture.md are call chains that hold: every function is there, and every
line that is said to be called is called by a line above it."""

import ast
import inspect
import re
import textwrap
from importlib import import_module
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
LINE = re.compile(r"(?P<arrow>[→⇢] )?(?P<path>[a-z_]+(?:\.\w+)+)")


def walks():
    text = PAGE.read_text("utf-8").partition("## Eleven walks")[2].partition("\n## ")[0]
    blocks = re.findall(r"\*\*(.+?)\*\*[^\n]*\n\n```\n(.+?)```", text, re.DOTALL)
    return {name: [LINE.match(line) for line in block.splitlines()] for name, block in blocks}


def found(path):
    """The function of this name: modules first, then what is inside."""
    names = path.split(".")
    for length in range(len(names) - 1, 0, -1):
        try:
            thing = import_module(".".join(names[:length]))
        except ModuleNotFoundError:
            continue
        for name in names[length:]:
            thing = getattr(thing, name)
        return getattr(thing, "callback", thing)
    raise AssertionError(path)


def mentioned(function):
    """Every name that this function uses."""
    source = textwrap.dedent(inspect.getsource(inspect.unwrap(function)))
    nodes = list(ast.walk(ast.parse(source)))
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    return names | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def test_there_are_eleven_walks():
    assert len(walks()) == 11
    assert all(len(lines) > 5 and all(lines) for lines in walks().values())


@pytest.mark.parametrize("name", walks())
def test_every_step_is_called_by_one_above_it(name):
    above = set()
    for line in walks()[name]:
        function = found(line["path"])
        if line["arrow"] == "→ ":
            assert line["path"].rpartition(".")[2] in above, line["path"]
        above |= mentioned(function)
