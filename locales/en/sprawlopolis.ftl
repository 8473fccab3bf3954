# Sprawlopolis: its name, its questions, what happens, the board in words.

sprawlopolis-name = Sprawlopolis
sprawlopolis-about = Build one city together out of eighteen cards. Three quirky goals decide what pays, and how much you need.

## Options

sprawlopolis-option-level = Level
    .hint = How strictly the city is scored
sprawlopolis-option-level-easy = easy: roads cost nothing
sprawlopolis-option-level-normal = normal
sprawlopolis-option-level-hard = hard: only your single largest group scores
sprawlopolis-option-sites = Construction Zones
    .hint = Building sites that should be covered before the end
sprawlopolis-option-landmarks = Points of Interest
    .hint = Landmarks under the starting card; like blocks beside them score
sprawlopolis-option-wrecktar = Wrecktar
    .hint = A monster lands on the card laid last and tramples commerce
sprawlopolis-option-beaches = Beaches
    .hint = The sea closes three sides of the city and brings a fourth condition
sprawlopolis-option-roadwork = Roadwork
    .hint = A face-up card each: lay it any time, or pay for it at the end
sprawlopolis-option-roadwork-off = not in play
sprawlopolis-option-roadwork-one-end = each of its roads must meet a road of the city
sprawlopolis-option-roadwork-all-ends = harder: every end of its roads must meet one
sprawlopolis-option-roadwork-cards = Roadwork cards when playing alone
    .hint = More cards are harder; with others everyone has one
sprawlopolis-option-interstate = Interstate
    .hint = Two cities along a highway, against each other or together
sprawlopolis-option-interstate-off = not in play
sprawlopolis-option-interstate-duel = duel: two players, a city each
sprawlopolis-option-interstate-together = together: two cities for one or two players
sprawlopolis-option-first = First player
    .hint = Who takes the first turn
sprawlopolis-option-first-random = chance decides
sprawlopolis-option-first-1 = seat 1
sprawlopolis-option-first-2 = seat 2
sprawlopolis-option-first-3 = seat 3
sprawlopolis-option-first-4 = seat 4

sprawlopolis-stage-landmarks = laying the landmarks
sprawlopolis-stage-highway = building the highway
sprawlopolis-stage-wrecktar = laying Wrecktar
sprawlopolis-stage-drawn = laying the drawn card
sprawlopolis-stage-play = playing a card
sprawlopolis-stage-last-call = last call for Roadwork

## Cards and blocks

sprawlopolis-card = card { $number }
    .title = Card { $number }
sprawlopolis-site = site { $number }
    .title = Site { $number }
sprawlopolis-beach = beach { $number }
    .title = Beach { $number }
sprawlopolis-roadwork = Roadwork { $number }
    .title = Roadwork { $number }
sprawlopolis-interstate = Interstate { $number }
    .title = Interstate { $number }
sprawlopolis-wrecktar = Wrecktar
    .title = Wrecktar
sprawlopolis-landmarks = the landmarks
sprawlopolis-card-label = { $card } · { $blocks }
sprawlopolis-blocks-beach =
    { $side ->
        [n] { $blocks }, sea in the north
        [e] { $blocks }, sea in the east
        [s] { $blocks }, sea in the south
       *[w] { $blocks }, sea in the west
    }
sprawlopolis-zone-commercial = commerce
sprawlopolis-zone-park = park
sprawlopolis-zone-industrial = industry
sprawlopolis-zone-residential = homes
sprawlopolis-zone-site = site
sprawlopolis-block = { $zone } { $place }

## Conditions and terms

sprawlopolis-condition-1 = The Outskirts
    .rule = +1 per road that never ends at the city’s edge, −1 per road that does.
sprawlopolis-condition-2 = Bloom Boom
    .rule = +1 per row or column with exactly 3 parks, −1 per one with none.
sprawlopolis-condition-3 = Go Green
    .rule = +1 per park, −3 per industrial block.
sprawlopolis-condition-4 = Block Party
    .rule = 2×2 squares of one type: none −8, one −5, two −2, three +1, four +4, more +7.
sprawlopolis-condition-5 = Stacks and Scrapers
    .rule = +2 per industrial block beside only commerce and industry.
sprawlopolis-condition-6 = Master Planned
    .rule = Largest residential group minus largest industrial group.
sprawlopolis-condition-7 = Central Perks
    .rule = +1 per park with blocks on all four sides, −2 per other park.
sprawlopolis-condition-8 = The ’Burbs
    .rule = Beside the largest residential group: +1 per park, −2 per industrial block.
sprawlopolis-condition-9 = Concrete Jungle
    .rule = +1 per industrial block that touches another at a corner.
sprawlopolis-condition-10 = The Strip
    .rule = +1 per commercial block in the best row or column.
sprawlopolis-condition-11 = Mini Marts
    .rule = +2 per commercial block whose road leads directly into homes both ways.
sprawlopolis-condition-12 = Superhighway
    .rule = +1 for every 2 sections of the longest road.
sprawlopolis-condition-13 = Park Hopping
    .rule = +3 per road that ends at two different park blocks.
sprawlopolis-condition-14 = Looping Lanes
    .rule = +1 per section of every closed loop.
sprawlopolis-condition-15 = Skid Row
    .rule = +2 per residential block beside 2 or more industrial ones.
sprawlopolis-condition-16 = Morning Commute
    .rule = +2 per road through both homes and commerce.
sprawlopolis-condition-17 = Tourist Traps
    .rule = +1 per commercial block with a free side, +2 where two free sides meet, at inner corners too.
sprawlopolis-condition-18 = Sprawlopolis
    .rule = Blocks in the fullest row plus the fullest column.
sprawlopolis-condition-site1 = Rush Job
    .rule = −3 per X still in sight.
sprawlopolis-condition-site2 = Loud Hours
    .rule = −1 per X still in sight, −1 per residential block beside one.
sprawlopolis-condition-site3 = Deep Foundations
    .rule = −3 per X still in sight.
sprawlopolis-condition-site4 = Lost Trade
    .rule = −1 per X still in sight, −1 for up to 2 commercial blocks in its row and column.
# Where sites may go, then what they cost.
sprawlopolis-site-terms = { $place } { $rule }
sprawlopolis-condition-beach1 = Slim Town
    .rule = Rows or columns from one beach to the opposite one, their own included: 4 or fewer +7, 5 +5, 6 +3, 7 +1.
sprawlopolis-condition-beach2 = Sea View Lawns
    .rule = +1 per park on the beach.
sprawlopolis-condition-beach3 = Promenade
    .rule = +1 per section of the best road that is on the beach.
sprawlopolis-condition-beach4 = Seaside Homes
    .rule = +1 per residential block on the beach.
sprawlopolis-condition-interstate1 = Fair Lanes
    .rule = Build at home. Usual scoring. Tied: fewer roads win.
sprawlopolis-condition-interstate2 = Open Ramp
    .rule = Build in either city while the deck lasts. Usual scoring. Tied: the largest group wins.
sprawlopolis-condition-interstate3 = Rush-Hour Vote
    .rule = Build at home. 1 point per zone and condition you lead in; more roads cost 2, once. Tied: fewer roads win.
sprawlopolis-condition-interstate4 = Pick a Lane
    .rule = Build in either city while the deck lasts. Best 2 zones, better condition, minus roads. Tied: more blocks in sight win.

## Questions

sprawlopolis-ask-verb = What will you do?
sprawlopolis-ask-last-call = Last call! Will you lay your Roadwork?
sprawlopolis-verb-play = Play a card
sprawlopolis-verb-reveal = Show a card first
sprawlopolis-verb-lay = Lay Roadwork
sprawlopolis-verb-keep = Keep it and pay { $points }
sprawlopolis-verb-wrecktar = Lay Wrecktar
sprawlopolis-verb-start = Lay the landmarks
sprawlopolis-verb-highway = Build the highway
sprawlopolis-ask-card = Which card do you play?
sprawlopolis-ask-which-roadwork = Which Roadwork do you lay?
sprawlopolis-ask-reveal = Which card will you show? You must then play it.
sprawlopolis-ask-place =
    { $marks ->
        [numbers] Where does { $card } go? Each number is the middle of the card.
       *[dots] Where does { $card } go? Each dot is the middle of the card: pick its column, then its row.
    }
sprawlopolis-ask-site = Where does the site go? { $terms }
sprawlopolis-place-site1 = A drawn site is laid at once, anywhere a card may lie.
sprawlopolis-place-site2 = A site’s X goes beside a residential block of another card.
sprawlopolis-place-site3 = A site covers at least 2 blocks.
sprawlopolis-place-site4 = A site’s X goes over a commercial block.
sprawlopolis-ask-beach = Where does the beach go? Its sea must face a direction that is still free, with nothing built beyond it.
sprawlopolis-ask-roadwork =
    { $ends ->
        [all] Where does Roadwork go? Every end of its roads must join a road of the city.
       *[one] Where does Roadwork go? Each of its roads must join a road of the city.
    }
sprawlopolis-ask-turn = Which way round?
sprawlopolis-ask-turn-target = Which way round? The city has to reach { $target } in the end.
sprawlopolis-ask-turn-beyond = Which way round? The cities have to get past { $target } in the end.
sprawlopolis-as-printed = As printed
sprawlopolis-turned-round = Turned round
sprawlopolis-turn-round = Turn it round
sprawlopolis-turn-round-less =
    { $points ->
        [one] Turn it round ({ $points } point less)
       *[other] Turn it round ({ $points } points less)
    }
sprawlopolis-ask-side = Which side of the landmarks goes up?
sprawlopolis-side = Side { $side }
sprawlopolis-ask-start = Where does the starting card go? It covers half of the landmarks.
sprawlopolis-ask-highway = At which end does the highway go on?

## What an action would do

sprawlopolis-you-play = You play { $card }.
sprawlopolis-you-lay = You lay { $card }.
sprawlopolis-you-show = You show { $card } to everyone.
sprawlopolis-you-release = You lay Wrecktar exactly over { $card }.
sprawlopolis-you-start = You lay the landmarks with side { $side } up, and { $card } over half of them.
sprawlopolis-you-build = You lay the next stretch of highway.
sprawlopolis-you-keep = You lay no more Roadwork.
sprawlopolis-preview-beside = It covers nothing.
sprawlopolis-preview-covers =
    { $count ->
        [one] It covers { $count } block: { $zones }.
       *[other] It covers { $count } blocks: { $zones }.
    }
sprawlopolis-preview-beach =
    { $side ->
        [n] From now on nothing can be built north of it.
        [e] From now on nothing can be built east of it.
        [s] From now on nothing can be built south of it.
       *[w] From now on nothing can be built west of it.
    }
sprawlopolis-preview-hands-on =
    { $cards ->
        [one] { $to } gets your other card.
       *[other] { $to } gets your other { $cards } cards.
    }
sprawlopolis-preview-wrecktar = The monster’s block can never be covered again, the other three can.
sprawlopolis-preview-highway = Its upper blocks belong to the far city, its lower ones to the near one.
sprawlopolis-preview-reveal = It is the card you must play this turn.
sprawlopolis-preview-keep = The points of the city already count that.
sprawlopolis-guard-keep =
    { $points ->
        [one] Roadwork that you don’t lay costs { $points } point.
       *[other] Roadwork that you don’t lay costs { $points } points.
    }
sprawlopolis-guard-lay = Lay it after all

## What happens

sprawlopolis-laid = { $who } lays { $card } at { $place }.
sprawlopolis-laid-over = { $who } lays { $card } at { $place }, over { $blocks }.
sprawlopolis-revealed = { $who } shows { $card } and will play it.
sprawlopolis-handed-on =
    { $cards ->
        [one] { $who } hands { $cards } card on to { $to }.
       *[other] { $who } hands { $cards } cards on to { $to }.
    }
sprawlopolis-you-got = { $who } hands you { $cards }.
sprawlopolis-drew = { $who } draws. Now on top: { $top }; { $left } left.
sprawlopolis-drew-last = { $who } draws the last card.
sprawlopolis-drew-open = { $who } draws { $card }: it is laid right away.
sprawlopolis-you-drew = You draw { $card }.
sprawlopolis-top = Now on top: { $top }.
sprawlopolis-wrecktar-comes = Wrecktar is here! { $who } lays the monster on the card laid last.
sprawlopolis-built = All cards are in the city.
sprawlopolis-last-call = Last call: Roadwork can still be laid.
sprawlopolis-kept = { $who } lays no more Roadwork.
sprawlopolis-highway-laid = { $who } lays the highway at { $place }.
sprawlopolis-dealt = Both draw three cards. Now on top: { $top }.
sprawlopolis-your-hand = Your hand: { $cards }.

## Points and the end

sprawlopolis-part-roads = roads
sprawlopolis-part-landmarks = landmarks
sprawlopolis-part-wrecktar = Wrecktar
sprawlopolis-part-roadwork = unlaid Roadwork
sprawlopolis-won =
    { $points } { $points ->
        [one] point
       *[other] points
    }, { $target } needed: the city is approved!
sprawlopolis-lost =
    { $points } { $points ->
        [one] point
       *[other] points
    }, { $target } needed: not enough this time.
sprawlopolis-lost-exceed =
    { $points } { $points ->
        [one] point
       *[other] points
    }, more than { $target } needed: not enough this time.
sprawlopolis-duel-points = More points win.
sprawlopolis-duel-roads = Equal points: fewer roads decide.
sprawlopolis-duel-group = Equal points: the largest group decides.
sprawlopolis-duel-blocks = Equal points: more blocks in sight decide.
sprawlopolis-duel-shared = Equal in everything: the victory is shared.

## The board in words

sprawlopolis-text-turn = Sprawlopolis, turn { $turn } of { $turns }: { $stage }.
sprawlopolis-text-over = Sprawlopolis, the city is built.
sprawlopolis-text-level =
    { $level ->
        [easy] Level easy: roads cost nothing.
       *[hard] Level hard: only the largest of the four groups scores.
    }
sprawlopolis-text-team = Points so far: { $points }, target { $target }. { $parts }.
sprawlopolis-text-rival = { $who }, { $points }: { $parts }.
sprawlopolis-text-part = { $label } { SIGNED($points) }
sprawlopolis-text-player =
    { $who }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $first ->
        [yes] , first player
       *[no] { "" }
    }{ $asked ->
        [yes] , to move
       *[no] { "" }
    }
sprawlopolis-text-roadwork = { $player } · { $cards }
# What it costs if it is never laid.
sprawlopolis-text-unlaid = { $card }, otherwise { SIGNED($points) }
sprawlopolis-text-deck = Deck { $left }, on top: { $top }
sprawlopolis-text-deck-closed = Deck { $left }, face down
sprawlopolis-text-deck-empty = The deck is empty.
sprawlopolis-text-revealed = Shown, to be played next: { $card }
sprawlopolis-text-drawn = To be laid at once: { $card }
sprawlopolis-text-stretch = Highway cards to lay: { $left }, next: { $card }
sprawlopolis-text-last = Laid last: { $card } at { $place }
sprawlopolis-text-last-by = Laid last: { $card } at { $place }, by { $who }
sprawlopolis-text-legend = C commerce, P park, I industry, R homes, X site; the lines are roads. Row by row:
sprawlopolis-text-monster = Wrecktar: { $place }
sprawlopolis-text-landmarks = Landmarks: { $places }
sprawlopolis-text-beach =
    { $side ->
        [n] Beach in the north: row { $line }
        [e] Beach in the east: column { $line }
        [s] Beach in the south: row { $line }
       *[w] Beach in the west: column { $line }
    }
sprawlopolis-text-highway = The highway runs between rows 12 and 13; no road crosses it.
sprawlopolis-text-city =
    { $half ->
        [near] Near city (row 13 and below), { $who }: { $points }
       *[far] Far city (row 12 and above), { $who }: { $points }
    }
sprawlopolis-text-condition = { $title }: { $rule }
sprawlopolis-text-numbered = { $number } { $title }: { $rule }
sprawlopolis-text-hand = Your cards: { $cards }

## Rules, topic by topic

sprawlopolis-rules-goal = Together you build **one city**. Three conditions, drawn by chance, say what it is worth and how much it must reach.
    • A card is four **blocks**: commerce C, park P, industry I, homes R. Many carry a **road**.
    • Only blocks in sight count. Cards may lie over each other. Gaps inside the city count as its edge.
    • A **group** is blocks of one type joined by their sides. A **road** runs on as long as the roads of neighbouring blocks meet; a loop is a road too.
    • Points: the largest group of each type, minus 1 per road, plus the three conditions.
    • **Target:** the numbers of the three conditions added up. Reach it and you all win.
    • **Level.** Easy: roads cost nothing. Hard: only the largest of the four groups counts.
    • **Secret:** hands, and the deck below its top card. Talk about your cards as much as you like; only showing them is not allowed.
    • **Alone** you always hold three cards and play by the same rules.
    • **Interstate** is another game: two cities along a highway, as a duel or together.
    The base cards are those of the published game. The blocks and terms of the expansion cards are our own design.
sprawlopolis-rules-setup = • Three of the 18 cards become the conditions. The first player is dealt three cards, everyone else one. The rest is the deck, its top open to all; its first card starts the city.
    Expansions, in any mixture but for Interstate:
    • **Construction Zones:** one site card gives the terms, three go into the deck.
    • **Points of Interest:** the first player lays the landmark card, either side up, and the starting card over half of it.
    • **Wrecktar:** shuffled into the deck.
    • **Beaches:** one is a fourth condition (target 0), three go into the deck.
    • **Roadwork:** an open card for each of you; alone one to four.
    • **Interstate, duel** (2): two conditions and a terms card. One player (chance) lays the first stretch of highway and sits at the near city, rows 13 and below; the other lays the second at either end; the first lays the third. Then both draw three cards, and the other begins.
    • **Interstate, together** (1–2): three conditions, four stretches by chance, no starting card. Hands as usual.
    Highway blocks belong to the city on their side and can’t be covered. The highway joins no road, is no edge, and counts as one road in each city. Blocks across it are not neighbours.
sprawlopolis-rules-turn = **Play** one card, **hand on** the rest to your left, **draw** one. When the deck is empty, nothing is drawn; when all cards lie, the city is built. Alone, and in a duel, you keep your cards and draw back to three.
    • Beside a block in the city, or over at least one. A touch at a corner isn’t enough.
    • Flat, as printed or turned by half. Never exactly over one whole card, never under one. Gaps are fine.
    • You may **show** a card first to talk it over; then you must play it.
    • **Sites** are played like any card, where the terms on the table allow (anywhere, if nowhere is right). **{ sprawlopolis-condition-site1 }:** { sprawlopolis-place-site1 } **{ sprawlopolis-condition-site2 }:** { sprawlopolis-place-site2 } **{ sprawlopolis-condition-site3 }:** { sprawlopolis-place-site3 } **{ sprawlopolis-condition-site4 }:** { sprawlopolis-place-site4 } Covering the X finishes a site.
    • **Beaches** are laid as soon as drawn, and another card is drawn. Three different directions, nothing built beyond the new line, nothing ever after.
    • **Wrecktar** is laid when it comes to the top: exactly over the card laid last. The monster’s block can’t be covered.
    • **Roadwork:** lay your card whenever a turn is waiting, another’s too. Each of its roads must meet a road of the city at one end (harder: at every end). It isn’t a turn.
    • **Interstate:** you build in your own city; alone, near and far in turn. In a duel the terms may open both cities while the deck lasts.
sprawlopolis-rules-scoring = +1 per block of each largest group, −1 per road. Then:
    1 **{ sprawlopolis-condition-1 }.** { sprawlopolis-condition-1.rule }
    2 **{ sprawlopolis-condition-2 }.** { sprawlopolis-condition-2.rule }
    3 **{ sprawlopolis-condition-3 }.** { sprawlopolis-condition-3.rule }
    4 **{ sprawlopolis-condition-4 }.** { sprawlopolis-condition-4.rule }
    5 **{ sprawlopolis-condition-5 }.** { sprawlopolis-condition-5.rule }
    6 **{ sprawlopolis-condition-6 }.** { sprawlopolis-condition-6.rule }
    7 **{ sprawlopolis-condition-7 }.** { sprawlopolis-condition-7.rule }
    8 **{ sprawlopolis-condition-8 }.** { sprawlopolis-condition-8.rule }
    9 **{ sprawlopolis-condition-9 }.** { sprawlopolis-condition-9.rule }
    10 **{ sprawlopolis-condition-10 }.** { sprawlopolis-condition-10.rule }
    11 **{ sprawlopolis-condition-11 }.** { sprawlopolis-condition-11.rule }
    12 **{ sprawlopolis-condition-12 }.** { sprawlopolis-condition-12.rule }
    13 **{ sprawlopolis-condition-13 }.** { sprawlopolis-condition-13.rule }
    14 **{ sprawlopolis-condition-14 }.** { sprawlopolis-condition-14.rule }
    15 **{ sprawlopolis-condition-15 }.** { sprawlopolis-condition-15.rule }
    16 **{ sprawlopolis-condition-16 }.** { sprawlopolis-condition-16.rule }
    17 **{ sprawlopolis-condition-17 }.** { sprawlopolis-condition-17.rule }
    18 **{ sprawlopolis-condition-18 }.** { sprawlopolis-condition-18.rule }
sprawlopolis-rules-end = When every card lies in the city, it is counted. Total at least the target: you win (two cities together: **more** than it). The expansions add:
    • **Sites** by the terms: **{ sprawlopolis-condition-site1 }.** { sprawlopolis-condition-site1.rule } **{ sprawlopolis-condition-site2 }.** { sprawlopolis-condition-site2.rule } **{ sprawlopolis-condition-site3 }.** { sprawlopolis-condition-site3.rule } **{ sprawlopolis-condition-site4 }.** { sprawlopolis-condition-site4.rule }
    • **Landmarks:** +1 per block beside a landmark of its own type.
    • **Wrecktar:** −2 per commercial block in the monster’s row and column; +3 if there is none.
    • **Beaches: { sprawlopolis-condition-beach1 }.** { sprawlopolis-condition-beach1.rule } **{ sprawlopolis-condition-beach2 }.** { sprawlopolis-condition-beach2.rule } **{ sprawlopolis-condition-beach3 }.** { sprawlopolis-condition-beach3.rule } **{ sprawlopolis-condition-beach4 }.** { sprawlopolis-condition-beach4.rule }
    • **Roadwork** never laid costs 3, 5, 5 and 4 (cards 1 to 4). There is a last call first.
    • **Duel:** more points win, then the terms, then it is shared. **{ sprawlopolis-condition-interstate1 }.** { sprawlopolis-condition-interstate1.rule } **{ sprawlopolis-condition-interstate2 }.** { sprawlopolis-condition-interstate2.rule } **{ sprawlopolis-condition-interstate3 }.** { sprawlopolis-condition-interstate3.rule } **{ sprawlopolis-condition-interstate4 }.** { sprawlopolis-condition-interstate4.rule }
sprawlopolis-rules-typing = A whole move fits into `/move`:
    • `play 12 k9 r180` plays card 12: the cell of its top left block, then `r0` as printed or `r180` turned round.
    • `reveal 12` shows card 12; you must then play it.
    • `lay roadwork2 k9 r0` lays Roadwork, at any time; `keep` answers the last call with no.
    • `lay beach3 k9 r0`, `lay site2 k9 r0` lay a card that was just drawn.
    • `wrecktar r0` lays the monster; its place is given.
    • `start a n13 r0` lays the landmarks: side, cell of the starting card, its turn.
    • `highway k12 r0` lays a stretch of highway.
    Good to know:
    • What has a single answer may be left out: `12 k9 r0` is enough when there is nothing to do but play. The turn may be left out where one way round brings more points.
    • Columns have letters, rows have numbers; the first card lies at M13. A cell keeps its name for ever. West of A come -A, -B; above 1 come 0, -1.
    • Capitals and spare spaces don’t matter, nor do Cyrillic letters that look like Latin ones.
    • In text, `C║` is commerce with a road from north to south, `P·` a park without one.
    Option words when you open a table: `level=easy`, `level=hard`, `sites`, `landmarks`, `wrecktar`, `beaches`, `roadwork=one-end`, `roadwork=all-ends`, `roadwork-cards=2` to `4` (alone), `interstate=duel`, `interstate=together`, `first=1` to `4`.
