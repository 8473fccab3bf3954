"""Looks through a data file of one's own: ``python -m engine.games.mycity.check file.json``."""

from __future__ import annotations

import sys

from engine.core.codec import Unreadable, load_text
from engine.games.mycity.box import Box
from engine.games.mycity.checks import problems, words_needed
from engine.games.mycity.pieces import BOX

FINE = "The file is fine."
USAGE = "Which file? python -m engine.games.mycity.check file.json"


def report(text: str) -> tuple[list[str], bool]:
    """What there is to say about a file with this text, and whether it can be played."""
    try:
        box = load_text(text, Box)
    except Unreadable as error:
        return [f"It cannot be read: {error}"], False
    if found := problems(box):
        return found, False
    missing = sorted(set(words_needed(box)) - set(words_needed(BOX)))
    return [FINE, *(f"It needs words under the key {key}" for key in missing)], True


def main(arguments: list[str]) -> int:
    """Print the report; 0 where the file can be played."""
    if len(arguments) != 1:
        sys.stdout.write(USAGE + "\n")
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            lines, fine = report(file.read())
    except (OSError, UnicodeDecodeError) as error:
        lines, fine = [f"It cannot be read: {error}"], False
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
