"""From questions to buttons and menus. Pure: no Discord object is made here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from engine.core.choices import Done, Number, OneOf, Option, SomeOf, Step, Tone, Words
from engine.core.words import Msg, msg
from locales import Speaker

FACET_JOINT = ","
FEW = limits.BUTTONS_IN_A_ROW


class Style(StrEnum):
    """The colour of a button."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True)
class Button:
    """A button to press."""

    press: Press
    label: str
    style: Style = Style.PLAIN
    row: int = 0
    off: bool = False


@dataclass(frozen=True)
class Line:
    """One line of a menu."""

    value: str
    label: str
    hint: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    """A menu to pick from."""

    press: Press
    placeholder: str
    lines: tuple[Line, ...]
    least: int = 1
    most: int = 1
    row: int = 0


Widget = Button | Menu

TONES = {Tone.PLAIN: Style.PLAIN, Tone.GOOD: Style.GOOD, Tone.DANGER: Style.DANGER}


@dataclass(frozen=True)
class Place:
    """Where a question is asked: the table, the revision it was opened at, the facets so far."""

    table: int
    opened: int
    facets: tuple[str, ...] = ()


def draw(
    step: Step,
    place: Place,
    asked_before: bool,
    say: Speaker,
    alternatives: Sequence[Option] = (),
) -> tuple[Widget, ...]:
    """The widgets of one question, what else could be done, and Back where there was one before."""
    widgets = list(_answers(step, place, say))
    row = 1 + max((widget.row for widget in widgets), default=-1)
    if isinstance(step, Done):
        confirm = Press(Op.CONFIRM, place.table, place.opened)
        widgets.append(Button(confirm, say(msg("hall-confirm")), Style.GOOD, row))
    widgets += [_instead(option, place, row, say) for option in alternatives]
    if asked_before or any(place.facets):
        back = Press(Op.BACK, place.table, place.opened, _started(place))
        widgets.append(Button(back, say(msg("hall-back")), Style.PLAIN, row))
    return tuple(widgets)


def hint_lines(
    step: Step, place: Place, say: Speaker, alternatives: Sequence[Option] = ()
) -> list[str]:
    """The hints that no menu line shows, as text: those of buttons, and of the few answers in a
    long list that have one.
    """
    hinted = [option for option in (*_without_lines(step, place), *alternatives) if option.hint]
    if len(hinted) > FEW:
        return []
    return [say(msg("hall-hint", option=one.label, hint=one.hint or "")) for one in hinted]


def _without_lines(step: Step, place: Place) -> Sequence[Option]:
    """The answers that have no menu line of their own."""
    match step:
        case OneOf(facets=()) if len(step.options) <= FEW:
            return step.options
        case OneOf(facets=(_, *_)):
            return narrowed(step, _facets_so_far(step, place))
        case _:
            return ()


def _facets_so_far(step: OneOf, place: Place) -> tuple[str, ...]:
    return place.facets or ("",) * len(step.facets)


def _instead(option: Option, place: Place, row: int, say: Speaker) -> Button:
    press = Press(Op.INSTEAD, place.table, place.opened, option.token)
    return Button(press, limits.cut(say(option.label), limits.BUTTON_LABEL), Style.PLAIN, row)


def _started(place: Place) -> str:
    """Back first clears the facets that were chosen; only then an earlier answer."""
    return "facets" if any(place.facets) else ""


def _answers(step: Step, place: Place, say: Speaker) -> Iterable[Widget]:
    match step:
        case OneOf(facets=()) if len(step.options) <= FEW:
            return _buttons(step.options, place, say)
        case OneOf(facets=()):
            return _menus(step, place, say)
        case OneOf():
            return _facet_menus(step, place, say)
        case SomeOf():
            return (_some(step, place, say),)
        case Number(low=low, high=high) if high - low < limits.MENU_OPTIONS:
            return (_numbers(step, place, say),)
        case Number() | Words():
            typing = Press(Op.TYPE, place.table, place.opened)
            return (Button(typing, say(msg("hall-type")), Style.MAIN),)
        case Done():
            return ()


def _buttons(options: Sequence[Option], place: Place, say: Speaker) -> list[Button]:
    return [
        Button(
            Press(Op.PICK, place.table, place.opened, option.token),
            limits.cut(say(option.label), limits.BUTTON_LABEL),
            TONES[option.tone],
        )
        for option in options
    ]


def _menus(step: OneOf, place: Place, say: Speaker) -> list[Menu]:
    """One menu, or several where there are more lines than one may have."""
    lines = numbered(step.options, say)
    size = limits.MENU_OPTIONS
    pages = [lines[start : start + size] for start in range(0, len(lines), size)]
    return [
        Menu(
            Press(Op.MENU, place.table, place.opened, str(number)),
            limits.cut(say(step.prompt), limits.PLACEHOLDER),
            tuple(page),
            row=number,
        )
        for number, page in enumerate(pages)
    ]


def numbered(options: Sequence[Option], say: Speaker) -> list[Line]:
    """The options as menu lines; those on the board carry the number that the picture shows."""
    numbers = dict(spot_numbers(options))
    return [_line(option, numbers.get(option.spot or ""), say) for option in options]


def spot_numbers(options: Sequence[Option]) -> tuple[tuple[str, str], ...]:
    """Each spot with its number, in menu order: what the picture marks."""
    spots = dict.fromkeys(option.spot for option in options if option.spot is not None)
    return tuple((spot, str(number)) for number, spot in enumerate(spots, start=1))


def _line(option: Option, number: str | None, say: Speaker) -> Line:
    label = say(option.label)
    shown = f"{number}. {label}" if number else label
    hint = limits.cut(say(option.hint), limits.MENU_HINT) if option.hint else ""
    return Line(option.token, limits.cut(shown, limits.MENU_LABEL), hint)


def _some(step: SomeOf, place: Place, say: Speaker) -> Menu:
    lines = tuple(numbered(step.options, say))
    press = Press(Op.SOME, place.table, place.opened)
    return Menu(press, _prompt(step.prompt, say), lines, step.least, step.most)


def _numbers(step: Number, place: Place, say: Speaker) -> Menu:
    others = [number for number in range(step.low, step.high + 1) if number != step.start]
    lines = tuple(Line(str(number), str(number)) for number in (step.start, *others))
    return Menu(Press(Op.MENU, place.table, place.opened, "0"), _prompt(step.prompt, say), lines)


def _prompt(prompt: Msg, say: Speaker) -> str:
    return limits.cut(say(prompt), limits.PLACEHOLDER)


# Long lists, narrowed facet by facet


def _facet_menus(step: OneOf, place: Place, say: Speaker) -> list[Menu]:
    """A menu for each facet with something to choose; one that is too long waits for the others."""
    chosen = _facets_so_far(step, place)
    found = [(index, _facet_lines(step, index, chosen, say)) for index in range(len(step.facets))]
    return [
        Menu(
            Press(Op.FACET, place.table, place.opened, facet_extra(index, chosen)),
            _prompt(step.facets[index], say),
            lines,
            row=index,
        )
        for index, lines in found
        if chosen[index] or 1 < len(lines) <= limits.MENU_OPTIONS
    ]


def _facet_lines(
    step: OneOf, index: int, chosen: tuple[str, ...], say: Speaker
) -> tuple[Line, ...]:
    """The values of one facet that are still possible with what the others say."""
    others = (*chosen[:index], "", *chosen[index + 1 :])
    left = narrowed(step, others)
    facets = sorted((o.facets[index] for o in left), key=lambda one: one.order)
    found = {facet.token: facet.label for facet in facets}
    name = say(step.facets[index])
    return tuple(
        Line(
            token,
            limits.cut(f"{name}: {say(label)}", limits.MENU_LABEL),
            _common_hint([o for o in left if o.facets[index].token == token], say),
            token == chosen[index],
        )
        for token, label in found.items()
    )


def _common_hint(options: Sequence[Option], say: Speaker) -> str:
    """The hint that all these answers share, if they do."""
    hint = options[0].hint
    if hint is None or any(option.hint != hint for option in options):
        return ""
    return limits.cut(say(hint), limits.MENU_HINT)


def narrowed(step: OneOf, chosen: tuple[str, ...]) -> list[Option]:
    """The options that agree with the facets chosen so far."""
    return [
        option
        for option in step.options
        if all(
            not want or facet.token == want
            for facet, want in zip(option.facets, chosen, strict=True)
        )
    ]


def facet_extra(index: int, chosen: tuple[str, ...]) -> str:
    """Which facet a menu is for, and what all of them say so far."""
    return FACET_JOINT.join((str(index), *chosen))


def facets_chosen(extra: str, value: str, facets: int) -> tuple[str, ...] | None:
    """The facets after this value was picked; None for an id that no menu of ours has."""
    index, *chosen = extra.split(FACET_JOINT)
    if len(chosen) != facets or not index.isdecimal() or int(index) >= facets:
        return None
    chosen[int(index)] = value
    return tuple(chosen)
