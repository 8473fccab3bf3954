from __future__ import annotations

import pytest

from locales import Catalogue
from tests.words import all_words


def pytest_addoption(parser):
    parser.addoption(
        "--update-golden",
        action="store_true",
        default=False,
        help="store what is painted now as the golden pictures",
    )


@pytest.fixture
def update_golden(request) -> bool:
    # The option exists only where this folder is named on the command line.
    return bool(request.config.getoption("update_golden", default=False))


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return all_words()
