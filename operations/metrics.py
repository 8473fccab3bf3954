"""What is measured, as Prometheus reads it.

Every label has few values. None is ever a person, a server, a table or a text that somebody typed.
"""

from __future__ import annotations

import math

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from tables.backlog import CLOCKS
from tables.entries import Publication
from tables.health import Health
from tables.monitor import Kind
from tables.stopwatch import Outcome, Stopwatch

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
HUMAN = (0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 30)
PATIENT = (1, 2, 5, 10, 30, 60, 300, 1800, 3600)
"""Limits of seconds: for the archive, for whoever waits for an answer, and for boards."""

OTHER = "other"
"""The label of whatever this version does not know."""
NO_ANSWER = "none"
KINDS = frozenset(Publication)


class Metrics:
    """A meter, in a registry of its own: two of them do not know each other."""

    def __init__(self) -> None:
        # When each of them was begun is no news, and would double them.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._acknowledged = Histogram(
            "boroughs_acknowledged_seconds",
            "From an interaction to its acknowledgement",
            ["kind"],
            buckets=HUMAN,
            registry=registry,
        )
        self._answered = Histogram(
            "boroughs_answer_seconds",
            "From an interaction to the end of its answer",
            ["kind", "outcome"],
            buckets=HUMAN,
            registry=registry,
        )
        self._published = Histogram(
            "boroughs_published_seconds",
            "From the moment something became pending until it was shown, in whole seconds",
            ["kind"],
            buckets=PATIENT,
            registry=registry,
        )
        self._trips = Histogram(
            "boroughs_archive_trip_seconds",
            "Round trips to the archive",
            buckets=QUICK,
            registry=registry,
        )
        self._requests = Histogram(
            "boroughs_discord_request_seconds",
            "Requests to Discord, by the first digit of their status",
            ["status"],
            buckets=HUMAN,
            registry=registry,
        )
        self._looks = Counter(
            "boroughs_worker_looks",
            "How often each worker has looked for due work",
            ["worker", "outcome"],
            registry=registry,
        )
        self._errors = Counter(
            "boroughs_errors", "Failures that have a number in the log", ["work"], registry=registry
        )
        self._sessions = Counter(
            "boroughs_gateway_sessions", "Sessions begun with Discord", registry=registry
        )
        self._gauges = Gauges(registry)
        self._begin_at_nothing()

    def _begin_at_nothing(self) -> None:
        """Make those series that are known beforehand: a rate needs a beginning."""
        for kind in Kind:
            self._acknowledged.labels(kind)
            for outcome in Outcome:
                self._answered.labels(kind, outcome)
        for publication in Publication:
            self._published.labels(publication)

    # What happens

    def answered(self, kind: Kind, stopwatch: Stopwatch) -> None:
        self._answered.labels(kind, stopwatch.outcome).observe(stopwatch.seconds)
        if stopwatch.acknowledged is not None:
            self._acknowledged.labels(kind).observe(stopwatch.acknowledged)

    def published(self, kind: str, seconds: float) -> None:
        self._published.labels(kind if kind in KINDS else OTHER).observe(max(0.0, seconds))

    def trip(self, seconds: float) -> None:
        self._trips.observe(seconds)

    def request(self, status: int, seconds: float) -> None:
        digit = f"{status // 100}xx" if status else NO_ANSWER
        self._requests.labels(digit).observe(seconds)

    def looked(self, worker: str, *, failed: bool) -> None:
        self._looks.labels(worker, Outcome.FAILED if failed else Outcome.DONE).inc()

    def erred(self, work: str) -> None:
        self._errors.labels(work).inc()

    def connected(self) -> None:
        self._sessions.inc()

    # What is asked for

    def text(self, health: Health) -> bytes:
        """Everything measured so far, and how the bot is now."""
        self._gauges.show(health)
        return generate_latest(self._registry)


class Gauges:
    """How the bot is at the moment: one method for each part of its health. Where a part is not
    known its gauges are left out or NaN, never the last ones that were known."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, text: str, *labels: str) -> Gauge:
            return Gauge(f"boroughs_{name}", text, labels, registry=registry)

        self._healthy = gauge("healthy", "1 where /healthz would say so")
        self._shards = gauge("gateway_shards", "Shards of this process", "state")
        self._leases = gauge("shards_leased", "Shards that this process has leased")
        self._total = gauge("shards", "Shards of all processes together")
        self._unserved = gauge("shards_unserved", "Those of them that nobody serves")
        self._processes = gauge("processes", "Processes that share the shards")
        self._latency = gauge("gateway_latency_seconds", "To Discord and back, the longest way")
        self._archive = gauge("archive_up", "1 where the archive answers")
        self._unpublished = gauge("unpublished", "Not shown yet, by age in seconds", "age")
        self._oldest = gauge("unpublished_oldest_seconds", "Age of the oldest that is not shown")
        self._late = gauge("clock_late_seconds", "By how much each clock is behind", "clock")
        self._waiting = gauge("queue_waiting", "Work that waits for a process", "pool")
        self._waited = gauge("queue_oldest_seconds", "For how long the oldest has waited", "pool")
        self._overdue = gauge("workers_overdue", "Workers that do not look any more")

    def show(self, health: Health) -> None:
        """Set all of them."""
        self._healthy.set(not health.problems)
        self._overdue.set(len(health.overdue))
        self._show_gateway(health)
        self._show_archive(health)
        self._show_queues(health)

    def _show_gateway(self, health: Health) -> None:
        gateway = health.gateway
        self._shards.labels("connected").set(gateway.connected)
        self._shards.labels("away").set(gateway.shards - gateway.connected)
        self._leases.set(gateway.shards)
        self._total.set(gateway.total)
        self._unserved.set(gateway.unserved)
        self._processes.set(gateway.processes)
        self._latency.set(math.nan if gateway.latency is None else gateway.latency)

    def _show_archive(self, health: Health) -> None:
        backlog = health.backlog
        self._archive.set(backlog is not None)
        self._unpublished.clear()
        self._late.clear()
        self._oldest.set(math.nan if backlog is None else backlog.oldest)
        if backlog is not None:
            for age, count in backlog.unpublished.items():
                self._unpublished.labels(age).set(count)
            for clock in CLOCKS:
                self._late.labels(clock).set(backlog.late[clock])

    def _show_queues(self, health: Health) -> None:
        for pool, waiting in health.queues.items():
            self._waiting.labels(pool).set(waiting.count)
            self._waited.labels(pool).set(waiting.oldest)
