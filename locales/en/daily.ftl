### The city of the day: one puzzle for everybody, the card, the table, the morning post.

## Commands: a name (lower case, no spaces, at most 32 signs) and a hint of at most 100.

command-daily = daily
    .hint = The city of the day: play it, see your tries and the table
command-daily-channel = daily
    .hint = Post the city of the day in this channel every morning
command-daily-zone = zone
    .hint = The time zone of this server, such as Europe/Kyiv
command-daily-hour = hour
    .hint = At what hour it is posted, from 0 to 23
command-daily-off = off
    .hint = Post it no longer

## The page of today

daily-date =
    { $month ->
        [1] { $day } January
        [2] { $day } February
        [3] { $day } March
        [4] { $day } April
        [5] { $day } May
        [6] { $day } June
        [7] { $day } July
        [8] { $day } August
        [9] { $day } September
        [10] { $day } October
        [11] { $day } November
       *[12] { $day } December
    }
daily-title = The city of the day
daily-heading = ## 🏙 The city of the day · { $date }
daily-puzzle = **{ $puzzle }**: everybody plays the same city today.
# A game with its options, one after another.
daily-with = { $game } ({ $options })
daily-par-is = The bar is **{ $par }**: that’s what the hard bot made of it.
daily-par-later = The hard bot is still at it; its score will be the bar.
daily-until = Begin before { $end }; what you’ve begun counts until { $close }.
daily-try-points = Try { $number }: **{ $points }**
daily-try-late = Try { $number }: { $points }, but too late to count
daily-try-given-up = Try { $number }: given up
daily-try-running = Try { $number }: you’re in the middle of it
daily-left =
    { $left ->
        [one] You have { $left } try left. The best one counts.
       *[other] You have { $left } tries left. The best one counts.
    }
daily-none-left = Those were your tries for today. A new city comes { $next }.
daily-streak =
    { $days ->
        [one] 🔥 { $days } day in a row
       *[other] 🔥 { $days } days in a row
    }
daily-nobody-yet = Nobody has finished it yet.
daily-play = Play
daily-go-on = Go on
daily-share = Share my card
daily-look = My tries and the table
daily-replay = Watch the best city
daily-begun = 🏙 **The city of the day**, try { $number } of { $most }. Nobody else sees your table until the day is over; the board comes by direct message.

## The card and the table

daily-points = points
daily-money = money
daily-bar = the bar
daily-bar-flag = bar { $par }
daily-try = try
daily-try-of = { $number } of { $most }
daily-days = days in a row
daily-card = **{ $name }** · { $game }, { $date }: **{ $points }**
daily-card-bar = **{ $name }** · { $game }, { $date }: **{ $points }**, with the bar at { $par }
daily-card-picture = How the points grew: { $shape }
daily-shared = Your card is up.
daily-head-points = Points
daily-head-money = Money
daily-head-tries = Try
daily-head-days = In a row

## The morning post

daily-post-best = Yesterday, **{ $puzzle }**: **{ $name }** built the best city here, **{ $points }**.
daily-post-best-bar = Yesterday, **{ $puzzle }**: **{ $name }** built the best city here, **{ $points }**, with the bar at { $par }.
daily-post-nobody = Yesterday, **{ $puzzle }**: nobody here finished the city.
daily-post-count = Finished here: { $here }; on all servers: { $all }.
daily-post-seed = -# Yesterday’s seed: `{ $seed }`. Anyone can check it against its fingerprint.
daily-post-tomorrow = -# Tomorrow: { $game }. Its fingerprint: `{ $fingerprint }`

## For those who run a server

daily-on = The city of the day comes to this channel every morning at { $hour }:00 ({ $zone }), for the first time { $first }. One post a day, and it pings nobody.
daily-off = The city of the day won’t be posted here any more.

## What isn’t possible

refused-sealed = This city stays closed until the day is over: others are still to play it. Then you can watch, check and share it.
refused-sealed-hint = Everybody plays the city of the day without help, so there are no hints.
refused-undo-sealed = You’ve already seen what came of it, and in the city of the day there’s no taking that back.
refused-no-tries-left =
    { $most ->
        [one] You’ve had your { $most } try at today’s city. Tomorrow there’s a new one.
       *[other] You’ve had your { $most } tries at today’s city. Tomorrow there’s a new one.
    }
refused-no-card = There’s no card for this try: it isn’t finished. Play it to the end first.
refused-card-shared = The card of this try is already in this channel.
refused-daily-off = The city of the day isn’t posted on this server. /admin daily in a channel turns it on.
refused-no-puzzle = None of my games can be played alone just now, so there’s no city of the day.
refused-no-best = This city isn’t shown any more. /daily has the one of today.
refused-daily-place = I can’t post here. Use /admin daily in a text channel where I may view the channel, send messages and attach files.
