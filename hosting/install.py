"""Installs pinned packages, and tells how far it is: ``python hosting/install.py -r FILE``.

The Makefile runs it with the Python into which they go. It needs nothing but that and pip.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--progress-bar", "off")
PINNED = re.compile(r"^[A-Za-z0-9][\w.-]*==", re.MULTILINE)
STEPS = (
    re.compile(r"Collecting (?P<name>[\w.-]+)==(?P<version>\S+)"),
    re.compile(r"Requirement already satisfied: (?P<name>[\w.-]+)==(?P<version>\S+)"),
    re.compile(r"Processing (?:\S*/)?(?P<name>[\w.]+)-(?P<version>\d[\w.]*)-\S+\.whl"),
)
"""How pip begins with a package, wherever it has it from."""

LEFT_OUT = re.compile(r"Ignoring [\w.-]+: markers")
LAST = "Installing collected packages"
MOST_TOLD = 15
"""So many of the last lines are told where it fails."""


def progress(lines: Iterable[str], packages: int) -> Iterator[str]:
    """What is worth telling of pip's own lines: each package with its number, and the last step.
    Packages that this machine does not need count as done."""
    done = 0
    for line in lines:
        if LEFT_OUT.match(line):
            done += 1
        elif found := next(filter(None, (step.match(line) for step in STEPS)), None):
            done += 1
            yield f"  {done}/{packages} {found['name']} {found['version']}"
        elif line.startswith(LAST):
            yield "  Putting them into place …"


def install(file: Path, command: Sequence[str]) -> int:
    """Run this command, tell its progress, and return its exit code; its last lines too, where it
    fails."""
    packages = len(PINNED.findall(file.read_text("utf-8")))
    heard: list[str] = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as pip:
        for told in progress(_kept(pip.stdout or (), heard), packages):
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()
    if pip.returncode:
        sys.stderr.write("".join(heard[-MOST_TOLD:]))
    return pip.returncode


def _kept(lines: Iterable[str], heard: list[str]) -> Iterator[str]:
    for line in lines:
        heard.append(line)
        yield line


def main(arguments: list[str]) -> int:
    """Install what the file after ``-r`` pins; all arguments are handed to pip."""
    file = Path(arguments[arguments.index("-r") + 1])
    return install(file, [sys.executable, *PIP, *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
