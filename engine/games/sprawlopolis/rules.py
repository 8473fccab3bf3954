"""The course of the game: playing, handing on, drawing, the last call."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.events import Event, Whisper
from engine.core.game import Applied
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.sprawlopolis.choices import layable
from engine.games.sprawlopolis.names import card_name, card_names
from engine.games.sprawlopolis.news import draw_event, laid_event, whispered
from engine.games.sprawlopolis.opening import landmarks_laid
from engine.games.sprawlopolis.pieces import WRECKTAR, Card, Laid
from engine.games.sprawlopolis.rotation import TURNED, laid_at
from engine.games.sprawlopolis.state import State
from engine.games.sprawlopolis.terms import FULL_HAND
from engine.games.sprawlopolis.view import Stage
from engine.kit.frozen import altered
from engine.kit.grid import cell_label
from engine.kit.rows import changed, without

Events = tuple[Event, ...]


def apply(state: State, seat: Seat, action: Draft, _: Rng) -> Applied[State]:
    """Carry out an action that is known to be legal."""
    match action:
        case ("play", card, corner, turn):
            return play(state, seat, laid_at(card, corner, turn))
        case ("lay", card, corner, turn):
            lay = lay_drawn if state.stage is Stage.DRAWN else lay_roadwork
            return lay(state, seat, laid_at(card, corner, turn))
        case ("reveal", card):
            return reveal(state, seat, card)
        case ("wrecktar", turn):
            return lay_wrecktar(state, seat, turn == TURNED)
        case ("keep",):
            return keep(state, seat)
        case ("start", side, corner, turn):
            return lay_start(state, seat, side, laid_at(state.top, corner, turn))
        case ("highway", corner, turn):
            return lay_highway(state, seat, laid_at(state.highway[-1], corner, turn))
    raise ValueError(f"no such action: {action}")


def with_laid(state: State, seat: Seat, new: Laid) -> State:
    """The card on the table, and who laid it."""
    return altered(state, laid=(*state.laid, new), mover=seat)


# A turn


def play(state: State, seat: Seat, new: Laid) -> Applied[State]:
    """A card from the hand into the city; then the rest is handed on, and a card is drawn."""
    unseen = state.seats > 1 and not state.revealed
    told = whispered(laid_event(state, seat, new, reveals=unseen), seat)
    left = without(state.hands[seat], new.card)
    laid, hands = (*state.laid, new), hands_after(state, seat, left)
    played = altered(state, laid=laid, mover=seat, hands=hands, revealed="", drawing=True)
    return go_on(played, (told, *handed_on(state, seat, left)))


def reveal(state: State, seat: Seat, card: Card) -> Applied[State]:
    """S6: the card is open to all, and must be the one that is played."""
    text = msg("sprawlopolis-revealed", who=who(seat), card=card_name(card))
    return Applied(altered(state, revealed=card), (Event(text, reveals=True),))


def hands_after(state: State, seat: Seat, left: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """What is left of a hand stays there, or goes to the left neighbour, who is active next."""
    hands = list(state.hands)
    hands[seat] = () if state.hands_on else left
    if state.hands_on:
        hands[(seat + 1) % state.seats] += left
    return tuple(hands)


def handed_on(state: State, seat: Seat, left: tuple[Card, ...]) -> Events:
    """The neighbour is told which cards they have got."""
    if not state.hands_on or not left:
        return ()
    to = (seat + 1) % state.seats
    public = msg("sprawlopolis-handed-on", who=who(seat), to=who(to), cards=len(left))
    got = msg("sprawlopolis-you-got", who=who(seat), cards=card_names(left))
    return (Event(public, (Whisper(to, got),), reveals=True),)


def go_on(state: State, events: Events) -> Applied[State]:
    """All that happens by itself, until somebody must decide."""
    if state.top == WRECKTAR:
        told = Event(msg("sprawlopolis-wrecktar-comes", who=who(state.active)), reveals=True)
        return Applied(altered(state, stage=Stage.WRECKTAR), (*events, told))
    if not state.drawing:
        return Applied(altered(state, stage=Stage.PLAY), events)
    if state.wants_card:
        return draw(state, events)
    return end_turn(state, events)


def draw(state: State, events: Events) -> Applied[State]:
    """The top card into the hand; or, if it must be laid at once, before its drawer."""
    seat, card, deck = state.active, state.top, state.deck[:-1]
    if state.terms.is_laid_at_once(card):
        told = Event(
            msg("sprawlopolis-drew-open", who=who(seat), card=card_name(card)), reveals=True
        )
        return Applied(altered(state, deck=deck, stage=Stage.DRAWN, drawn=card), (*events, told))
    hands = changed(state.hands, seat, (*state.hands[seat], card))
    state = altered(state, deck=deck, hands=hands)
    return go_on(state, (*events, draw_event(state, seat, card)))


def end_turn(state: State, events: Events) -> Applied[State]:
    """The left neighbour is next; when every card lies in the city, the last call."""
    turn, active = state.turn + 1, (state.active + 1) % state.seats
    state = altered(state, stage=Stage.PLAY, turn=turn, active=active, drawing=False)
    if any(state.hands):
        return Applied(state, events)
    return last_call(state, (*events, Event(msg("sprawlopolis-built"))))


# Cards that are laid at once


def lay_drawn(state: State, seat: Seat, new: Laid) -> Applied[State]:
    """A beach or a rushed site; drawing goes on after it (S23)."""
    told = laid_event(state, seat, new)
    return go_on(altered(with_laid(state, seat, new), drawn=""), (told,))


def lay_wrecktar(state: State, seat: Seat, turned: bool) -> Applied[State]:
    """The monster comes down exactly on the card that was laid last (S19)."""
    new = Laid(WRECKTAR, state.laid[-1].cell, turned)
    told = laid_event(state, seat, new)
    return go_on(
        altered(with_laid(state, seat, new), deck=state.deck[:-1]), (told, *top_events(state))
    )


def top_events(state: State) -> Events:
    """The card that comes to light under the monster."""
    if len(state.deck) < 2:
        return ()
    return (Event(msg("sprawlopolis-top", top=card_name(state.deck[-2])), reveals=True),)


# Roadwork


def lay_roadwork(state: State, seat: Seat, new: Laid) -> Applied[State]:
    """Not a turn. In the last call everyone else may think again."""
    told = whispered(laid_event(state, seat, new), seat)
    rest = changed(state.roadwork, seat, without(state.roadwork[seat], new.card))
    state = altered(with_laid(state, seat, new), roadwork=rest)
    if state.stage is Stage.LAST_CALL:
        return close(altered(state, kept=(False,) * state.seats), (told,))
    return Applied(state, (told,))


def keep(state: State, seat: Seat) -> Applied[State]:
    """The last call, declined."""
    kept = tuple(was or own == seat for own, was in enumerate(state.kept))
    told = Event(msg("sprawlopolis-kept", who=who(seat)))
    return close(altered(state, kept=kept), (told,))


def last_call(state: State, events: Events) -> Applied[State]:
    """S29: before the scoring, every owner of Roadwork that fits may still lay it."""
    called = altered(state, stage=Stage.LAST_CALL)
    if not waiting_owners(called):
        return close(called, events)
    return Applied(called, (*events, Event(msg("sprawlopolis-last-call"))))


def close(state: State, events: Events) -> Applied[State]:
    """The game is over when nobody is left to ask."""
    stage = Stage.LAST_CALL if waiting_owners(state) else Stage.OVER
    return Applied(altered(state, stage=stage), events)


def waiting_owners(state: State) -> tuple[Seat, ...]:
    """The seats that have not answered the last call and have Roadwork that fits."""
    return tuple(seat for seat in owners(state) if not state.kept[seat])


def owners(state: State) -> tuple[Seat, ...]:
    """The seats with Roadwork that fits somewhere now."""
    rows = enumerate(state.roadwork)
    return tuple(seat for seat, cards in rows if layable(state.laid, cards, state.terms))


# Setting up


def lay_start(state: State, seat: Seat, side: str, start: Laid) -> Applied[State]:
    """S26: the landmarks, half of them under the starting card."""
    opened = altered(state, laid=landmarks_laid(side))
    told = laid_event(opened, seat, start)
    opened = altered(with_laid(opened, seat, start), deck=state.deck[:-1])
    top = Event(msg("sprawlopolis-top", top=card_name(opened.top)), reveals=True)
    return go_on(opened, (told, top))


def lay_highway(state: State, seat: Seat, new: Laid) -> Applied[State]:
    """The next stretch, which uncovers the one after it; after the last one hands are dealt, and
    the other player begins."""
    text = msg("sprawlopolis-highway-laid", who=who(seat), place=cell_label(new.cell))
    state = altered(with_laid(state, seat, new), highway=state.highway[:-1], active=1 - seat)
    told = Event(text, reveals=bool(state.highway))
    events: Events = (told,)
    if state.highway:
        return Applied(state, events)
    return deal_duel(altered(state, stage=Stage.PLAY, active=state.first), events)


def deal_duel(state: State, events: Events) -> Applied[State]:
    """Three cards each, from the top of the deck; then its top lies open."""
    cards, deck = state.deck[-2 * FULL_HAND :], state.deck[: -2 * FULL_HAND]
    state = altered(state, hands=(cards[:FULL_HAND], cards[FULL_HAND:]), deck=deck)
    told = tuple(Whisper(seat, hand_text(hand)) for seat, hand in enumerate(state.hands))
    public = msg("sprawlopolis-dealt", top=card_name(state.top))
    return Applied(state, (*events, Event(public, told, reveals=True)))


def hand_text(hand: tuple[Card, ...]) -> Msg:
    """A new hand, for its holder alone."""
    return msg("sprawlopolis-your-hand", cards=card_names(hand))
