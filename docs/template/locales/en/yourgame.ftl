# Your Game: its name, its questions, what happens, the board in words, its pictures, its rules.

yourgame-name = Your Game
yourgame-about = Twelve plots and twelve cards. Build your highest ones while there is room.

yourgame-option-rounds = Rounds
    .hint = How many cards everyone builds

yourgame-stage-build = building
yourgame-stage-over = the game is over

## Questions

yourgame-ask-verb = What will you do?
yourgame-verb-build = Build
yourgame-ask-card = Which card will you build?
yourgame-ask-plot = Where will you build the { $card }?

## What happens

yourgame-built = { $who } builds the { $card } on { $plot }.
yourgame-won-by-points = The most points win.
yourgame-won-together = Equal points: the victory is shared.
yourgame-part-buildings = Buildings

## The board in words

yourgame-text-turn = Round { $round } of { $rounds }. { $who } is building.
yourgame-text-over = The game is over.
yourgame-text-beginner = { $who }: nothing built yet; cards in hand: { $cards }.
yourgame-text-player = { $who }: points: { $points }; built: { $buildings }; cards in hand: { $cards }.
yourgame-text-hand = Your cards: { $cards }.

## Pictures

yourgame-picture-round = Round { $round } of { $rounds }
yourgame-picture-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
yourgame-legend = The signs on the pictures. A shape beside a number is a building of that player, worth its number.
yourgame-legend-board = On the board
yourgame-legend-board-seat = a building of this player

## Tips for newcomers

yourgame-coach-card = Your { $card } brings most. Build it while there is room.
yourgame-coach-plot = Any plot will do for the { $card }. { $free ->
        [one] Only { $free } plot is free.
       *[other] { $free } plots are free.
    }

## Rules

yourgame-step-1 = A card from your hand
yourgame-step-2 = on a free plot
yourgame-step-3 = brings its number
yourgame-lesson-plots = Twelve plots, twelve cards. Build cards on the plots; whoever has built most points wins.
    .title = What it is about
    .picture = The board after four moves: four buildings on its twelve plots.
yourgame-lesson-hand = Everyone is dealt three of the twelve cards in secret. `rounds=1`, `rounds=2` or `rounds=3` says how many of them everyone builds.
    .title = Your hand
    .picture = The hand of a player: three cards with their numbers.
yourgame-lesson-turn = In your turn, put one card from your hand on a free plot.
    .title = Your turn
    .picture = A card is being tried on a plot of the board.
yourgame-lesson-room = Every plot that is free will do, such as **1** or **2**. A plot takes one card.
    .title = Free plots
    .picture = Two free plots are marked with the numbers 1 and 2.
yourgame-lesson-points = Every card you have built is worth its number.
    .title = Points
    .picture = The board with five buildings, each with its number and the shape of its player.
yourgame-lesson-end = The game ends after the last round. Equal points share the victory.
    .title = The end
    .picture = The board after the last move.
yourgame-rules-typing = A whole move fits into `/move`: `build 7 a1` builds the 7 on A1.
