"""What must be read before one stops building for good."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft
from engine.core.game import Guard
from engine.core.words import Msg, msg, who
from engine.games.mycity.answers import can_build_later, can_pass, spots_for
from engine.games.mycity.choices import own_city
from engine.games.mycity.track import sheet
from engine.games.mycity.view import Verb, View


def guard(view: View, action: Draft) -> Guard | None:
    """The consequence of ending, where one could also go on and build something; otherwise None,
    for who can build no more loses nothing, and who must end has no choice."""
    if action != (Verb.END,) or must_end(view) or not can_build_on(view):
        return None
    return Guard(
        warning=_warning(view),
        does=msg("mycity-guard-does"),
        instead=msg("mycity-guard-instead"),
    )


def must_end(view: View) -> bool:
    """Whether the building of the card fits nowhere and cannot be passed."""
    city = own_city(view)
    can_go_on = spots_for(view, city) or can_pass(view.episode, city, view.firsts, view.card)
    return not can_go_on


def can_build_on(view: View) -> bool:
    """Whether this building or one that is still to come fits on the own board."""
    city = own_city(view)
    return bool(spots_for(view, city)) or can_build_later(view, city)


def _warning(view: View) -> Msg:
    """The score it would leave, the cards that would be missed, and who would build on."""
    seat = own_city(view).seat
    points = sheet(replace(view, answer=None), seat).score
    score = msg("mycity-guard-score", points=points, form="episode" if view.legacy else "game")
    if not view.pile:
        return msg("mycity-guard-last", said=score)
    left = msg("mycity-guard-alone", said=score, cards=view.pile)
    others = tuple(who(one.seat) for one in view.cities if one.seat != seat and not one.finished)
    if not others:
        return left
    return msg("mycity-guard-others", said=left, who=others, count=len(others))
