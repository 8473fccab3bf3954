"""Short names by which values are told apart."""

from __future__ import annotations

from hashlib import blake2b
from io import BytesIO
from pickle import Pickler

BYTES = 16


def fingerprint(value: object) -> bytes:
    """A hash of the pickled value: a table that was read twice gives the same one. Equal sets may
    give different ones, so it may be used only where a needless difference does no harm. Raises
    what pickling raises for what cannot be pickled."""
    store = BytesIO()
    pickler = Pickler(store)
    # Without its memory of objects, equal values give equal bytes.
    pickler.fast = True
    pickler.dump(value)
    return blake2b(store.getbuffer(), digest_size=BYTES).digest()
