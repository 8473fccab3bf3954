"""The memory of pictures that are done with."""

import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM = "from render.kit.memory import return_at_once; print(return_at_once())"
MOST_KEPT = 24
"""Megabytes. Without the settings it is three times as much; a board alone takes eight."""

PAINTING = """
from concurrent.futures import ThreadPoolExecutor
from random import Random

from PIL import Image

from render.kit.memory import return_at_once


def resident() -> int:
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def paint(number: int) -> None:
    dice = Random(number)
    for _ in range(20):
        boards = [Image.new("RGBA", (1200, dice.randint(300, 1600)), "red") for _ in range(3)]
        sprites = [Image.new("RGBA", (60, 60), "red") for _ in range(20)]


return_at_once()
before = resident()
with ThreadPoolExecutor(8) as threads:
    list(threads.map(paint, range(16)))
    print((resident() - before) // 1024)
"""


def test_the_c_library_takes_the_settings_where_it_has_them():
    assert output_of(PROGRAM) == str(platform.libc_ver()[0] == "glibc")


def test_threads_that_have_painted_keep_little():
    if platform.libc_ver()[0] == "glibc":
        assert int(output_of(PAINTING)) < MOST_KEPT


def output_of(program):
    """What it prints, in a process of its own: the settings would stay."""
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT
    )
    return found.stdout.strip()
