"""All figures, one after another; the exit code says whether one of them misses its bar."""

import asyncio
import sys
from collections.abc import Callable

from bench import (
    alone,
    crowd,
    listing,
    loop,
    pages,
    paint,
    scale,
    soak,
    start,
    steps,
    store,
    taps,
    ten_thousand,
    touches,
)

PLAIN: tuple[Callable[[], object], ...] = (
    steps.main,
    listing.main,
    paint.main,
    taps.main,
    touches.main,
)
WITH_A_LOOP = (
    store.main,
    scale.main,
    start.main,
    alone.main,
    crowd.main,
    loop.main,
    ten_thousand.main,
    pages.main,
    soak.main,
)


def main() -> int:
    """Measure everything; 1 where a figure has missed its bar."""
    codes = [part() for part in PLAIN]
    codes += [asyncio.run(part()) for part in WITH_A_LOOP]
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
