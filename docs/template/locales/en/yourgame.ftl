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

## Rules

yourgame-rules-goal = Build cards on the plots. The player whose cards add up to most wins.
yourgame-rules-setup = Everyone is dealt three of twelve cards in secret. `rounds=1`, `rounds=2` or `rounds=3` says how many of them everyone builds.
yourgame-rules-turn = In your turn, put one card from your hand on a free plot.
yourgame-rules-scoring = Every card you have built is worth its number.
yourgame-rules-end = The game ends after the last round. Equal points share the victory.
yourgame-rules-typing = A whole move fits into `/move`: `build 7 a1` builds the 7 on A1.
