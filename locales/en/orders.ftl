### Prepared moves and standing answers: what somebody means to do before they are asked.

command-prepare = prepare
    .hint = Prepare your next moves while the others think

orders-prepare = Prepare a move
orders-another = Prepare another
# In place of Confirm.
orders-prepare-it = Prepare this
orders-preparing = You are preparing move { $number }. The table is shown as it would be if nobody changed anything until then.

## The list

orders-title = **Prepared by you.** Nobody else sees this. Each time it’s your turn, the first move is played at once.
orders-none = You haven’t prepared anything here.
orders-line = { $number }. { $move }
orders-line-impossible = { $number }. As things stand now, this won’t be possible.
orders-if-legal = if it’s still possible
orders-if-untouched = only if nobody has touched the place
orders-if-did = only if the last thing { $who } did was something like “{ $told }”
orders-go-on = Go on with these
orders-clear = Clear all
orders-up = Move up
orders-drop = Take it out
orders-list = Back to the list
orders-when = When should it be played?

## Why a list waits for its owner

orders-held-illegal = Your prepared move wasn’t possible any more, so nothing was played. The list waits for you.
orders-held-touched = Something has changed at the place of your prepared move, so nothing was played. The list waits for you.
orders-held-otherwise = What your prepared move was waiting for didn’t happen, so nothing was played. The list waits for you.
orders-held-moved = You made this move yourself, so your prepared moves wait until you let them go on.
orders-held-house = Somebody moved for you, so your prepared moves wait until you let them go on.
orders-held-undone = A move was taken back, so your prepared moves wait until you let them go on.
orders-held-trouble = Something went wrong with your prepared move, so nothing was played. The list waits for you.

## Answers for all times

orders-standing-ask = Ask me each time

## What the table reads

notice-prepared = { $who } had this move prepared.
notice-you-prepared = Your prepared answer is in.

## What can’t be prepared

refused-nothing-ahead = In this game nothing can be prepared. We’ll call you when it’s your turn.
refused-ahead-asked = It’s your turn already: you can simply move.
refused-ahead-broken = As things stand, number { $number } on your list wouldn’t be possible. Take it out first, then you can add others.
refused-ahead-end = After that the game would be over, so there’s nothing more to prepare.
refused-ahead-full =
    { $most ->
        [one] One move is prepared; there’s no room for more.
       *[other] { $most } moves are prepared; there’s no room for more.
    }
