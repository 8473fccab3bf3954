"""Everything that the routes work with, put together once."""

from dataclasses import dataclass

from playground.clock import Clock
from playground.faults import Faults
from playground.gateway.switchboard import Switchboard
from playground.journal import Journal
from playground.services.activities import Activities
from playground.services.answers import Answers
from playground.services.channels import Channels
from playground.services.commands import Commands
from playground.services.events import Bus
from playground.services.interactions import Interactions
from playground.services.messages import Messages
from playground.services.oauth import OAuth
from playground.services.ownership import Ownership
from playground.services.threads import Threads
from playground.services.timekeeping import Timekeeper
from playground.services.wire import Wire
from playground.settings import Settings
from playground.world.founding import found
from playground.world.store import Store
from playground.world.world import World


@dataclass(frozen=True)
class Services:
    """The parts of the stand-in. Each part knows only those that it is given."""

    settings: Settings
    store: Store
    world: World
    bus: Bus
    wire: Wire
    channels: Channels
    messages: Messages
    threads: Threads
    commands: Commands
    ownership: Ownership
    interactions: Interactions
    answers: Answers
    activities: Activities
    oauth: OAuth
    switchboard: Switchboard
    faults: Faults
    journal: Journal
    timekeeper: Timekeeper


def build(settings: Settings, clock: Clock, *, reset: bool = False) -> Services:
    """Open the state file, found the world if there is none, and connect the parts."""
    store = Store(settings.state)
    if reset:
        store.clear()
    world = World(store, clock)
    if store.is_empty():
        found(world)
    bus, wire = Bus(), Wire(world)
    messages = Messages(world, wire, bus)
    threads = Threads(world, wire, bus, messages)
    activities = Activities(world)
    interactions = Interactions(
        world, wire, bus, settings.acknowledge_seconds, settings.token_seconds
    )
    return Services(
        settings,
        store,
        world,
        bus,
        wire,
        Channels(world, wire, bus),
        messages,
        threads,
        Commands(world, bus, activity=bool(settings.activity)),
        Ownership(world, wire),
        interactions,
        Answers(world, interactions, messages, threads, activities),
        activities,
        OAuth(world),
        Switchboard(world, wire, bus, settings),
        Faults(),
        Journal(),
        Timekeeper(world, bus, threads, settings.clock_file),
    )
