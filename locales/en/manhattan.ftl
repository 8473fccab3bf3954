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

## Questions

manhattan-ask-verb = What will you do?
manhattan-verb-blocks = Choose blocks
manhattan-verb-build = Build
manhattan-verb-forfeit = Give up a block
manhattan-ask-blocks = { $colour } Which { $count } blocks for this round?
manhattan-facet-floors =
    { $floors ->
        [one] Blocks of { $floors } floor
       *[other] Blocks of { $floors } floors
    }
manhattan-selection =
    { $floors ->
        [one] { $blocks } · { $floors } floor in all
       *[other] { $blocks } · { $floors } floors in all
    }
manhattan-ask-plot = Where will you build?
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
manhattan-ask-block = Which block for { $plot }?
manhattan-block =
    { $floors ->
        [one] { $colour } { $floors } floor
       *[other] { $colour } { $floors } floors
    }
manhattan-block-result =
    { $floors ->
        [one] the building will have { $floors } floor
       *[other] the building will have { $floors } floors
    }
manhattan-ask-forfeit = Nothing can be built. Which block leaves the game?

## What happens

manhattan-chose = { $who } has chosen blocks.
manhattan-you-chose = Your blocks: { $blocks }. You can change them until everyone has chosen.
manhattan-tray = { $colour } { $who } takes blocks { $blocks }.
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

manhattan-text-round = Manhattan, round { $round } of { $rounds }.
manhattan-text-player =
    { $asked ->
        [yes] { $colour } { $who }: { $points }, blocks { $blocks }, to move
       *[no] { $colour } { $who }: { $points }, blocks { $blocks }
    }
manhattan-text-city = { $city }: { $towers }
manhattan-text-city-empty = { $city }: empty
manhattan-text-hand = Your cards: quarters { $quarters }.
