"""How the points came, part by part: in words, and as a score pad."""

from __future__ import annotations

from cogs.screens.board import game_name
from cogs.ui import limits
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from engine.core.game import Outcome
from engine.core.seats import Public
from engine.core.words import Msg
from render.picture import Picture
from render.pictures.final import paint_points
from tables.ending import points_lines
from tables.table import Table


async def points_page(table: Table, reader: Reader) -> Page:
    """Everybody's points with what they were paid for; as they stood, where the game was broken
    off. The game has begun."""
    match = table.shown().match
    outcome, spec = match.outcome, table.game.spec
    tallies = table.game.score(match.public().view) if outcome is None else outcome.tallies
    unit, how = "money" if spec.money else "points", "stood" if outcome is None else "came"
    told = [Msg(f"end-{unit}-{how}", {"game": game_name(table)})]
    told += points_lines(tallies, spec.money)
    text = limits.first_lines([reader.say(line) for line in told], limits.CONTENT)
    picture = await _pad(table, outcome, reader) if outcome is not None and tallies else None
    return Page(text, (picture,) if picture is not None else ())


async def _pad(table: Table, outcome: Outcome, reader: Reader) -> Picture[Public]:
    """The score pad, painted off the event loop; its alt text says what stands on it."""
    spec = table.game.spec
    lines = [reader.caption(line) for line in points_lines(outcome.tallies, spec.money)]
    alt = limits.first_lines([reader.caption(outcome.why), *lines], limits.ALT_TEXT)
    return await reader.paint(paint_points, spec.key, outcome, reader.theme, reader.caption, alt)
