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
    .hint = Show it to everyone here, not just to you

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
memory-taken-back-later = This move was taken back later and doesn’t count.
memory-jump-prompt = Step (1–{ $count })
memory-eyes = Through whose eyes?
memory-eyes-everyone = What everyone saw
memory-eyes-of = What { $who } saw
memory-seen-by = The way { $who } saw it.

## Replay

memory-filming = Painting the replay: { $done } of { $count }.
memory-filmed = **{ $game }**, table { $number }: the whole game in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
memory-film-alt = { $game }, move by move, as an animation. At the end the board looks like this:
memory-shared = Done: everyone here can see it.
memory-shared-before = Everyone can see the replay already: { $place }

## Log

memory-logged = **{ $game }**, table { $number }: every move of the game, even those taken back, and the seed. Anyone with the code of Boroughs can play it again: `python -m tables.verify { $file }`

## The shuffle

memory-fair = ✅ **The shuffle was fair.** Everything matches.
memory-unfair = ⚠️ **Something doesn’t match.**
memory-fingerprint-agrees = The seed `{ $seed }` matches the fingerprint shown before the first move: `{ $fingerprint }`. So the shuffle was settled before anyone had moved, and nobody has touched it since.
memory-fingerprint-differs = The seed `{ $seed }` doesn’t match the fingerprint shown before the first move: `{ $fingerprint }`.
memory-moves-agree =
    Played again from this seed, { $moves ->
        [one] the one move leads
       *[other] all { $moves } moves lead
    } to exactly the same cards and boards.
memory-moves-differ = Played again from this seed, the game comes out differently at move { $move }.
memory-undone-too = Moves that were taken back were checked too.
memory-result-agrees = The result comes out the same.
memory-result-differs = The result comes out differently.
memory-no-result = The game was called off, so there is no result to compare.
memory-rules-changed = The rules of this game have been corrected since it was played. That may explain the difference.
memory-by-yourself = To check it yourself, take the log: /game log.
memory-not-yet = The seed stays secret until the game is over. Its fingerprint was shown before the first move: `{ $fingerprint }`. After the end, /game verify checks that the two match.

## Why not

refused-not-over = The game isn’t over yet, and this would give secrets away. Until then /game history shows what you may see.
refused-eyes-closed = The game isn’t over yet: until then you see it through your own eyes only.
