"""Text that a person has written: made visible, short and harmless before anybody reads it."""

from __future__ import annotations

import re
import unicodedata

MOST_TYPED = 100
ELLIPSIS = "…"
MOST_MARKS = 2
"""So many accents one letter may carry; more of them climb over the lines around."""

BLANKS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Signs that count as letters, accents or symbols and still show nothing."""

ACTIVE = re.compile(r"[\\`*_~|<>\[\]@/]|:(?=//)|^[#+-]|(?<=^\d)\.|(?<=^\d\d)\.")
"""What Discord would make a link, a mention, a heading, a list, a quotation or a style of."""


def visible(text: str) -> str:
    """One line of what can be seen: no control, direction, joining or filling signs."""
    seen = "".join(sign for sign in BLANKS.sub("", " ".join(text.split())) if sign.isprintable())
    return " ".join(_few_marks(unicodedata.normalize("NFC", seen)).split())


def _few_marks(text: str) -> str:
    kept, marks = list[str](), 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def shortened(text: str) -> str:
    """The text, with an ellipsis where it is longer than ``MOST_TYPED``."""
    return text if len(text) <= MOST_TYPED else text[: MOST_TYPED - 1].rstrip() + ELLIPSIS


def escaped(text: str) -> str:
    """The text with every sign escaped that Discord would take for markup or a mention."""
    return ACTIVE.sub(r"\\\g<0>", text)
