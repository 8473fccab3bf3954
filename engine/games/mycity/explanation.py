"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg
from engine.games.mycity.choices import own_city
from engine.games.mycity.names import answer_name, building_name, task_name
from engine.games.mycity.preview import preview
from engine.games.mycity.view import Answer, Stage, Verb, View


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """The answer to the card, or what would be decided about the own board."""
    city = own_city(view)
    if view.stage is not Stage.BUILD:
        token = action[1] if len(action) > 1 else ""
        return (task_name(city.seat, city.tasks[0], token),)
    answer = answer_name(city.seat, preview(view, action).answer or Answer(Verb.END))
    return (msg("mycity-would-answer", building=building_name(view.card), answer=answer),)
