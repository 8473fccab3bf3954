"""The rules of Lamplighters."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from engine.core.choices import Done, Facet, Number, OneOf, Option, SomeOf, Words
from engine.core.events import Event, Whisper
from engine.core.game import Applied, End, Game, GameSpec, Outcome, Part, Tally, Turn
from engine.core.options import Count, Pick, Toggle
from engine.core.words import msg, plain, who
from tests.lamps.table import Lamp, State, View

ROUNDS = Count("rounds", low=1, high=3, default=2)
SPEC = GameSpec(
    key="lamps",
    version=2,
    seats=(2, 3),
    minutes=5,
    credits="the house",
    options=(
        ROUNDS,
        Toggle("team"),
        Toggle("oil", default=True),
        Toggle("fog", needs=("oil",)),
        Toggle("feast", excludes=("fog", "level=hard"), seats=(3, 3)),
        Pick("level", ("easy", "hard"), default="easy", value_seats={"hard": (2, 2)}),
    ),
    hidden=True,
    campaign=True,
)
CORNERS = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
TARGET = 6


class Lamps(Game[State, View]):
    spec = SPEC
    state_type = State
    upcasters = MappingProxyType({1: lambda data: {**data, "before": 0}})

    def setup(self, config, rng):
        deck = rng.shuffled(tuple(range(1, 13)))
        hands = tuple(tuple(sorted(deck[s * 4 : s * 4 + 4])) for s in range(config.seats))
        return State(
            stage="bid",
            round=1,
            rounds=config.value(ROUNDS),
            team=config.on("team"),
            fog=config.on("fog"),
            before=int(config.carried or 0),
            hands=hands,
            bids=(0,) * config.seats,
            lighter=0,
            lamps=(),
            spent=(),
            shown=(),
        )

    def turn(self, state):
        seats = range(len(state.hands))
        match state.stage:
            case "over":
                return None
            case "bid":
                waiting = tuple(s for s in seats if not state.bids[s])
                ready = tuple(s for s in seats if state.bids[s])
                return Turn("bid", waiting, also=ready, together=True, number=state.round)
            case "show":
                return Turn("show", ((state.lighter + 1) % len(state.hands),))
        return Turn(state.stage, (state.lighter,))

    def view(self, state, eye):
        return View(
            eye=eye,
            stage=state.stage,
            round=state.round,
            rounds=state.rounds,
            team=state.team,
            fog=state.fog,
            before=state.before,
            seats=len(state.hands),
            bidden=tuple(map(bool, state.bids)),
            lighter=state.lighter,
            lamps=state.lamps,
            spent=state.spent,
            shown=state.shown,
            hand=() if eye is None else state.hands[eye],
            bid=0 if eye is None else state.bids[eye],
        )

    def ask(self, view, draft):
        match view.stage, draft:
            case "bid", ("bid",):
                cards = tuple(Option(str(c), plain(str(c))) for c in view.hand)
                return OneOf(plain("which card?"), cards)
            case "lamp", ("lamp",):
                return self._ask_corner(view)
            case "oil", ("oil",):
                return Number(plain("how much?"), 0, 3, 1)
            case "name", ("name",):
                return Words(plain("what name?"), 20)
            case "show", ("show",):
                cards = tuple(Option(str(c), plain(str(c))) for c in view.hand)
                return SomeOf(plain("show any?"), cards, 0, min(2, len(cards)))
            case stage, ():
                return OneOf(plain("what?"), (Option(stage, plain(stage)),))
        return Done()

    def _ask_corner(self, view):
        taken = {lamp.corner for lamp in view.lamps}
        free = [corner for corner in CORNERS if corner not in taken]
        options = tuple(
            Option(c, plain(c), spot=c, facets=tuple(Facet(x, plain(x)) for x in c)) for c in free
        )
        return OneOf(plain("where?"), options, facets=(plain("column"), plain("row")))

    def apply(self, state, seat, action, rng):
        match action:
            case ("bid", card):
                return self._bid(state, seat, int(card), rng)
            case ("lamp", corner):
                lamps = (*state.lamps, Lamp(corner, seat))
                lit = Event(msg("lit", who=who(seat)), spots=(corner,))
                return Applied(replace(state, stage="oil", lamps=lamps), (lit,))
            case ("oil", amount):
                lamps = (*state.lamps[:-1], replace(state.lamps[-1], oil=int(amount)))
                return Applied(replace(state, stage="name", lamps=lamps), (Event(msg("oiled")),))
            case ("name", name):
                lamps = (*state.lamps[:-1], replace(state.lamps[-1], name=name))
                named = Event(msg("named", name=name))
                return Applied(replace(state, stage="show", lamps=lamps), (named,))
            case ("show", cards):
                shown = tuple(int(card) for card in cards.split("+") if card)
                return self._end_round(replace(state, shown=shown), rng)
        raise ValueError(action)

    def _bid(self, state, seat, card, rng):
        bids = (*state.bids[:seat], card, *state.bids[seat + 1 :])
        state = replace(state, bids=bids)
        events = (Event(msg("bid", who=who(seat)), (Whisper(seat, msg("you-bid", card=card)),)),)
        if not all(bids):
            return Applied(state, events)
        hands = tuple(
            tuple(c for c in hand if c != bid) for hand, bid in zip(state.hands, bids, strict=True)
        )
        highest = bids.index(max(bids))
        opened = Event(msg("bids", bids=tuple(plain(str(b)) for b in bids)), reveals=True)
        state = replace(
            state,
            stage="lamp",
            hands=hands,
            lighter=highest,
            spent=(*state.spent, *bids),
            bids=(0,) * len(bids),
        )
        return Applied(state, (*events, opened))

    def _end_round(self, state, rng):
        events = (Event(msg("shown"), reveals=bool(state.shown)),)
        lamps = state.lamps
        if state.fog and rng.roll(2) == 1:
            lamps = (*lamps[:-1], replace(lamps[-1], oil=0))
        stage = "over" if state.round == state.rounds else "bid"
        return Applied(replace(state, stage=stage, round=state.round + 1, lamps=lamps), events)

    def outcome(self, state):
        if state.stage != "over":
            return None
        tallies = self.score(self.view(state, None))
        if state.team:
            light = tallies[0].points
            ranks = (1,) * len(state.hands)
            return Outcome(ranks, plain("light"), tallies, won=light >= TARGET, carry=str(light))
        points = [tally.points for tally in tallies]
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        return Outcome(ranks, plain("light"), tallies, carry=str(sum(points)))

    def preview(self, view, action):
        match action:
            case ("bid", card):
                return replace(view, bid=int(card))
            case ("lamp", corner):
                return replace(view, lamps=(*view.lamps, Lamp(corner, view.lighter)))
            case ("oil", amount):
                lamp = replace(view.lamps[-1], oil=int(amount))
                return replace(view, lamps=(*view.lamps[:-1], lamp))
        return view

    def preview_end(self, view, action):
        if action[0] != "show" or view.round < view.rounds:
            return None
        if view.fog and view.lamps[-1].oil:
            return End()
        tallies = self.score(view)
        if view.team:
            won = tallies[0].points >= TARGET
            return End(tuple(range(view.seats)) if won else (), won)
        best = max(tally.points for tally in tallies)
        return End(tuple(tally.seat for tally in tallies if tally.points == best))

    def explain(self, view, action):
        return (plain("brighter"),) if action == ("oil", "3") else (plain("dull"),)

    def score(self, view):
        if view.team:
            light = sum(1 + lamp.oil for lamp in view.lamps)
            parts = (Part(plain("before"), view.before), Part(plain("light"), light))
            return (Tally(None, parts),)
        return tuple(
            Tally(seat, (Part(plain("light"), self._light(view, seat)),))
            for seat in range(view.seats)
        )

    def _light(self, view, seat):
        return sum(1 + lamp.oil for lamp in view.lamps if lamp.seat == seat)

    def fallback(self, view):
        match view.stage:
            case "bid":
                return ("bid", str(view.hand[0]))
            case "name":
                return ("name", "no name")
        return super().fallback(view)

    def twin(self, state, eye, rng):
        seats = range(len(state.hands))
        unseen = sorted(c for s in seats if s != eye for c in state.hands[s])
        cards = list(rng.shuffled(unseen))
        hands = tuple(
            hand if seat == eye else tuple(sorted(cards.pop() for _ in hand))
            for seat, hand in enumerate(state.hands)
        )
        bids = tuple(
            bid if seat == eye or not bid else rng.pick(hands[seat])
            for seat, bid in enumerate(state.bids)
        )
        return replace(state, hands=hands, bids=bids)

    def describe(self, view):
        return (msg("lamps", count=len(view.lamps)),)

    def inventory(self, state):
        return {"cards": sum(map(len, state.hands)) + len(state.spent)}
