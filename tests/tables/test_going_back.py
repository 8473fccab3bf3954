"""Back undoes one question as it was asked, also where two were asked as one."""

import pytest

from tables.play.question import earlier
from tests.engine.games.urbis.positions import city, match_of, table

HAND = ("levy", "lot")


@pytest.mark.parametrize(
    ("draft", "before"),
    [
        ("play lot b", "play lot"),
        ("play lot", ""),
        ("play levy", ""),
        ("guard ag1", "guard"),
        ("build p1", ""),
        ("income", ""),
    ],
)
def test_back_leads_to_the_question_that_was_answered(draft, before):
    match = match_of(table(city(2), hand=HAND))
    assert earlier(match.prospect(0), tuple(draft.split())) == tuple(before.split())
