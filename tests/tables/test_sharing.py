"""How shards are shared: evenly, taken and never given away, whoever comes and goes."""

import pytest

from db.shards import Lease, Session, Shard
from tables.sharing import Situation, to_drop, to_serve, to_take

SESSION = Session("s", 7, "wss://gateway.example")


class Processes:
    """Processes that take turns to look, each of which is ready at once on what it takes."""

    def __init__(self, count):
        self.alive, self.taking = set(), set()
        self.leases = {shard: Lease(shard, True, None, None, None) for shard in all_of(count)}

    def situation(self, us):
        return Situation(us, self.alive, self.taking, list(self.leases.values()))

    def join(self, *names):
        self.alive.update(names)
        self.taking.update(names)

    def die(self, name):
        self.alive.discard(name)
        self.taking.discard(name)

    def look(self, us):
        """One look; the shards that this one has begun to connect to."""
        taken = to_take(self.situation(us))
        for shard in taken:
            self.change(shard, heir=us)
        for shard in to_drop(self.situation(us)):
            del self.leases[shard]
        return taken

    def change(self, shard, **fields):
        former = vars(self.leases[shard])
        self.leases[shard] = Lease(**{**former, **fields})

    def connected(self, us):
        """Whatever this one was connecting to is its own."""
        for lease in list(self.leases.values()):
            if lease.heir == us:
                self.change(lease.shard, process=us, heir=None, session=SESSION)

    def settle(self):
        """Until nobody takes anything any more; how many were taken."""
        moved = 0
        while taken := sum(len(self.look(one)) for one in sorted(self.alive)):
            for one in self.alive:
                self.connected(one)
            moved += taken
        return moved

    def loads(self):
        served = [one.process for one in self.leases.values() if one.wanted]
        return sorted(served.count(one) for one in self.taking)

    def want(self, count):
        for shard in list(self.leases):
            self.change(shard, wanted=False)
        self.leases.update({one: Lease(one, True, None, None, None) for one in all_of(count)})


def all_of(count):
    return [Shard(count, number) for number in range(count)]


def even(count, processes):
    each, over = divmod(count, processes)
    return [each] * (processes - over) + [each + 1] * over


@pytest.mark.parametrize("count", [1, 2, 5, 16])
@pytest.mark.parametrize("processes", [1, 2, 3, 7])
def test_they_are_shared_evenly_whoever_begins_and_whoever_comes_later(count, processes):
    names = [str(number) for number in range(processes)]
    together = Processes(count)
    together.join(*names)
    assert together.settle() == count, "none is taken twice"
    assert together.loads() == even(count, processes)
    late = Processes(count)
    for name in names:
        late.join(name)
        late.settle()
    assert late.loads() == even(count, processes)
    assert late.settle() == 0, "nobody takes what nobody needs"


def test_whoever_comes_takes_one_after_the_other_and_each_is_served_until_it_has_it():
    processes = Processes(4)
    processes.join("a")
    processes.settle()
    processes.join("b")
    assert len(processes.look("b")) == 1
    assert processes.look("b") == [], "one at a time"
    [coming] = to_serve(processes.situation("b")).items()
    assert coming[1] is None, "a session of one that goes on serving is left alone"
    assert len(to_serve(processes.situation("a"))) == 4, "still served"
    processes.connected("b")
    assert len(to_serve(processes.situation("a"))) == 3
    assert len(processes.look("b")) == 1


def test_two_who_come_do_not_take_the_same():
    processes = Processes(6)
    processes.join("a")
    processes.settle()
    processes.join("b", "c")
    assert set(processes.look("b")).isdisjoint(processes.look("c"))


@pytest.mark.parametrize("leaving", [False, True])
def test_what_the_dead_and_the_leaving_had_is_taken_at_once_with_its_session(leaving):
    processes = Processes(6)
    processes.join("a", "b", "c")
    processes.settle()
    processes.taking.discard("a")
    if not leaving:
        processes.alive.discard("a")
    taken = processes.look("b") + processes.look("c")
    assert len(taken) == 2
    ours = {**to_serve(processes.situation("b")), **to_serve(processes.situation("c"))}
    assert {ours[shard] for shard in taken} == {SESSION}
    assert to_take(processes.situation("a")) == [], "whoever leaves takes nothing"
    assert len(to_serve(processes.situation("a"))) == 2, "and serves until others do"


def test_what_somebody_dies_over_is_taken_by_the_next():
    processes = Processes(2)
    processes.join("a", "b")
    assert processes.look("a") == all_of(2)[:1]
    processes.die("a")
    assert processes.look("b") == all_of(2), "reserved by nobody who lives"


def test_more_processes_than_shards_stand_by():
    processes = Processes(2)
    processes.join("a", "b", "c")
    processes.settle()
    assert processes.loads() == [0, 1, 1]
    standing_by = next(one for one in "abc" if not to_serve(processes.situation(one)))
    processes.die(next(one for one in "abc" if one != standing_by))
    processes.settle()
    assert processes.loads() == [1, 1]


def test_another_count_is_opened_while_the_former_one_serves():
    processes = Processes(2)
    processes.join("a", "b")
    processes.settle()
    processes.want(5)
    for one in "ab":
        processes.look(one)
    assert [one.process for one in processes.leases.values() if not one.wanted] == ["a", "b"]
    processes.connected("a")
    processes.look("a")
    assert len(processes.leases) == 7, "not all of the new ones are served yet"
    processes.connected("b")
    processes.look("a")
    assert sorted(processes.leases) == all_of(5)
    assert processes.loads() == [2, 3]


def test_whoever_dies_while_the_count_changes_is_replaced_on_both():
    processes = Processes(2)
    processes.join("a", "b")
    processes.settle()
    processes.want(4)
    processes.die("a")
    taken = processes.look("b")
    assert sorted(taken) == [Shard(2, 0), *all_of(4)]
