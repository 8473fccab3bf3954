"""The memory of pictures that are done with."""

import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM = "from render.kit.memory import return_at_once; print(return_at_once())"


def test_the_c_library_takes_the_settings_where_it_has_them():
    """In a process of its own: the settings would stay."""
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, cwd=ROOT
    )
    assert found.stdout.strip() == str(platform.libc_ver()[0] == "glibc")
