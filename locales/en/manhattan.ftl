# Manhattan: its name, its questions, what happens, the board in words.

manhattan-name = Manhattan
manhattan-about = Towers in six cities. Your secret cards say which quarter; you say which city, and how high.

manhattan-option-first = First player
    .hint = Who builds first in the first round
manhattan-option-first-random = chance decides
manhattan-option-first-1 = seat 1
manhattan-option-first-2 = seat 2
manhattan-option-first-3 = seat 3
manhattan-option-first-4 = seat 4

manhattan-stage-choose = choosing blocks
manhattan-stage-build = building
manhattan-stage-forfeit = giving up a block
manhattan-stage-over = the game is over

## Questions

manhattan-ask-verb = What will you do?
manhattan-verb-blocks = Choose blocks
manhattan-verb-build = Build
manhattan-verb-forfeit = Give up a block
manhattan-ask-blocks =
    { $count ->
        [one] Which { $count } block for this round?
       *[other] Which { $count } blocks for this round?
    }
manhattan-floors =
    { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
# With two players everyone builds with two colours, and what is about one of them names it first.
manhattan-in-colour = { $colour } · { $said }
manhattan-colour-block = { $colour }, { $said }
manhattan-colour-amber = Amber
manhattan-colour-sky = Sky
manhattan-colour-jade = Jade
manhattan-colour-orchid = Orchid
manhattan-ask-plot = Where do you build?
manhattan-facet-city = City
manhattan-facet-quarter = Quarter
manhattan-plot-empty = { $plot } · empty plot
manhattan-plot-own =
    { $floors ->
        [one] { $plot } · { $colour } yours, { $floors } floor
       *[other] { $plot } · { $colour } yours, { $floors } floors
    }
manhattan-plot-other =
    { $floors ->
        [one] { $plot } · { $colour } { $who }, { $floors } floor
       *[other] { $plot } · { $colour } { $who }, { $floors } floors
    }
manhattan-ask-block = Which block do you put on { $plot }?
manhattan-ask-forfeit = Your cards and blocks fit nowhere. Which block do you give up for good?

## What a move would do

manhattan-you-take =
    { $count ->
        [one] You take this { $count } block for the round.
       *[other] You take these { $count } blocks for the round.
    }
manhattan-taken =
    { $floors ->
        [one] { $kinds }: { $floors } floor in all.
       *[other] { $kinds }: { $floors } floors in all.
    }
manhattan-still-choosing = You can change your mind until all have chosen. Still choosing: { $who }.
manhattan-last-to-choose = You are the last to choose, so building begins at once.
manhattan-you-build =
    { $floors ->
        [one] You build { $floors } floor on { $plot }.
       *[other] You build { $floors } floors on { $plot }.
    }
manhattan-would-begin =
    { $floors ->
        [one] A new building of yours, { $floors } floor high.
       *[other] A new building of yours, { $floors } floors high.
    }
manhattan-would-raise =
    { $floors ->
        [one] Your tower there grows to { $floors } floor.
       *[other] Your tower there grows to { $floors } floors.
    }
manhattan-would-take-over =
    { $floors ->
        [one] You take that tower from { $who }, { $floors } floor high now.
       *[other] You take that tower from { $who }, { $floors } floors high now.
    }
manhattan-would-recolour =
    { $floors ->
        [one] It covers your own other colour ({ $colour }) there, { $floors } floor high now.
       *[other] It covers your own other colour ({ $colour }) there, { $floors } floors high now.
    }
manhattan-would-lead-city = You lead city { $city } alone.
manhattan-would-leave-city = { $who } then leads city { $city } alone.
# $owner is "you" where it was the reader who led so far.
manhattan-would-share-city =
    { $owner ->
        [you] You no longer lead city { $city } alone.
       *[other] { $who } no longer leads city { $city } alone.
    }
manhattan-would-lead-tallest = You have the tallest tower of all.
manhattan-would-leave-tallest = { $who } then has the tallest tower of all.
manhattan-would-share-tallest =
    { $owner ->
        [you] You are no longer alone with the tallest tower.
       *[other] { $who } is no longer alone with the tallest tower.
    }
# The changes in points follow, one line for each player.
manhattan-if-round-ended =
    { $points ->
        [one] You have { $points } point now. If the round ended now:
       *[other] You have { $points } points now. If the round ended now:
    }
manhattan-round-ends = Then round { $round } is over and scored: { $figures }.
manhattan-you-become = you { $before } → { $after }
manhattan-becomes = { $who } { $before } → { $after }
manhattan-block-alone = What this block alone changes:
manhattan-you-give-up =
    { $floors ->
        [one] You give up a block of { $floors } floor for good.
       *[other] You give up a block of { $floors } floors for good.
    }
manhattan-blocks-left =
    { $count ->
        [0] It was your last block of this round.
        [one] { $count } block is left to you in this round.
       *[other] { $count } blocks are left to you in this round.
    }

## What happens

manhattan-chose = { $who } has chosen blocks.
manhattan-you-chose = Your blocks: { $blocks }. You can change them until everyone has chosen.
manhattan-chose-last = Your blocks: { $blocks }.
manhattan-tray = { $colour } { $who } takes blocks of these heights: { $blocks }.
manhattan-built =
    { $floors ->
        [one] { $colour } { $who } builds { $floors } floor on the empty plot { $plot }.
       *[other] { $colour } { $who } builds { $floors } floors on the empty plot { $plot }.
    }
manhattan-raised =
    { $floors ->
        [one] { $colour } { $who } raises { $plot } by { $floors } floor, to { $height }.
       *[other] { $colour } { $who } raises { $plot } by { $floors } floors, to { $height }.
    }
manhattan-took-over =
    { $floors ->
        [one] { $colour } { $who } takes { $plot } over from { $from } with { $floors } floor; height { $height }.
       *[other] { $colour } { $who } takes { $plot } over from { $from } with { $floors } floors; height { $height }.
    }
manhattan-drew = You draw a card for quarter { $quarter }.
manhattan-reshuffled = The draw pile is empty: the discard is shuffled into a new one.
manhattan-redraw = { $who } can build nothing, shows the cards for quarters { $quarters } and draws new ones.
manhattan-you-redrew = You can build nothing with quarters { $old }. Your new cards: quarters { $new }.
manhattan-forfeited =
    { $floors ->
        [one] { $colour } { $who } still can build nothing: a block of { $floors } floor leaves the game.
       *[other] { $colour } { $who } still can build nothing: a block of { $floors } floors leaves the game.
    }
manhattan-round-scored = Round { $round } is scored.
manhattan-scored = { $colour } { $who }: +{ $points } (buildings { $buildings }, cities { $cities }, tallest { $tallest }), { $total } in all.
manhattan-last-round = The last round: everyone builds with all that is left.

## Points and the end

manhattan-part-scored = scored so far
manhattan-part-buildings = buildings
manhattan-part-cities = cities
manhattan-part-tallest = tallest
manhattan-won-by-points = The most points win.
manhattan-won-by-tallest = Equal points: the taller building decides.
manhattan-won-by-buildings = Equal points and equal heights: more buildings decide.
manhattan-won-together = Equal in everything: the victory is shared.

## The board in words

manhattan-text-round = Manhattan, round { $round } of { $rounds }: { $stage }. First in this round: { $first }. Towers are read from the ground up.
manhattan-text-turn = Turn { $turn } of { $turns }.
manhattan-text-player =
    { $colour } { $who }: points { $points }, blocks { $blocks }, supply { $supply }{ $asked ->
        [yes] , to move
       *[no] { "" }
    }{ $chosen ->
        [yes] , blocks chosen
       *[no] { "" }
    }
manhattan-text-city = { $city }: { $towers }
manhattan-text-city-empty = { $city }: empty
manhattan-text-last = The last block was put on { $plot }.
manhattan-text-hand = Your cards: quarters { $quarters }.
manhattan-text-choice = Your choice: { $blocks }.

## Rules, topic by topic

manhattan-rules-goal = Six cities grow side by side. Each round you choose blocks; each turn a secret card names the **quarter**, and you decide in which **city** you build and how high.
    • The cities: A, B, C in the north, D, E, F in the south. Each has nine quarters:
    ```
    1 2 3
    4 5 6
    7 8 9
    ```
    • A plot is a city and a quarter: B7 is the south-western quarter of city B. There are 54 plots.
    • A building belongs to the colour on its **roof**, however much of another colour lies below.
    • After each round you are paid for your buildings, for the cities you lead and for the tallest building of all. Buildings stay, and pay again every round.
    • Most points after the last round win.
    • Secret: the hands, the draw pile, and the blocks of a round until all have chosen. All else is open: points, supplies, chosen blocks, the discard.
manhattan-rules-setup = A colour has 24 blocks: eleven of 1 floor, six of 2, four of 3 and three of 4. There are 45 cards, five for each quarter. Everyone is dealt four in secret; the rest is the draw pile.
    • **2 players:** six rounds, two colours each. South ● amber and ▲ jade, north ■ sky and ◆ orchid. Each round you choose four blocks of each colour and take eight turns.
    • **3 players:** six rounds. South ● amber, west ■ sky, north ▲ jade. Each round four blocks and four turns.
    • **4 players:** four rounds. South ● amber, west ■ sky, north ▲ jade, east ◆ orchid. Each round six blocks and six turns.
    • Sides and colours go with the seats. By the end every block has been used.
    • Chance says who goes first in round one, or the host names a seat. **Options** for `/game new`: `first=random`, `first=1`, `first=2`, `first=3`, `first=4`.
    • Everyone reads a card from their own side, so one card means another quarter to each of you (only 5, the middle, is 5 for all). We turn it for you: your cards show the number printed on the board. Those numbers are the same for everyone and never turn.
    • Public pictures have north at the top; in your private pictures your own side is at the bottom.
manhattan-rules-turn = • **Choose blocks.** All at once, in secret; you may change your mind until the last choice is in. In the last round nobody is asked: you build with all that is left.
    • **Build.** Clockwise from the first player (south, west, north, east), until all blocks of the round are built. Play a card, put **one** block on its quarter in **any** city, draw a card. No passing, no limit of height.
    • **Where?** On an empty plot or your own building: any block. On another colour’s building: only if you then have **at least as many floors in it as its owner**. All floors of a colour in it count, built over or not.
    • **Example.** On B7 stands ● 2. ■ adds 3 and owns it: 3 against 2. ● adds 1 and has it back: 2 + 1 is as many as 3. Now ▲, new here, needs a 3 or a 4; for ■ any block will do.
    • **Two colours** (2 players): build with either. They are strangers: to build on your own other colour you need the floors too.
    • **Nothing can be built?** Your four cards are shown and discarded, and you draw four new ones. If that doesn’t help, you give up one block: it leaves the game, and no card is played or drawn. Whoever can build must.
    • When the draw pile is empty, the discard is shuffled into a new one.
manhattan-rules-scoring = When all blocks of the round are built, three things are paid, all on the same board:
    • **3 points** for the tallest building on the board. Several equally tall ones of one colour pay 3 once; of different colours, nothing.
    • **2 points** for each city in which you own the most buildings. Height doesn’t matter; a tie for the most pays nobody.
    • **1 point** for each building you own.
    Only the roof owns a building. Floors below it pay nothing, but they still count when you want it back.
    • **Example.** In city A, ● owns two buildings and ■ one: ● gets 2 for the city and 2 for the buildings, ■ gets 1. In city E, ● and ▲ own one each: 1 point each, and nobody is paid for the city. The only building of a city leads it.
    • **Two players:** each colour is scored by itself. If your own two colours tie for a city or for the tallest building, that pays nobody either.
    Then the first-player marker goes one seat to the left, and the next round begins.
manhattan-rules-end = The game ends after six rounds with two or three players, after four rounds with four. The most points win. With two players, the points of both your colours are added up.
    Equal points? Among those who are level it is decided by:
    • the taller building: each compares the tallest they own, even if it isn’t the tallest on the board; owning none counts as 0;
    • then the number of buildings owned;
    • if that is equal too, the victory is shared.
    With two players, both tie-breaks look at both colours.
    If somebody leaves, the house plays the seat on with its side, colours, hand and points: it chooses an even share of the blocks, builds what pays most at the moment, and where two pay the same, what takes nothing from anyone, then the lower block. If only one person is left, they win; with bots at the table they choose: win there and then, or play on.
manhattan-rules-typing = A whole move fits into `/move`:
    • `blocks 111234` chooses blocks: the heights, from low to high.
    • `build b7 3` builds: the plot, then the floors of the block. The card need not be named: the plot says which one it is.
    • `forfeit 4` gives up a block, when nothing can be built.
    With two colours:
    • `blocks 1123 1234`: first ● amber, then ▲ jade; or first ■ sky, then ◆ orchid.
    • `build b7 j3`, `forfeit j4`: before the floors goes the letter of the colour: `a` ● amber, `s` ■ sky, `j` ▲ jade, `o` ◆ orchid.
    Good to know:
    • The first word may be left out: `b7 3` is enough.
    • Capitals and spare spaces between words don’t matter, nor do Cyrillic letters that look like Latin ones.
    • B7 is city B, quarter 7, by the numbers printed on the board. They never turn: B7 is the same place for everyone, in every picture, even though your own side is at the bottom of your private ones.
    • **Options** for `/game new`: `first=1` to `first=4` names the seat that begins; otherwise chance decides.
