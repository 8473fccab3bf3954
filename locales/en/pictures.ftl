### Pictures: words that stand in the pictures of every game. Keep them short.

picture-turn = To move
picture-your-turn = Your turn
picture-waiting-for =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
picture-over = Game over
picture-you-play = You play
picture-legend = What the symbols mean
picture-legend-marks = Marks on the board
picture-legend-last = the last move
picture-legend-possible = possible: its button’s number
picture-legend-tried = only tried, not played yet

## The lobby

picture-lobby-seats =
    { $room ->
        [one] { $taken } of { $room } seat
       *[other] { $taken } of { $room } seats
    }
picture-lobby-players =
    { $most ->
        [one] { RANGE($least, $most) } player
       *[other] { RANGE($least, $most) } players
    }
picture-lobby-title = New game
picture-lobby-host = host
picture-lobby-ready = ready
picture-lobby-thinking = thinking…
picture-lobby-bot-easy = bot · easy
picture-lobby-bot-normal = bot · normal
picture-lobby-bot-hard = bot · hard
picture-lobby-free = free seat

## The final score

picture-final = Final score
picture-final-winner = Winner
picture-final-winners = Shared victory
picture-final-won = Won together
picture-final-lost = Lost together
picture-final-won-alone = Won
picture-final-lost-alone = Lost
picture-final-team = The team
picture-final-nobody = Nobody won
