"""The next question before it is asked: one of the five actions, with the hand as it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.ahead import Ahead
from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.games.urbis.city import guarded_places, plots
from engine.games.urbis.pieces import POST_NAMES
from engine.games.urbis.view import Stage, View

POSTS = frozenset(post for posts in POST_NAMES for post in posts)


def ahead(view: View) -> Ahead[View]:
    """A turn of this seat, once every other decision is made. What a drawn order or a building
    brings is not known, and is asked when it comes."""
    if view.stage is Stage.OVER:
        raise Refused("refused-ahead-end")
    after = replace(
        view,
        stage=Stage.ACT,
        on_turn=view.me,
        task=None,
        later=(),
        shown_buildings=(),
        shown_orders=(),
        under=(),
    )
    return Ahead(Stage.ACT, after)


def at_stake(view: View, action: Draft) -> tuple[object, ...]:
    """The plots and gate posts that the action names, with what stands there."""
    return tuple(_standing(view, action[1:]))


def _standing(view: View, tokens: Draft) -> Iterator[object]:
    known, guarded = plots(view.city), guarded_places(view.city)
    for token in tokens:
        if token in known:
            yield tuple(known[token])
        elif token in POSTS:
            yield token, token in guarded
