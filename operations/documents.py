"""What is at ``/metrics`` and ``/healthz``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from http import HTTPStatus

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from operations.metrics import Metrics
from operations.server import Document, Make
from tables.health import Gateway, Health, Problem

Look = Callable[[], Awaitable[Health]]


def documents(metrics: Metrics, look: Look) -> Mapping[str, Make]:
    """Both of them by their paths; ``look`` tells how the bot is."""

    async def measured() -> Document:
        return Document(metrics.text(await look()), CONTENT_TYPE_PLAIN_0_0_4)

    async def health() -> Document:
        return health_document(await look())

    return {"/metrics": measured, "/healthz": health}


def health_document(health: Health) -> Document:
    """Two lines: ok, or what is wrong; then what this process has of the shards."""
    wrong = "; ".join(sentences(health))
    status = HTTPStatus.SERVICE_UNAVAILABLE if wrong else HTTPStatus.OK
    return Document(f"{wrong or 'ok'}\n{_shards(health.gateway)}\n".encode(), status=status)


def _shards(gateway: Gateway) -> str:
    ours = f"{gateway.shards} leased, {gateway.connected} connected"
    return f"shards: {ours}, {gateway.total} in all; processes: {gateway.processes}"


def sentences(health: Health) -> Iterator[str]:
    """What is wrong, each in a few words."""
    gateway = health.gateway
    for problem in health.problems:
        match problem:
            case Problem.GATEWAY:
                yield f"gateway: {gateway.connected} of {gateway.shards} shards are connected"
            case Problem.ARCHIVE:
                yield "archive: it does not answer"
            case Problem.WORKERS:
                yield f"workers: {', '.join(health.overdue)} should have looked again"
