"""The board in words: the episode, the cards, every player and every board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg, plain
from engine.games.mycity.letters import legend, rows, sign_of, signs_of
from engine.games.mycity.names import building_name, cell_label, colour_name, sticker_name
from engine.games.mycity.pieces import BLOCK, cells_covered, colour_of, size_of
from engine.games.mycity.player_words import counts, marks, player
from engine.games.mycity.rules_now import brief
from engine.games.mycity.view import Answer, Chore, Stage, Task, Verb, View, grant_of


def describe(view: View) -> tuple[Msg, ...]:
    """The episode and the cards, then each board with its player."""
    lines = [*_heading(view), *_cards(view), *_own(view), legend(view)]
    if view.stage is not Stage.PREPARE:
        lines += [*marks(view), counts(view)]
    if view.stage is Stage.BUILD:
        lines.append(msg("mycity-text-forecast-note"))
    for city in view.cities:
        lines.append(player(view, city))
        lines += [plain(row) for row in rows(view, city)]
    return tuple(lines)


def _heading(view: View) -> Iterator[Msg]:
    """Which game or episode, what is new in it, and how far it is."""
    yield from _episode(view) if view.legacy else (msg("mycity-text-eternal"),)
    alone = "-own" if view.own_pace and view.stage is Stage.BUILD else ""
    yield msg(f"mycity-text-{view.stage}{alone}", round=view.round)


def _episode(view: View) -> Iterator[Msg]:
    chapter, number = view.plan.chapter, view.episode
    yield msg(
        "mycity-text-episode",
        number=number,
        episode=msg(f"mycity-episode-{number}"),
        chapter=msg(f"mycity-chapter-{chapter}"),
    )
    if view.stage is Stage.PREPARE:
        yield from brief(view)[1:]


def _cards(view: View) -> Iterator[Msg]:
    """The card that is open, what was blocked before it, and what is still in the deck."""
    if view.card:
        yield msg(
            "mycity-text-card",
            sign=sign_of(view.card),
            building=building_name(view.card),
            colour=colour_name(colour_of(view.card)),
            cells=size_of(view.card),
        )
    if view.blocked:
        yield msg("mycity-text-blocked", blocked=tuple(map(building_name, view.blocked)))
    if view.stage is Stage.BUILD:
        yield _to_come(view)


def _to_come(view: View) -> Msg:
    left = (*view.to_come, *(BLOCK,) * view.blocks_to_come)
    if not left:
        return msg("mycity-text-none-to-come")
    return msg("mycity-text-to-come", count=view.pile, cards=signs_of(left))


def _own(view: View) -> Iterator[Msg]:
    """What this eye has answered, or still has to decide."""
    if view.eye is PUBLIC:
        return
    if view.answer is not None:
        yield msg("mycity-text-answer", answer=_answer(view.card, view.answer))
    if tasks := view.cities[view.eye].tasks:
        yield msg("mycity-text-tasks", tasks=tuple(map(_task, tasks)))


def _answer(card: str, answer: Answer) -> Msg:
    """The cells that the building of the card covers, or that it is not built."""
    match answer.verb:
        case Verb.PLACE:
            cells = cells_covered(card, answer.turn, answer.cell)
            return msg("mycity-text-builds", cells=tuple(map(cell_label, cells)))
        case Verb.PASS:
            return msg("mycity-verb-pass")
        case Verb.END:
            return msg("mycity-verb-end")


def _task(task: Task) -> Msg:
    match task.kind:
        case Chore.NAME:
            return msg("mycity-verb-name")
        case Chore.COLOUR:
            return msg("mycity-verb-colour")
        case Chore.STICK:
            return sticker_name(grant_of(task).sticker)
