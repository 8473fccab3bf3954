"""The addresses of the page: opening a link, the screen, its pictures, and what is pressed."""

from __future__ import annotations

from aiohttp import web
from aiohttp.typedefs import Middleware

from engine.core.choices import Counts
from engine.core.errors import Malformed, Refused, Stale
from engine.core.words import msg
from tables.history.moments import NEWEST, OWN
from tables.people.browsers import (
    OPEN_PATH,
    SESSION_SECONDS,
    Session,
    join_instance,
    note_instance,
    sign_out,
    sign_out_everywhere,
    take_launch,
    take_link,
)
from tables.play import act
from tables.processes import Urgency
from web.actions import ACTIONS, Did
from web.asking import hint_told
from web.cookies import give_cookie, path_of, place_of
from web.documents import Files, activity_page, board_page, open_page, sentence_page
from web.events import Streams
from web.guard import (
    ACTIVITY_PATH,
    FRAMED,
    PLAIN,
    TooFast,
    check_proof,
    from_discord,
    guard_of,
    is_launch,
    locale_of,
    proof_of,
    signed_in,
    stranger,
)
from web.identity import user_of
from web.looking import moment_of, part_of, same_moment_of
from web.painting import show_counts
from web.received import MOST_BYTES, Body, body_of
from web.screen import screen_of
from web.services import Services
from web.touching import Json
from web.visitor import Visitor, visitor_of

PICTURE = r"pictures/{picture:[0-9a-f]{32}}.png"
MOST_DIGITS = 6


class Pages:
    """Answers every request. Each is checked anew: who asks, and whether they may know of the
    table."""

    def __init__(self, services: Services, streams: Streams) -> None:
        self._services = services
        self._streams = streams

    def application(self, *before: Middleware) -> web.Application:
        """All addresses, behind the guard and what stands before it."""
        application = web.Application(
            middlewares=[*before, guard_of(self._services)], client_max_size=MOST_BYTES
        )
        application.add_routes(
            [
                web.get("/", self.front),
                web.get(OPEN_PATH, self.link),
                web.post(OPEN_PATH, self.take),
                web.get("/files/{name:[a-z_./]+}", Files().serve),
                *self._session(PLAIN),
            ]
        )
        if self._services.settings.activity is not None:
            application.add_routes([web.post(ACTIVITY_PATH, self.join), *self._session(FRAMED)])
        return application

    def _session(self, place: str) -> list[web.RouteDef]:
        """The addresses of a session."""
        own = f"/{place}/{{session}}/"
        return [
            web.get(own, self.board),
            web.get(f"{own}screen", self.screen),
            web.get(f"{own}{PICTURE}", self.picture),
            web.get(f"{own}counts", self.counts),
            web.get(f"{own}part", self.part),
            web.get(f"{own}history", self.history),
            web.get(f"{own}events", self.events),
            web.post(f"{own}do/{{action}}", self.act),
            web.post(f"{own}sign-out", self.leave),
        ]

    # Coming in

    async def front(self, request: web.Request) -> web.Response:
        """There is nothing here for those who come without a link, unless Discord shows us."""
        locale, activity = locale_of(self._services, request), self._services.settings.activity
        if activity is not None and is_launch(request):
            return html(activity_page(self._services.words, locale, activity))
        text = self._services.words.say(locale, msg("web-front"), for_chat=False)
        return html(sentence_page(self._services.words, locale, text))

    async def link(self, request: web.Request) -> web.Response:
        """A page with one button: whoever only fetches a link, as programs do that preview it, has
        not taken it."""
        locale = locale_of(self._services, request)
        return html(open_page(self._services.words, locale))

    async def take(self, request: web.Request) -> web.Response:
        """Take the link: from here on this browser has a session."""
        stranger(self._services, request)
        session = await take_link(self._services.context, (await body_of(request)).text("link"))
        return self._come_in(PLAIN, session)

    async def join(self, request: web.Request) -> web.Response:
        """Whoever Discord says it is comes to the table that they have just opened there, or to the
        one that those whom they have joined look at."""
        from_discord(self._services, request)
        activity, body = self._services.settings.activity, await body_of(request)
        if activity is None:
            raise web.HTTPNotFound
        user = await user_of(self._services, activity, body.text("code"))
        if not self._services.joining.allows(user):
            raise TooFast("refused-pressing-fast")
        return self._come_in(FRAMED, await self._launched(user, body.text("instance", "")))

    async def _launched(self, user: int, instance: str) -> Session:
        try:
            session = await take_launch(self._services.context, user)
        except Refused:
            return await join_instance(self._services.context, user, instance)
        if instance:
            await note_instance(self._services.context, session, instance)
        return session

    def _come_in(self, place: str, session: Session) -> web.Response:
        path = path_of(place, session.name)
        answer = web.json_response({"go": path})
        give_cookie(answer, self._services.settings, path, session.secret, SESSION_SECONDS)
        return answer

    async def leave(self, request: web.Request) -> web.Response:
        """End this session, or all of this person's."""
        session, body = await self._pressed(request)
        if body.number("everywhere"):
            await sign_out_everywhere(self._services.context, session.user)
        else:
            await sign_out(self._services.context, session)
        answer = web.json_response({})
        path = path_of(place_of(request), session.name)
        give_cookie(answer, self._services.settings, path, "", 0)
        return answer

    # Looking

    async def board(self, request: web.Request) -> web.Response:
        """The page itself, which is the same for everybody and knows nothing."""
        locale = locale_of(self._services, request)
        return html(board_page(self._services.words, locale))

    async def screen(self, request: web.Request) -> web.Response:
        """What this person sees now."""
        session = await signed_in(self._services, request)
        return web.json_response(await self._screen(session))

    async def _screen(self, session: Session) -> Json:
        shown = await screen_of(self._services, await visitor_of(self._services, session))
        return {**shown, "proof": proof_of(session)}

    async def picture(self, request: web.Request) -> web.Response:
        """A picture that was shown to this session; where it is not kept any more, or another
        process has shown it, the present screen may have it."""
        session, name = await signed_in(self._services, request), request.match_info["picture"]
        png = self._services.shown.find(session.name, name)
        if png is None:
            await self._screen(session)
            png = self._services.shown.find(session.name, name)
        if png is None:
            raise web.HTTPNotFound
        return web.Response(body=png, content_type="image/png")

    async def counts(self, request: web.Request) -> web.Response:
        """The pieces to take from with other counts than those proposed: ``?of=2,1,1,0``."""
        visitor = await visitor_of(self._services, await signed_in(self._services, request))
        asked = await act.ask_at(self._services.context, visitor.session.user, visitor.table)
        step, wanted = asked.question.step, request.query.get("of", "").split(",")
        if not isinstance(step, Counts) or len(wanted) != len(step.counters):
            raise Stale("refused-stale")
        pairs = zip(wanted, step.counters, strict=True)
        if not all(number in map(str, range(kind.most + 1)) for number, kind in pairs):
            raise Malformed("refused-web-request")
        given = (asked.question.seen, asked.question.piece, tuple(map(int, wanted)))
        picture = await self._services.paint(
            Urgency.LOOKED_AT,
            show_counts,
            visitor.table.game.spec.key,
            *given,
            visitor.theme,
            visitor.say,
        )
        return web.Response(body=picture.png, content_type="image/png")

    async def part(self, request: web.Request) -> web.Response:
        """A part of the table, larger: ``?of=city2``."""
        visitor = await self._looking_back(request)
        token = request.query.get("of", "")
        return web.json_response(await part_of(self._services, visitor, token))

    async def history(self, request: web.Request) -> web.Response:
        """The table as it stood at a step: ``?step=12``, or at the newest; ``&eye=1`` through the
        eyes of another. ``?rev=12&eye=1``: the same moment through these eyes."""
        visitor, query = await self._looking_back(request), request.query
        eye, number = query.get("eye", OWN)[:MOST_DIGITS], query.get("step", str(NEWEST))
        if "rev" in query:
            found = await same_moment_of(self._services, visitor, _number(query["rev"]), eye)
        else:
            found = await moment_of(self._services, visitor, _number(number), eye)
        return web.json_response(found)

    async def _looking_back(self, request: web.Request) -> Visitor:
        """The person who asks for a part or for the past. Raises ``TooFast`` and ``SignedOut``."""
        session = await signed_in(self._services, request)
        if not self._services.looking_back.allows(session.user):
            raise TooFast("refused-pressing-fast")
        return await visitor_of(self._services, session)

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Says when there is something new."""
        return await self._streams.serve(request, await signed_in(self._services, request))

    # Pressing

    async def _pressed(self, request: web.Request) -> tuple[Session, Body]:
        """Who presses, and what came with it. The same pace as for presses on Discord."""
        session = await signed_in(self._services, request)
        check_proof(request, session)
        if not self._services.context.pressing.allows(session.user):
            raise TooFast("refused-pressing-fast")
        return session, await body_of(request)

    async def act(self, request: web.Request) -> web.Response:
        """Do what was pressed and answer with the screen after it; what was refused is told above
        the screen as it is."""
        session, body = await self._pressed(request)
        action = ACTIONS.get(request.match_info["action"])
        if action is None:
            raise web.HTTPNotFound
        visitor = await visitor_of(self._services, session)
        try:
            caller = visitor.caller(body.request())
            did = await action(self._services.context, visitor.table, caller, body)
        except Malformed:
            raise
        except Refused as refused:
            did = Did(refused.reason)
        note = visitor.say(did.note) if did.note is not None else ""
        hint = hint_told(visitor, did.hinted) if did.hinted is not None else None
        return web.json_response({**await self._screen(session), "note": note, "hint": hint})


def _number(text: str) -> int:
    """The number that an address says. Raises ``Malformed`` where it says none, or too large a
    one."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise Malformed("refused-web-request")
    return int(text)


def html(document: bytes) -> web.Response:
    """A page."""
    return web.Response(body=document, content_type="text/html", charset="utf-8")
