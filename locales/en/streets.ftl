# Streets: its name, its questions, what happens, the city in words.

streets-name = Streets
streets-about = Build a town tile by tile. When a street is closed, everyone with a building on it is paid.

streets-option-business = Business module
    .hint = Every closed street also gives business tokens, which are worth money at the end
streets-option-advisors = Advisors
    .hint = A special ability each. Contractor: 2–4 players, Renovator: 3–5, neither with business
streets-option-advisors-none = no advisors
streets-option-advisors-dealt = one each, dealt at random
streets-option-advisors-hacker = the Hacker (playing alone)
streets-option-advisors-entrepreneur = the Entrepreneur (playing alone)
streets-option-advisors-investor = the Investor (playing alone)
streets-option-advisors-legend = the Hipster Legend (playing alone)
streets-option-advisors-scout = the Scout (playing alone)
streets-option-level = The Sneak
    .hint = For one player: how much money your rival starts with
streets-option-level-easy = easy, $0 (advisor: $40)
streets-option-level-medium = medium, $20 (advisor: $60)
streets-option-level-hard = hard, $50 (advisor: $90)

streets-stage-abandon = giving a building up
streets-stage-build = building
streets-stage-sneak = placing the Sneak’s tile
streets-stage-order = choosing a street
streets-stage-tokens = taking business tokens
streets-stage-show = the Entrepreneur’s choice
streets-stage-move = moving people

## Names

streets-sneak = The Sneak

streets-tile-station = Central Station
streets-tile-park = City Park
streets-tile-t1 = Day Spa
streets-tile-t2 = Grand Hotel
streets-tile-t3 = Souvenir Stall
streets-tile-t4 = Seafront Grill
streets-tile-t5 = Colossus Dig Site
streets-tile-t6 = Backpacker Hostel
streets-tile-t7 = River Cruises
streets-tile-t8 = Panorama Tower
streets-tile-f1 = Starter Home
streets-tile-f2 = Flea Market
streets-tile-f3 = Trendy Loft
streets-tile-f4 = Toy Store
streets-tile-f5 = Corner Pizzeria
streets-tile-f6 = Adventure Playground
streets-tile-f7 = Terraced Houses
streets-tile-f8 = Ice-Cream Parlour
streets-tile-h1 = Art Gallery
streets-tile-h2 = Student Dorm
streets-tile-h3 = Microbrewery
streets-tile-h4 = Vinyl Shop
streets-tile-h5 = Coworking Loft
streets-tile-h6 = Street Food Yard
streets-tile-h7 = Copy Shop
streets-tile-h8 = Rooftop Cinema
streets-tile-s1 = Department Store
streets-tile-s2 = Shoe Boutique
streets-tile-s3 = Food Hall
streets-tile-s4 = Designer Outlet
streets-tile-s5 = Furniture Showroom
streets-tile-s6 = Games Arcade
streets-tile-s7 = Serviced Flats
streets-tile-s8 = Coffee Chain
streets-tile-m1 = Hardware Store
streets-tile-m2 = Community Centre
streets-tile-m3 = Public Library
streets-tile-m4 = Corner Bistro
streets-tile-m5 = Housing Co-op
streets-tile-m6 = Tram Depot
streets-tile-m7 = Courtyard Flats
streets-tile-m8 = Festival Tent
streets-tile-t9 = Rooftop Restaurant
streets-tile-f9 = Allotment Gardens
streets-tile-h9 = Tattoo Parlour
streets-tile-s9 = Night Market
streets-tile-m9 = Apartment Block

streets-kind-tourist = tourist
streets-kind-family = family
streets-kind-hipster = hipster
streets-kind-shopping = shopping
streets-kind-mixed = mixed

streets-symbol-tourist = tourist
    .person = tourist
streets-symbol-family = family
    .person = parent
streets-symbol-hipster = hipster
    .person = hipster
streets-symbol-shopping = shopping
    .person = shopper
streets-symbol-mixed = mixed
streets-symbols =
    { $count ->
        [1] { $symbol }
       *[more] { $symbol } ×{ $count }
    }

streets-people-tourist =
    { $count ->
        [one] { $count } tourist
       *[other] { $count } tourists
    }
streets-people-family =
    { $count ->
        [one] { $count } parent
       *[other] { $count } parents
    }
streets-people-hipster =
    { $count ->
        [one] { $count } hipster
       *[other] { $count } hipsters
    }
streets-people-shopping =
    { $count ->
        [one] { $count } shopper
       *[other] { $count } shoppers
    }

streets-business-restaurant = restaurant
streets-business-housing = housing
streets-business-leisure = leisure
streets-business-trade = trade
streets-business-universal = any type
streets-tokens =
    { $count ->
        [1] { $type }
       *[more] { $type } ×{ $count }
    }

streets-advisor-contractor = Contractor
    .about = Build two tiles and draw two in each turn, as long as there are tiles to draw. The stack is made for one player more, minus three random tiles.
streets-advisor-hacker = Hacker
    .about = The backs of the tiles in your hand count as symbols for your buildings, and so does the symbol on this card.
streets-advisor-entrepreneur = Entrepreneur
    .about = Once for each closed street: count one of your buildings there by the value of a tile in your hand (not a copy). The symbol on this card counts for your buildings.
streets-advisor-investor = Investor
    .about = You may put two signs on a tile as you build it: its value (not its people) counts twice. One such tile at a time. The symbol on this card counts for your buildings.
streets-advisor-legend = Hipster Legend
    .about = For your buildings every hipster symbol counts as a mixed one, the one on this card too.
streets-advisor-renovator = Renovator
    .about = You may build on top of a tile in a closed street (road on the same side; not on the two start tiles). That street is counted again at once.
streets-advisor-scout = Scout
    .about = When a closed street is counted, the symbols on your buildings in other streets count for you too. Not in the final scoring.

streets-value-people = ${ $each } per { FORM($kinds, case: "person") } lying in the street
streets-value-symbols = ${ $each } per { $kinds } symbol
streets-value-pairs = ${ $each } per pair of { $kinds } symbols
streets-value-mixed = ${ $each } per mixed symbol
streets-value-signs = ${ $each } per sign of yours in the street
streets-value-size = ${ $each } per tile of the street
streets-value-neighbours = ${ $each } per tile around it
streets-value-closing = ${ $each } if it closes another street
streets-value-copy = copies the best value in its street

## Questions

streets-ask-verb = What will you do?
streets-verb-build = Build
streets-verb-renovate = Build on top of a tile
streets-verb-discard = Discard a tile
streets-verb-abandon = Give a building up
streets-verb-count = Count a street
streets-verb-take = Take tokens
streets-verb-show = Show a tile
streets-verb-keep = Show nothing
streets-verb-move = Move people
streets-verb-sneak = Place the Sneak’s tile
streets-ask-tile =
    { $verb ->
        [discard] There is no room to build. Which tile do you throw away?
       *[build] Which tile do you build?
    }
streets-ask-cell = Where do you build the { $tile } ({ $value })?
streets-ask-side = Where does the road of the { $tile } lie?
streets-road =
    { $side ->
        [n] Road at the top
        [e] Road on the right
        [s] Road at the bottom
       *[w] Road on the left
    }
streets-ask-signs = One sign, or two to double the value?
streets-signs =
    { $count ->
        [2] Two signs: value ×2
       *[one-sign] One sign
    }
streets-ask-cover = On top of which building do you put the { $tile } ({ $value })?
streets-ask-abandon = You have no sign left. Which building do you give up? At the end they would bring:
streets-abandon-worth = { $tile }, ${ $money }
streets-ask-sneak = The Sneak builds the { $tile }, and these places are equally good for him. Which one?
streets-ask-sneak-side = Where does the road of the Sneak’s { $tile } lie?
streets-building = { $cell } · { $tile }
streets-ask-street = Which street is counted next?
streets-street =
    { $length ->
        [1] { $first }
       *[more] { $first } – { $last }
    }
streets-ask-tokens = Which business tokens do you take?
streets-ask-sneak-tokens = Which business tokens does the Sneak take?
streets-token-answer = { $tokens }
streets-token-from = from the { $tile }
streets-ask-show = Which tile from your hand do you show?
streets-ask-replace = In place of which building do you show the { $tile }?
streets-replace = { $tile }, +${ $gain }
streets-ask-home = A home for { $people }: which one?
streets-home = { $tile } ({ $who })
streets-ask-number = { $people }: how many go to the { $tile }?
streets-number = Only { $number }

## The move as a sentence, and what it does

streets-you-build =
    You build the { $tile }{ $length ->
        [1] , a street of its own
       *[more] { " " }in a street of { $length } tiles
    }, the road { $side ->
        [n] at the top
        [e] on the right
        [s] at the bottom
       *[w] on the left
    }{ $signs ->
        [2] , with two signs.
       *[one-sign] .
    }
streets-sneak-builds =
    The Sneak builds the { $tile }{ $length ->
        [1] , a street of its own
       *[more] { " " }in a street of { $length } tiles
    }, the road { $side ->
        [n] at the top.
        [e] on the right.
        [s] at the bottom.
       *[w] on the left.
    }
streets-you-renovate = You build the { $tile } on top of the { $old }.
streets-you-discard = You throw the { $tile } away.
streets-you-abandon = You give up the { $tile }.
streets-you-count = This street is counted next: { $street }.
streets-you-take = You take business tokens: { $tokens }.
streets-sneak-takes = The Sneak takes business tokens: { $tokens }.
streets-you-show = You show the { $tile } in place of the { $building }.
streets-you-keep = You show nothing.
streets-you-move = You send { $moves }.
streets-moves-home =
    { $mine ->
        [yes] { $people } to your { $tile }
       *[no] { $people } to the { $tile } ({ $who })
    }
streets-abandon-warning = The { $tile } will never pay you again. At the end of the game it would bring ${ $money } as things stand.
streets-abandon-does = Give up the { $tile }
streets-abandon-instead = Choose another building
streets-discard-warning = The { $tile } leaves the game for good, and you build nothing this turn.
streets-discard-does = Throw away the { $tile }
streets-discard-instead = Choose another tile
streets-pays =
    { $count ->
        [one] One street pays: **{ $sums }**.
       *[other] { $count } streets pay: **{ $sums }**.
    }
streets-pays-nobody =
    { $count ->
        [one] One street closes, but nobody has a building there.
       *[other] { $count } streets close, but nobody has a building there.
    }
streets-money-to =
    { $mine ->
        [yes] ${ $money } to you
       *[no] ${ $money } to { $who }
    }
streets-may-show = The Entrepreneur may still raise this with a tile in hand.
streets-still-open = Nobody is paid yet: no street closes.
streets-home-worth = Each of them pays the owner $1 when that street closes.
streets-tokens-worth = Tokens are paid at the end of the game.
streets-sign-returns = Its sign comes back to you.
streets-nothing-built = Nobody is paid.
streets-move-home = Moving to the { $tile }: { $people }.
streets-move-nowhere = No home for { $people }: they wait as seekers.
streets-move-later = Still to be decided: a new home for { $people }.
streets-figure-signs = Signs left

## What happens

streets-built =
    { $side ->
        [n] { $sign } { $who } builds { $tile } on { $cell }, road in the north{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
        [e] { $sign } { $who } builds { $tile } on { $cell }, road in the east{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
        [s] { $sign } { $who } builds { $tile } on { $cell }, road in the south{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
       *[w] { $sign } { $who } builds { $tile } on { $cell }, road in the west{ $signs ->
            [2] , with two signs.
           *[one-sign] .
        }
    }
streets-renovated = { $sign } { $who } builds { $tile } over { $old } on { $cell }.
streets-found-home = Seekers move in: { $people }.
streets-abandoned = { $sign } { $who } gives up { $tile } on { $cell }.
streets-discarded = { $who } finds no room and discards { $tile }.
streets-closed = **Street { $street } is closed.** Nothing points into it.
streets-closed-pointing = **Street { $street } is closed.** Pointing into it: { $symbols }.
streets-points = { $symbol } ({ $cell })
streets-unpaid = Nobody has a building there, so nobody is paid.
streets-paid = { $sign } { $who } +${ $money }: { $buildings }.
streets-paid-brief = { $sign } +${ $money }: { $buildings }
streets-paid-adding = { $paid }. The { $advisor } adds: { $symbols }
streets-payment = { $tile } ${ $money } ({ $sum })
streets-sum =
    { $doubled ->
        [yes] { $value } × 2 for two signs
       *[no] { $value }
    }{ $people ->
        [0] { "" }
        [one] { " " }+ { $people } person
       *[other] { " " }+ { $people } people
    }
streets-sum-made = { $sum }; symbols: { $shares }
streets-sum-half = half of ${ $whole }: { $sum }
streets-by-copied = copies { $formula }: { $reason }
streets-by-shown = as { $formula }: { $reason }
# Where the symbols of a payment stand.
streets-share-street = { $count } in the street
streets-share-pointing = { $count } pointing in
streets-share-card = { $count } on the card of the { $advisor }
streets-share-hand = { $count } on the backs in hand
streets-share-elsewhere = { $count } on own buildings elsewhere
streets-share-legend =
    { $count ->
        [one] { $count } hipster taken for mixed
       *[other] { $count } hipsters taken for mixed
    }
# The same where kinds matter, as in “tourist ×2, mixed: 1 on the card of the Hacker”.
streets-share-kind = { $symbol } ×{ $count }
streets-share-added = { $symbol }: { $share }
streets-reason-people = { $people } × { $each }
streets-reason-symbols =
    { $count ->
        [one] { $count } symbol × { $each }
       *[other] { $count } symbols × { $each }
    }
streets-reason-pairs =
    { $count ->
        [one] { $count } pair × { $each }
       *[other] { $count } pairs × { $each }
    }
streets-reason-mixed =
    { $count ->
        [one] { $count } mixed symbol × { $each }
       *[other] { $count } mixed symbols × { $each }
    }
streets-reason-signs =
    { $count ->
        [one] { $count } sign × { $each }
       *[other] { $count } signs × { $each }
    }
streets-reason-size =
    { $count ->
        [one] { $count } tile × { $each }
       *[other] { $count } tiles × { $each }
    }
streets-reason-neighbours =
    { $count ->
        [one] { $count } neighbour × { $each }
       *[other] { $count } neighbours × { $each }
    }
streets-reason-closing =
    { $count ->
        [0] closes no other street
       *[yes] closes another street: { $each }
    }
streets-reason-copy = nothing to copy
streets-took = { $sign } { $who } takes tokens: { $tokens }.
streets-kept = { $sign } { $who } shows nothing.
streets-showed = { $sign } { $who } shows { $tile } from hand in place of { $building }.
streets-moved = People: { $moves }.
streets-moves-to = { $people } → { $cell }
streets-moves-nowhere = { $people } without a home
streets-moved-brief = People who moved: { $housed }; left without a home: { $seeking }.
streets-may-move = { $people } may go to: { $cells }.
streets-drew = { $who } draws: { $kinds }.
streets-you-drew = You draw { $tiles }.
streets-next-tile = Next on the stack: { $tile }.
streets-last-tiles = The stack is used up. The Sneak’s last three tiles are shuffled and turned up.
streets-final = **Final scoring.** Every building with a sign pays half, rounded up.
streets-final-player =
    { $business ->
        [yes] { $sign } { $who }: ${ $before } + ${ $buildings } for buildings + ${ $bonus } for tokens = **${ $money }**
       *[no] { $sign } { $who }: ${ $before } + ${ $buildings } for buildings = **${ $money }**
    }
streets-final-buildings = { $sign } Buildings: { $buildings }.
streets-final-tokens = { $sign } Tokens: { $tokens }.
streets-final-lead = { $type } ${ $money }
streets-final-sets =
    { $count ->
        [one] { $count } full set ${ $money }
       *[other] { $count } full sets ${ $money }
    }

## Money and the end

streets-part-streets = closed streets
streets-part-final = final scoring
streets-part-business = business tokens
streets-won-by-money = The most money wins.
streets-won-together = Level at the top: the victory is shared.
streets-beat-the-sneak = You have ${ $mine }, the Sneak ${ $his }. You win!
streets-lost-to-the-sneak = You have ${ $mine }, the Sneak ${ $his }. You needed more than he has.

## The city in words

streets-text-turn = Streets, turn { $turn } ({ $who }). Tiles to draw: { $stack }; on top: { $kind }.
streets-text-turn-empty = Streets, turn { $turn } ({ $who }). Nothing is left to draw.
streets-text-over = Streets: everything is built and paid.
streets-text-last = Last built: { $cell }.
streets-text-player = { $sign } { $who }: { $details }
# $stage says what the player is asked: building, moving people.
streets-text-asked = { $player } – to move: { $stage }
streets-text-money = ${ $money }
streets-text-signs =
    { $count ->
        [one] { $count } sign left
       *[other] { $count } signs left
    }
streets-text-backs = hand: { $kinds }
streets-text-kinds =
    { $count ->
        [1] { $kind }
       *[more] { $kind } ×{ $count }
    }
streets-text-station = At the station: { $people }.
streets-text-seeking = { $people } seeking
streets-text-waiting = Still to be counted: { $streets }.
streets-text-income = Street { $street } has paid: { $buildings }. Its ends: { $ends }.
streets-text-end = { $cell } ({ $symbols })
streets-text-payment = { $cell } · { $tile } { $sign } ${ $money } ({ $sum })
streets-text-sum = { $sign } +${ $money }
streets-text-sums = Together: { $sums }.
streets-text-added = { $sign } The { $advisor } adds: { $symbols }.
streets-text-moving = Moving next: { $people }.
streets-text-tokens = Tokens left: { $tokens }.
streets-text-removed = Tiles left out: { $kinds }.
streets-text-sneak-tiles = The Sneak’s last tiles, face down: { $kinds }.
streets-text-sneak-builds = The Sneak builds { $tile }.
# The parts of a table that can be looked at by themselves, in a menu.
streets-detail-street = Income of street { $street }
streets-detail-final = How the money of { $who } came about
streets-detail-before = Paid by closed streets: ${ $money }.
streets-detail-buildings = Half of what each building with a sign is worth: ${ $money }.
streets-detail-tokens = Business tokens: ${ $money }.
streets-detail-total = Together: **${ $money }**.
streets-text-open = Open streets: { $streets }
streets-text-closed = Closed streets: { $streets }
streets-text-hand = Your tiles: { $tiles }.
streets-in-hand = { $code } { $tile } ({ $value })

## Rules, topic by topic

streets-rules-goal = You build one town together, tile by tile. A tile has a **road** along one side. Tiles whose roads run on make a **street**. When a street has something built at both ends it is **closed**, and everyone who owns a building on it is paid. Most money at the end wins.
    • A tile shows its **value** (what it is paid for, on the dark pill), its **symbols** and, on its road, its business. There are four kinds of people and symbols: tourists (a camera), families (a pram), hipsters (glasses), shoppers (a bag). The grey symbols with four petals are **mixed**: each counts as whatever suits you.
    • A symbol is shaped like a pin, and its **tip is its arrow**: it points over the road, away from it, or both ways.
    • People **lie** in buildings of their kind. Each pays the owner $1 when the street is closed. Then they move on to another building of their kind.
    • People without a home **stand up** and become seekers. They wait for a building of their kind and count for nothing.
    • Every building carries its owner’s **sign**. You have five; they come back when the street is paid.
    • Secret: the faces of the tiles in hands, in the stack, and of those left out. Open: everything else, also the backs (kinds) of all hands and of the top tile.
    • The tile list is largely our own design; the counts, the values and the examples follow the rulebook.
streets-rules-setup = The Central Station (road in the south) and the City Park (road in the west) lie side by side. One person of each kind lies on the station. Everyone gets five signs and three tiles. Chance says who begins; then clockwise.
    • **Tiles:** 2 players 30 (two of each kind fewer), 3 players 36 (one fewer, but all mixed ones), 4 players 40, 5 players 45.
    • **Business module** (`business`): 12 tokens of each of four types. See *Scoring*.
    • **Advisors** (`advisors=dealt`): one each, face up. Alone you may also pick one: `advisors=hacker`, `entrepreneur`, `investor`, `legend`, `scout`. See *End*.
    • **Alone** you play against **the Sneak**, with the tiles of two players. His three tiles wait face down for the end; the stack lies face up. He starts with $0, $20 or $50 (`level=easy`, `medium`, `hard`), and $40 more if you have an advisor. You begin.
    • You build; then the Sneak takes the top tile; then you draw the next one. He puts his tile where its value is highest; among equals, where most people come to him; among equals again you choose. He has signs without end and never gives anything up. When he closes a street, people go to his buildings first.
    • When you have drawn the last tile, his three are shuffled and turned up: three more rounds.
    • With tokens he takes a type that he does not own yet, if he can.
streets-rules-turn = • **1. Build** a tile from your hand. Its road must touch the road of a neighbour in **one corner**: either running on in a straight line, or at a right angle. Long sides of roads may never touch. A street has at most five tiles. Neighbours without contact are fine.
    • People of its kind lie down on it, one for each symbol (none on mixed tiles). Your sign goes on it. All seekers of its kind move in.
    • **No sign left?** First give one of your buildings up. Its sign returns, its people leave, and it never pays again, though its symbols still count.
    • **2. Income** for every street that is now closed: both its ends are built on, whatever stands there. See *Scoring*. Then all signs on it return, and **you** send its people to buildings of their kind that have a sign and stand in an open street. You may split them as you like. Without such a building they become seekers where they are.
    • Several streets at once: one after the other. You are asked for the order when it matters (business tokens, the Scout).
    • **3. Draw** a tile, as long as there are any.
    • Should there be no room at all, you discard a tile instead of building.
streets-rules-scoring = Every building with a sign pays its owner its **value** plus **$1 for each person lying on it**. Symbols in the street count, and those on the two closing tiles that **point** into it: their tip is the arrow. Most symbols point over the road; some both ways; tiles with two symbols have one each way.
    • **People** (a figure): $2 per person of the kind lying in the whole street.
    • **Symbols** (one symbol): $2 per symbol of the kind. **Pairs** (two symbols): $5 per pair.
    • **Mixed** (four petals): $4 per mixed symbol.
    • **Signs** (a signpost): $3 per sign of yours in the street.
    • **Size** (a road): $2 per tile of the street.
    • **Neighbours** (nine squares): $2 for each of up to eight tiles around it.
    • **Closing** (a road that ends): $6 if it is the closing tile of another street that is closed; paid when its own street is.
    • **Copy** (=): the best value of another tile of the street, whoever owns it; not closing, neighbours or copy.
    A mixed symbol counts once in each value. We always count what is best for you.
    • **Business:** fork and knife is a restaurant, a bed housing, a ticket leisure, a cart trade, a star any of them. Before the money, each player takes the token of **one** of their buildings in the street (two if the sign is double), starting after the active player, who is last. A type that is used up counts as any type. A building given up also gives its token. At the end each type pays $10 to whoever has most ($5 each to equals), and each set of four types $10.
streets-rules-end = When all tiles are built, every building with a sign pays **half**, rounded up for each. No tokens, no moving. Then the business tokens. Most money wins; equals share the victory. Alone you need more than the Sneak.
    • After the end, **More** shows how everybody’s money came about, building by building.
    • **Advisors.** A symbol on the card counts for your buildings.
    • **Contractor** (2–4): build and draw two tiles a turn while the stack lasts.
    • **Hacker** (mixed): the backs of your hand count as symbols.
    • **Entrepreneur** (mixed): once in a closed street, use the value of a tile in your hand (no copy) for one of your buildings.
    • **Investor** (shopping): two signs on a new tile double its value; one such tile at a time.
    • **Hipster Legend** (hipster): hipster symbols are mixed for you.
    • **Renovator** (3–5): build over a tile of a closed street, road on the same side; that street is counted at once.
    • **Scout:** in closed streets, symbols of your buildings elsewhere count too, though not at the end.
    Contractor and Renovator are not used with the business module, nor alone.
    If somebody leaves, a bot plays on for them: it builds what brings it furthest ahead. If only one person is left, they win; with bots at the table they choose: win there and then, or play on.
streets-rules-typing = A whole move fits into `/move`:
    • `build t4 k9 w` builds tile T4 on K9 with the road in the west (`n`, `e`, `s`, `w`). The Investor adds `1` or `2` for the signs.
    • `renovate t4 k9` builds T4 on top of the tile on K9.
    • `abandon k9` gives the building on K9 up.
    • `move k9 2 m8 1` sends two people to K9 and one to M8.
    • `count k9` counts the street of K9 next.
    • `take trade`, `take leisure-trade`, `take trade-trade` takes tokens: `restaurant`, `housing`, `leisure`, `trade`.
    • `show t4 k9` counts T4 of your hand in place of the building on K9; `keep` shows nothing.
    • `sneak k9 w` chooses the place of the Sneak’s tile.
    • `discard t4`, when there is no room.
    Good to know:
    • The station lies on M13. Columns are letters, rows are numbers; a cell keeps its name for ever.
    • What goes without saying may be left out: the first word, the side on which the road continues the longest street, the number where all people go.
    • Capitals and spare spaces don’t matter, nor do Cyrillic letters that look like Latin ones.
    • In the city in words: `f1●2` is tile F1 with the sign of ● and two people; `?1` is a seeker; the arrow tells on which side the road lies. At the end `+5` is what a building has paid.
