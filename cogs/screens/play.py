"""The page of one game for somebody who chooses what to play, with the ways to begin."""

from __future__ import annotations

from cogs.screens.about import about, facts
from cogs.screens.scenes import introduction_picture
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Style
from engine.catalog import catalog, find
from engine.core.game import AnyGame
from engine.core.words import Msg, msg
from tables.lobby.at_once import bots_needed

BOTS = {0: "play-now-alone", 1: "play-now"}
MORE_BOTS = "play-now-bots"
BEFORE, AFTER = "before", "after"


async def play_page(key: str, reader: Reader) -> Page:
    """The name of a game, what one does in it, and its picture; then the ways to begin."""
    game = find(key)
    lines = [f"## {reader.say(Msg(f'{key}-name'))}", reader.say(about(game.spec))]
    pictures = await _pictures(game, reader)
    if not pictures:
        lines.append(f"-# {reader.say(facts(game.spec))}")
    return Page("\n".join(lines), pictures, _buttons(game, reader))


async def _pictures(game: AnyGame, reader: Reader) -> tuple[AnyPicture, ...]:
    """The introduction of the game, if it has one."""
    spec = game.spec
    if game.introduction is None:
        return ()
    steps = [f"{n}. {reader.caption(Msg(f'{spec.key}-step-{n}'))}" for n in (1, 2, 3)]
    difficulty = reader.caption(Msg(f"play-difficulty-{spec.difficulty}"))
    heading = reader.caption(msg("play-picture", game=Msg(f"{spec.key}-name")))
    lines = [heading, *steps, f"{reader.caption(facts(spec))} · {difficulty}"]
    alt = limits.first_lines(lines, limits.ALT_TEXT)
    return (await introduction_picture(spec, game.introduction, reader, alt),)


def _buttons(game: AnyGame, reader: Reader) -> tuple[Button, ...]:
    key, say = game.spec.key, reader.caption
    now = Msg(BOTS.get(bots_needed(game), MORE_BOTS))
    return (
        Button(Press(Op.AT_ONCE, 0, 0, key), say(now), Style.GOOD),
        Button(Press(Op.NEW, 0, 0, key), say(msg("play-friends")), Style.MAIN),
        Button(Press(Op.RULES, 0, 0, key), say(msg("ui-rules")), row=1),
        *_neighbours(key, reader),
    )


def _neighbours(key: str, reader: Reader) -> tuple[Button, ...]:
    """The games beside this one; after the last comes the first."""
    keys = list(catalog())
    if len(keys) == 1:
        return ()
    place = keys.index(key)
    return tuple(
        Button(
            Press(Op.PLAY, 0, 0, f"{other} {side}"),
            limits.cut(reader.caption(Msg(f"play-{side}", {"game": Msg(f"{other}-name")})), 80),
            row=1,
        )
        for side, other in ((BEFORE, keys[place - 1]), (AFTER, keys[(place + 1) % len(keys)]))
    )
