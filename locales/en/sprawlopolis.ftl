# Sprawlopolis: its name, its questions, what happens, the board in words.

sprawlopolis-name = Sprawlopolis
sprawlopolis-about = Build one city together, card over card. Three quirky goals decide what pays, and how much you need.

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
sprawlopolis-ask-place-touched = Where does { $card } go? A dot is the middle of the card: touch one.
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
sprawlopolis-turn-round-less = Turn it round (−{ $points })
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

## The coach

sprawlopolis-coach-two = { $about } { $tip }
# Whose points: the one city's, both cities', one's own in a duel.
sprawlopolis-coach-whose-one = the city
sprawlopolis-coach-whose-both = the two cities
sprawlopolis-coach-whose-own = your city
# A place as it is pressed.
sprawlopolis-coach-number = place { $number }
sprawlopolis-coach-lines = column { $column }, row { $row }
sprawlopolis-coach-card-gain = Try { $card }: it can take { $city } from { $before } to { $after }.
sprawlopolis-coach-card-even = Try { $card }: it can keep { $city } at { $before }.
sprawlopolis-coach-card-loss = Little to gain just now: try { $card }, which can leave { $city } at { $after }, down from { $before }.
sprawlopolis-coach-place-gain =
    Try { $place }: { $city } would go from { $before } to { $after }, { $whole ->
        [yes] thanks to { $parts }
       *[no] mostly thanks to { $parts }
    }.
sprawlopolis-coach-place-even = Try { $place }: { $city } would stay at { $before }.
sprawlopolis-coach-place-loss = Little to gain just now: try { $place }, and { $city } goes from { $before } to { $after }.
sprawlopolis-coach-condition = { NAME($title) }: { $rule }
sprawlopolis-coach-line = { NAME($line) }
sprawlopolis-coach-lacking =
    You still lack { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, with { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to go.
sprawlopolis-coach-enough =
    You have enough points already. With { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to go, just don’t lose any.
sprawlopolis-coach-yours = You play one card and keep the rest.
sprawlopolis-coach-hands-on = You play one card, and { $to } gets the rest.
sprawlopolis-coach-reveal = Show a card only if you want advice: you must then play it.
sprawlopolis-coach-fit =
    { $level ->
        [easy] Like beside like: the largest group of each kind pays, and roads cost nothing here.
        [hard] Like beside like, road to road: only your one largest group pays, each road costs 1.
       *[normal] Like beside like, road to road: the largest group of each kind pays, each road costs 1.
    }
sprawlopolis-coach-city =
    { $halves ->
        [near] You are building in the near city: like beside like, road to road.
        [far] You are building in the far city: like beside like, road to road.
       *[both] While the deck lasts you may build in either city: help your own, or spoil the other.
    }
sprawlopolis-coach-beach = The sea closes its side for good: let it face where you won’t build any more.
sprawlopolis-coach-site = An X costs points until it is covered: leave room to lay a card over it.
sprawlopolis-coach-roadwork =
    { $points ->
        [one] Never laid, it costs { $points } point: any place that costs less is a good one.
       *[other] Never laid, it costs { $points } points: any place that costs less is a good one.
    }
sprawlopolis-coach-unlaid =
    { $points ->
        [one] Roadwork that you never lay will cost { $points } point in the end.
       *[other] Roadwork that you never lay will cost { $points } points in the end.
    }
sprawlopolis-coach-last-gain = Laid well, { $card } can bring { $city } to { $after }; if you keep it, that stays { $before }.
sprawlopolis-coach-last-even = Laid well, { $card } can leave { $city } at { $before }, just like keeping it.
sprawlopolis-coach-last-loss = Careful: even in a good place { $card } would leave { $city } at { $after }. Now you have { $before }.
sprawlopolis-coach-sides = Every block beside a landmark of its own kind pays 1. With side A the city can begin at { $one }, with side B at { $other }.
sprawlopolis-coach-sides-same = Every block beside a landmark of its own kind pays 1. With either side the city can begin at { $points }.
sprawlopolis-coach-begin = Try { $place }: the city can begin at { $points }.
sprawlopolis-coach-start = The landmarks that stay in sight pay 1 for each block of their kind beside them.
sprawlopolis-coach-highway = The upper blocks go to the far city, the lower ones to the near city.
sprawlopolis-coach-stretch = In picture 1 your city gets { $zone }, in picture 2 { $other }. Take what goes with the blocks beside it and with the conditions.
sprawlopolis-coach-wrecktar = Wrecktar wants no other commerce in his row and column: picture 1 means { SIGNED($one) }, picture 2 { SIGNED($other) }.
sprawlopolis-coach-turns = As printed, { $city } would stand at { $one }; turned round, at { $other }.
sprawlopolis-coach-lines-differ = Both ways make { $points }. Picture 1 does better in { $line }, picture 2 in { $other }.
sprawlopolis-coach-ends = Both ways make { $points }. Road ends that can still be joined: { $one } in picture 1, { $other } in picture 2.
sprawlopolis-coach-same = Both ways make { $points }, line by line. Think of where you want to build next.

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
    }, { $target } needed.
sprawlopolis-lost-exceed =
    { $points } { $points ->
        [one] point
       *[other] points
    }, more than { $target } needed.
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
sprawlopolis-text-part = { NAME($label) } { SIGNED($points) }
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
sprawlopolis-text-highway = The highway runs between rows 12 and 13: one road in each city, which no other joins or crosses.
sprawlopolis-text-city =
    { $half ->
        [near] Near city (row 13 and below), { $who }: { $points }
       *[far] Far city (row 12 and above), { $who }: { $points }
    }
sprawlopolis-text-condition = { $title }: { $rule }
sprawlopolis-text-numbered = { $number } { $title }: { $rule }
sprawlopolis-text-hand = Your cards: { $cards }

## The rules, page by page

sprawlopolis-step-1 = Lay a card beside the city …
sprawlopolis-step-2 = … or over some of its blocks
sprawlopolis-step-3 = Like to like, road to road: that pays
sprawlopolis-lesson-city = Together you build **one city**. Every card has four **blocks**: commerce (1), park (2), industry (3) and homes (4). Roads run through most of them.
    Three of the 18 cards, drawn at random, are the **conditions**. They say what pays in this game, and their numbers add up to your **target**. If the finished city is worth that much, all of you win; if not, all of you lose.
    The other cards are for building. The first player is dealt three, everyone else one. The next card begins the city. The rest is the deck, and its top card lies open.
    .title = One city for all of you
    .picture = A city of five cards. On one of them the blocks are numbered: 1 commerce, 2 park, 3 industry, 4 homes.
sprawlopolis-lesson-turn = On your turn you
    • **play** one of your cards into the city,
    • **hand** the others to the player on your left,
    • **draw** the open top card of the deck.
    So nearly every turn you choose from three cards, and for your neighbour too: if Ann plays card 10 here, Marko gets 8 and 17.
    Hands are secret, but talk is free: tell what you hold, ask for advice. You may also **show** a card to everyone first; then it is the one you must play.
    Once the deck is empty, nobody draws. Playing alone, you hand nothing on and draw up to three.
    .title = Your turn: play, hand on, draw
    .picture = The three cards of a hand, 8, 10 and 17, over a city of nine cards.
sprawlopolis-lesson-place = Cards lie sideways, as printed or turned right round. A card goes
    • **beside** the city, so that at least one block shares a side with it (1), or
    • **over** at least one block, like the dashed card here: what it covers no longer counts.
    Not allowed: exactly over one whole card (2), under a card, or touching only at a corner (3).
    Roads don’t have to meet, and neighbouring blocks needn’t match; it just pays. Gaps inside the city are fine, and they count as its edge.
    .title = Beside the city or on top of it
    .picture = A city with a tried card that covers one block, and three outlines: 1 beside the city, 2 exactly over a card, 3 at a corner only.
sprawlopolis-lesson-groups = Blocks of one kind that share sides are a **group**. The **largest** group of each kind pays 1 per block; the others pay nothing. Here they are outlined, with their size: 3 + 4 + 1 + 3.
    Every **road** costs 1, however long it is. It goes on while the roads of neighbouring blocks meet; a white bar is where it ends. A closed loop is a road too. Here there are ten, with black numbers: −10.
    So grow your largest groups, and join roads. Covering helps too: a short road may vanish, or two groups become one.
    .title = Groups pay, roads cost
    .picture = The map of the counted city: the largest group of each kind outlined with its size, the ten roads numbered, the total below.
sprawlopolis-lesson-conditions = Most points come from the three **conditions**; their cards lie below the city and say what each brings now. Look at the road marked 1:
    • **Park Hopping** pays 3 for every road that ends at two different parks. This one does, at those marked 2.
    • **Morning Commute** pays 2 for every road through both homes and commerce. It does that too.
    Five points, for a road that costs 1!
    There are 18 conditions, and any three may meet. If one leaves a choice, what is best for you counts. Rows and columns run across gaps.
    .title = Three conditions, a new game each time
    .picture = A city of eleven cards. A road through homes and commerce is marked 1, the two parks at its ends are marked 2.
sprawlopolis-lesson-end = When all cards lie in the city it is counted. Here: 5 + 4 + 3 + 5 for groups, −12 for roads, 3 + 12 + 18 for conditions. That is 38, and 31 were needed: won!
    • **Levels.** Easy: roads cost nothing. Hard: only your single largest group pays.
    • **Expansions**, mixed as you like: building **sites** to cover in time; **landmarks** that love their own kind; **Wrecktar**, who tramples commerce; **beaches**, where the city ends for good; **Roadwork**, laid at any time or paid for.
    • **Interstate** is a game of its own: two cities along a highway, as a duel or together. Together you must get past the target.
    .title = The end, levels, expansions
    .picture = The score sheet: the counted map, the points line by line, and a small map for each of the three conditions. 38 points, where 31 were needed.

## How moves are typed

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

## Prepared moves

sprawlopolis-ahead-no-turn = No turn of yours can be prepared at this point of the game. We’ll call you.
sprawlopolis-ahead-no-card = You’ll hold no card that is known already: the next ones come from your neighbour or off the deck.
