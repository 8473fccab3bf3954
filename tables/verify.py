"""``python -m tables.verify FILE``: play a log again, and say whether everything agrees."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from engine.core.errors import Refused
from tables.history.proof import Proof, prove
from tables.history.transcript import BadLog, Transcript, read

USAGE = "python -m tables.verify FILE: play a log from /game log again."
AGREES, DIFFERS, UNREADABLE = 0, 1, 2
MOST_BYTES = 4 * 1024 * 1024
MOST_SHOWN = 300
UNPLAYABLE = "The log holds something that cannot be played."
UNKNOWN = "The log names a game or an option that this version does not have."


def main(arguments: Sequence[str]) -> int:
    """0 when everything agrees, 1 when something does not, 2 when the log cannot be read."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        return _fail(USAGE)
    try:
        log = read(_text(Path(arguments[0])))
        proof = prove(log)
    except BadLog as error:
        return _fail(str(error))
    except Refused:
        return _fail(UNKNOWN)
    except (OSError, UnicodeDecodeError) as error:
        return _fail(f"{arguments[0]} cannot be read: {error}")
    except Exception as error:
        # Anybody may have written this file, and the rules of a game trust what they are given.
        return _fail(f"{UNPLAYABLE} ({type(error).__name__})")
    _write(sys.stdout, report(log, proof))
    return AGREES if proof.holds else DIFFERS


def _text(path: Path) -> str:
    """What stands in the file, which must not be larger than any log of ours."""
    with path.open("rb") as file:
        held = file.read(MOST_BYTES + 1)
    if len(held) > MOST_BYTES:
        raise BadLog(f"It is longer than any log: more than {MOST_BYTES} bytes.")
    return held.decode("utf-8")


def report(log: Transcript, proof: Proof) -> Iterator[str]:
    """What was found, line by line."""
    yield f"{log.game}, {len(log.names)} players, {proof.moves} moves"
    yield f"Seed and fingerprint: {'agree' if proof.fingerprint else 'DO NOT AGREE'}"
    if proof.broken is not None:
        yield f"Moves: number {proof.broken} cannot be played as the log has it"
    else:
        yield "Moves: all of them can be played again"
        yield f"Result: {'agrees' if proof.result else 'DOES NOT AGREE'}"
    yield from _standings(log, proof)
    if not proof.holds and not proof.same_rules:
        yield "The rules have changed since this game: play it with the version of its day."


def _standings(log: Transcript, proof: Proof) -> Iterator[str]:
    for name, standing in zip(log.names, proof.standings, strict=False):
        yield f"  {standing.rank}. {name}: {standing.points}"


def _fail(text: str) -> int:
    _write(sys.stderr, (text,))
    return UNREADABLE


def _write(stream: TextIO, lines: Iterable[str]) -> None:
    """Write these lines with everything in them made visible: text from the file must not steer a
    terminal."""
    text = "".join(f"{plain(line)}\n" for line in lines)
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding))


def plain(line: str) -> str:
    """The line with everything that cannot be seen written out, and not longer than can be read."""
    seen = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in line[:MOST_SHOWN])
    return seen if len(line) <= MOST_SHOWN else f"{seen}…"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
