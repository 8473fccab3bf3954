# Manhattan: its name, its questions, what happens, the board in words.

manhattan-name = Manhattan
manhattan-about = Raise towers in six cities, build over your rivals, and be on top when the round is counted.

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
manhattan-colour-block = { $colour } { $said }
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

## The coach: a sentence for newcomers beside each question

# The number on the picture and the letter of the city, or the name of the plot.
manhattan-coach-numbered = **{ $number }** in city { $city }
manhattan-coach-named = **{ $plot }**
manhattan-coach-blocks-first = An empty plot needs only 1 floor; high blocks take towers and hold them. Your { $fours } × 4 floors and { $threes } × 3 floors have to last all rounds.
manhattan-coach-blocks-others = High blocks take others’ buildings. With the right card, **{ $block }** could top { $high } of { $others }, a single floor { $low }.
manhattan-coach-blocks-last = You build last in this round, and nobody can answer your last block. Keep a high one for it: **{ $block }** could top others’ buildings, { $high } of { $others }.
manhattan-coach-blocks-alike = There is only one way to choose here, so just take them.
manhattan-coach-plot-first = The board is empty: wherever you begin, you lead that city and have the tallest tower, for now. A low block will do; high ones are for taking towers later.
manhattan-coach-plot =
    { $gain ->
        [one] { $place } looks good: with **{ $block }** you { $reasons }. If the round ended now, that’s { $gain } more point.
       *[other] { $place } looks good: with **{ $block }** you { $reasons }. If the round ended now, that’s { $gain } more points.
    }
manhattan-coach-plot-keep = Nothing pays you more right now, but somebody could take { $place } from you: with **{ $block }** it stays yours for this round.
manhattan-coach-plot-nothing = Nothing pays you more right now. Put a low block where it does no harm, and keep the high ones.
manhattan-coach-block =
    { $gain ->
        [one] Best here is **{ $block }**: you { $reasons }. If the round ended now, that’s { $gain } more point.
       *[other] Best here is **{ $block }**: you { $reasons }. If the round ended now, that’s { $gain } more points.
    }
manhattan-coach-block-least = Best here is **{ $block }**: if the round ended now, some of the others would leave you with fewer points.
manhattan-coach-block-keeps = With **{ $block }** nobody can build over you in this round. With **{ $lowest }** { $who } still could.
manhattan-coach-block-safe = Even with **{ $block }** nobody can build over you in this round. Higher blocks pay no more here, so keep them for taking towers.
manhattan-coach-block-alike = They all pay the same here, and none is out of the others’ reach. **{ $block }** will do; keep higher ones for taking towers.
manhattan-coach-block-own = It is yours already: more floors pay only as the tallest tower (now { $tallest }), or to keep it. **{ $block }** will do.
manhattan-coach-forfeit = The board stays as it is. **{ $block }** is the least loss: higher blocks can still take towers.
# What a block would bring; each goes on from “you”.
manhattan-coach-begin = begin a new building
manhattan-coach-take = take it from { $who }
manhattan-coach-raise = raise it to { $floors }
manhattan-coach-recolour = cover your own { $colour }
manhattan-coach-lead-city =
    { $next ->
        [0] lead city { $city } alone
       *[some] lead city { $city }, { $most } to { $next }
    }
manhattan-coach-spoil-city = leave city { $city } without a leader
manhattan-coach-lead-tallest = have the tallest tower
manhattan-coach-spoil-tallest = draw level with { $who } in height

## What happens

manhattan-chose = { $who } has chosen blocks.
manhattan-you-chose = Your blocks: { $blocks }. You can change them until everyone has chosen.
manhattan-blocks-of = { $colour } { $kinds }
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
        [one] { $colour } { $who } takes { $plot } over from { $from } with { $floors } floor, raising it to { $height }.
       *[other] { $colour } { $who } takes { $plot } over from { $from } with { $floors } floors, raising it to { $height }.
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
manhattan-text-asked = Waiting for: { $who }.
manhattan-text-person = { $colour } { $who }
manhattan-text-player =
    { $colour } { $who }: points { $points }, blocks { $blocks }, supply { $supply }{ $chosen ->
        [yes] , blocks chosen
       *[no] { "" }
    }
manhattan-text-city = { $city }: { $towers }
manhattan-text-city-empty = { $city }: empty
manhattan-text-owned = Buildings: { $owned }.
manhattan-text-last = The last block was put on { $plot }.
manhattan-text-hand = Your cards: quarters { $quarters }.
manhattan-text-choice = Your choice: { $blocks }.

## The rules, page by page

manhattan-lesson-aim = You build towers in six cities, A to F. Each has nine quarters, numbered 1 to 9. A plot is a city and a quarter: D1 is quarter 1 of city D.
    • A building belongs to the colour on its **roof**, whatever lies below. Both bright ones are ●’s: D1, and F8, where ● stands on four floors of ▲.
    • After each round you are paid for every building you own, for each city you lead and for the tallest tower of all.
    • Buildings stay, and pay again in every round. The most points at the end win.
    • Hands, the draw pile, and blocks until all have chosen are secret. All else lies open.
    .title = Six cities, one skyline
    .picture = The six cities after two rounds; the plots D1 and F8 are bright, and both have a roof of ●.
manhattan-lesson-blocks = Your colour has 24 blocks: eleven of 1 floor, six of 2, four of 3 and three of 4.
    • Before each round everyone chooses **six**, all at once and in secret. An even share is proposed; take it or change it. You may think again until the last choice is in; then all is open.
    • Four players play **four rounds**, so every block is used once. In the last round nobody is asked: you build with all that is left.
    • **Three players:** six rounds, four blocks in each.
    • **Two players:** two colours each, six rounds, four blocks of each colour.
    The picture shows ●’s choice for the first round.
    .title = Choose your blocks
    .picture = A hand of four cards; below it the blocks of this round, 4, 3, 3, 3, 1 and 1 floors high, and those for later rounds.
manhattan-lesson-turn = You hold four cards. On your turn
    • play one of them: it names the **quarter**;
    • put **one** block on that quarter, in **any** city;
    • draw a card.
    The bright plots are those of card 2: quarter 2 in each of the six cities.
    Turns go clockwise from the first player until all blocks of the round are built. No passing, no limit of height.
    Everyone reads cards from their own side of the board, so one card means different quarters. We turn it for you: your cards bear the numbers of the board, and in your own pictures your side is at the bottom.
    An empty draw pile is made anew from the discard.
    .title = Your card names the quarter
    .picture = Quarter 2 is bright in all six cities; below lie the cards 1, 2, 5 and 7 and the blocks of ●.
manhattan-lesson-takeover = On an **empty plot** and on **your own** building you may put any block.
    On **another’s** building only if you then have **at least as many floors in it as its owner**. All floors of a colour count, built over or not, and one block must do it.
    • C7 is ■’s: the small numbers say 7 floors of ■, 4 of ▲, 3 of ● and 2 of ◆. ● needs a block of **4**, for 3 + 4 is as many as 7. Then the whole tower is ●’s.
    • After that ■ could take it back with any block, for 7 + 1 is more than 7. Floors that are built over are not lost.
    .title = Who is on top owns the tower
    .picture = City C in large; on C7 stands a tower of 16 floors with a roof of ■, and beside it the same with four floors of ● on top.
manhattan-lesson-points = When all blocks of a round are built, the board is counted.
    • **3 points** for the tallest tower of all: (1), 21 floors, for ■. Equally tall ones of different colours pay nobody; of one colour they pay once.
    • **2 points** for each city in which you own the most buildings: ▲ owns three in city F (2). Height doesn’t matter. A tie pays nobody: in city C ■ owns the tower (1) and one more, and ◆ owns two (3).
    • **1 point** for every building you own. What lies under another’s roof pays nothing.
    Then the first-player flag goes one seat to the left, and the next round begins.
    .title = What a round pays
    .picture = The board after round three; the tallest tower is marked 1, the three buildings of ▲ in city F are marked 2, three more in city C are marked 3.
manhattan-lesson-end = After the last round the most points win. Level? Then the taller tower decides, then more buildings; else you share the victory. Here ● and ■ have 41 each: ■’s tallest (1) has 21 floors, ●’s (2) only 8. ■ wins.
    • **Two players:** your two colours are strangers. Each is paid by itself, a tie between them pays nobody, and to build on the other one you need the floors. At the end both add up.
    • **Nothing fits?** Your cards are shown and you draw four new ones. If that doesn’t help, you give up a block.
    • **Who begins?** Chance, or the seat that `first=1` to `first=4` names.
    .title = The end, and rare cases
    .picture = The final board: ● and ■ have 41 points each; C7 of ■ is marked 1, D5 of ● is marked 2.

manhattan-step-1 = Your card names the quarter
manhattan-step-2 = You choose the city
manhattan-step-3 = Who is on top owns the tower

## How moves are typed

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
    • **Options** for `/game new`: `first=1`, `first=2`, `first=3` or `first=4` names the seat that begins; with `first=random`, or without a word, chance decides.

## Prepared moves

manhattan-ahead-no-card = None of the cards you hold fits the blocks you’ll have then, and the next card isn’t drawn yet.
