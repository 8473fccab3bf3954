"""Finds numbers that don't agree with the words beside them: “1 points”, «5 карты», “there are 1”.

Every message is spoken with several numbers in each place where a number may stand, and what is
heard is compared with the plural rules of the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

from fluent.runtime.types import FluentType
from fluent.syntax import ast

from locales.book import Book
from locales.catalogue import Catalogue
from locales.check import PLURALS, nodes, variables
from locales.languages import Locale
from locales.numberless import NEEDS_NO_AGREEMENT, WORDS, WORDS_HERE, word_set
from locales.speech import Case, Number, Spoken

NUMBERS = (0, 1, 2, 5, 11, 21)
SINGULAR = {Locale.EN: {1}, Locale.RU: {1, 21}, Locale.UK: {1, 21}}
"""Of these numbers, those after which a noun stands in the singular."""

ELSEWHERE = 90005
"""Stands for every number that is not the one under examination."""

NO_NOUN = {
    Locale.EN: word_set(
        "a an and as at by can each for from if in is left less may more needed of on or per"
        " playable pointing seeking than to under with without"
    ),
    Locale.RU: word_set("а без в для до за и из или к на не от по при с со у"),
    Locale.UK: word_set("а без в від для до з за зі і й із на не по при та у чи"),
}
"""Words that may follow a number without agreeing with it."""

UNITS = {
    Locale.EN: word_set("s ms min h d"),
    Locale.RU: word_set("с мс мин ч д"),
    Locale.UK: word_set("с мс хв год д"),
}
"""Units that are written alike after every number."""

FALSE_BEFORE = re.compile(
    r"\b(are|were) (?:only |just |still )?1\b(?!\d)|\b[Tt]here (is|was) [02-9]"
)
"""English verbs in the wrong number before it."""

PLURAL_VERBS = {
    Locale.EN: re.compile(
        "are|were|have|do|go|lie|stay|stand|seek|wait|come|need|remain|bring|give|follow|take|make"
        "|get|live"
    ),
    Locale.RU: re.compile(r"(?!приют)\w+(?:ют|ут|ят|лись|ли)"),
    Locale.UK: re.compile(r"\w+(?:ють|уть|ять|лися|лись|ли)"),
}
"""Verbs that cannot follow a single thing."""

OBLIQUE = re.compile(r"\w+(?:[иы]|[оеє]м|[оеє]ю|[ыи]й|ого|его|[еиє]т|є)")
"""How a Slavic word ends that is not in the nominative, or is an adjective or a verb."""

OBLIQUE_PLURALS = ("ов", "ев", "ей", "ів", "їв")
"""How the many end of whose genitive in the singular is one in «а» or «я»: «игрока, игроков»."""

OBLIQUE_NEUTERS = word_set("места місця")
"""Genitives that sound like the nominatives of other words."""

WORD = r"[^\W\d_][\w’ʼ-]*"
FOLLOWING = rf"(?:[ \u00a0]+{WORD}){{0,2}}"


@dataclass(frozen=True)
class Count:
    """One number of one message: the text for each of several values, with all else the same."""

    locale: Locale
    key: str
    variable: str
    heard: Mapping[int, str]

    @property
    def name(self) -> str:
        return f"{self.locale}: {self.key}, {self.variable}"


def agreement_problems(catalogue: Catalogue, book: Book) -> list[str]:
    """Every number of this book that a reader would stumble over, one sentence each."""
    spoken = list(counts(catalogue, book))
    found = [problem for count in spoken for problem in count_problems(count)]
    return list(dict.fromkeys([*found, *inflection_problems(spoken)]))


def count_problems(count: Count) -> Iterator[str]:
    """What is wrong with one number."""
    if (count.key, count.variable) in NEEDS_NO_AGREEMENT:
        return
    for number in (1, 5):
        if false := misheard(count.locale, count.heard[number]):
            yield f"{count.name}: “{false}”"
    if same := _same_noun(count):
        yield f"{count.name}: every number is followed by “{same}”"
    if alike := _alike(count):
        yield f"{count.name}: “{alike}” after 2 as after 5"
    if hidden := _hidden(count):
        yield f"{count.name}: {hidden} is not said in “{_brief(count.heard[hidden])}”"


def inflection_problems(spoken: Sequence[Count]) -> Iterator[str]:
    """Words that are counted in two ways: «2 карты» here and «2 карт» there. One of them is wrong,
    for a word that is the same after 1 is the same after every other number too."""
    known: dict[str, tuple[tuple[str, ...], str]] = {}
    for count in spoken:
        for forms in _forms(count):
            before, where = known.setdefault(forms[0], (forms, count.key))
            if forms != before:
                yield f"{count.name}: “{', '.join(forms)}”, but “{', '.join(before)}” in {where}"


def _forms(count: Count) -> Iterator[tuple[str, ...]]:
    """The word after the number as it sounds after each of the numbers, wherever it is said."""
    if (count.key, count.variable) in NEEDS_NO_AGREEMENT:
        return
    heard = (places(count.heard[number], number) for number in NUMBERS[1:])
    for found in zip(*heard, strict=False):
        words = tuple(word.lower() for place in found for word in words_after(place)[:1])
        if len(words) == len(found) and not any(_bare(count.locale, word) for word in words):
            yield words


def misheard(locale: Locale, text: str) -> str | None:
    """A verb of a spoken text that does not agree with the number beside it, and that number."""
    if locale is Locale.EN and (found := FALSE_BEFORE.search(text)):
        return found.group()
    for place in places(text, 1):
        words = words_after(place)
        counted = words and not _bare(locale, words[0])
        # In “Where does card 1 go?” the number is the card's name.
        verbs = words[1:] if text[: place.start()].rstrip(" ")[-1:].isalpha() else words
        if counted and any(map(PLURAL_VERBS[locale].fullmatch, verbs)):
            return " ".join(("1", *words))
    return None


def _same_noun(count: Count) -> str | None:
    """What stands after the number, where it is the same after 1, 2 and 5."""
    heard = (places(count.heard[number], number) for number in (1, 2, 5))
    for found in zip(*heard, strict=False):
        phrases = [words_after(place) for place in found]
        first = phrases[0]
        if first and not _bare(count.locale, first[0]) and len(set(phrases)) == 1:
            return " ".join(first)
    return None


def _alike(count: Count) -> str | None:
    """A Slavic word that is in the nominative after 1, and sounds after 2 as it does after 5."""
    if count.locale is Locale.EN:
        return None
    for one, few, many, *_ in _forms(count):
        if one != few == many and not _is_oblique(one, many):
            return few
    return None


def _is_oblique(one: str, many: str) -> bool:
    if OBLIQUE.fullmatch(one) or one in OBLIQUE_NEUTERS:
        return True
    return one.endswith(("а", "я")) and many.endswith(OBLIQUE_PLURALS)


def _bare(locale: Locale, word: str) -> bool:
    return word.lower() in NO_NOUN[locale] | UNITS[locale]


def places(text: str, number: int) -> Iterator[re.Match[str]]:
    """Where this number is said, each with up to two words after it."""
    return re.finditer(rf"(?<![\w–]){number}(?!\d)({FOLLOWING})", text)


def words_after(place: re.Match[str]) -> tuple[str, ...]:
    """The words that follow the number there."""
    return tuple(re.findall(WORD, place.group(1)))


def _hidden(count: Count) -> int | None:
    """A number that is swallowed by words which hold for another: «одна карта» said of 21."""
    said = {
        number: re.search(rf"(?<!\d){number}(?!\d)", text) for number, text in count.heard.items()
    }
    alike = [number for number in SINGULAR[count.locale] if number != 1]
    return next((n for n in alike if said[5] and not said[n]), None)


def _brief(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}…"


def counts(catalogue: Catalogue, book: Book) -> Iterator[Count]:
    """Every place of every message where a number may stand, in every wording it may have."""
    for key in book.messages():
        pattern = book.patterns[key]
        for variable in sorted(variables(pattern)):
            if not (is_words(key, variable) or _branches(pattern, variable)):
                for scene in _scenes(key, pattern, variable):
                    heard = partial(_heard, catalogue, book.locale, key, scene, variable)
                    yield Count(book.locale, key, variable, {n: heard(n) for n in NUMBERS})


def is_words(key: str, variable: str) -> bool:
    """Whether words, and never a number, stand in this place."""
    return variable in WORDS or (key, variable) in WORDS_HERE


Scene = Mapping[str, FluentType | str]


def _scenes(key: str, pattern: ast.Pattern, examined: str) -> Iterator[Scene]:
    """All other arguments, once for every branch that words choose."""
    others = sorted(variables(pattern) - {examined})
    values = [_values(key, pattern, name) for name in others]
    for chosen in product(*values):
        yield dict(zip(others, chosen, strict=True))


def _values(key: str, pattern: ast.Pattern, name: str) -> Sequence[FluentType | str]:
    if branches := _branches(pattern, name):
        return sorted(branches)
    if is_words(key, name):
        return [Spoken(partial(_placeholder, name))]
    return [Number(ELSEWHERE)]


def _branches(pattern: ast.Pattern, name: str) -> set[str]:
    """The words that choose a branch by this variable; none where numbers do."""
    selects = nodes(pattern, ast.SelectExpression)
    chosen = [select for select in selects if name in variables(select.selector)]
    keys = [variant.key for select in chosen for variant in select.variants]
    words = {key.name for key in keys if isinstance(key, ast.Identifier)}
    by_number = words & PLURALS or any(isinstance(key, ast.NumberLiteral) for key in keys)
    return set() if by_number else words


def _placeholder(name: str, case: Case) -> str:
    return f"{name}{case or ''}"


def _heard(
    catalogue: Catalogue, locale: Locale, key: str, scene: Scene, variable: str, number: int
) -> str:
    args = {**scene, variable: Number(number)}
    pattern = catalogue.pattern(locale, key)
    return "" if pattern is None else catalogue.bundles[locale].speak(pattern, args)[0]
