"""The tables of docs/adding-a-game.md are those of the code."""

import re
from dataclasses import fields

from render.painter import Painter
from tests.docs.test_walks import PAGE

GUIDE = (PAGE.parent / "adding-a-game.md").read_text("utf-8")


def test_the_table_of_a_painter_names_every_member():
    section = GUIDE.partition("\n## 2. ")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?) \|", section, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert named == {field.name for field in fields(Painter)}
