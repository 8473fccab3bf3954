"""What can be pressed or picked from. Data only: no Discord object is made here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cogs.ui.custom_id import Press


class Style(StrEnum):
    """The colour of a button: grey for what is beside the way, blurple for an answer or the way
    on, green for what begins or confirms, red for what cannot be taken back."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True)
class Button:
    """A button to press."""

    press: Press
    label: str
    style: Style = Style.PLAIN
    row: int = 0
    off: bool = False


@dataclass(frozen=True)
class Line:
    """One line of a menu."""

    value: str
    label: str
    hint: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    """A menu to pick from."""

    press: Press
    placeholder: str
    lines: tuple[Line, ...]
    least: int = 1
    most: int = 1
    row: int = 0


@dataclass(frozen=True)
class Link:
    """A button that opens an address; we hear nothing of it."""

    url: str
    label: str
    row: int = 0


Widget = Button | Menu
AnyWidget = Widget | Link
