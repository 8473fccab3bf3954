"""Short names for values: equal values have the same one, and no two others ever do."""

from __future__ import annotations

from hashlib import blake2b
from io import BytesIO
from pickle import Pickler

BYTES = 16


def fingerprint(value: object) -> bytes:
    """Made from the value alone: a table that was read twice gives the same. Raises what pickling
    raises for what cannot be told apart."""
    store = BytesIO()
    pickler = Pickler(store)
    # Without its memory of objects, equal values give equal bytes.
    pickler.fast = True
    pickler.dump(value)
    return blake2b(store.getbuffer(), digest_size=BYTES).digest()
