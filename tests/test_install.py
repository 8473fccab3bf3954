"""The first start tells what it is doing, package by package, and what has gone wrong."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hosting.install import PINNED, install, progress

ROOT = Path(__file__).parent.parent
HEARD = (
    "Ignoring tzdata: markers 'sys_platform == \"win32\"' don't match your environment\n",
    "Collecting aiohttp==3.9.5 (from -r requirements.txt (line 7))\n",
    "  Downloading aiohttp-3.9.5.whl (1.2 MB)\n",
    "Requirement already satisfied: attrs==24.1.0 in ./lib (from -r requirements.txt (line 9))\n",
    "Processing /mirror/files/yarl-1.25.1-cp311-cp311-manylinux2014_x86_64.whl (from x)\n",
    "Installing collected packages: aiohttp\n",
    "Successfully installed aiohttp-3.9.5\n",
)


def test_each_package_is_a_line_with_its_number():
    assert list(progress(HEARD, 4)) == [
        "  2/4 aiohttp 3.9.5",
        "  3/4 attrs 24.1.0",
        "  4/4 yarl 1.25.1",
        "  Putting them into place …",
    ]


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_every_pinned_package_is_counted(name):
    text = (ROOT / name).read_text("utf-8")
    assert len(PINNED.findall(text)) == len(re.findall(r"^\S+==", text, re.MULTILINE)) > 5


def pip_that(script):
    return [sys.executable, "-c", script]


def test_it_is_told_while_it_happens_and_a_failure_in_the_words_of_pip(tmp_path, capfd):
    pinned = tmp_path / "pinned.txt"
    pinned.write_text("a==1 \\\n    --hash=sha256:00\nb==2\n")
    assert install(pinned, pip_that("print('Collecting a==1 (from x)')")) == 0
    assert capfd.readouterr().out == "  1/2 a 1\n"
    failing = "import sys; print('ERROR: the hash of b is another one'); sys.exit(3)"
    assert install(pinned, pip_that(failing)) == 3
    assert "the hash of b is another one" in capfd.readouterr().err


def test_make_says_what_comes_before_anything_slow():
    """Every step that takes long has a line before it."""
    planned = subprocess.run(
        [shutil.which("make"), "--dry-run", "--always-make", "run", "VENV=/nowhere/venv"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    ).stdout
    steps = [line for line in planned.splitlines() if line]
    slow = [
        number for number, line in enumerate(steps) if "-m venv" in line or "install.py" in line
    ]
    assert len(slow) == 2
    assert all("echo" in steps[number - 1] for number in slow)
