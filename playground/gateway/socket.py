"""The gateway's WebSocket: hello, heartbeats, identify, resume, and being cut off on purpose."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine

from aiohttp import WSMessage, WSMsgType, web

from playground.gateway.compression import Packing, packing
from playground.gateway.intents import GUILD_MEMBERS, PRIVILEGED
from playground.gateway.members import member_chunks
from playground.gateway.sessions import Session
from playground.gateway.switchboard import Switchboard
from playground.world.model import Json

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
UNKNOWN_ERROR, ALREADY_AUTHENTICATED, SESSION_TIMED_OUT = 4000, 4005, 4009
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
INVALID_VERSION, INVALID_INTENTS, DISALLOWED_INTENTS = 4012, 4013, 4014
LONGEST_GOODBYE = 1.0
ALL_INTENTS = (1 << 26) - 1

Handler = Callable[[Json], Coroutine[None, None, None]]


class Hangup(Exception):
    """Close the connection with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One socket of the bot, from hello to its end."""

    def __init__(self, board: Switchboard, socket: web.WebSocketResponse, pack: Packing) -> None:
        self._board = board
        self._socket = socket
        self._pack = pack
        self._outgoing: asyncio.Queue[Json | None] = asyncio.Queue()
        self.session: Session | None = None
        self._goodbye = False
        self._audible = asyncio.Event()
        self._audible.set()
        self._handlers: dict[int, Handler] = {
            HEARTBEAT: self._heartbeat,
            IDENTIFY: self._identify,
            RESUME: self._resume,
            PRESENCE: self._presence,
            REQUEST_MEMBERS: self._request_members,
            VOICE: self._voice,
        }

    def send(self, frame: Json) -> None:
        """Queue a frame for the bot."""
        self._outgoing.put_nowait(frame)

    def silence(self, *, on: bool) -> None:
        """Make a dead line of it: it stays open, but nothing passes until it comes back."""
        if on:
            self._audible.clear()
        else:
            self._audible.set()

    async def run(self) -> None:
        """Talk until either side hangs up."""
        writer = asyncio.create_task(self._write())
        self._board.connections.add(self)
        try:
            interval = int(self._board.settings.heartbeat_seconds * 1000)
            self.send({"op": HELLO, "d": {"heartbeat_interval": interval, "_trace": []}, **_BARE})
            await self._read()
        except Hangup as hangup:
            await self.hang_up(hangup.code, hangup.reason)
        finally:
            self._board.connections.discard(self)
            self._leave()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer

    def _leave(self) -> None:
        session = self.session
        if session is None or session.line is not self:
            return
        if self._goodbye:
            self._board.sessions.end(session)
        else:
            self._board.sessions.leave(session)
        self._board.tell_presence()

    async def _write(self) -> None:
        while (frame := await self._outgoing.get()) is not None:
            await self._audible.wait()
            packed = self._pack.pack(json.dumps(frame, ensure_ascii=False))
            try:
                if isinstance(packed, bytes):
                    await self._socket.send_bytes(packed)
                else:
                    await self._socket.send_str(packed)
            except ConnectionError:
                return

    async def _read(self) -> None:
        patience = self._board.settings.heartbeat_seconds * 2
        while True:
            try:
                message = await self._socket.receive(timeout=patience)
            except TimeoutError:
                raise Hangup(SESSION_TIMED_OUT, "Session timed out.") from None
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                # Closing with 1000 or 1001 is the bot's way to say that the session is over.
                self._goodbye = message.type is WSMsgType.CLOSE and message.data in (1000, 1001)
                return
            await self._audible.wait()
            await self._take(message)

    async def _take(self, message: WSMessage) -> None:
        try:
            frame = json.loads(message.data)
            handler = self._handlers.get(frame["op"])
        except (ValueError, TypeError, KeyError):
            raise Hangup(DECODE_ERROR, "Error while decoding payload.") from None
        if handler is None:
            raise Hangup(UNKNOWN_OPCODE, "Unknown opcode.")
        if self.session is None and frame["op"] not in (HEARTBEAT, IDENTIFY, RESUME):
            raise Hangup(NOT_AUTHENTICATED, "Not authenticated.")
        data = frame.get("d")
        await handler(data if isinstance(data, dict) else {})

    async def _heartbeat(self, _: Json) -> None:
        self.send({"op": HEARTBEAT_ACK, "d": None, **_BARE})

    async def _identify(self, data: Json) -> None:
        if self.session is not None:
            raise Hangup(ALREADY_AUTHENTICATED, "Already authenticated.")
        if not self._board.accepts_token(data.get("token")):
            raise Hangup(BAD_TOKEN, "Authentication failed.")
        if self._board.starts.are_used_up():
            # Discord takes the token away from a bot that begins too many sessions.
            raise Hangup(BAD_TOKEN, "Authentication failed.")
        shard, intents = self._shard(data.get("shard")), self._intents(data)
        if not self._board.starts.may_begin(shard[0]):
            self.send({"op": INVALID_SESSION, "d": False, **_BARE})
            return
        session = self._board.sessions.open(intents, shard)
        session.presence = data.get("presence") or {}
        self.session = session
        session.line = self
        self._board.welcome(session)

    def _shard(self, given: object) -> tuple[int, int]:
        number, count = shard_of(given)
        if self._board.settings.sharding_required and count < self._board.shards:
            raise Hangup(SHARDING_REQUIRED, "Sharding required.")
        return number, count

    def _intents(self, data: Json) -> int:
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            raise Hangup(INVALID_INTENTS, "Invalid intent(s).")
        if intents & PRIVILEGED and not self._board.settings.privileged_intents:
            raise Hangup(DISALLOWED_INTENTS, "Disallowed intent(s).")
        return intents

    async def _resume(self, data: Json) -> None:
        if not self._board.accepts_token(data.get("token")):
            raise Hangup(BAD_TOKEN, "Authentication failed.")
        session = self._board.sessions.resume(data.get("session_id"))
        missed = None if session is None else session.missed(int(data.get("seq") or 0))
        if session is None or missed is None:
            self.send({"op": INVALID_SESSION, "d": False, **_BARE})
            return
        former = session.line
        self.session = session
        session.line, session.left_at = self, None
        for frame in missed:
            self.send(frame)
        session.dispatch("RESUMED", {"_trace": []})
        self._board.tell_presence()
        # A session has one line: whoever resumes it takes it from the one before.
        if isinstance(former, Connection) and former is not self:
            await former.hang_up(UNKNOWN_ERROR, "Session resumed elsewhere.")

    async def _presence(self, data: Json) -> None:
        if self.session is not None:
            self.session.presence = data
            self._board.tell_presence()

    async def _voice(self, _: Json) -> None:
        """There is no voice here; the request is taken and nothing comes of it."""

    async def _request_members(self, data: Json) -> None:
        if self.session is None:
            return
        everyone = not data.get("user_ids") and not data.get("query")
        if everyone and not self.session.intents & GUILD_MEMBERS:
            raise Hangup(DISALLOWED_INTENTS, "Disallowed intent(s).")
        for chunk in member_chunks(self._board.world, self._board.wire, data):
            self.session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def hang_up(self, code: int, reason: str = "") -> None:
        """Close politely with a code."""
        with contextlib.suppress(ConnectionError):
            await self._socket.close(code=code, message=reason.encode())

    def cut(self, request: web.Request) -> None:
        """End the connection as a broken wire would, with no goodbye."""
        if request.transport is not None:
            request.transport.abort()


def shard_of(given: object) -> tuple[int, int]:
    """The number of a shard, and of how many, as a bot names them; by default the only one."""
    if given is None:
        return 0, 1
    match given:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    raise Hangup(INVALID_SHARD, "Invalid shard.")


async def serve(board: Switchboard, request: web.Request) -> web.StreamResponse:
    """Answer a bot that opens the gateway."""
    if board.refusing:
        raise web.HTTPServiceUnavailable
    pack = packing(request.query.get("compress"))
    socket = web.WebSocketResponse(timeout=LONGEST_GOODBYE, max_msg_size=0, compress=False)
    await socket.prepare(request)
    if pack is None or request.query.get("v", "10") != "10":
        await socket.close(code=INVALID_VERSION if pack else DECODE_ERROR)
        return socket
    connection = Connection(board, socket, pack)
    board.wires[connection] = request
    try:
        await connection.run()
    finally:
        board.wires.pop(connection, None)
    return socket


_BARE: Json = {"s": None, "t": None}
