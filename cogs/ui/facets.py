"""Long lists of answers, narrowed facet by facet: a column, then a row. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices import Facet, OneOf, Option

FACET_JOINT = ","


def narrowed(step: OneOf, chosen: Sequence[str]) -> list[Option]:
    """The options that agree with the facets chosen so far; all of them, while nothing is."""
    return [
        option
        for option in step.options
        if all(
            not want or facet.token == want
            for facet, want in zip(option.facets, chosen, strict=False)
        )
    ]


def facet_asked(step: OneOf, chosen: Sequence[str]) -> int | None:
    """The first facet that still has something to choose; None where one answer is left."""
    left = narrowed(step, chosen)
    for index in range(len(step.facets)):
        if len({option.facets[index].token for option in left}) > 1:
            return index
    return None


def facet_values(step: OneOf, index: int, chosen: Sequence[str]) -> list[Facet]:
    """The values of one facet that are still possible, in their order."""
    found = {o.facets[index].token: o.facets[index] for o in narrowed(step, chosen)}
    return sorted(found.values(), key=lambda facet: facet.order)


def facets_with(step: OneOf, chosen: Sequence[str], index: int, value: str) -> str:
    """All facets after this value of one of them is chosen, as a part of a custom id."""
    after = list(chosen) or [""] * len(step.facets)
    after[index] = value
    return FACET_JOINT.join(after)


def facets_chosen(step: OneOf, extra: str) -> tuple[str, ...] | None:
    """The facets that stand in a custom id; None where no answer agrees with them."""
    chosen = tuple(extra.split(FACET_JOINT))
    return chosen if len(chosen) == len(step.facets) and narrowed(step, chosen) else None
