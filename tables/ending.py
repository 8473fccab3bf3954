"""The end in words: who won, by how much and why. Pure, and the same for every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Outcome, Tally
from engine.core.words import Msg, msg, plain, who
from engine.kit.numbers import digits

HEADLINES = frozenset(
    {
        "end-won",
        "end-won-by",
        "end-won-shared",
        "end-won-episode",
        "end-won-episode-by",
        "end-won-episode-shared",
        "end-won-together",
        "end-lost",
        "end-lost-together",
        "end-nobody",
    }
)
ENDS = HEADLINES | {"end-score"}
HOUSE_REASONS = "outcome-"
"""The beginnings of the keys of reasons that Boroughs gives where somebody has left: then no
points have decided."""


def end_words(outcome: Outcome, co_op: bool, money: bool = False) -> tuple[Msg, ...]:
    """Who won, or that all won or lost together, and why; below it the final score, if there is one
    that the reason has not told already."""
    scores = tuple(_score(tally, money) for tally in _by_points(outcome.tallies))
    told = msg("end-score", scores=scores)
    is_new = bool(scores) and not _tells_the_only_score(outcome)
    return headline(outcome, co_op, money), *((told,) if is_new else ())


def _tells_the_only_score(outcome: Outcome) -> bool:
    """Whether there is one sheet, and the reason names its points."""
    points = [tally.points for tally in outcome.tallies]
    return len(points) == 1 and points[0] in outcome.why.args.values()


def headline(outcome: Outcome, co_op: bool, money: bool = False) -> Msg:
    """One sentence that names exactly the winners and by how much they won; then what decided."""
    if outcome.won is not None and len(outcome.ranks) > 1:
        return msg(_together(outcome.won, co_op), why=outcome.why)
    if outcome.won is False:
        return msg("end-lost", who=who(0), why=outcome.why)
    key = "end-won-episode" if outcome.carry else "end-won"
    winners = tuple(map(who, outcome.winners()))
    if best := decided_by_points(outcome):
        margin, why = _margin(*best, money), _difference(*best, money) or outcome.why
        return msg(f"{key}-by", winners=winners, margin=margin, why=why)
    return msg(key if len(winners) == 1 else f"{key}-shared", winners=winners, why=outcome.why)


def _together(won: bool, co_op: bool) -> str:
    """The key of the headline for a team; where rivals have all left, nobody has won."""
    if won:
        return "end-won-together"
    return "end-lost-together" if co_op else "end-nobody"


def decided_by_points(outcome: Outcome) -> tuple[Tally, Tally] | None:
    """The sheets of the only winner and of the best of the others, where nothing but their points
    decided. None where a reason with arguments of its own has more to tell."""
    winners, why = outcome.winners(), outcome.why
    sheets = [tally for tally in _by_points(outcome.tallies) if tally.seat is not None]
    if len(winners) != 1 or len(sheets) < 2 or why.args or why.key.startswith(HOUSE_REASONS):
        return None
    first, second = sheets[:2]
    return (first, second) if first.seat == winners[0] and first.points > second.points else None


def _margin(first: Tally, second: Tally, money: bool) -> Msg:
    return msg(
        "end-margin-money" if money else "end-margin",
        margin=first.points - second.points,
        ahead=_number(first.points),
        behind=_number(second.points),
    )


def _difference(first: Tally, second: Tally, money: bool) -> Msg | None:
    """Where the winner was ahead by the most; None where it is the only thing that counts."""
    ahead = [(one.points - points_for(second, one.label), one) for one in first.parts]
    if len(ahead) < 2:
        return None
    best, part = max(ahead, key=lambda found: found[0])
    return msg(
        "end-difference-money" if money else "end-difference",
        part=part.label,
        ahead=_number(part.points),
        behind=_number(part.points - best),
    )


def points_for(tally: Tally, label: Msg) -> int:
    """What a sheet has in the line of this label; nothing where it has no such line."""
    return sum(part.points for part in tally.parts if part.label == label)


def _number(points: int) -> Msg:
    return plain(digits(points))


def _by_points(tallies: Iterable[Tally]) -> list[Tally]:
    return sorted(tallies, key=lambda tally: -tally.points)


def _score(tally: Tally, money: bool) -> Msg:
    if tally.seat is None:
        return msg("end-points-team", points=tally.points)
    key = "end-money" if money else "end-points"
    return Msg(key, {"who": who(tally.seat), "points": tally.points})


def tells_the_end(told: Iterable[Msg]) -> bool:
    """Whether these words tell the end of a game: then its players are called to it."""
    return any(line.key in HEADLINES for line in told)


def end_first(told: Sequence[Msg]) -> list[Msg]:
    """These messages with those that tell the end before all others."""
    ending = [line for line in told if line.key in ENDS]
    return ending + [line for line in told if line.key not in ENDS]


def points_lines(tallies: Iterable[Tally], money: bool) -> list[Msg]:
    """How the points of everyone came, part by part, the most points first."""
    return [_sheet(tally, "money" if money else "points") for tally in _by_points(tallies)]


def _sheet(tally: Tally, unit: str) -> Msg:
    parts = tuple(
        Msg(f"end-part-{unit}", {"part": one.label, "points": _number(one.points)})
        for one in tally.parts
    )
    total = _number(tally.points)
    if tally.seat is None:
        return Msg(f"end-sheet-{unit}-team", {"total": total, "parts": parts})
    return Msg(f"end-sheet-{unit}", {"who": who(tally.seat), "total": total, "parts": parts})
