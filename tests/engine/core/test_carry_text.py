"""What a campaign carries is text: it comes back as it was, and nonsense is refused loudly."""

from dataclasses import dataclass

import pytest

from engine.core.codec import Unreadable, dump_text, load_text


@dataclass(frozen=True)
class Kept:
    name: str
    rows: tuple[int, ...]


def test_plain_data_survives_the_text():
    kept = Kept("Старе місто", (1, 2, 3))
    text = dump_text((kept, kept))
    assert isinstance(text, str)
    assert load_text(text, tuple[Kept, ...]) == (kept, kept)


@pytest.mark.parametrize("text", ["", "7", "{", '{"name": 1, "rows": []}'])
def test_what_is_not_of_the_shape_is_unreadable(text):
    with pytest.raises(Unreadable):
        load_text(text, Kept)
