### Refusals, notices and the small words between them.
###
### Functions for translators, in every file:
###   FORM($noun, case: "acc")  a noun in the case its attribute .acc gives; without one, as it is
###   SIGNED($points)           +3, −2, 0; SIGNED($points, unit: "$") is +$3, −$2
###   RANGE($least, $most)      2–4, or 2 where both are the same
###   NAME($part)               a name of the game in quotes; a word in small letters as it is

## Small words

# A list: "a, b and c".
list-joint = { ", " }
list-last-joint = { " and " }
# What is said to those who press, where those who touch the board are told something else.
pressed-or-touched = { $pressed }
# Someone at the table whose name is not known. A name itself is never inflected.
player-number = Player { $number }
# Somebody for whom a bot plays at the moment.
stand-in = { $name } (bot)
# Bots, in the order in which they sit down; at a table they are called so in its language.
bot-name-ada = Bot Ada
bot-name-bohdan = Bot Bohdan
bot-name-cleo = Bot Cleo
bot-name-darko = Bot Darko
bot-name-emma = Bot Emma
bot-name-filip = Bot Filip

## Where on a grid. A long list is narrowed by stretches of columns and rows first.

place-columns = Columns
place-column = Column
place-rows = Rows
place-row = Row

## Why an answer cannot be taken

refused-too-many-words = “{ $word }” is one word too many: the move is complete without it.
refused-not-an-answer = “{ $word }” isn’t possible here.
refused-how-many = Please pick { RANGE($least, $most) }.
refused-too-many-of = That’s more than there are: { $kind }, { $most } in all.
refused-not-in-range = “{ $word }” won’t work here: give me a number from { $low } to { $high }.
refused-nothing-typed = You haven’t typed anything.
refused-too-long =
    That is too long: at most { $most } { $most ->
        [one] character
       *[other] characters
    }, please.
refused-unfinished = Your move isn’t finished yet.

## Why a table cannot start. The problems are parts of one sentence: no capital, no full stop.

refused-unknown-game = We don’t have a game called “{ $word }”.
refused-no-such-option = This game has no option “{ $word }”.
refused-cannot-start = This table can’t start yet: { $problems }.
seats-needed =
    this game takes { RANGE($least, $most) } { $most ->
        [one] player
       *[other] players
    }
option-named = { $option }: { $value }
option-unknown = this game has no option “{ $option }”
option-bad-value = “{ $option }” can’t be “{ $value }”
# 99 stands for "no upper limit".
option-seats = { $most ->
    [99] “{ $option }” takes { $least } or more players
    [one] “{ $option }” takes { RANGE($least, $most) } player
   *[other] “{ $option }” takes { RANGE($least, $most) } players
}
option-needs = “{ $option }” needs “{ $other }”
option-excludes = “{ $option }” doesn’t go with “{ $other }”

## Why something is refused

refused-not-your-turn = It isn’t your turn just now. We’ll call you.
refused-stale = The table has moved on since then. Please look again.
refused-game-over = This game is over.
refused-still-running = This game is still being played.
refused-not-started = This game hasn’t started yet.
refused-already-started = This game has already started.
refused-no-such-game = There is no such table here.
refused-no-next-episode = There is no next episode.
refused-campaign-options = A campaign keeps the options it began with.
refused-no-such-bot = There’s no bot in that seat.
refused-not-seated = You aren’t sitting at this table.
refused-already-seated = You are already sitting at this table.
refused-table-full =
    Every seat is taken: this table has { $most } { $most ->
        [one] seat
       *[other] seats
    }.
refused-seat-taken = That seat is taken.
refused-not-host = Only the host of this table can do that.
refused-too-many-lobbies = You have opened as many tables as one person can (limit: { $most }). Start or cancel one of them first.
refused-too-many-tables = You sit at as many tables as one person can (limit: { $most }). Finish or leave one of them first.
refused-server-full = This server has as many tables as it can hold (limit: { $most }). Another one finds room as soon as a game ends.
refused-pressing-fast = That was a lot at once. Take a breath and press again in a moment.
refused-not-enough-players =
    Not enough players yet: this game needs at least { $least } { $least ->
        [one] player
       *[other] players
    }.
refused-not-alone = You can only end a game here once everyone else has left and just bots play on.
refused-undo-seen = You have already seen the next card, and there’s nobody here to say yes. Play on!
refused-nothing-to-undo = There’s nothing to take back.
refused-own-vote = You asked, so the others decide.
refused-parked = This version of the bot can’t read this game. Please tell whoever runs the bot.
refused-cancelled = This game has been called off.

## What happened at the table

notice-started = 🎲 The game is on. Have fun!
    -# The shuffle is settled already; its fingerprint is `{ $commitment }`. After the game, /game verify shows that nobody has touched it.
notice-cancelled = { $who } calls the game off.
notice-undone = { $who } takes a move back.
notice-you-undid = You take “{ $action }” back.
notice-undo-asked = { $who } would like to take a move back. Is that all right with everyone?
notice-undo-refused = { $who } objects: the move stands.
notice-undo-lapsed = The request to take a move back is off.
notice-shown-again = { $who } asks to see the board again.
notice-rolled-back = { $who } takes the game back to move { $ply }.
notice-cancel-asked = { $who } asks to call the game off: no winner, no result. Do the others agree?
notice-cancelled-together = Everyone agrees: the game is called off.
notice-cancelled-because = { $who } calls the game off. The reason: { $reason }
notice-resigned = { $who } resigns.
notice-stand-in = From now on the house plays for { $who }.
notice-only-bots = { $who }, only bots are left at the table. Play on as long as you like, or press “End it here” and take the win as things stand.
notice-finished = { $who } ends the game here.
notice-auto = The house moves for { $who }.
notice-seed = -# The seed behind the shuffle: `{ $seed }`. /game verify checks it against the fingerprint from the start.
notice-seed-later = -# The seed behind the shuffle is told when the day is over: others are still to play.

## How it ended

end-won = 🏆 **{ $winners } wins!** { $why }
end-won-by = 🏆 **{ $winners } wins { $margin }.** { $why }
end-won-shared = 🏆 **{ $winners } share the victory!** { $why }
end-won-episode = 🏆 **{ $winners } wins this episode!** { $why }
end-won-episode-by = 🏆 **{ $winners } wins this episode { $margin }.** { $why }
end-won-episode-shared = 🏆 **{ $winners } share the win in this episode!** { $why }
end-won-together = 🎉 **You win together!** { $why }
end-lost = **No win for { $who } this time.** { $why }
end-lost-together = **You lose together this time.** { $why }
end-nobody = **Nobody wins.** { $why }
end-score = Final score: { $scores }.
end-points-came = **{ $game }: how the points came**
end-points-stood = **{ $game }: the points as they stood**
end-money-came = **{ $game }: how the money came**
end-money-stood = **{ $game }: the money as it stood**
end-points = { $who } { $points }
end-money = { $who } ${ $points }
# After "wins": "by 3 points: 52 to 49".
end-margin =
    { $margin ->
        [one] by { $margin } point
       *[other] by { $margin } points
    }: { $ahead } to { $behind }
end-margin-money = by ${ $margin }: ${ $ahead } to ${ $behind }
# Where the winner was ahead by the most.
end-difference = What made the difference: { NAME($part) }, { $ahead } to { $behind }.
end-difference-money = What made the difference: { NAME($part) }, ${ $ahead } to ${ $behind }.
# How the points came: "Ann 52: buildings 40, cities 6 and tallest 6".
end-sheet-points = **{ $who } { $total }**: { $parts }
end-sheet-points-team = **{ $total }**: { $parts }
end-sheet-money = **{ $who } ${ $total }**: { $parts }
end-sheet-money-team = **${ $total }**: { $parts }
end-part-points = { NAME($part) } { $points }
end-part-money = { NAME($part) } ${ $points }
end-points-team = { $points }
outcome-resigned = Everyone else has left the game.
outcome-finished = Only bots were left, so the game ends as it stands.
outcome-abandoned = Everyone has left the game.

## What a move would bring

preview-points =
    { $who }: { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }
preview-points-together =
    Together: { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }
# Where parts cancel out.
preview-same = { $who }: the same total as before
preview-same-together = Together: the same total as before
# Under the line before it: what the change is made of, "largest park +2, roads −1".
preview-parts = { $parts }
# Where only one thing changes: "You: largest park +2".
preview-part-of = { $who }: { $parts }
preview-part-together = Together: { $parts }
# Points of several players in one line: "Ann 17 → 20, Marko 17 → 16".
preview-totals = Points: { $totals }
preview-total = { $who } { $before } → { $after }
preview-part = { NAME($label) } { SIGNED($points) }
preview-points-money = { $who }: { SIGNED($points, unit: "$") }
preview-points-together-money = Together: { SIGNED($points, unit: "$") }
preview-totals-money = Money: { $totals }
preview-total-money = { $who } ${ $before } → ${ $after }
preview-part-money = { NAME($label) } { SIGNED($points, unit: "$") }
preview-end = This ends the game. Who wins can’t be told beforehand.
preview-end-yours = This ends the game, and you win!
preview-end-won =
    { $count ->
        [1] This ends the game, and { $who } wins.
       *[more] This ends the game, and the victory is shared: { $who }.
    }
preview-end-together = This ends the game, and you all win together!
preview-end-lost =
    { $people ->
        [1] This ends the game, and you lose.
       *[more] This ends the game, and you all lose together.
    }
