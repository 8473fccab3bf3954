"""How shards are shared: evenly, taken and never given away, whoever comes and goes."""

import pytest

from db.shards import Lease, Session, Shard
from tables.sharing import Situation, to_drop, to_serve, to_take

SESSION = Session("s", 7, "wss://gateway.example")


class House:
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
    together = House(count)
    together.join(*names)
    assert together.settle() == count, "none is taken twice"
    assert together.loads() == even(count, processes)
    late = House(count)
    for name in names:
        late.join(name)
        late.settle()
    assert late.loads() == even(count, processes)
    assert late.settle() == 0, "nobody takes what nobody needs"


def test_whoever_comes_takes_one_after_the_other_and_each_is_served_until_it_has_it():
    house = House(4)
    house.join("a")
    house.settle()
    house.join("b")
    assert len(house.look("b")) == 1
    assert house.look("b") == [], "one at a time"
    [coming] = to_serve(house.situation("b")).items()
    assert coming[1] is None, "a session of one that goes on serving is left alone"
    assert len(to_serve(house.situation("a"))) == 4, "still served"
    house.connected("b")
    assert len(to_serve(house.situation("a"))) == 3
    assert len(house.look("b")) == 1


def test_two_who_come_do_not_take_the_same():
    house = House(6)
    house.join("a")
    house.settle()
    house.join("b", "c")
    assert set(house.look("b")).isdisjoint(house.look("c"))


@pytest.mark.parametrize("leaving", [False, True])
def test_what_the_dead_and_the_leaving_had_is_taken_at_once_with_its_session(leaving):
    house = House(6)
    house.join("a", "b", "c")
    house.settle()
    house.taking.discard("a")
    if not leaving:
        house.alive.discard("a")
    taken = house.look("b") + house.look("c")
    assert len(taken) == 2
    ours = {**to_serve(house.situation("b")), **to_serve(house.situation("c"))}
    assert {ours[shard] for shard in taken} == {SESSION}
    assert to_take(house.situation("a")) == [], "whoever leaves takes nothing"
    assert len(to_serve(house.situation("a"))) == 2, "and serves until others do"


def test_what_somebody_dies_over_is_taken_by_the_next():
    house = House(2)
    house.join("a", "b")
    assert house.look("a") == all_of(2)[:1]
    house.die("a")
    assert house.look("b") == all_of(2), "reserved by nobody who lives"


def test_more_processes_than_shards_stand_by():
    house = House(2)
    house.join("a", "b", "c")
    house.settle()
    assert house.loads() == [0, 1, 1]
    standing_by = next(one for one in "abc" if not to_serve(house.situation(one)))
    house.die(next(one for one in "abc" if one != standing_by))
    house.settle()
    assert house.loads() == [1, 1]


def test_another_count_is_opened_while_the_former_one_serves():
    house = House(2)
    house.join("a", "b")
    house.settle()
    house.want(5)
    for one in "ab":
        house.look(one)
    assert [one.process for one in house.leases.values() if not one.wanted] == ["a", "b"]
    house.connected("a")
    house.look("a")
    assert len(house.leases) == 7, "not all of the new ones are served yet"
    house.connected("b")
    house.look("a")
    assert sorted(house.leases) == all_of(5)
    assert house.loads() == [2, 3]


def test_whoever_dies_while_the_count_changes_is_replaced_on_both():
    house = House(2)
    house.join("a", "b")
    house.settle()
    house.want(4)
    house.die("a")
    taken = house.look("b")
    assert sorted(taken) == [Shard(2, 0), *all_of(4)]
