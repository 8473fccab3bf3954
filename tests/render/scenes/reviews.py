"""Looking back: six curves that cross, two turns side by side, and a lone player on the way to a
goal."""

from __future__ import annotations

from math import sin

from engine.core.words import Msg, msg, plain, who
from render.kit.theme import Theme
from render.picture import Picture, Say
from render.pictures.review import Chart, Dot, Line, MarkedTurn, paint_review


def curve(seat: int, moves: int, step: int) -> tuple[Dot, ...]:
    numbers = range(1 + seat % step, moves + 2, step)
    return tuple(Dot(n, 14 * sin(n / 9 + seat * 2) + (seat - 2) * n / 8, 4) for n in numbers)


def marked(line: int, dot: Dot, say: Say) -> MarkedTurn:
    told = msg("review-turn-short", move=dot.move, who=who(line), points=8)
    return MarkedTurn(line, dot, say(told))


def chart(say: Say, lines: tuple[Line, ...], moves: int, **given: object) -> Chart:
    facts = {
        "game": "urbis",
        "title": say(Msg("urbis-name")),
        "subtitle": say(msg("review-lead")),
        "pill": say(msg("review-title")),
        "moves": moves,
        "first": say(msg("review-first")),
        "last": say(msg("review-last", count=moves)),
        "level": 0.0,
        "flag": say(msg("review-even")),
        "curves": lines,
        "turns": (),
        "note": say(msg("review-note")),
    }
    return Chart(**{**facts, **given})


def six(theme: Theme, say: Say) -> Picture:
    lines = tuple(Line(n, say(who(n)), "−12", curve(n, 60, 6)) for n in range(6))
    turns = tuple(marked(n, lines[n].dots[at], say) for n, at in ((0, 3), (1, 3), (2, 8)))
    return paint_review(chart(say, lines, 60, turns=turns), theme, "six curves")


def alone(theme: Theme, say: Say) -> Picture:
    lines = (Line(0, say(plain("Ann")), "27", curve(4, 14, 1)),)
    goal = {"level": 8.0, "flag": say(msg("review-goal", points=8))}
    words = {"game": "sprawlopolis", "title": say(Msg("sprawlopolis-name"))}
    return paint_review(chart(say, lines, 14, **goal, **words), theme, "one curve")


SCENES = {"six": six, "alone": alone}
