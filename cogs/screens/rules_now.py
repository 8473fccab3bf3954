"""Where rules change from episode to episode: those that hold at this table, and what opens it."""

from __future__ import annotations

from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Style
from engine.core.seats import Seen, W
from engine.core.words import msg
from render.painter import paint_rules_now
from render.picture import Picture
from tables.table import Table

READ = "read"
"""Marks a press on Your move by somebody who has just read what opens the episode."""


def brief_lines(table: Table, seen: Seen[object, W], reader: Reader) -> list[str]:
    """What opens this episode for this reader, the heading in bold; nothing later."""
    title, *rest = [reader.say(line) for line in table.game.brief(seen.view)] or [""]
    return [f"**{title}**", *rest] if title else []


async def brief_page(table: Table, seen: Seen[object, W], reader: Reader) -> Page | None:
    """The first screen of an episode: what is new, with the table of points and rewards, and the
    way on to one's move; None where nothing opens it."""
    lines = brief_lines(table, seen, reader)
    if not lines:
        return None
    on = Button(Press(Op.MOVE, table.id, 0, READ), reader.say(msg("ui-begin")), Style.MAIN)
    return Page("\n".join(lines), await rules_picture(table, seen, reader), (on,))


async def rules_now_page(table: Table, reader: Reader) -> Page | None:
    """The rules in force at this table, what is new first, and the way to those of the whole game;
    None where they are the same at every table, and before the game."""
    if table.position is None:
        return None
    seen = table.position.match.public()
    lines = [reader.say(line) for line in table.game.rules_now(seen.view)]
    if not lines:
        return None
    lines[0] = f"**{lines[0]}**"
    whole = Button(Press(Op.TOPIC, 0, 0, table.game.spec.key), reader.say(msg("ui-rules-whole")))
    text = limits.cut_lines(lines, limits.CONTENT)
    return Page(text, await rules_picture(table, seen, reader), (whole,))


async def rules_picture(
    table: Table, seen: Seen[object, W], reader: Reader
) -> tuple[Picture[W], ...]:
    """What is new and what pays as a table, painted off the event loop; none where the rules are
    the same at every table."""
    told = [reader.caption(line) for line in table.game.rules_now(seen.view)]
    alt, key = limits.first_lines(told, limits.ALT_TEXT), table.game.spec.key
    picture = await reader.paint(paint_rules_now, key, seen, reader.theme, reader.caption, alt)
    return (picture,) if picture is not None else ()
