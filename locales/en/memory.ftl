### Looking back: history, replay, log, and the proof of the shuffle.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-step = step
    .hint = Which step; the newest if you name none
command-replay = replay
    .hint = A finished game as an animation
command-log = log
    .hint = A finished game as a text file
command-verify = verify
    .hint = Check that the shuffle of a game was fair
command-share = share
    .hint = Show it to everyone here; otherwise only to you

## Buttons

memory-first = « First
memory-back = ‹ Back
memory-next = Next ›
memory-last = Last »
memory-jump = Go to…
memory-replay = Replay
memory-log = Log
memory-verify = Check the shuffle

## History

memory-heading = **{ $game }** · step { $number } of { $count } · { $when }
memory-taken-back = (taken back)
memory-taken-back-later = This move was taken back later: it doesn’t count.
memory-jump-prompt = Step (1–{ $count })
memory-eyes = Through whose eyes?
memory-eyes-everyone = What everyone saw
memory-eyes-of = What { $who } saw
memory-seen-by = Through the eyes of { $who }.

## Replay

memory-filming = Painting the replay: { $done } of { $count }.
memory-filmed = **{ $game }**, table { $number }: the whole game in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
memory-film-alt = { $game }, move by move, as an animation. At the end the board looks like this:
memory-shared = Done: everyone here can see it.

## Log

memory-logged = **{ $game }**, table { $number }: every move of the game, undone ones too, with the seed. Whoever has the code of Boroughs can play it again: `python -m tables.verify { $file }`

## The shuffle

memory-fair = ✅ **The shuffle was fair.** Everything comes out the same.
memory-unfair = ⚠️ **Something doesn’t agree.**
memory-fingerprint-agrees = The seed `{ $seed }` belongs to the fingerprint that was shown before the first move: `{ $fingerprint }`. So the shuffle was fixed before anyone had moved, and nobody changed it since.
memory-fingerprint-differs = The seed `{ $seed }` does not belong to the fingerprint that was shown before the first move: `{ $fingerprint }`.
memory-moves-agree =
    Played once more from this seed, { $moves ->
        [one] the one move leads
       *[other] all { $moves } moves lead
    } to the very same cards and boards.
memory-moves-differ = Played once more from this seed, the game comes out differently at move { $move }.
memory-undone-too = Moves that were taken back were checked as well.
memory-result-agrees = The result comes out the same.
memory-result-differs = The result comes out differently.
memory-no-result = The game was called off, so there is no result to compare.
memory-rules-changed = The rules of this game have been corrected since it was played. The difference may come from that.
memory-by-yourself = To check it by yourself, take the log: /game log.
memory-not-yet = The seed stays secret until the game is over. Its fingerprint was shown before the first move: `{ $fingerprint }`. After the end, /game verify checks that the two belong together.

## Why not

refused-not-over = The game isn’t over yet, and this would tell hidden things. Until then /game history shows what you may see.
refused-eyes-closed = The game isn’t over yet: until then you look through your own eyes only.
