"""How the bot is, for whoever runs it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Msg, msg, plain
from locales import Speaker
from tables.health import Gateway, Health, Problem
from tables.monitor import Error

MILLI = 1000


def health_text(health: Health, say: Speaker) -> str:
    """Line by line: what is wrong, how things stand, and the last errors by their numbers."""
    return "\n".join(say(line) for line in _lines(health))


def _lines(health: Health) -> Iterator[Msg]:
    wrong = [_problem(problem, health) for problem in health.problems]
    yield from wrong or [msg("health-well")]
    yield _gateway(health)
    yield from _sharing(health.gateway)
    yield from _archive(health)
    for pool, waiting in health.queues.items():
        yield _some(pool, count=waiting.count, seconds=round(waiting.oldest))
    yield msg("health-errors" if health.errors else "health-no-errors")
    yield from map(_error, health.errors)


def _problem(problem: Problem, health: Health) -> Msg:
    return msg(f"health-ill-{problem}", workers=plain(", ".join(health.overdue)))


def _gateway(health: Health) -> Msg:
    gateway = health.gateway
    shards = {"connected": gateway.connected, "shards": gateway.shards}
    if gateway.latency is None:
        return msg("health-gateway-silent", **shards)
    return msg("health-gateway", **shards, ms=round(MILLI * gateway.latency))


def _sharing(gateway: Gateway) -> Iterator[Msg]:
    """How the shards are shared; nothing where there is one of each."""
    if max(gateway.total, gateway.processes) > 1:
        key = "health-shared" if gateway.shards else "health-standing-by"
        yield msg(key, here=gateway.shards, total=gateway.total, processes=gateway.processes)
    if gateway.unserved:
        yield msg("health-unserved", count=gateway.unserved)


def _archive(health: Health) -> Iterator[Msg]:
    backlog = health.backlog
    if backlog is not None:
        yield msg("health-archive", ms=round(MILLI * health.seconds))
        yield _some("unpublished", count=backlog.count, seconds=backlog.oldest)
        yield _some("clocks", seconds=max(backlog.late.values()))


def _some(what: str, **numbers: int) -> Msg:
    """What is behind, and by how much; or that nothing is."""
    return Msg(f"health-{what}", numbers) if any(numbers.values()) else Msg(f"health-{what}-none")


def _error(error: Error) -> Msg:
    return msg(
        "health-error",
        number=plain(error.number),
        at=str(error.at),
        work=plain(error.work),
        name=plain(error.name),
    )
