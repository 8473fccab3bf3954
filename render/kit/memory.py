"""Memory of finished pictures: how the C library keeps it, and how it is made to return it."""

from __future__ import annotations

import ctypes

# The names and numbers of mallopt(3) in the GNU C library.
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
LARGE = 1024 * 1024


def return_at_once() -> bool:
    """Make the C library return the memory of freed pictures to the system at once.

    Without this, every painting thread keeps a heap as large as its largest picture. Must be
    called before there are threads. Returns False where the C library has no such settings.
    """
    setting = getattr(ctypes.CDLL(None), "mallopt", None)
    if setting is None:
        return False
    wanted = ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, LARGE))
    done = [setting(name, value) for name, value in wanted]
    return all(done)
