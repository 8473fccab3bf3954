from __future__ import annotations

import pytest

from locales import Locale, choose_locale


@pytest.mark.parametrize(
    ("code", "locale"),
    [
        ("en-US", Locale.EN),
        ("en-GB", Locale.EN),
        ("ru", Locale.RU),
        ("uk", Locale.UK),
        ("uk_UA", Locale.UK),
        ("RU", Locale.RU),
    ],
)
def test_a_code_finds_its_language(code, locale):
    others = [other for other in Locale if other != locale]
    assert all(choose_locale(code, other) == locale for other in others)


@pytest.mark.parametrize("code", [None, "", "de", "zh-CN", "es-419", "ruby"])
@pytest.mark.parametrize("default", list(Locale))
def test_an_unknown_code_gets_the_default(code, default):
    assert choose_locale(code, default) == default
