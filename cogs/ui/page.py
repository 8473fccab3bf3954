"""What is shown at once: words, perhaps a picture, and widgets. And how Discord is given it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import Any

import discord

from cogs.ui import limits
from cogs.ui.custom_id import BUTTON, MENU
from cogs.ui.widgets import AnyWidget, Button, Link, Menu, Style
from engine.core.seats import Private, Public
from render.picture import Picture

AnyPicture = Picture[Public] | Picture[Private]

STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Attachment:
    """A file that anyone may see, with its alt text if it is one to look at."""

    name: str
    data: bytes
    alt: str = ""


@dataclass(frozen=True)
class Page:
    """Something for one pair of eyes: it may hold private pictures."""

    text: str
    pictures: tuple[AnyPicture, ...] = ()
    widgets: tuple[AnyWidget, ...] = ()
    attachments: tuple[Attachment, ...] = ()


@dataclass(frozen=True)
class Poster:
    """Something for everyone: the type lets no private picture in. Only ``mentions`` are called."""

    text: str
    pictures: tuple[Picture[Public], ...] = ()
    widgets: tuple[AnyWidget, ...] = ()
    mentions: tuple[int, ...] = ()
    attachments: tuple[Attachment, ...] = ()

    def allowed_mentions(self) -> discord.AllowedMentions:
        """These people and nobody else, whatever the text says."""
        people = [discord.Object(user) for user in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=people)


def digest_of(page: Page | Poster) -> str:
    """What tells one look of a message from another; whom it calls is no part of its look."""
    pictures = [(sha256(picture.png).digest(), picture.alt) for picture in page.pictures]
    shown = (page.text, pictures, page.widgets, page.attachments)
    return sha256(repr(shown).encode()).hexdigest()


NOBODY = discord.AllowedMentions.none()


def files(pictures: Sequence[AnyPicture]) -> list[discord.File]:
    """The pictures as attachments, with their alt texts; one that is not painted yet has no image,
    and is left out."""
    painted = [picture for picture in pictures if picture.png]
    return [_file(number, picture) for number, picture in enumerate(painted, start=1)]


def _file(number: int, picture: AnyPicture) -> discord.File:
    alt = limits.cut(picture.alt, limits.ALT_TEXT)
    return discord.File(BytesIO(picture.png), f"board-{number}.png", description=alt)


def attached(page: Page | Poster) -> list[discord.File]:
    """Everything that is attached to a page: its pictures, then its other files."""
    others = [
        discord.File(BytesIO(one.data), one.name, description=_cut_alt(one.alt))
        for one in page.attachments
    ]
    return files(page.pictures) + others


def _cut_alt(alt: str) -> str | None:
    return limits.cut(alt, limits.ALT_TEXT) or None


def view_of(widgets: Sequence[AnyWidget]) -> discord.ui.View:
    """The widgets as a view that no memory holds: all that a press needs is in its id.

    discord.py keeps a view that still listens, and would answer its presses besides us.
    """
    view = discord.ui.View(timeout=None)
    for widget in widgets:
        view.add_item(_item(widget))
    view.stop()
    return view


def _item(widget: AnyWidget) -> discord.ui.Item[Any]:
    match widget:
        case Button():
            return _button(widget)
        case Menu():
            return _menu(widget)
        case Link():
            return discord.ui.Button(label=widget.label, url=widget.url, row=widget.row)


def _button(widget: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        style=STYLES[widget.style],
        label=widget.label,
        custom_id=widget.press.id(BUTTON),
        row=widget.row,
        disabled=widget.off,
    )


def _menu(widget: Menu) -> discord.ui.Select[Any]:
    return discord.ui.Select(
        custom_id=widget.press.id(MENU),
        placeholder=widget.placeholder,
        min_values=widget.least,
        max_values=widget.most,
        row=widget.row,
        options=[
            discord.SelectOption(
                label=line.label,
                value=line.value,
                description=line.hint or None,
                default=line.chosen,
            )
            for line in widget.lines
        ],
    )
