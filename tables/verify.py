"""``python -m tables.verify FILE``: play a log again, and say whether everything agrees."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.errors import Refused
from tables.proof import Proof, prove
from tables.transcript import BadLog, Transcript, read

USAGE = "python -m tables.verify FILE: play a log from /game log again."
AGREES, DIFFERS, UNREADABLE = 0, 1, 2
UNKNOWN = "The log names a game or an option that this house does not have."


def main(arguments: Sequence[str]) -> int:
    """0 when everything agrees, 1 when something does not, 2 when the log cannot be read."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        return _fail(USAGE)
    try:
        log = read(Path(arguments[0]).read_text(encoding="utf-8"))
        proof = prove(log)
    except BadLog as error:
        return _fail(str(error))
    except Refused:
        return _fail(UNKNOWN)
    except (OSError, UnicodeDecodeError) as error:
        return _fail(f"{arguments[0]} cannot be read: {error}")
    sys.stdout.write("".join(f"{line}\n" for line in report(log, proof)))
    return AGREES if proof.holds else DIFFERS


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
    sys.stderr.write(f"{text}\n")
    return UNREADABLE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
