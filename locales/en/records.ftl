### Records: what people have played and won, leaderboards, and whose data it is.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-stats = stats
    .hint = Your record, or somebody else’s
command-whose = person
    .hint = Whose record; your own if you name nobody
command-everywhere = everywhere
    .hint = Games from every server, not just this one
command-leaderboard = leaderboard
    .hint = Who stands where in a game
command-forget-me = forget-me
    .hint = Delete everything about you from the archive
command-my-data = my-data
    .hint = What we keep about you, as a file
command-export = export
    .hint = The tables of this server, as a file
command-up-to = up-to
    .hint = Only tables up to this number, for older ones

## Settings

setting-records = My record
setting-records-shown = others may see it
setting-records-hidden = only I may see it

## People without a name

# Whoever runs the table or the server, without a name: the log keeps none.
in-charge = The management
# Somebody who wished to be forgotten.
former-player = Former player { $number }

## A record

record-title = Record
record-here = This server
record-everywhere = Everywhere
record-heading = **{ $name }** · { $place }
record-figure = { $label }: { $value }
record-played = Games played
record-won = Won
record-reliability = Reliability
record-streak = Winning streak
record-longest = Longest streak
record-answer = Average answer
record-head-rating = Rating
record-head-best = Best
record-head-played = Played
record-head-won = Won
record-campaigns = { $game }, campaigns
record-none = –
record-percent = { $percent }%
record-seconds = { $seconds } s
record-minutes = { $minutes } min
record-hours = { $hours } h { $minutes } min
record-days = { $days } d { $hours } h
record-empty = { $name } hasn’t finished a game here yet. /game new opens a table.

## A leaderboard

ranking-title = Leaderboard
ranking-heading = **{ $game }** · Leaderboard · { $place }
ranking-versus = Against each other
ranking-together = Against the game
ranking-line = { $rank }. { $name } — { $figures }
ranking-empty = Nobody is on this list yet: no game of { $game } that counts has been finished. /game new opens a table!
ranking-elsewhere = somebody from another server

## Forget me

forget-sure = **Shall we forget you?** There’s no way back.
    • Your settings, your ratings and your record go.
    • In finished games your name and your Discord id go; your seat is then “a former player”. The games themselves stay: they are the others’ too.
    • { $tables ->
        [0] You sit at no running table.
        [one] You leave { $tables } table now: a running game goes on without you, or the last player left wins.
       *[other] You leave { $tables } tables now: running games go on without you, or the last player left wins.
    }
    Messages already posted in Discord aren’t ours to delete, and a backup made before today still holds you until whoever runs the bot deletes it. /my-data shows first what we keep.
forget-yes = Yes, forget me
forget-no = Keep everything
forget-kept = Nothing has changed. Good to have you here.
forget-done = Done: the archive knows nothing of you any more. Thanks for playing, and come back any time.

## Data to take away

data-yours = Everything we keep about you, for your eyes only.
data-server =
    { $count ->
        [one] { $count } table of this server. For a running game it holds only what everybody has read.
       *[other] { $count } tables of this server. For running games they hold only what everybody has read.
    }
data-older = There are older ones: /admin export with “up-to { $upto }” gets them.
data-none = This server has no tables yet.

## Why not

refused-record-hidden = This player keeps their record private.
