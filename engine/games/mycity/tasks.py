"""What each player still has to decide before or after an episode, one thing after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.mycity.box import Episode, Grant, Place
from engine.games.mycity.state import City
from engine.games.mycity.stickers import still_to_stick, stuck
from engine.games.mycity.view import Chore, Task, grant_of


def tasks_before(plan: Episode, first: bool) -> tuple[Task, ...]:
    """The name of the city once and for all, the stickers of the episode, then the colour."""
    name = (Task(Chore.NAME),) if first else ()
    colour = (Task(Chore.COLOUR),) if plan.chooses_colour else ()
    return (*name, *sticker_tasks(plan.before), *colour)


def sticker_tasks(grants: Sequence[Grant]) -> tuple[Task, ...]:
    """One task for each sticker; those that ask nobody are one each, too."""
    return tuple(
        Task(Chore.STICK, replace(grant, count=1))
        for grant in grants
        for _ in range(grant.count if grant.place is Place.CHOICE else 1)
    )


def with_tasks(plan: Episode, city: City, tasks: Sequence[Task]) -> City:
    """The player with these things to do, past all that can be done without asking."""
    land, left = still_to_stick(plan, city.kept.land, city.kept.marks, tasks)
    return replace(city, kept=replace(city.kept, land=land), tasks=left)


def done(plan: Episode, city: City, token: str) -> City:
    """The player after the first task is answered with this token."""
    task, *rest = city.tasks
    kept = city.kept
    match task.kind:
        case Chore.NAME:
            city = replace(city, kept=replace(kept, name=token))
        case Chore.COLOUR:
            city = replace(city, colour=token)
        case Chore.STICK:
            land, marks = stuck(grant_of(task), token, kept.land, kept.marks)
            city = replace(city, kept=replace(kept, land=land, marks=marks))
    return with_tasks(plan, city, rest)
