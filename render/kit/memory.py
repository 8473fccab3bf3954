"""Memory of finished pictures: how the C library keeps it, and how it is made to return it."""

from __future__ import annotations

import ctypes
import gc

# The names and numbers of mallopt(3) in the GNU C library.
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
LARGE = 1024 * 1024
MANY, OFTEN = 20_000, 100
"""So many new things there are before garbage is looked for among them, and so often it is before
it is looked for among those that were kept then."""


PAGE = 24 * 1024 * 1024
"""A picture of the largest size with all that is needed to paint it, twice."""


def return_at_once() -> bool:
    """Make the C library return the memory of freed pictures to the system at once.

    Without this, every painting thread keeps a heap as large as its largest picture. Must be
    called before there are threads. Returns False where the C library has no such settings.
    """
    return _set(LARGE, LARGE)


def keep_a_page() -> bool:
    """For a process that paints one picture after the other: make the C library keep the memory of
    one for the next, because a fresh page of memory costs more than to paint on it. Returns False
    where the C library has no such settings.
    """
    return _set(PAGE, PAGE)


def prepare_to_paint() -> None:
    """For a process that does nothing but paint: it keeps the memory of a page, and looks for
    garbage seldom, and not in the program itself. A page is some thousand small things that are
    gone with it, and to look through all that is kept takes longer than to paint a page.
    """
    keep_a_page()
    gc.freeze()
    gc.set_threshold(MANY, OFTEN, gc.get_threshold()[2])


def _set(apart: int, kept: int) -> bool:
    """Blocks of at least so many bytes are returned when they are freed; of the rest, what lies
    unused at the end of the heap, if it is more than so many bytes."""
    setting = getattr(ctypes.CDLL(None), "mallopt", None)
    if setting is None:
        return False
    wanted = ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, apart), (M_TRIM_THRESHOLD, kept))
    done = [setting(name, value) for name, value in wanted]
    return all(done)
