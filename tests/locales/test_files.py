"""The short way to read an entry reads what the parser reads."""

import pytest
from fluent.syntax import FluentParser

from locales.files import PLAIN, SHELF, entries, parse_entry, read_sources
from locales.languages import Locale

IGNORED = ["span", "comment"]


def messages(resource):
    """Without the comments that stand between entries."""
    return [entry for entry in resource.body if hasattr(entry, "attributes")]


@pytest.mark.parametrize("locale", Locale)
def test_every_entry_of_boroughs_is_read_as_the_parser_reads_it(locale):
    found = entries(read_sources(SHELF, locale))
    plain = [text for text in found.values() if PLAIN.fullmatch(text)]
    assert len(plain) > len(found) / 3
    for text in plain:
        (short,), (long,) = messages(parse_entry(text)), messages(FluentParser().parse(text))
        assert short.equals(long, IGNORED), text


@pytest.mark.parametrize(
    "text",
    [
        "a = b",
        "a = b \n    .hint = c  \n",
        "a=b\n .x =c\n\n## Words\n\n",
        "a = b\n    and more\n",
        "a =\n    b\n",
        "a = { $b }\n",
        "a = b\n    .c = { $d }\n",
        "a = b\n    .c =\n        d\n",
        "-a = b\n",
        "a = b\n# of c\n",
        "a = b # c\n",
    ],
)
def test_odd_entries_are_read_as_the_parser_reads_them(text):
    (short,), (long,) = messages(parse_entry(text)), messages(FluentParser().parse(text))
    assert short.equals(long, IGNORED)
