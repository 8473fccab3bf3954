"""How the C library keeps the memory of pictures that are done with."""

from __future__ import annotations

import ctypes

# The names and numbers of mallopt(3) in the GNU C library.
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
LARGE = 1024 * 1024


def give_back() -> bool:
    """Make freed pictures go back to the system at once, for all threads together.

    Left alone, every painting thread keeps a heap of its own at the size of its largest picture.
    Call it before there are threads. False where the C library has no such settings.
    """
    setting = getattr(ctypes.CDLL(None), "mallopt", None)
    if setting is None:
        return False
    wanted = ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, LARGE))
    done = [setting(name, value) for name, value in wanted]
    return all(done)
