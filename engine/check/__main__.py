"""The command itself."""

from __future__ import annotations

import sys

from engine.catalog import catalog
from engine.check import missing, not_found


def main(keys: list[str]) -> int:
    """Print what each of these games lacks, or what every game lacks where none is named. Returns 1
    if anything is lacking, otherwise 0."""
    found = [line for key in keys or catalog() for line in lacking(key)]
    sys.stdout.write("\n".join(found or ["Everything is in its place."]) + "\n")
    return 1 if found else 0


def lacking(key: str) -> list[str]:
    """What this game lacks, one sentence each; only why it has no rules, where it has none."""
    found = list(not_found(key))
    if not found and key not in catalog():
        found = [f"engine/games/{key}/spec.py: the key of the spec is another one"]
    return found or list(missing(catalog()[key]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
