### Leagues and cups: signing up, rounds, the table, the end.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-league = league
    .hint = Leagues and cups of this server
command-league-new = new
    .hint = Start a league here: weeks in small groups, promotion and relegation
command-league-cup = cup
    .hint = Start a one-day cup here by the Swiss system
command-league-show = show
    .hint = The table, your tables and what comes next
command-league-weeks = weeks
    .hint = How many weeks a season has, from 1 to 12
command-league-duels = duels
    .hint = Two at a table, everybody against everybody, instead of the whole group at one
command-league-which = league
    .hint = Which league or cup

## What it is

league-heading = ## 🏆 League: { $game }, season { $season }
league-cup-heading = ## 🏆 Cup: { $game }
league-title = Season { $season }
league-cup-title = Cup
league-terms =
    { $weeks ->
        [one] One week, small groups by rating. The whole group meets at one table.
       *[other] { $weeks } weeks, small groups by rating. The whole group meets at one table, again and again.
    }
league-terms-duels =
    { $weeks ->
        [one] One week, small groups by rating. Two at a table, everybody against everybody.
       *[other] { $weeks } weeks, small groups by rating. Two at a table, everybody against everybody.
    }
league-cup-terms = One day, two at a table. In each round you meet somebody with about as many points as you, and nobody twice.
league-line = { $game }: { $title } ({ $stage })
league-stage-open = signing up
league-stage-running = being played
league-stage-over = over

## Signing up

league-nobody-yet = Nobody has signed up yet.
league-names =
    { $count ->
        [one] **{ $count } player:** { $names }
       *[other] **{ $count } players:** { $names }
    }
league-more = { $count } more
league-how = -# I open the tables, and a missed move is played for you. The host presses Start; it takes at least { $least } to begin. Whoever comes later waits for a free place.
league-join = Join
league-leave = Leave
league-start = Start
league-mine = My tables
league-joined = You’re in. I’ll open your tables as soon as it starts.
league-joined-line = You’re in line. As soon as somebody leaves, their place and their tables are yours.
league-has-left = You’ve left.
league-starting = Off we go: your tables open in a moment.
league-begun = It has begun.
league-called-off = It was called off.

## Rounds

league-round = Round { $number } of { $count }
league-final = Final table
league-round-begins = **{ $round }**: the tables are opening.
league-tables = **{ $group }:** { $tables }
league-rests = { $name } rests and gets a point
league-next-round = The next round begins { $when }.
league-last-round = This is the last round, and it ends { $when }. Whatever isn’t finished by then is shared by everybody at the table.
league-stands = **{ $round }**

## The table

league-group = Group { $number }
league-all = Everybody
league-head-points = Points
league-half = { $whole }.5
league-head-played = Played
league-head-won = Won
league-up = goes up a group
league-down = goes down a group
league-empty = empty place
league-somebody = somebody

## The end

league-is-over = **It’s over.**
league-winner = 🥇 **{ $group }:** { $name }, points: { $points }
league-host-next = -# The host can open the next season: the first of each group go up, the last go down, and newcomers begin at the bottom.

## One’s own panel

league-in = You’re in.
league-not-in = You’re not in it.
league-next-in-line = You’re next in line for a place.
league-in-line = You’re number { $number } in line for a place.
league-own = **{ $group }:** you’re number { $rank }.
league-table = • Round { $round }, with { $people }: { $place }
league-table-opening = • Round { $round }, with { $people }: opening in a moment
league-table-over = • Round { $round }, with { $people }: points { $points } ({ $place })
league-table-alone = • Round { $round }: nobody left to play, so the point is yours
league-other-groups = Another group
league-options = Change the options
league-remove = Take somebody out
league-here = Play in this channel
league-call-off = Call it off
league-end = End it now
league-next = Next season
league-moved = From now on it’s played in this channel.
league-was-removed = Done. The next in line takes over the place.
league-keep = No, keep playing

## Before what can’t be taken back

league-leave-sure-alone = You give up your place for the rest of the season. Nobody is waiting for it, so you lose the games you’re in.
league-leave-sure = You give up your place for the rest of the season. The next in line takes it over, with your points and your games.
league-do-left = Give up my place
league-remove-sure-alone = { $name } loses the place and the games under way. Nobody is waiting for it: it stays empty.
league-remove-sure = { $name } loses the place. The next in line takes it over, with its points and games.
league-do-removed = Take them out
league-call-off-sure = Nothing has been played yet. Everybody who signed up goes home.
league-end-sure-played = The season ends now, and the table stays as it is.
league-end-sure =
    { $tables ->
        [one] The season ends now. { $tables } game isn’t finished: everybody at the table shares its points.
       *[other] The season ends now. { $tables } games aren’t finished: everybody at the table shares the points.
    }
league-do-ended = End it for good

## What isn’t possible

refused-league-together = Played like this, everybody wins or loses together, so it can’t have a league. These can: { $games }.
refused-league-options = With these options no group can meet on equal terms. Choose others, or none.
refused-league-pace = A league needs a time per move, or one slow game holds up everybody. Choose one of the others.
refused-league-place = A league needs a text channel: each of its games gets a thread there.
refused-too-many-leagues =
    { $most ->
        [one] This server already has { $most } league under way. Finish it first.
       *[other] This server already has { $most } leagues under way. Finish one first.
    }
refused-no-such-league = There’s no such league on this server. /league show lists them all.
refused-no-league-here = There’s no league on this server yet. Whoever manages it starts one with /league new.
refused-league-joined = You’re already in.
refused-not-in-league = You’re not in this league.
refused-league-full =
    { $most ->
        [one] It’s full: there’s room for { $most }.
       *[other] It’s full: there’s room for { $most } people.
    }
refused-league-over = It’s over. /league show has the table.
refused-league-begun = It has already begun.
refused-league-not-over = The next season comes after this one is over.
refused-league-few =
    { $least ->
        [one] It takes { $least } person to begin.
       *[other] It takes { $least } people to begin.
    }
refused-not-league-host = That’s for the host of this league and for those who manage the server.
refused-league-stale = Things have moved on meanwhile. /league show has the latest.
