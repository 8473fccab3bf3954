"""The board in words: the city row by row, then the score line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.game import Tally
from engine.core.words import Msg, msg, plain, who
from engine.games.sprawlopolis.city import City, Half
from engine.games.sprawlopolis.names import (
    block_sign,
    card_label,
    card_name,
    condition_name,
    condition_rule,
    site_terms,
)
from engine.games.sprawlopolis.pieces import BOX, Card
from engine.games.sprawlopolis.score import score, team_tally
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import Cell, cell_label, column_name, row_name

MOST_EXPLAINED: Final = 3


def describe(view: View) -> tuple[Msg, ...]:
    """Whose turn it is, the city, the score; then the hand, for the one who holds it."""
    return (
        *_heading(view),
        *_player_lines(view),
        *_open_lines(view),
        msg("sprawlopolis-text-legend"),
        *(plain(row) for row in city_rows(view.city)),
        *_notes(view),
        *(_score_line(view, tally) for tally in score(view)),
        *_condition_lines(view),
        *_module_lines(view),
        *_hand_lines(view),
    )


def _heading(view: View) -> Iterator[Msg]:
    """How far the game is, and its level where it is not the usual one."""
    if view.stage is Stage.OVER:
        yield msg("sprawlopolis-text-over")
    else:
        stage, turn = msg(f"sprawlopolis-stage-{view.stage}"), min(view.turn + 1, view.turns)
        yield msg("sprawlopolis-text-turn", turn=turn, turns=view.turns, stage=stage)
    if view.terms.level is not Level.NORMAL and not view.terms.is_duel:
        yield msg("sprawlopolis-text-level", level=view.terms.level.value)


def _score_line(view: View, tally: Tally) -> Msg:
    parts = tuple(
        msg("sprawlopolis-text-part", label=part.label, points=part.points) for part in tally.parts
    )
    if tally.seat is None:
        return msg("sprawlopolis-text-team", points=tally.points, target=view.target, parts=parts)
    return msg("sprawlopolis-text-rival", who=who(tally.seat), points=tally.points, parts=parts)


def _player_lines(view: View) -> Iterator[Msg]:
    """How many cards each holds, who began, whose turn it is, and the open Roadwork."""
    for seat, one in enumerate(view.seats):
        asked = "yes" if seat in view.asked else "no"
        first = "yes" if seat == view.first and len(view.seats) > 1 else "no"
        line = msg(
            "sprawlopolis-text-player", who=who(seat), cards=one.cards, first=first, asked=asked
        )
        unlaid = tuple(map(_unlaid, one.roadwork))
        yield msg("sprawlopolis-text-roadwork", player=line, cards=unlaid) if unlaid else line


def _unlaid(card: Card) -> Msg:
    """A Roadwork card with its blocks, and what it costs if it is never laid."""
    points = BOX.roadwork[card].penalty
    return msg("sprawlopolis-text-unlaid", card=card_label(card), points=points)


def _open_lines(view: View) -> Iterator[Msg]:
    """The cards that lie open beside the city, and the one that was laid last."""
    if view.stage is Stage.OVER:
        return
    yield _deck_line(view)
    if view.revealed:
        yield msg("sprawlopolis-text-revealed", card=card_label(view.revealed))
    if view.drawn:
        yield msg("sprawlopolis-text-drawn", card=card_label(view.drawn))
    if view.highway:
        card = card_label(view.highway)
        yield msg("sprawlopolis-text-stretch", left=view.highway_left, card=card)
    yield from _last_line(view)


def _deck_line(view: View) -> Msg:
    if view.top:
        return msg("sprawlopolis-text-deck", left=view.deck, top=card_label(view.top))
    if view.deck:
        return msg("sprawlopolis-text-deck-closed", left=view.deck)
    return msg("sprawlopolis-text-deck-empty")


def _last_line(view: View) -> Iterator[Msg]:
    if view.last is None:
        return
    card, place = card_name(view.last.card), cell_label(view.last.cell)
    if view.mover is None or len(view.seats) == 1:
        yield msg("sprawlopolis-text-last", card=card, place=place)
    else:
        yield msg("sprawlopolis-text-last-by", card=card, place=place, who=who(view.mover))


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
        yield msg("sprawlopolis-text-monster", place=cell_label(city.monster))
    if city.landmarks:
        places = tuple(cell_label(cell) for cell in sorted(city.landmarks))
        yield msg("sprawlopolis-text-landmarks", places=places)
    for side, line in city.shore.items():
        name = row_name(line) if side in ("n", "s") else column_name(line).upper()
        yield msg("sprawlopolis-text-beach", side=side.value, line=name)
    if view.terms.two_cities:
        yield msg("sprawlopolis-text-highway")
        yield from _city_lines(view)


def _city_lines(view: View) -> Iterator[Msg]:
    """Whose city is where, and what it is worth by itself."""
    near, far = view.sheets
    for half, seat, counted in (
        (Half.NEAR, view.near, near),
        (Half.FAR, (view.near + 1) % len(view.seats), far),
    ):
        if view.terms.is_duel:
            points = score(view)[seat].points
        else:
            points = team_tally((counted,), view.terms, 0).points
        yield msg("sprawlopolis-text-city", half=half.value, who=who(seat), points=points)


def _condition_lines(view: View) -> Iterator[Msg]:
    """What is scored in this game: the conditions by their numbers, then the cards of terms."""
    terms = view.terms
    for card in terms.conditions:
        title, rule = condition_name(card), condition_rule(card)
        yield msg("sprawlopolis-text-numbered", number=int(card), title=title, rule=rule)
    for card in filter(None, (terms.beach, terms.duel)):
        yield _rule_line(condition_name(card), condition_rule(card))
    if terms.site:
        yield _rule_line(condition_name(terms.site), site_terms(terms.site))


def _module_lines(view: View) -> Iterator[Msg]:
    """The modules whose rule is the same in every game. Where many are in play the message has no
    room for them, as the picture has none; the rules pages do."""
    terms = view.terms
    modules = (terms.beach, terms.site, terms.landmarks, terms.wrecktar, terms.roadwork)
    if sum(map(bool, modules)) > MOST_EXPLAINED:
        return
    for name, in_play in (("landmarks", terms.landmarks), ("wrecktar", terms.wrecktar)):
        if in_play:
            rule = msg(f"sprawlopolis-picture-{name}-rule")
            yield _rule_line(msg(f"sprawlopolis-option-{name}"), rule)
    if terms.roadwork:
        ends = "all" if terms.all_ends else "one"
        rule = msg("sprawlopolis-picture-roadwork-rule", ends=ends)
        yield _rule_line(msg("sprawlopolis-option-roadwork"), rule)


def _rule_line(title: Msg, rule: Msg) -> Msg:
    return msg("sprawlopolis-text-condition", title=title, rule=rule)


def _hand_lines(view: View) -> Iterator[Msg]:
    if view.hand:
        yield msg("sprawlopolis-text-hand", cards=tuple(map(card_label, view.hand)))
