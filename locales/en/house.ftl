### The words of the house: refusals, notices and the small words between them.
###
### Functions for translators, in every file:
###   FORM($noun, case: "acc")  a noun in the case its attribute .acc gives; without one, as it is
###   SIGNED($points)           +3, −2, 0
###   RANGE($least, $most)      2–4, or 2 where both are the same

## Small words

# A list: "a, b and c".
list-joint = { ", " }
list-last-joint = { " and " }
# Someone at the table whose name is not known. A name itself is never inflected.
player-number = Player { $number }

## Where on a grid. A long list is narrowed by stretches of columns and rows first.

place-columns = Columns
place-column = Column
place-rows = Rows
place-row = Row

## Why an answer cannot be taken

refused-too-many-words = “{ $word }” is one word too many: the move is complete without it.
refused-not-an-answer = “{ $word }” isn’t possible here.
refused-how-many = Please choose { RANGE($least, $most) }.
refused-not-in-range = “{ $word }” won’t do: please name a number from { $low } to { $high }.
refused-nothing-typed = You haven’t typed anything.
refused-too-long =
    That is too long: at most { $most } { $most ->
        [one] character
       *[other] characters
    }, please.
refused-unfinished = The move isn’t complete yet.

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

## Why the office says no

refused-not-your-turn = It isn’t your turn just now. We’ll call you.
refused-stale = The table has moved on since then. Please look again.
refused-game-over = This game is over.
refused-not-started = This game hasn’t started yet.
refused-already-started = This game has already started.
refused-no-such-game = There is no such table here.
refused-no-next-episode = There is no next episode.
refused-campaign-options = The options of a campaign stay as they are.
refused-no-such-bot = There is no bot on that seat.
refused-not-seated = You aren’t sitting at this table.
refused-already-seated = You are already sitting at this table.
refused-table-full =
    Every seat is taken: this table has { $most } { $most ->
        [one] seat
       *[other] seats
    }.
refused-seat-taken = This seat is taken.
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
refused-nothing-to-undo = There is nothing to take back.
refused-own-vote = Your own request is for the others to decide.
refused-parked = This version of the bot can’t read this game. Please tell whoever runs the bot.
refused-cancelled = This game has been called off.

## What happened at the table

notice-started = The game begins. Fingerprint of the hidden seed: `{ $commitment }`. The seed is shown at the end, so that anyone can check the shuffle.
notice-cancelled = { $who } calls the game off.
notice-cancel-asked = { $who } asks to call the game off: no winner, no result. Do the others agree?
notice-cancelled-together = Everyone agrees: the game is called off.
notice-cancelled-because = { $who } calls the game off. The reason: { $reason }
notice-undone = { $who } takes back a move.
notice-you-undid = You take back “{ $action }”.
notice-undo-asked = { $who } asks to take back a move. Do the others agree?
notice-undo-refused = { $who } doesn’t agree: the move stands.
notice-undo-lapsed = The request to take back a move has lapsed.
notice-shown-again = { $who } has the board shown once more.
notice-rolled-back = { $who } sets the game back to move { $ply }.
notice-resigned = { $who } resigns.
notice-stand-in = { $who }: the house plays this seat from now on.
notice-auto = { $who }: the house moves for this seat.
notice-seed = The seed of this game: `{ $seed }`. Compare it with the fingerprint shown at the start.

## How it ended

outcome-resigned = { $who } wins: everyone else has left the game.
outcome-abandoned = Everyone has left the game, so nobody wins.

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
# Under the line before it: what the change is made of, "largest park +2, roads −1".
preview-parts = { $parts }
preview-part = { $label } { SIGNED($points) }
preview-same = The points stay as they are.
