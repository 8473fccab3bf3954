"""Discord's numbers, and cutting text to them where it may be cut."""

from __future__ import annotations

CONTENT = 2000
ALT_TEXT = 1024
CUSTOM_ID = 100
BUTTON_LABEL = 80
BUTTONS_IN_A_ROW = 5
ROWS = 5
MENU_OPTIONS = 25
MENU_LABEL = 100
MENU_HINT = 100
PLACEHOLDER = 150
MODAL_TITLE = 45
INPUT_LABEL = 45
THREAD_NAME = 100
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
UPLOAD = 10 * 1024 * 1024

ELLIPSIS = "…"


def cut(text: str, most: int) -> str:
    """The text, shortened with an ellipsis where it is too long."""
    return text if len(text) <= most else text[: most - len(ELLIPSIS)].rstrip() + ELLIPSIS


def cut_lines(lines: list[str], most: int) -> str:
    """As many whole lines, counted from the last, as fit: the newest matter most."""
    kept: list[str] = []
    for line in reversed(lines):
        if len("\n".join([ELLIPSIS, line, *kept])) > most:
            return "\n".join([ELLIPSIS, *kept])
        kept.insert(0, line)
    return "\n".join(kept)


def newest_lines(lines: list[str], most: int) -> list[str]:
    """At most so many lines, the last ones; a sign before them where earlier ones were left out."""
    return lines if len(lines) <= most else [ELLIPSIS, *lines[-most:]]


def first_lines(lines: list[str], most: int) -> str:
    """As many whole lines, counted from the first, as fit: for alt text."""
    kept: list[str] = []
    for line in lines:
        if len("\n".join([*kept, line, ELLIPSIS])) > most:
            return cut("\n".join([*kept, ELLIPSIS]), most)
        kept.append(line)
    return "\n".join(kept)
