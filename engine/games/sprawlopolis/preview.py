"""Looking ahead with what one player sees: previews, forecasts and the safe default."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from heapq import nlargest
from typing import Final

from engine.core.choices import Draft, walk
from engine.core.game import End, Tally
from engine.core.words import Msg, msg, who
from engine.games.sprawlopolis.choices import ask, layable, places_for, roadwork_to_lay
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.fitting import fit, rim, surroundings
from engine.games.sprawlopolis.names import card_name, covered, place_name
from engine.games.sprawlopolis.opening import landmarks_laid
from engine.games.sprawlopolis.pieces import WRECKTAR, Card, Laid
from engine.games.sprawlopolis.tally import duel_standings, duel_tallies, team_tally
from engine.games.sprawlopolis.turning import TURN_TOKENS, TURNED, laid_at
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import cell_name, cell_named
from engine.kit.ranks import leaders
from engine.kit.rows import changed
from engine.kit.viewer import seat_of

LOOKED_AT_CLOSELY: Final = 16
"""Of all placements the stand-in counts so many in full: those that fit their neighbours best."""


def preview(view: View, action: Draft) -> View:
    """The table after this action; cards that will be drawn are not known and not shown."""
    match action:
        case ("play", card, corner, turn):
            return _played(view, laid_at(card, corner, turn))
        case ("lay", card, corner, turn):
            return _laid_free(view, laid_at(card, corner, turn))
        case ("reveal", card):
            return replace(view, revealed=card)
        case ("wrecktar", turn) if view.last is not None:
            return _off_the_deck(_with(view, Laid(WRECKTAR, view.last.cell, turn == TURNED)))
        case ("start", side, corner, turn):
            opened = replace(view, laid=landmarks_laid(side))
            return _off_the_deck(_with(opened, laid_at(view.top, corner, turn)))
        case ("highway", corner, turn):
            left = view.highway_left - 1
            longer = _with(view, laid_at(view.highway, corner, turn))
            return replace(longer, highway="", highway_left=left)
    return view


def preview_end(view: View, action: Draft) -> End | None:
    """When no card is left to play and nobody has Roadwork left to decide about."""
    after = preview(view, action)
    if not _is_last(view, action, after):
        return None
    if view.terms.is_duel:
        standings = duel_standings(after.sheets, view.terms, view.near)
        return End(leaders(standings))
    won = view.terms.is_enough(score(after)[0].points)
    return End(tuple(range(len(view.seats))) if won else (), won)


def _is_last(view: View, action: Draft, after: View) -> bool:
    """Whether nobody is asked any more after this action."""
    if action == ("keep",):
        return view.asked == (view.eye,)
    roadwork_in_turn = action[0] == "lay" and view.stage is Stage.PLAY
    if after.deck or any(seat.cards for seat in after.seats) or roadwork_in_turn:
        return False
    return not any(layable(after.laid, seat.roadwork, after.terms) for seat in after.seats)


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """Where the card would lie and what it would cover; or what else is decided."""
    match action:
        case ("play" | "lay", card, corner, _):
            return _would_lie(view, card, corner)
        case ("wrecktar", _) if view.last is not None:
            return _would_lie(view, WRECKTAR, cell_name(view.last.cell))
        case ("start", side, corner, _):
            return _would_lie(replace(view, laid=landmarks_laid(side)), view.top, corner)
        case ("highway", corner, _):
            place = place_name(cell_named(corner))
            return (msg("sprawlopolis-highway-laid", who=who(seat_of(view)), place=place),)
        case ("reveal", card):
            return (msg("sprawlopolis-revealed", who=who(seat_of(view)), card=card_name(card)),)
    return (msg("sprawlopolis-kept", who=who(seat_of(view))),)


def _would_lie(view: View, card: Card, corner: str) -> tuple[Msg, ...]:
    cell, seat = cell_named(corner), who(seat_of(view))
    laid = msg("sprawlopolis-laid", who=seat, card=card_name(card), place=place_name(cell))
    blocks = covered(city_of(view.laid), cell)
    return (msg("sprawlopolis-preview-covers", blocks=blocks),) if blocks else (laid,)


def _with(view: View, new: Laid) -> View:
    return replace(view, laid=(*view.laid, new), mover=view.eye)


def _off_the_deck(view: View) -> View:
    return replace(view, top="", deck=view.deck - 1)


def _played(view: View, new: Laid) -> View:
    hand = tuple(card for card in view.hand if card != new.card)
    seats = changed(view.seats, seat_of(view), replace(view.seats[seat_of(view)], cards=len(hand)))
    return replace(_with(view, new), hand=hand, seats=seats, revealed="")


def _laid_free(view: View, new: Laid) -> View:
    """A drawn card or Roadwork: the hand stays as it is."""
    own = view.seats[seat_of(view)]
    rest = tuple(card for card in own.roadwork if card != new.card)
    seats = changed(view.seats, seat_of(view), replace(own, roadwork=rest))
    return replace(_with(view, new), seats=seats, drawn="")


def score(view: View) -> tuple[Tally, ...]:
    """The points if they were counted now: the team's, or those of two rivals."""
    if view.terms.is_duel:
        return duel_tallies(view.sheets, view.terms, view.near)
    return (team_tally(view.sheets, view.terms, view.roadwork_penalty),)


# The safe default


def fallback(view: View) -> Draft:
    """Whatever is worth most now, among the placements that fit their neighbours."""
    match view.stage:
        case Stage.PLAY if view.eye in view.asked:
            cards = (view.revealed,) if view.revealed else view.hand
            return _best(view, _fitting(view, "play", cards))
        case Stage.PLAY:
            return _best(view, _fitting(view, "lay", roadwork_to_lay(view, seat_of(view))))
        case Stage.DRAWN:
            return _best(view, _fitting(view, "lay", (view.drawn,)))
        case Stage.LAST_CALL:
            own = view.seats[seat_of(view)].roadwork
            return _best(view, [*_fitting(view, "lay", own), ("keep",)])
        case _:
            return _best(view, list(walk(ask, view)))


def _best(view: View, actions: list[Draft]) -> Draft:
    return max(actions, key=lambda action: _worth(view, action))


def _worth(view: View, action: Draft) -> tuple[bool, int]:
    """The team's points after it; in a duel, no loss for the rival, then one's own lead."""
    before, after = score(view), score(preview(view, action))
    rivals = [at for at, one in enumerate(after) if one.seat not in (None, view.eye)]
    harmless = all(after[at].points >= before[at].points for at in rivals)
    signs = [-1 if at in rivals else 1 for at in range(len(after))]
    return harmless, sum(sign * one.points for sign, one in zip(signs, after, strict=True))


def _fitting(view: View, verb: str, cards: tuple[Card, ...]) -> list[Draft]:
    """The placements that look best at a glance, as whole actions."""
    found = nlargest(LOOKED_AT_CLOSELY, _placements(view, cards))
    return [(verb, new.card, cell_name(new.cell), TURN_TOKENS[new.turned]) for _, new in found]


def _placements(view: View, cards: tuple[Card, ...]) -> Iterator[tuple[int, Laid]]:
    """Every placement with its fit; the placement itself breaks ties, the same way for ever."""
    open_to = {card: places_for(view, card) for card in cards}
    corners = {corner for places in open_to.values() for corner in places}
    beyond = {corner: surroundings(view.city, corner) for corner in corners}
    for card, places in open_to.items():
        for corner, turns in places.items():
            for turn in turns:
                yield fit(rim(card, turn), beyond[corner]), Laid(card, corner, turn)
