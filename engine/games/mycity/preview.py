"""The view right after an action, and the end that it may bring."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import End
from engine.games.mycity import choices, closing
from engine.games.mycity.choices import own_city
from engine.games.mycity.pieces import cell_named
from engine.games.mycity.races import settled_firsts
from engine.games.mycity.stickers import stuck
from engine.games.mycity.track import with_answer
from engine.games.mycity.view import Answer, Chore, CityView, Verb, View, grant_of
from engine.kit.frozen import remade
from engine.kit.rows import changed


def preview(view: View, action: Draft) -> View:
    """The table with this answer on it; or the own board with the name, sticker or colour."""
    match action:
        case (Verb.PLACE, turn, cell):
            return _with_firsts(
                remade(view, answer=Answer(Verb.PLACE, int(turn[1:]), cell_named(cell)))
            )
        case (Verb.PASS | Verb.END as verb,):
            return remade(view, answer=Answer(Verb(verb)))
        case (_, token):
            city = after_task(own_city(view), token)
            cities = changed(view.cities, city.seat, city)
            return remade(view, cities=cities)
        case (choices.NAMELESS,):
            return view
    raise ValueError(f"no such action: {action}")


def _with_firsts(view: View) -> View:
    """The table with the races that the own answer wins. They are open only while somebody has not
    come as far as this round, and could have won them in an earlier one.
    """
    own = own_city(view)
    if any(not city.finished and city.rounds < view.round - 1 for city in view.cities):
        return view
    known = {first.item for first in view.firsts}
    found = settled_firsts(view.episode, (with_answer(view, own),), view.round)
    return remade(view, firsts=(*view.firsts, *(one for one in found if one.item not in known)))


def preview_end(view: View, action: Draft) -> End | None:
    """The end that this action brings; without winners where they depend on hidden answers."""
    return closing.preview_end(view, action, preview(view, action))


def after_task(city: CityView, token: str) -> CityView:
    """The own board with the first task done."""
    task = city.tasks[0]
    match task.kind:
        case Chore.NAME:
            return remade(city, name=token)
        case Chore.COLOUR:
            return remade(city, colour=token)
        case Chore.STICK:
            land, marks = stuck(grant_of(task), token, city.land, city.marks)
            return remade(city, land=land, marks=marks)
