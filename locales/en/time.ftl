### Time and absence: deadlines, reminders, pauses, vacations, seats that others take over.

## Commands

command-pause = pause
    .hint = Let the clocks of a game stand still, if the others agree
command-resume = resume
    .hint = Let the clocks of a paused game run again
command-take-over = take-over
    .hint = Play on for somebody who is away
command-nudge = nudge
    .hint = A friendly word to whoever is waited for
command-reminders = reminders
    .hint = How often, where and when you are reminded
command-zone = zone
    .hint = Your time zone, such as Europe/Kyiv
command-vacation = vacation
    .hint = Let your clocks stand still for some days
command-days = days
    .hint = For how many days, from now on

## A moment, by the reader's own clock

moment = <t:{ $at }:f> (<t:{ $at }:R>)

## On the board

time-until = Time until { $until }.
time-until-person = { $who } has time until { $until }.
time-still = { $who } is on vacation: the clock stands still.
time-paused = The game is paused: no clock runs. /game resume goes on.
time-vote =
    { $wish ->
        [undo] { $people }: may the move be taken back? Nobody sees who said what.
        [pause] { $people }: shall the game pause? Nobody sees who said what.
        [cancel] { $people }: shall the game be called off, with no result? Nobody sees who said what.
       *[return] { $people }: shall the seat go back? Nobody sees who said what.
    }
time-time = More time for { $who }
time-take = Take over from { $who }
time-pause = Pause
time-resume = Resume
time-here = I’m back
time-return = Ask for my seat back
time-mute = Mute this game
time-unmute = Unmute this game
time-muted = You won’t be called for this game any more. The boards go on in its thread.
time-unmuted = You will be called for this game again.
time-nudged = { $people }: a friendly nudge. { $game } is waiting for you.

## The lobby

time-pace = Time per move
time-pace-none = no limit
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
time-call = **{ $game }**: { $stage }.
time-link = To the board
time-since = Waiting since { $since }.
time-reminders = How you are reminded of games that wait for you. A choice holds at once. Your time zone: **{ $zone }**; your Discord shows { $here }. `/reminders zone:` changes it.
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

time-vacation = You are on vacation until { $until }. Your clocks stand still at every table.
time-no-vacation = You are not on vacation. `/vacation days:` begins one at once.
time-days-left =
    { $days ->
        [one] { $days } day is left for this year.
       *[other] { $days } days are left for this year.
    }
time-home = I’m back

## What happened

notice-late = { $who } has run out of time. Without a move until { $until } the house plays a safe one; the seat stays theirs. The table can give more time.
notice-timeout = { $who }: time is up, so the house plays a safe move. The table can take it back with /game undo.
notice-bot-stands-in = { $who } has been away for long: a bot stands in. One press on “I’m back”, or a move, ends that; until then anyone may take the seat over.
notice-rests = Everyone is away, so the game rests. /game resume goes on whenever you like.
notice-more-time = { $who } gets the whole time anew.
notice-back = { $who } is back.
notice-pause-asked = { $who } asks for a pause. Do the others agree?
notice-paused = The game is paused. No clock runs until somebody resumes it.
notice-resumed = { $who } resumes the game. The clocks run again.
notice-taken-over = { $who } takes over this seat from somebody who is away, with hand and points.
notice-your-seat = You have taken this seat over. This is your hand now.
notice-return-asked = Whoever had the seat of { $who } before asks for it back. Do you all agree?
notice-given-back = The table gives { $who } the seat back.
notice-vacation = { $who } is on vacation until { $until }. Their clock stands still.
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

refused-wish-pending = The table has another question before it. Please wait for the answers.
refused-no-wish = Nobody is asking the table for anything just now.
refused-paused = This game is paused already.
refused-not-paused = This game isn’t paused.
refused-no-open-seat = Nobody’s seat can be taken over here.
refused-own-seat-only = You have played another seat at this table and know its hand. You can come back to that one only, and only while nobody else has it.
refused-never-sat = None of the seats here was yours before.
refused-not-late = They are not late: there is no need for more time.
refused-own-time = More time is for the others to give: ask them to press this.
refused-not-away = You are here already: nobody stands in for you.
refused-on-vacation = You are on vacation already.
refused-not-on-vacation = You are not on vacation.
refused-vacation-budget =
    { $days ->
        [one] That is too long: { $days } day is left for this year.
       *[other] That is too long: { $days } days are left for this year.
    }
refused-no-such-zone = There is no time zone “{ $word }”. Start typing the name of a large city near you.
refused-nobody-to-nudge = Nobody else is waited for.
refused-nudged = Give them some time, please. You can nudge again { $until }.
