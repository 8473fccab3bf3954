"""The board in words."""

from __future__ import annotations

from engine.core.seats import PUBLIC, Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.yourgame.points import points
from engine.games.yourgame.view import View


def describe(view: View) -> tuple[Msg, ...]:
    """How far it is, then everyone, then the own hand."""
    lines = [_turn(view), *(_player(view, seat) for seat in range(len(view.cards)))]
    if view.eye is not PUBLIC and view.hand:
        hand = tuple(plain(str(card)) for card in view.hand)
        lines.append(msg("yourgame-text-hand", cards=hand))
    return tuple(lines)


def _turn(view: View) -> Msg:
    if not view.asked:
        return msg("yourgame-text-over")
    asked = who(view.asked[0])
    return msg("yourgame-text-turn", who=asked, round=view.round, rounds=view.rounds)


def _player(view: View, seat: Seat) -> Msg:
    own = [building for building in view.built if building.seat == seat]
    if not own:
        return msg("yourgame-text-beginner", who=who(seat), cards=view.cards[seat])
    return msg(
        "yourgame-text-player",
        who=who(seat),
        points=points(view.built, seat),
        cards=view.cards[seat],
        buildings=tuple(plain(f"{one.plot.upper()} {one.card}") for one in own),
    )
