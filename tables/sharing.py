"""How processes share the shards: decided by each for itself, from what the archive says.

Whoever has fewer than its share takes. A shard that nobody serves, or whose process has died or is
leaving, is taken at once. One that is served is taken while its process goes on serving it: the
heir connects first, and only then is the shard its own. So nothing is given away into the void.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from db.shards import Lease, Session, Shard


@dataclass(frozen=True)
class Situation:
    """Who is alive, who of them takes shards, and how the shards stand; ``us`` is this process."""

    us: str
    living: Collection[str]
    takers: Collection[str]
    leases: Sequence[Lease]

    def owner(self, lease: Lease) -> str | None:
        """Whose the shard is, or will be; None where somebody has to take it."""
        return next((one for one in (lease.heir, lease.process) if one in self.takers), None)

    def is_served(self, lease: Lease) -> bool:
        """Whether a living process is connected to it."""
        return lease.process in self.living

    @property
    def wanted(self) -> list[Lease]:
        """The shards of the count that is to be."""
        return [lease for lease in self.leases if lease.wanted]


def to_take(now: Situation) -> list[Shard]:
    """The shards that this process should connect to next, beyond those it has."""
    if now.us not in now.takers:
        return []
    free = [lease.shard for lease in now.wanted if now.owner(lease) is None]
    share = free[: _room(now)] if free else list(_from_the_richest(now))
    return [*share, *_abandoned(now)]


def _room(now: Situation) -> int:
    """How many more shards are this process's share: as many as everybody's, and one of those that
    are over if not enough others have one."""
    load = _load(now)
    each, over = divmod(len(now.wanted), len(now.takers))
    with_more = sum(load[one] > each for one in now.takers if one != now.us)
    return max(0, each + (with_more < over) - load[now.us])


def _load(now: Situation) -> Counter[str | None]:
    return Counter(now.owner(lease) for lease in now.wanted)


def _from_the_richest(now: Situation) -> Iterator[Shard]:
    """One shard of whoever has most, if that is two more than this process has; one at a time."""
    if any(lease.heir == now.us for lease in now.wanted):
        return
    load = _load(now)
    richest = max(sorted(now.takers), key=lambda one: load[one])
    if load[richest] >= load[now.us] + 2:
        yield next(one.shard for one in reversed(now.wanted) if now.owner(one) == richest)


def _abandoned(now: Situation) -> list[Shard]:
    """Shards of a former count whose process is gone: they are served until the new ones are."""
    old = [lease for lease in now.leases if not lease.wanted]
    return [one.shard for one in old if one.process is not None and now.owner(one) is None]


def to_drop(now: Situation) -> list[Shard]:
    """The shards of a former count, once every shard of the wanted one is served."""
    if not now.wanted or not all(map(now.is_served, now.wanted)):
        return []
    return [lease.shard for lease in now.leases if not lease.wanted]


def to_serve(now: Situation) -> dict[Shard, Session | None]:
    """The shards that this process should be connected to, each with the session that it may go on
    with: that of a process that is gone, or about to go."""
    ours: dict[Shard, Session | None] = {}
    for lease in now.leases:
        if now.us in (lease.process, lease.heir):
            going = lease.process not in now.takers
            ours[lease.shard] = lease.session if going else None
    return ours
