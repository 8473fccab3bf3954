"""The board in words: the score line by line, then the city row by row."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Tally
from engine.core.words import Msg, msg, plain, who
from engine.games.sprawlopolis.city import City
from engine.games.sprawlopolis.foresight import forecast
from engine.games.sprawlopolis.names import (
    block_sign,
    card_name,
    card_names,
    face_sign,
    place_name,
)
from engine.games.sprawlopolis.pieces import face_of
from engine.games.sprawlopolis.tally import condition_name
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import Cell, column_name, row_name


def describe(view: View) -> tuple[Msg, ...]:
    """The turn, the score, the players, the city; then the hand, for the one who holds it."""
    return (
        _heading(view),
        *(_score_line(view, tally) for tally in forecast(view)),
        *_player_lines(view),
        *_deck_lines(view),
        msg("sprawlopolis-text-legend"),
        *(plain(row) for row in city_rows(view.city)),
        *_notes(view),
        *_condition_lines(view),
        *_hand_lines(view),
    )


def _heading(view: View) -> Msg:
    if view.stage is Stage.OVER:
        return msg("sprawlopolis-text-over")
    return msg("sprawlopolis-text-turn", turn=min(view.turn + 1, view.turns), turns=view.turns)


def _score_line(view: View, tally: Tally) -> Msg:
    parts = tuple(
        msg("sprawlopolis-text-part", label=part.label, points=part.points) for part in tally.parts
    )
    if tally.seat is None:
        return msg("sprawlopolis-text-team", points=tally.points, target=view.target, parts=parts)
    return msg("sprawlopolis-text-rival", who=who(tally.seat), points=tally.points, parts=parts)


def _player_lines(view: View) -> Iterator[Msg]:
    """How many cards each holds, whose turn it is, and the open Roadwork."""
    for seat, one in enumerate(view.seats):
        asked = "yes" if seat in view.asked else "no"
        yield msg("sprawlopolis-text-player", who=who(seat), cards=one.cards, asked=asked)
        if one.roadwork:
            cards = card_names(one.roadwork)
            yield msg("sprawlopolis-text-roadwork", who=who(seat), cards=cards)


def _deck_lines(view: View) -> Iterator[Msg]:
    if view.top:
        sign = face_sign(face_of(view.top))
        yield msg("sprawlopolis-text-deck", left=view.deck, top=card_name(view.top), blocks=sign)
    if view.revealed:
        yield msg("sprawlopolis-text-revealed", card=card_name(view.revealed))
    if view.drawn:
        yield msg("sprawlopolis-text-drawn", card=card_name(view.drawn))


def city_rows(city: City) -> Iterator[str]:
    """Every row as runs of blocks: ``13: L P·R║ P I╗``; each run begins with its column."""
    for y, cells in city.rows.items():
        runs = (f"{column_name(run[0].x).upper()} {_signs(city, run)}" for run in _runs(cells))
        yield f"{row_name(y)}: {'  '.join(runs)}"


def _runs(cells: tuple[Cell, ...]) -> Iterator[list[Cell]]:
    run: list[Cell] = []
    for cell in cells:
        if run and cell.x != run[-1].x + 1:
            yield run
            run = []
        run.append(cell)
    yield run


def _signs(city: City, run: list[Cell]) -> str:
    return "".join(block_sign(city.blocks[cell]) for cell in run)


def _notes(view: View) -> Iterator[Msg]:
    """What the signs don't show: the monster, the landmarks, the beaches, the highway."""
    city = view.city
    if city.monster is not None:
        yield msg("sprawlopolis-text-monster", place=place_name(city.monster))
    if city.landmarks:
        places = tuple(place_name(cell) for cell in sorted(city.landmarks))
        yield msg("sprawlopolis-text-landmarks", places=places)
    for side, line in city.shore.items():
        name = row_name(line) if side in ("n", "s") else column_name(line).upper()
        yield msg("sprawlopolis-text-beach", side=side.value, line=name)
    if view.terms.two_cities:
        yield msg("sprawlopolis-text-highway", who=who(view.near))


def _condition_lines(view: View) -> Iterator[Msg]:
    """What is scored in this game: the conditions and the terms, each with its rule."""
    terms = view.terms
    for card in (*terms.conditions, terms.beach, terms.site, terms.duel):
        if card:
            rule = msg(f"sprawlopolis-condition-{card}.rule")
            yield msg("sprawlopolis-text-condition", title=condition_name(card), rule=rule)


def _hand_lines(view: View) -> Iterator[Msg]:
    if view.hand:
        cards = tuple(
            msg("sprawlopolis-card-label", card=card_name(card), blocks=face_sign(face_of(card)))
            for card in view.hand
        )
        yield msg("sprawlopolis-text-hand", cards=cards)
