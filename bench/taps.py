"""How many taps a turn takes: whole games by presses, ``python -m bench.taps [key …]``.

Bots decide, and each decision is pressed through the very widgets that people see. A button is one
tap, a menu is two, for its sheet has to be opened, and a form is three. A turn begins with Your
move, unless its question was already there, and every action ends with Confirm.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from cogs.ui.answer_widgets import Place, draw
from cogs.ui.custom_id import Op
from cogs.ui.facets import facets_chosen, narrowed
from cogs.ui.widgets import Button, Menu, Widget
from engine.bots.levels import Level, choose
from engine.bots.search import at_once
from engine.catalog import catalog
from engine.core.choices import Counts, Done, Draft, OneOf
from engine.core.game import AnyGame
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import Seat
from engine.core.words import Msg
from tables.play.question import Question, question_at

GAMES = 2
AIMS = {
    "manhattan": (4, 5),
    "sprawlopolis": (5, 6),
    "streets": (4, 6),
    "urbis": (4, 6),
    "mycity": (4, 5),
}
"""The median and the ninetieth percentile that a turn may take."""

TAPS = {Button: 1, Menu: 2}
FORM = 3
YOUR_MOVE = CONFIRM = 1


@dataclass(frozen=True)
class Turn:
    """One person's turn: the stage of its first question, and its taps with Your move."""

    stage: str
    taps: int


def bare(message: Msg) -> str:
    """A message as its key: labels are only told apart here, never read."""
    return message.key


def taps_for(match: AnyMatch, seat: Seat, action: Draft) -> int:
    """The taps from the first question of this action to its confirmation."""
    taps, draft = 0, match.ask(seat)[0]
    while True:
        now = question_at(match, seat, draft, 0)
        if isinstance(now.step, Done):
            return taps + CONFIRM
        wanted = action[len(now.draft) :]
        alternative = _alternative(now, action)
        if alternative is not None:
            draft, more = alternative, 1
        else:
            draft, more = _answered(now, wanted)
        taps += more


def _alternative(now: Question, action: Draft) -> Draft | None:
    """The draft after doing something else than the default, where the action does so."""
    for one in now.alternatives:
        if action[: one.length + 1] == (*now.draft[: one.length], one.option.token):
            return action[: one.length + 1]
    return None


def _answered(now: Question, wanted: Draft) -> tuple[Draft, int]:
    """The draft after the next answer of an action, and its taps."""
    step, place = now.step, Place(0, 0)
    if isinstance(step, Counts):
        moved = sum(abs(a - b) for a, b in zip(step.start, step.counts(wanted[0]), strict=True))
        return (*now.draft, wanted[0]), moved + 1
    if isinstance(step, OneOf) and step.facets:
        return (*now.draft, wanted[0]), _facet_taps(step, wanted[0])
    for widget in draw(step, place, False, bare):
        answers = _tokens(widget)
        for length in (2, 1):
            if " ".join(wanted[:length]) in answers and len(wanted) >= length:
                return (*now.draft, *wanted[:length]), TAPS[type(widget)]
    return (*now.draft, wanted[0]), FORM


def _tokens(widget: Widget) -> Sequence[str]:
    if isinstance(widget, Menu):
        return [line.value for line in widget.lines]
    return [widget.press.extra] if widget.press.op is Op.PICK else []


def _facet_taps(step: OneOf, token: str) -> int:
    """The taps from the first facet to the button that is this answer."""
    taps, facets = 1, _chosen_next(step, (), token)
    while facets:
        taps, facets = taps + 1, _chosen_next(step, facets, token)
    return taps


def _chosen_next(step: OneOf, facets: tuple[str, ...], token: str) -> tuple[str, ...]:
    """The facets after the next press on the way to this answer; none if it is the answer."""
    for button in draw(step, Place(0, 0, facets), False, bare):
        chosen = facets_chosen(step, button.press.extra) if button.press.op is Op.FACET else None
        if chosen and any(option.token == token for option in narrowed(step, chosen)):
            return chosen
    return ()


def turns(game: AnyGame, config: Config, deal: int) -> Iterator[Turn]:
    """The turns of one whole game. Moves that one person makes in a row are one turn, unless all
    play at once or one plays alone."""
    dice = random.Random(f"{game.spec.key} {config} {deal}")
    match = start(game, config, dice.randbytes(SEED_BYTES))
    before: tuple[Seat, str] | None = None
    taps = 0
    while match.turn is not None:
        seat, stage = match.turn.seats[0], match.turn.stage
        apart = match.turn.together or config.seats == 1
        if before is not None and (seat != before[0] or apart):
            yield Turn(before[1], taps + YOUR_MOVE)
            before, taps = None, 0
        action = choose(match, seat, Level.EASY, Rng(dice.randbytes(SEED_BYTES), 0), at_once)
        taps += taps_for(match, seat, action)
        before, match = before or (seat, stage), match.act(seat, action).match
    if before is not None:
        yield Turn(before[1], taps + YOUR_MOVE)


def main(keys: Sequence[str] = ()) -> None:
    """A line for each game and number of players."""
    print("taps per turn, Your move and Confirm included (a menu counts two)")
    for key, game in catalog().items():
        if not keys or key in keys:
            _tell(key, game)


def _tell(key: str, game: AnyGame) -> None:
    """The aim is for the usual turn; other stages, such as choosing blocks, are told beside it."""
    least, most = game.spec.seats
    for seats in range(least, most + 1):
        stages: dict[str, list[int]] = {}
        for deal in range(GAMES):
            for turn in turns(game, Config(seats), deal):
                stages.setdefault(turn.stage, []).append(turn.taps)
        usual, *others = sorted(stages, key=lambda stage: len(stages[stage]), reverse=True)
        print(f"  {key}, {seats} players: {_figure(stages[usual])}  {_judged(key, stages[usual])}")
        for stage in others:
            print(f"    beginning with {stage}: {_figure(stages[stage])}")


def _figure(taps: list[int]) -> str:
    return f"{median(taps):.0f} / {_most_of(taps):.0f}"


def _most_of(taps: list[int]) -> float:
    return quantiles(taps, n=10)[-1] if len(taps) > 1 else taps[0]


def _judged(key: str, taps: list[int]) -> str:
    if key not in AIMS:
        return ""
    half, most = AIMS[key]
    held = round(median(taps)) <= half and round(_most_of(taps)) <= most
    return f"aim {half} / {most}, {'held' if held else 'MISSED'}"


if __name__ == "__main__":
    main(sys.argv[1:])
