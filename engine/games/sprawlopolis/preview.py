"""The view right after an action, and the end that it may bring."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import End
from engine.games.sprawlopolis.choices import layable
from engine.games.sprawlopolis.opening import landmarks_laid
from engine.games.sprawlopolis.pieces import WRECKTAR, Laid
from engine.games.sprawlopolis.rotation import TURNED, laid_at
from engine.games.sprawlopolis.score import duel_standings, score
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.frozen import remade
from engine.kit.ranks import leaders
from engine.kit.rows import changed
from engine.kit.viewer import seat_of


def preview(view: View, action: Draft) -> View:
    """The table after this action; cards that will be drawn are not known and not shown."""
    match action:
        case ("play", card, corner, turn):
            return _played(view, laid_at(card, corner, turn))
        case ("lay", card, corner, turn):
            return _laid_free(view, laid_at(card, corner, turn))
        case ("reveal", card):
            return remade(view, revealed=card)
        case ("wrecktar", turn) if view.last is not None:
            return _off_the_deck(_with(view, Laid(WRECKTAR, view.last.cell, turn == TURNED)))
        case ("start", side, corner, turn):
            opened = remade(view, laid=landmarks_laid(side))
            return _off_the_deck(_with(opened, laid_at(view.top, corner, turn)))
        case ("highway", corner, turn):
            left = view.highway_left - 1
            longer = _with(view, laid_at(view.highway, corner, turn))
            return remade(longer, highway="", highway_left=left)
    return view


def preview_end(view: View, action: Draft) -> End | None:
    """The end, when no card is left to play and nobody has Roadwork left to decide about."""
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


def _with(view: View, new: Laid) -> View:
    return remade(view, laid=(*view.laid, new), mover=view.eye)


def _off_the_deck(view: View) -> View:
    return remade(view, top="", deck=view.deck - 1)


def _played(view: View, new: Laid) -> View:
    hand = tuple(card for card in view.hand if card != new.card)
    seats = changed(view.seats, seat_of(view), remade(view.seats[seat_of(view)], cards=len(hand)))
    return remade(_with(view, new), hand=hand, seats=seats, revealed="")


def _laid_free(view: View, new: Laid) -> View:
    """A drawn card or Roadwork: the hand stays as it is."""
    own = view.seats[seat_of(view)]
    rest = tuple(card for card in own.roadwork if card != new.card)
    seats = changed(view.seats, seat_of(view), remade(own, roadwork=rest))
    return remade(_with(view, new), seats=seats, drawn="")
