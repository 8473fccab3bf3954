"""From questions to buttons. Pure: no Discord object is made here.

Up to twenty answers are buttons, in four rows; the fifth row is for the way back and for what else
could be done. Answers that the picture shows are pressed by the number that stands on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.facets import FACET_JOINT, facet_asked, facet_values, facets_with, narrowed
from cogs.ui.widgets import Button, Line, Menu, Style, Widget
from engine.core.choices import (
    MOST_AT_ONCE,
    Counts,
    Done,
    Facet,
    Number,
    OneOf,
    Option,
    SomeOf,
    Step,
    Tone,
    Words,
)
from engine.core.game import Guard
from engine.core.words import Msg, msg
from locales import Speaker

ANSWER_ROWS = limits.ROWS - 1
MOST_HINTS = 6
"""As many as the largest table has seats: of each it may be said that they would win at once."""
MINUS, PLUS = "−", "+"
FACETS, ALL = "facets", "all"
"""What Back takes back, where it is not the last answer."""

WIDTHS = ((2, 5), (9, 4), (14, 3), (24, 2))
"""How many buttons stand in a row, by the signs of the longest label: what is too wide wraps."""

STYLES = {Tone.PLAIN: Style.MAIN, Tone.DANGER: Style.DANGER}


@dataclass(frozen=True)
class Place:
    """Where a question is asked: the table, the revision it was opened at (0 before it is asked),
    and what is chosen on the way to one answer, as facets or as counts. ``hinted``: all its answers
    came as a hint."""

    table: int
    opened: int
    facets: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    hinted: bool = False

    @property
    def is_ahead(self) -> bool:
        """Whether the question is not asked yet: its answer is prepared."""
        return self.opened == 0

    def press(self, op: Op, extra: str = "") -> Press:
        """A press that belongs to this question."""
        return Press(op, self.table, self.opened, extra)

    def back(self) -> Press:
        """The way back: facets that were chosen are cleared first, a hint goes as a whole, and only
        then an earlier answer is taken back."""
        extra = FACETS if any(self.facets) else ALL if self.hinted else ""
        return self.press(Op.BACK, extra)


def draw(
    step: Step,
    place: Place,
    asked_before: bool,
    say: Speaker,
    alternatives: Sequence[Option] = (),
    guard: Guard | None = None,
    asides: Sequence[Button] = (),
) -> tuple[Widget, ...]:
    """The widgets of one question, what else could be done, and Back where there was one before;
    after them as many of the ``asides`` as there is room for. A guarded action has two buttons
    alone: the one that does it, and the one that goes back."""
    if guard is not None:
        return _guarded(guard, place, say)
    widgets = list(_answers(step, place, say))
    row = 1 + max((widget.row for widget in widgets), default=-1)
    last = list(_last_row(step, place, asked_before, say, alternatives))
    room = limits.BUTTONS_IN_A_ROW * (limits.ROWS - row) - len(last)
    last += asides[: max(0, room)]
    below = [
        Button(one.press, one.label, one.style, row + number // limits.BUTTONS_IN_A_ROW, one.off)
        for number, one in enumerate(last)
    ]
    return (*widgets, *below)


def _last_row(
    step: Step, place: Place, asked_before: bool, say: Speaker, alternatives: Sequence[Option]
) -> Iterable[Button]:
    if isinstance(step, Done):
        key = "orders-prepare-it" if place.is_ahead else "ui-confirm"
        yield Button(place.press(Op.CONFIRM), say(Msg(key)), Style.GOOD)
    if isinstance(step, Counts):
        yield _take(step, place, say)
    for option in alternatives:
        label = limits.cut(say(option.label), limits.BUTTON_LABEL)
        yield Button(place.press(Op.INSTEAD, option.token), label)
    if asked_before or any(place.facets):
        yield Button(place.back(), say(msg("ui-back")))


def _guarded(guard: Guard, place: Place, say: Speaker) -> tuple[Widget, ...]:
    does = msg("orders-prepare-it") if place.is_ahead else guard.does
    return (
        Button(place.press(Op.CONFIRM), _cut(does, say), Style.DANGER),
        Button(place.back(), _cut(guard.instead, say)),
    )


def _cut(label: Msg, say: Speaker) -> str:
    return limits.cut(say(label), limits.BUTTON_LABEL)


def _answers(step: Step, place: Place, say: Speaker) -> Iterable[Widget]:
    match step:
        case OneOf(facets=()) if len(step.options) <= MOST_AT_ONCE:
            return in_rows(_option_buttons(step, place, say))
        case OneOf(facets=()):
            return _menus(step, place, say)
        case OneOf():
            return in_rows(_facet_buttons(step, place, say))
        case SomeOf():
            return (_some(step, place, say),)
        case Counts():
            return _steppers(step, place, say)
        case Number(low=low, high=high) if high - low < MOST_AT_ONCE:
            return in_rows([_pick(place, str(n), str(n)) for n in range(low, high + 1)])
        case Number() | Words():
            return (Button(place.press(Op.TYPE), say(msg("ui-type")), Style.MAIN),)
        case Done():
            return ()


def in_rows(buttons: Sequence[Button]) -> list[Button]:
    """These buttons in at most four rows, as many in each as a phone has room for."""
    longest = max((len(button.label) for button in buttons), default=0)
    fitting = next((count for width, count in WIDTHS if longest <= width), 1)
    count = max(fitting, -(-len(buttons) // ANSWER_ROWS))
    return [
        Button(one.press, one.label, one.style, number // count, one.off)
        for number, one in enumerate(buttons)
    ]


def _pick(place: Place, token: str, label: str, style: Style = Style.MAIN) -> Button:
    return Button(place.press(Op.PICK, token), limits.cut(label, limits.BUTTON_LABEL), style)


def _option_buttons(step: OneOf, place: Place, say: Speaker) -> list[Button]:
    labels = labels_of(step, say)
    return [
        _pick(place, option.token, label, STYLES[option.tone])
        for option, label in zip(step.options, labels, strict=True)
    ]


def labels_of(step: OneOf, say: Speaker) -> list[str]:
    """What stands on the button of every answer: its number on the picture, or its name."""
    if step.in_frames:
        return [str(number) for number, _ in enumerate(step.options, start=1)]
    numbers = dict(spot_numbers(step.options))
    return [numbers.get(option.spot or "") or say(option.label) for option in step.options]


def spot_numbers(options: Sequence[Option]) -> tuple[tuple[str, str], ...]:
    """Each spot with its number, in the order of the answers: what the picture marks."""
    spots = dict.fromkeys(option.spot for option in options if option.spot is not None)
    return tuple((spot, str(number)) for number, spot in enumerate(spots, start=1))


def _facet_buttons(step: OneOf, place: Place, say: Speaker) -> list[Button]:
    """One facet at a time; a value that leaves one answer is that answer."""
    index = facet_asked(step, place.facets)
    if index is None:
        return [_pick(place, step.options[0].token, say(step.options[0].label))]
    return [
        _facet_button(step, place, index, facet, say)
        for facet in facet_values(step, index, place.facets)
    ]


def _facet_button(step: OneOf, place: Place, index: int, facet: Facet, say: Speaker) -> Button:
    chosen = facets_with(step, place.facets, index, facet.token)
    left = narrowed(step, chosen.split(FACET_JOINT))
    if len(left) == 1:
        return _pick(place, left[0].token, say(facet.label), STYLES[left[0].tone])
    return Button(place.press(Op.FACET, chosen), say(facet.label), Style.MAIN)


# Counting


def _steppers(step: Counts, place: Place, say: Speaker) -> list[Widget]:
    """A row for each kind: one less, how many, one more."""
    counts = place.counts or step.start
    widgets: list[Widget] = []
    for row, (counter, count) in enumerate(zip(step.counters, counts, strict=True)):
        label = _cut(msg("ui-count", count=count, kind=counter.label), say)
        fewer = _counted(place, counts, row, count - 1, MINUS, count == 0)
        more = _counted(place, counts, row, count + 1, PLUS, count == counter.most)
        shown = Button(place.press(Op.COUNT, f"shown{row}"), label, row=row, off=True)
        widgets += [fewer, shown, more]
    return widgets


def _counted(
    place: Place, counts: tuple[int, ...], row: int, count: int, label: str, off: bool
) -> Button:
    """The sign stands in the id too, for two buttons of one message may not have the same id."""
    after = (*counts[:row], count, *counts[row + 1 :])
    extra = FACET_JOINT.join((label, *map(str, after)))
    return Button(place.press(Op.COUNT, extra), label, row=row, off=off)


def counts_chosen(step: Counts, extra: str) -> tuple[int, ...] | None:
    """The counts that stand in a custom id; None for an id that no stepper of this question has."""
    _, *numbers = extra.split(FACET_JOINT)
    if len(numbers) != len(step.counters) or not all(_is_small(number) for number in numbers):
        return None
    counts = tuple(map(int, numbers))
    pairs = zip(counts, step.counters, strict=True)
    return counts if all(count <= counter.most for count, counter in pairs) else None


def _is_small(number: str) -> bool:
    return number.isascii() and number.isdecimal() and len(number) <= 2


def _take(step: Counts, place: Place, say: Speaker) -> Button:
    counts = place.counts or step.start
    whole = sum(counts) == step.total
    label = say(msg("ui-take", count=step.total))
    return Button(place.press(Op.PICK, step.token(counts)), label, Style.GOOD, off=not whole)


# Menus, for what is too long or too many


def _menus(step: OneOf, place: Place, say: Speaker) -> list[Menu]:
    """One menu, or several where there are more lines than one may have."""
    lines = numbered(step.options, say)
    size = limits.MENU_OPTIONS
    pages = [lines[start : start + size] for start in range(0, len(lines), size)]
    return [
        Menu(
            place.press(Op.MENU, str(number)),
            _placeholder(step.prompt, say),
            tuple(page),
            row=number,
        )
        for number, page in enumerate(pages)
    ]


def numbered(options: Sequence[Option], say: Speaker) -> list[Line]:
    """The options as menu lines; those on the board carry the number that the picture shows."""
    numbers = dict(spot_numbers(options))
    return [_line(option, numbers.get(option.spot or ""), say) for option in options]


def _line(option: Option, number: str | None, say: Speaker) -> Line:
    label = say(option.label)
    shown = f"{number}. {label}" if number else label
    hint = limits.cut(say(option.hint), limits.MENU_HINT) if option.hint else ""
    return Line(option.token, limits.cut(shown, limits.MENU_LABEL), hint)


def _some(step: SomeOf, place: Place, say: Speaker) -> Menu:
    lines = tuple(numbered(step.options, say))
    return Menu(place.press(Op.SOME), _placeholder(step.prompt, say), lines, step.least, step.most)


def _placeholder(prompt: Msg, say: Speaker) -> str:
    return limits.cut(say(prompt), limits.PLACEHOLDER)


# What no button can say


def hint_lines(
    step: Step, place: Place, say: Speaker, alternatives: Sequence[Option] = ()
) -> list[str]:
    """The hints of the answers that can be pressed now, as text. Answers with the same hint share
    a line; where even so there are many, the picture must tell it."""
    answers = _answers_shown(step, place)
    names = [*_names(step, answers, say), *(say(one.label) for one in alternatives)]
    found: dict[str, list[str]] = {}
    for name, option in zip(names, (*answers, *alternatives), strict=True):
        if option.hint is not None:
            found.setdefault(say(option.hint), []).append(name)
    if len(found) > MOST_HINTS:
        return []
    return [f"• {', '.join(names)}: {hint}" for hint, names in found.items()]


def _answers_shown(step: Step, place: Place) -> Sequence[Option]:
    """The answers that have no line of a menu to show their hint."""
    match step:
        case OneOf(facets=()) if len(step.options) <= MOST_AT_ONCE:
            return step.options
        case OneOf(facets=(_, *_)):
            return narrowed(step, place.facets)
        case _:
            return ()


def _names(step: Step, answers: Sequence[Option], say: Speaker) -> list[str]:
    """How the answers are called in a hint: as their buttons are, if each has one."""
    if isinstance(step, OneOf) and not step.facets:
        return labels_of(step, say)[: len(answers)]
    return [say(option.label) for option in answers]
