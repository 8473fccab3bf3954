"""Every everyday query finds its rows by an index, however many games there are."""

from __future__ import annotations

import pytest

from bench.everyday import EVERYDAY, NOW, Explainer, whole_tables
from db import personal_data, ratings, timers


@pytest.mark.parametrize("work", EVERYDAY)
async def test_no_everyday_query_reads_a_whole_table(database, work):
    explainer = Explainer(database)
    await work(explainer)
    assert whole_tables(explainer.plan) == []
    assert explainer.plan


@pytest.mark.sqlite
async def test_the_queue_of_results_lies_in_its_order(database):
    explainer = Explainer(database)
    await ratings.waiting(explainer, "rating", NOW, 50)
    assert not any("TEMP B-TREE" in line for line in explainer.plan)


@pytest.mark.sqlite
async def test_sweep_for_timers_needs_no_sorting(database):
    explainer = Explainer(database)
    await timers.due(explainer, NOW)
    assert any("timers_by_due" in line for line in explainer.plan)
    assert not any("TEMP B-TREE" in line for line in explainer.plan)


async def test_what_somebody_has_done_is_found_by_them_on_seats_that_they_have_left_too(database):
    explainer = Explainer(database)
    await personal_data.moves(explainer, 1)
    assert any("seats_of_user" in line for line in explainer.plan)
