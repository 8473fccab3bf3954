"""The queries that the bot runs every day, and how an archive would go about each of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

from db import (
    backlog,
    bot_turns,
    browser_keys,
    claims,
    drafts,
    followers,
    former_seats,
    games,
    invitations,
    lateness,
    league_fixtures,
    league_members,
    leagues,
    outbox,
    personal_data,
    ratings,
    receipts,
    records,
    reminders,
    results,
    reviews,
    seats,
    settings,
    steps,
    stops,
    timers,
    troubles,
    turns,
    votes,
)
from db.archive import Archive
from db.browser_keys import KeyKind
from db.database import Database
from db.games import Status
from db.locks import Lock
from db.outbox import Pending, Publisher
from db.ratings import Ended
from db.receipts import Receipt
from db.records import Part
from db.settings import Scope
from db.statements import Parameters, Row, Statement
from db.steps import LogRow
from db.turns import Turn

NOW = 1_700_000_000
US = Publisher("publishing", "us")
STEP = LogRow(1, 2, 1, 2, "act", 0, False, 0, NOW, frozenset({1}), "place", b"", b"")
TURN = Turn(STEP, frozenset({1}), (("board", None),), Receipt("i", 1, NOW))


class Explainer:
    """Stands where an archive does, and asks it how it would go about each statement."""

    def __init__(self, database: Archive, *, however_small: bool = True) -> None:
        self._database = database
        self._however_small = however_small
        self.plan: list[str] = []

    async def fetch(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        """Nothing; the plan of this query is noted."""
        if isinstance(self._database, Database):
            rows = await self._database.fetch(f"EXPLAIN QUERY PLAN {sql}", parameters)
            self.plan += [row["detail"] for row in rows]
            return []
        async with self._database.read() as source:
            if self._however_small:
                # A small table is read whole, unless that is made very dear.
                await source.fetch("SELECT set_config('enable_seqscan', 'off', TRUE)")
            rows = await source.fetch(f"EXPLAIN {sql}", parameters)
        self.plan += [row[0].replace("Seq Scan", "SCAN") for row in rows]
        return []

    async def execute(self, *statements: Statement, locks: Collection[Lock] = ()) -> int:  # noqa: ARG002
        """The plan of each of these is noted, and nothing is changed."""
        for statement in statements:
            await self.fetch(statement.sql, statement.rows[0])
        return 0

    async def insert(self, statement: Statement) -> int:
        """As ``execute``."""
        return await self.execute(statement)


QUEUES = ("outbox", "unrated", "claims", "bot_turns")
"""Tables that hold what is under way, and so are short: they may be read whole."""


def whole_tables(plan: Sequence[str]) -> list[str]:
    """The lines of a plan by which a table is read whole that grows with the games."""
    reads = [line for line in plan if "SCAN" in line and "USING" not in line]
    return [line for line in reads if not any(queue in line for queue in QUEUES)]


EVERYDAY: tuple[Callable[[Explainer], Awaitable[object]], ...] = (
    lambda each: games.find(each, 1),
    lambda each: games.in_guild(each, 1, Status.PLAYING, 1),
    lambda each: games.at_place(each, 1),
    lambda each: games.played_at(each, 1),
    lambda each: troubles.find(each, 1, "board"),
    lambda each: bot_turns.due(each, "bot", "us", NOW),
    lambda each: reviews.find(each, 1),
    lambda each: reviews.due(each, "review", "us", NOW),
    lambda each: reviews.count_of_user(each, 1, 2),
    lambda each: reviews.count_of_guild(each, 1, 5),
    lambda each: reviews.save(each, 1, 1, b""),
    lambda each: games.of_user(each, 1, Status.PLAYING),
    lambda each: games.waiting_for(each, 1),
    lambda each: seats.of_game(each, 1),
    lambda each: steps.latest(each, 1),
    lambda each: steps.act_at_ply(each, 1, 1),
    lambda each: steps.since(each, 1, 1),
    lambda each: steps.whole(each, 1),
    lambda each: drafts.find(each, 1, 1),
    lambda each: drafts.of_games(each, (1, 2)),
    lambda each: games.find_all(each, (1, 2)),
    lambda each: seats.of_games(each, (1, 2)),
    lambda each: timers.due(each, NOW),
    lambda each: each.execute(timers.disarming_all(1)),
    lambda each: settings.of(each, Scope.USER, 1),
    lambda each: results.of_game(each, 1),
    lambda each: ratings.at_table(each, 1, Ended(NOW, 1, "manhattan", 1)),
    lambda each: ratings.of_place(each, 1, "manhattan"),
    lambda each: ratings.of_user(each, 1),
    lambda each: records.played(each, Part(1)),
    lambda each: records.has_finished(each, 1, "manhattan"),
    lambda each: records.against_each_other(each, 1, "manhattan"),
    lambda each: records.together(each, 1, "manhattan"),
    lambda each: records.latest_name(each, 1, 1, private=False),
    lambda each: outbox.of_game(each, 1),
    lambda each: claims.release_all(each, ["us"]),
    lambda each: claims.holders(each),
    lambda each: outbox.mark_published(each, Pending(1, "board", None, 1, 1, NOW, NOW)),
    lambda each: receipts.find(each, "1"),
    lambda each: votes.open_request(each, 1),
    lambda each: browser_keys.find(each, KeyKind.SESSION, "ab", NOW),
    lambda each: browser_keys.alive(each, KeyKind.SESSION, ("ab", "cd"), NOW),
    lambda each: browser_keys.forget_before(each, NOW),
    lambda each: browser_keys.drop(each, "ab"),
    lambda each: browser_keys.drop_all(each, 1),
    lambda each: browser_keys.keep_newest(each, 1, KeyKind.LINK, 5),
    lambda each: games.to_wake(each, NOW),
    lambda each: steps.latest_of_seats(each, 1),
    lambda each: stops.at_table(each, 1, NOW),
    lambda each: stops.of_user(each, 1, NOW),
    lambda each: stops.open_pause(each, 1),
    lambda each: lateness.of_game(each, 1),
    lambda each: former_seats.of_user(each, 1, 1),
    lambda each: former_seats.of_game(each, 1),
    lambda each: games.may_see(each, 1, 1, 1),
    lambda each: steps.answered(each, 1),
    lambda each: steps.moved_after(each, 1, 1),
    lambda each: personal_data.hosted(each, 1),
    lambda each: games.count_lobbies(each, 1, 5),
    lambda each: games.count_open(each, 1, 5),
    lambda each: seats.count_tables(each, 1, 5),
    lambda each: steps.count_undos(each, 1, 1, 1, 3),
    lambda each: invitations.was_called(each, 1, 1),
    lambda each: personal_data.moves(each, 1),
    lambda each: personal_data.invited(each, 1),
    lambda each: reminders.due(each, NOW),
    lambda each: backlog.late(each, NOW),
    lambda each: followers.find(each, 1, 1),
    lambda each: followers.of_game(each, 1),
    lambda each: followers.of_user(each, 1, Status.PLAYING),
    lambda each: followers.to_tell(each, 1, 1, ended=True),
    lambda each: turns.store(each, TURN),
    lambda each: outbox.due(each, NOW, US),
    lambda each: ratings.waiting(each, "rating", NOW, 50),
    lambda each: claims.holder(each, "clocks", 0),
    lambda each: leagues.due(each, NOW),
    lambda each: leagues.of_guild(each, 1, 25),
    lambda each: leagues.count_alive(each, 1),
    lambda each: league_members.of_season(each, 1, 1),
    lambda each: league_fixtures.of_season(each, 1, 1),
    lambda each: league_fixtures.results(each, 1, 1),
    lambda each: personal_data.leagues(each, 1),
    lambda each: personal_data.league_places(each, 1),
)
