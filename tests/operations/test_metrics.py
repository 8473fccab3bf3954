"""What Prometheus reads: every name once, few labels, and nothing of anybody."""

import math

from prometheus_client.parser import text_string_to_metric_families

from operations.documents import documents, health_document
from operations.metrics import Metrics
from tables.backlog import Backlog
from tables.health import Gateway, Health, Waiting
from tables.monitor import Error, Kind, Monitor
from tables.stopwatch import Outcome, running

BACKLOG = Backlog(
    {0: 2, 5: 1, 60: 0, 600: 0, 3600: 0}, 7, {"timers": 0, "tables": 3, "reminders": 0}
)
WELL = Health(
    Gateway(2, 2, 0.05, 5, 3, 1),
    BACKLOG,
    0.001,
    {"painting": Waiting(4, 1.5)},
    (),
    (Error("abc123", 5, "board", "KeyError"),),
)
ILL = Health(Gateway(2, 1), None, 2.0, {}, ("bots", "publisher"), ())


def samples(metrics, health=WELL):
    text = metrics.text(health).decode()
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_two_bots_in_one_process_do_not_collide_and_do_not_mix():
    one, other = Metrics(), Metrics()
    one.trip(0.01)
    assert samples(one)["boroughs_archive_trip_seconds_count",] == 1
    assert samples(other)["boroughs_archive_trip_seconds_count",] == 0


def test_the_state_of_boroughs_is_shown():
    found = samples(Metrics())
    assert found["boroughs_healthy",] == 1
    assert found["boroughs_gateway_shards", "connected"] == 2
    assert found["boroughs_gateway_shards", "away"] == 0
    assert found["boroughs_shards_leased",] == 2
    assert found["boroughs_shards",] == 5
    assert found["boroughs_shards_unserved",] == 1
    assert found["boroughs_processes",] == 3
    assert found["boroughs_gateway_latency_seconds",] == 0.05
    assert found["boroughs_unpublished", "0"] == 2
    assert found["boroughs_unpublished", "5"] == 1
    assert found["boroughs_unpublished_oldest_seconds",] == 7
    assert found["boroughs_clock_late_seconds", "tables"] == 3
    assert found["boroughs_queue_waiting", "painting"] == 4
    assert found["boroughs_queue_oldest_seconds", "painting"] == 1.5


def test_what_is_not_known_any_more_is_not_shown_as_it_was():
    metrics = Metrics()
    samples(metrics, WELL)
    found = samples(metrics, ILL)
    assert found["boroughs_healthy",] == found["boroughs_archive_up",] == 0
    assert ("boroughs_unpublished", "5") not in found
    assert ("boroughs_clock_late_seconds", "tables") not in found
    assert math.isnan(found["boroughs_unpublished_oldest_seconds",])
    assert math.isnan(found["boroughs_gateway_latency_seconds",])
    assert found["boroughs_workers_overdue",] == 2


def test_everything_that_a_monitor_is_told_is_counted():
    metrics = Metrics()
    monitor = Monitor(metrics)
    with monitor.answering(Kind.PRESS, 1):
        monitor.request(204, 0.1)
        monitor.request(0, 0.1)
    monitor.published("board", 1, 3)
    monitor.looked("bots", 1.0)
    monitor.look_failed("bots")
    monitor.erred("abc123", "board", KeyError())
    monitor.connected()
    found = samples(metrics)
    assert found["boroughs_answer_seconds_count", "done", "press"] == 1
    assert found["boroughs_acknowledged_seconds_count", "press"] == 0
    assert found["boroughs_discord_request_seconds_count", "2xx"] == 1
    assert found["boroughs_discord_request_seconds_count", "none"] == 1
    assert found["boroughs_published_seconds_count", "board"] == 1
    assert found["boroughs_worker_looks_total", "bots", "done"] == 1
    assert found["boroughs_worker_looks_total", "bots", "failed"] == 1
    assert found["boroughs_errors_total", "board"] == 1
    assert found["boroughs_gateway_sessions_total",] == 1


def test_an_answer_is_counted_as_it_ended():
    metrics = Metrics()
    with running() as stopwatch:
        stopwatch.outcome = Outcome.REFUSED
        stopwatch.acknowledge()
        metrics.answered(Kind.FORM, stopwatch)
    found = samples(metrics)
    assert found["boroughs_answer_seconds_count", "form", "refused"] == 1
    assert found["boroughs_acknowledged_seconds_count", "form"] == 1


def test_a_kind_that_a_later_version_has_stored_makes_no_new_series():
    metrics = Metrics()
    for kind in ("poster", 'x"} 1\nboroughs_healthy 9'):
        metrics.published(kind, 1)
    assert samples(metrics)["boroughs_published_seconds_count", "other"] == 2


async def test_both_documents():
    async def look():
        return ILL

    found = documents(Metrics(), look)
    measured, health = await found["/metrics"](), await found["/healthz"]()
    assert measured.status == 200
    assert measured.content_type.startswith("text/plain; version=0.0.4")
    assert health.status == 503
    assert health.body.decode() == (
        "gateway: 1 of 2 shards are connected; archive: it does not answer; "
        "workers: bots, publisher should have looked again\n"
        "shards: 2 leased, 1 connected, 0 in all; processes: 0\n"
    )
    well = b"ok\nshards: 2 leased, 2 connected, 5 in all; processes: 3\n"
    assert (health_document(WELL).status, health_document(WELL).body) == (200, well)
