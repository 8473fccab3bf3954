### Time and absence: deadlines, reminders, pauses, vacations, seats that others take over.

## Commands

command-pause = pause
    .hint = Stop a game’s clocks, if the others agree
command-resume = resume
    .hint = Start the clocks of a paused game again
command-take-over = take-over
    .hint = Play on for somebody who is away
command-nudge = nudge
    .hint = A friendly nudge for whoever is up
command-reminders = reminders
    .hint = When, where and how often you are reminded
command-zone = zone
    .hint = Your time zone, such as Europe/Kyiv
command-vacation = vacation
    .hint = Stop your clocks for a few days
command-days = days
    .hint = For how many days, starting now

## A moment, by the reader's own clock

moment = <t:{ $at }:f> (<t:{ $at }:R>)

## On the board

time-until = Time to move: until { $until }.
time-until-person = { $who } has until { $until }.
time-still = { $who } is on vacation: no clock is running.
time-paused = The game is paused and no clock is running. /game resume gets it going again.
time-vote =
    { $wish ->
        [undo] { $people }: take the move back? Nobody sees who said what.
        [pause] { $people }: pause the game? Nobody sees who said what.
        [cancel] { $people }: call the game off, with no result? Nobody sees who said what.
       *[return] { $people }: give the seat back? Nobody sees who said what.
    }
time-time = More time for { $who }
time-take = Take over from { $who }
time-pause = Pause
time-resume = Resume
time-here = I’m back
time-return = Ask for my seat back
time-mute = Mute this game
time-unmute = Unmute this game
time-muted = I won’t call you to this game any more. Its boards still appear in the thread.
time-unmuted = I’ll call you to this game again.
time-nudged = { $people }: a friendly nudge! { $game } is waiting for you.

## The lobby

time-pace = Time per move
time-pace-none = no limit
time-pace-1h = 1 hour
time-pace-8h = 8 hours
time-pace-12h = 12 hours
time-pace-1d = 1 day
time-pace-2d = 2 days
time-pace-3d = 3 days
time-pace-7d = 7 days

## Reminders

time-digest =
    { $count ->
        [one] One game is waiting for you.
       *[other] { $count } games are waiting for you, the longest wait first.
    }
time-called = { $person }, it’s your turn.
time-call = **{ $table }** — { $stage }.
time-link = Go to the board
time-since = Your turn came { $since }.
time-reminders = How I remind you of games that are waiting for you. Changes take effect right away. Your time zone is **{ $zone }**; your Discord shows { $here }. `/reminders zone:` changes it.
attention-every = Remind me
attention-every-1d = once a day
attention-every-2d = every two days
attention-every-8h = every 8 hours
attention-every-3h = every 3 hours
attention-every-off = never
attention-place = Where
attention-place-dm = one direct message for all games
attention-place-thread = in the thread of each game
attention-night = Quiet hours
attention-night-none = none

## Vacation

time-vacation = You’re on vacation until { $until }. Your clocks are stopped at every table.
time-no-vacation = You’re not on vacation. `/vacation days:` starts one right away.
time-days-left =
    { $days ->
        [one] You have { $days } vacation day left this year.
       *[other] You have { $days } vacation days left this year.
    }
time-home = I’m back

## What happened

notice-late = { $who } has run out of time. If there’s no move by { $until }, the house plays a safe one; the seat stays theirs. The table can give more time.
notice-timeout = { $who } is out of time, so the house plays a safe move. The table can take it back with /game undo.
notice-bot-stands-in = { $who } has been away for a while, so a bot is standing in. “I’m back” or any move ends that; until then anyone may take the seat over.
notice-rests = Everyone is away, so the game takes a rest. /game resume picks it up again whenever you like.
notice-more-time = { $who } gets the full time again.
notice-back = { $who } is back.
notice-pause-asked = { $who } would like a pause. Is that all right with everyone?
notice-paused = The game is paused. No clock runs until somebody resumes it.
notice-resumed = { $who } resumes the game. The clocks are running again.
notice-taken-over = { $who } takes over from somebody who is away, hand and points included.
notice-your-seat = This seat is yours now, and so is this hand.
notice-return-asked = Whoever sat there before { $who } would like the seat back. Is that all right with everyone?
notice-given-back = The table agrees: { $who } has the seat back.
notice-vacation = { $who } is on vacation until { $until }. Their clock is stopped.
notice-vacation-over = { $who } is back from vacation.
notice-wish-refused =
    { $wish ->
        [undo] Not everyone agrees: the move stands.
        [pause] Not everyone agrees: the game goes on.
        [cancel] Not everyone agrees: the game goes on.
       *[return] Not everyone agrees: the seat stays as it is.
    }
notice-lapsed =
    { $wish ->
        [undo] The request to take back a move has lapsed.
        [pause] The request for a pause has lapsed.
        [cancel] The request to call the game off has lapsed.
       *[return] The request for the seat has lapsed.
    }

## Refusals

refused-wish-pending = The table is already deciding something. Please wait for those answers first.
refused-wish-again = The others have said no to that. You can ask again { $until }.
refused-no-wish = Nobody is asking the table for anything right now.
refused-paused = This game is already paused.
refused-not-paused = This game isn’t paused.
refused-no-open-seat = There’s no seat to take over here.
refused-own-seat-only = You have played another seat at this table and know its hand. You can come back to that one only, and only while nobody else has it.
refused-forgotten-seat-only = Somebody who has played at this table wished to be forgotten, so I can’t tell whose hands a newcomer knows. Only the seat they left can be taken over, and only while it’s the only one of its kind.
refused-never-sat = None of the seats here was ever yours.
refused-not-late = They’re not late, so there’s no need for more time.
refused-own-time = More time is for the others to give: ask them to press this.
refused-not-away = You’re here already: nobody is standing in for you.
refused-on-vacation = You’re already on vacation.
refused-not-on-vacation = You’re not on vacation.
refused-vacation-budget =
    { $days ->
        [one] That’s too long: you have { $days } day left this year.
       *[other] That’s too long: you have { $days } days left this year.
    }
refused-no-such-zone = There’s no time zone “{ $word }”. Start typing the name of a big city near you.
refused-nobody-to-nudge = There’s nobody to nudge.
refused-nudged = Give them a little time, please. You can nudge again { $until }.
