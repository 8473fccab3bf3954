"""The pages of looking back: how far the work is, the curves, and one turn that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.screens.board import board_picture, game_name
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Style
from engine.bots.estimate import standing, victory_bonus
from engine.bots.review import DecisiveTurn, Point, curve, decisive_turns
from engine.core.match import AnyMatch
from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.kit.numbers import digits, signed
from locales import Speaker
from render.painter import Marks, painter_of
from render.pictures.review import Chart, Dot, Line, MarkedTurn, paint_review
from tables.history.review import Review
from tables.play.preview_words import sentence_of
from tables.play.question import AHEAD, Question, question_at
from tables.table import Table

CURVE, PLAYED, INSTEAD = "curve", "played", "instead"
"""What a button of these pages shows: all of it, or a turn with the one move or the other."""

BLOCKS = 10
DONE, LEFT = "▰", "▱"
QUARTERS = 4


# The work


def progress_page(table: Table, share: float, reader: Reader) -> Page:
    """How much of it is done."""
    done = min(BLOCKS - 1, int(share * BLOCKS))
    bar = DONE * done + LEFT * (BLOCKS - done)
    words = msg("review-working", game=game_name(table), number=table.id, percent=done * BLOCKS)
    return Page(f"{reader.say(words)}\n{bar}")


# The curves


async def review_page(table: Table, review: Review, reader: Reader) -> Page:
    """How a game went, and the turns that decided it, in words and as a picture."""
    turns = decisive_turns(review.moves, review.found)
    lines = [reader.say(line) for line in _told(table, review, turns)]
    chart = chart_of(table, review, turns, reader.caption)
    alt = limits.first_lines(list(_alt(chart, reader.caption)), limits.ALT_TEXT)
    picture = await reader.paint(paint_review, chart, reader.theme, alt)
    buttons = tuple(_turn_buttons(table, turns, reader.say))
    return Page("\n".join(lines), (picture,), buttons)


def _told(table: Table, review: Review, turns: Sequence[DecisiveTurn]) -> Iterator[Msg]:
    yield msg("review-heading", game=game_name(table), number=table.id)
    if not turns:
        yield msg("review-no-turn")
    else:
        yield msg("review-turns", count=len(turns))
    for number, turn in enumerate(turns, start=1):
        line = _turn_line(table, review, turn, "review-turn")
        yield msg("review-line", number=number, turn=line)
    yield msg("review-how")
    if bonus := round(victory_bonus(table.shown().match)):
        yield msg("review-victory", points=bonus)


def _turn_line(table: Table, review: Review, turn: DecisiveTurn, key: str) -> Msg:
    move = review.move(turn.rev).number
    return _priced(table, key, move=move, who=who(turn.seat), points=round(turn.mean))


def _priced(table: Table, key: str, **args: int | Msg) -> Msg:
    """The message under this key, or its variant for games whose points are money."""
    return Msg(f"{key}-money" if table.game.spec.money else key, dict(args))


def _turn_buttons(table: Table, turns: Sequence[DecisiveTurn], say: Speaker) -> Iterator[Button]:
    for number, _ in enumerate(turns, start=1):
        label = say(msg("review-show-turn", number=number))
        yield Button(Press(Op.REVIEW, table.id, number, PLAYED), label, Style.MAIN)


def chart_of(table: Table, review: Review, turns: Sequence[DecisiveTurn], say: Speaker) -> Chart:
    """The picture in words and numbers: a line for every seat, or one for all who play together."""
    match = table.shown().match
    points = curve(review.moves, review.found)
    lines = tuple(_lines(table, review, points, say))
    together = _together(match)
    goal = match.game.goal(match.public().view) if together else None
    level = 0 if goal is None else goal
    flag = "review-goal" if goal is not None else "review-even" if not together else ""
    return Chart(
        game=table.game.spec.key,
        title=say(game_name(table)),
        subtitle=say(_priced(table, "review-subtitle" if together else "review-lead")),
        pill=say(msg("review-title")),
        moves=review.count,
        first=say(msg("review-first")),
        last=say(msg("review-last", count=review.count)),
        level=float(level),
        flag=say(Msg(flag, {"points": level})) if flag else "",
        curves=lines,
        turns=tuple(_marked(table, review, turn, points, together, say) for turn in turns),
        note=say(msg("review-note")),
    )


def _together(match: AnyMatch) -> bool:
    return match.config.seats == 1 or match.game.co_op(match.config)


def _lines(table: Table, review: Review, points: Sequence[Point], say: Speaker) -> Iterator[Line]:
    match = table.shown().match
    final, seats = standing(match), range(match.config.seats)
    if _together(match):
        alone = match.config.seats == 1
        name = say(who(0) if alone else msg("picture-final-team"))
        colour = _colour(table, 0) if alone else None
        value = say(plain(digits(round(final[0]))))
        yield Line(colour, name, value, _dots(review, points, final[0]))
        return
    for seat in seats:
        own = [point for point in points if point.seat == seat]
        value = signed(round(final[seat]))
        dots = _dots(review, own, final[seat])
        yield Line(_colour(table, seat), say(who(seat)), value, dots)


def _colour(table: Table, seat: Seat) -> int:
    return painter_of(table.game.spec.key).emblems(seat, len(table.seats))[0]


def _dots(review: Review, points: Sequence[Point], final: float) -> tuple[Dot, ...]:
    """The moves of a line, and how it ended."""
    numbers = {move.rev: move.number for move in review.moves}
    dots = [Dot(numbers[point.rev], point.mean, point.spread) for point in points]
    return (*dots, Dot(review.count + 1, final))


def _marked(
    table: Table,
    review: Review,
    turn: DecisiveTurn,
    points: Sequence[Point],
    together: bool,
    say: Speaker,
) -> MarkedTurn:
    point = next(point for point in points if point.rev == turn.rev)
    dot = Dot(review.move(turn.rev).number, point.mean, point.spread)
    line = 0 if together else turn.seat
    return MarkedTurn(line, dot, say(_turn_line(table, review, turn, "review-turn-short")))


def _alt(chart: Chart, say: Speaker) -> Iterator[str]:
    """The curves in words, for those who cannot see them: each at a few moves, and at the end."""
    yield f"{chart.title}: {chart.subtitle}"
    for line in chart.curves:
        dots = [line.dots[n * (len(line.dots) - 1) // QUARTERS] for n in range(QUARTERS)]
        stood = [msg("review-stood", move=dot.move, points=_about(dot)) for dot in dots]
        yield say(msg("review-curve", name=line.name, stood=tuple(stood), final=line.value))
    yield from (f"{number}. {turn.words}" for number, turn in enumerate(chart.turns, start=1))


def _about(dot: Dot) -> Msg:
    return plain(digits(round(dot.mean)))


# One turn


async def turn_page(
    table: Table, review: Review, number: int, shown: str, before: AnyMatch, reader: Reader
) -> Page:
    """One of the turns that decided it: the table as its player saw it, with the move that was
    played or with the bot's, and what that would have brought."""
    turns = decisive_turns(review.moves, review.found)
    turn = turns[number - 1]
    action = turn.instead if shown == INSTEAD else turn.action
    question = _tried(before, turn, action)
    seen = question.preview.seen if question.preview is not None else question.seen
    picture = await board_picture(table, seen, reader, Marks(ghost=question.spots))
    lines = [reader.say(line) for line in _turn_words(table, review, turn, before, shown)]
    buttons = _page_buttons(table, len(turns), number, shown, reader.say)
    return Page("\n".join(lines), (picture,), tuple(buttons))


def _turn_words(
    table: Table, review: Review, turn: DecisiveTurn, before: AnyMatch, shown: str
) -> Iterator[Msg]:
    move = review.move(turn.rev).number
    yield msg("review-turn-heading", game=game_name(table), move=move, who=who(turn.seat))
    if table.game.spec.hidden:
        yield msg("memory-seen-by", who=who(turn.seat))
    played, instead = _sentences(before, turn)
    yield msg("review-played", move=played)
    yield msg("review-instead", move=instead)
    key = "review-gain-together" if _together(before) else "review-gain"
    points, spread = round(turn.mean), max(1, round(turn.spread))
    yield _priced(table, key, points=points, spread=spread)
    yield msg("review-picture-instead" if shown == INSTEAD else "review-picture-played")


def _sentences(before: AnyMatch, turn: DecisiveTurn) -> tuple[Msg, Msg]:
    """Both moves in words; where the game says the same of both, by the names of their answers."""
    played, instead = (_tried(before, turn, action) for action in (turn.action, turn.instead))
    words = _said(played), _said(instead)
    if words[0] != words[1]:
        return words
    return (
        msg("ui-chosen", answers=played.chosen),
        msg("ui-chosen", answers=instead.chosen),
    )


def _tried(before: AnyMatch, turn: DecisiveTurn, action: str) -> Question:
    return question_at(before, turn.seat, before.read(turn.seat, action), AHEAD)


def _said(question: Question) -> Msg:
    preview = question.preview
    if preview is None:
        return msg("ui-chosen", answers=question.chosen)
    return sentence_of(question, preview)


def _page_buttons(
    table: Table, count: int, number: int, shown: str, say: Speaker
) -> Iterator[Button]:
    """The other move of this turn, the other turns, and back to the curves."""
    other, key = (PLAYED, "review-see-played") if shown == INSTEAD else (INSTEAD, "review-see-bot")
    yield Button(Press(Op.REVIEW, table.id, number, other), say(Msg(key)), Style.MAIN)
    for one in range(1, count + 1):
        label = say(msg("review-show-turn", number=one))
        press = Press(Op.REVIEW, table.id, one, PLAYED if one != number else shown)
        yield Button(press, label, row=1, off=one == number)
    yield Button(Press(Op.REVIEW, table.id, 0, CURVE), say(msg("review-back")), row=1)
