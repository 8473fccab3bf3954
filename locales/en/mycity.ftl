# My City: its name, its questions, what happens, the boards in words.

mycity-name = My City
mycity-about = Everyone builds the same houses on a board of their own. One good game, or a city that grows over 24 episodes.

mycity-option-form = Form
    .hint = A single game, or the campaign in which your boards change for good
mycity-option-form-eternal = eternal game: one game, complete in itself
mycity-option-form-legacy = legacy: 24 episodes, your city stays with you
mycity-option-pace = Pace
    .hint = Does a round wait for everyone, or does each run through the deck alone?
mycity-option-pace-together = together: a round closes when all have answered
mycity-option-pace-own = own pace: nobody waits, the result is the same

mycity-stage-prepare = before the first card
mycity-stage-build = building
mycity-stage-reward = putting down stickers

mycity-refused-seats =
    { $seats ->
        [one] This campaign has { $seats } city, and needs as many players.
       *[other] This campaign has { $seats } cities, and needs as many players.
    }

## Questions

mycity-ask-card = Round { $round } · { $building }. What will you do?
mycity-ask-card-no-pass = Round { $round } · { $building } ({ $why }). What will you do?
mycity-verb-place = Build: { $building }
mycity-verb-pass = Pass
mycity-verb-pass-for =
    { $points ->
        [one] Pass for { $points } point
       *[other] Pass for { $points } points
    }
mycity-verb-end = Stop building
mycity-no-pass-must-build = no passing: it must be built
mycity-no-pass-limit =
    { $limit ->
        [one] no passing: your only pass is used
       *[other] no passing: all { $limit } passes are used
    }
mycity-no-pass-points =
    { $points ->
        [one] no passing: it costs { $points } point, you have { $have }
       *[other] no passing: it costs { $points } points, you have { $have }
    }
mycity-ask-turn = Which way round do you build the { $building }?
mycity-ask-spot = Where do you build the { $building }?
mycity-ask-no-pass = { $question } ({ $why })
mycity-turn-0 = as its card shows it
mycity-turn-90 = a quarter to the right
mycity-turn-180 = turned round
mycity-turn-270 = a quarter to the left
mycity-ask-whether-named = Does your city have a name?
mycity-ask-task = What comes first?
mycity-verb-name = Name my city
mycity-verb-nameless = Leave it without a name
mycity-verb-stick = Put down a sticker
mycity-verb-colour = Choose a colour
mycity-ask-name = What is your city called?
mycity-ask-colour = Which colour does your exhibition show?
mycity-ask-sticker = Where does the { $sticker } go? { $does }

## What an action does

mycity-sentence-place = You build the { $building } on { $cells }.
mycity-sentence-pass = You pass: the { $building } is lost.
mycity-sentence-end = You stop building: the { $building } is lost.
mycity-sentence-name = Your city is called { $name }.
mycity-sentence-nameless = Your city stays without a name.
mycity-sentence-colour = Your exhibition: { $colour }.
mycity-sentence-stick-cell = You put the { $sticker } on { $target }.
mycity-sentence-stick-building = You put the { $sticker } on the { $target }.
mycity-would-be-first = You are the first, and get at once: { $item } { SIGNED($points) }.
# $form is "episode" in a campaign and "game" in a single game.
mycity-forecast =
    { $form ->
        [episode] Points so far: still { $now }. If the episode ended now: { $before } → { $after }.
       *[game] Points so far: still { $now }. If the game ended now: { $before } → { $after }.
    }
mycity-forecast-moved =
    { $form ->
        [episode] Points so far: { $was } → { $now } at once. If the episode ended now: { $before } → { $after }.
       *[game] Points so far: { $was } → { $now } at once. If the game ended now: { $before } → { $after }.
    }
mycity-would-end = The building of this card is lost as well.
mycity-would-end-soon = The building of this card is lost as well. It is final once everyone has answered.
mycity-would-stay = Nothing that is still to come would fit, so you lose nothing by it. Your score stays { $points }.
mycity-would-have-to = It fits nowhere and cannot be passed, so your building ends here. Your score stays { $points }.
mycity-means-name = The name stays for the whole campaign.
mycity-means-colour = Its largest group counts twice in this episode.
mycity-means-cell = { $does } It stays on your board for good.
mycity-means-building = { $does } It stays on this building for good.
mycity-guard-score =
    { $form ->
        [episode] You place no more buildings in this episode, and your score would be **{ $points }**.
       *[game] You place no more buildings in this game, and your score would be **{ $points }**.
    }
mycity-guard-last = { $said } This is the last card.
mycity-guard-alone =
    { $cards ->
        [one] { $said } { $cards } card is still to come.
       *[other] { $said } { $cards } cards are still to come.
    }
mycity-guard-others =
    { $count ->
        [one] { $said } { $who } builds on.
       *[other] { $said } { $who } build on.
    }
mycity-guard-does = Stop building for good
mycity-guard-instead = Keep building

## What happens

mycity-answered = { $who } has answered.
mycity-you-place = You build at { $cell }: { $building }. You can change this until everyone has answered.
mycity-you-pass =
    { $points ->
        [one] You pass, for { $points } point. You can change this until everyone has answered.
       *[other] You pass, for { $points } points. You can change this until everyone has answered.
    }
mycity-you-end = You stop building. You can change this until everyone has answered.
mycity-did-place = { $who } builds at { $cell }
mycity-did-pass = { $who } passes
mycity-did-end = { $who } ends
mycity-round-closed = Round { $round }, { $building }: { $answers }.
mycity-rounds-played = Rounds { RANGE($first, $last) } have been played by all; the boards show what was built.
mycity-first = First! { $who }: { $item } { SIGNED($points) }.
mycity-card =
    { $cells ->
        [one] Round { $round }: { $building } ({ $colour }, { $cells } cell).
       *[other] Round { $round }: { $building } ({ $colour }, { $cells } cells).
    }
mycity-card-blocked =
    { $cells ->
        [one] Blocked, nobody builds it: { $blocked }. Round { $round }: { $building } ({ $colour }, { $cells } cell).
       *[other] Blocked, nobody builds it: { $blocked }. Round { $round }: { $building } ({ $colour }, { $cells } cells).
    }
mycity-you-step = { $building }: { $answer }. { $next }
mycity-you-finished = { $building }: { $answer }. You have finished; now the others play on.
mycity-finished = { $who } has finished.
mycity-named = { $who } founds the city of { $name }.
mycity-nameless = { $who } founds a city without a name.
mycity-chose-colour = { $who } holds an exhibition: { $colour }.
mycity-stuck = { $who } puts down a sticker at { $target }: { $sticker }.
mycity-scored =
    { $points ->
        [one] { $rank }. { $who }: { $points } point
       *[other] { $rank }. { $who }: { $points } points
    }
mycity-scored-circles =
    { $circles ->
        [one] { $said }, { $circles } progress circle ({ $reasons })
       *[other] { $said }, { $circles } progress circles ({ $reasons })
    }
mycity-owes =
    { $points ->
        [one] { $who } is below zero: a debt of { $points } point stays for the next episode.
       *[other] { $who } is below zero: a debt of { $points } points stays for the next episode.
    }
mycity-circle-first = first place
mycity-circle-second = second place
mycity-circle-cap = 50 points
mycity-circle-nuggets = most nuggets
mycity-circle-gates = all four gates
mycity-circle-greenest = greenest city

## Points and the end

mycity-item-start = start
mycity-item-debt = old debt
mycity-won-by-points = The most points win.
mycity-won-by-rows = Equal points: fewer empty cells from the top row down decide.
mycity-won-together = Equal in points and in every row: the place is shared.
mycity-campaign-won =
    { $circles ->
        [one] The campaign is over. The greatest city: { $who }, with { $circles } progress circle.
       *[other] The campaign is over. The greatest city: { $who }, with { $circles } progress circles.
    }

## The boards in words

mycity-text-eternal = My City, the eternal game.
mycity-text-episode = My City, episode { $number }: { $episode }. Chapter: { $chapter }.
mycity-text-prepare = Before the first card.
mycity-text-build = Round { $round }.
mycity-text-build-own = Round { $round }, everyone at their own pace.
mycity-text-reward = Counted; now the stickers.
mycity-text-over = The end.
mycity-text-card =
    { $cells ->
        [one] Card { $sign }: { $building } ({ $colour }, { $cells } cell).
       *[other] Card { $sign }: { $building } ({ $colour }, { $cells } cells).
    }
mycity-text-blocked = Blocked before it, nobody builds it: { $blocked }.
mycity-text-none-to-come = No card is left in the deck.
mycity-text-to-come =
    { $count ->
        [one] Still to come, { $count } card: { $cards }
       *[other] Still to come, { $count } cards: { $cards }
    }
mycity-text-answer = Your answer: { $answer }.
mycity-text-builds = on { $cells }
mycity-text-tasks = For you to decide: { $tasks }.
mycity-text-legend = Signs: { $signs }. | is the river, not a column.
mycity-text-sign = { $sign } { $what }
mycity-text-blocking = blocking card
mycity-ground-plain = free
mycity-ground-mountain = mountains
mycity-ground-forest = forest
mycity-text-counts = In brackets: { $items }.
mycity-text-marks = Stickers, player by player: { $marks }.
mycity-text-mark = { $sticker } { $buildings }
mycity-roof-yellow = homes
mycity-roof-red = public buildings
mycity-roof-blue = workshops
mycity-roof-purple = churches
mycity-roof-wild = any colour
mycity-text-player = { $who }: { $points } ({ $parts })
mycity-text-forecast-note = Points: a forecast, as if it ended now.
mycity-text-and = { $said }, { $fact }
mycity-text-circles = circles { $circles }
mycity-text-nuggets = nuggets { $nuggets }
mycity-text-exhibition = exhibition { $signs }
mycity-text-newest = new { $building }
mycity-text-place = place { $rank }
mycity-text-earned = new circles { $circles }
mycity-text-counted = at the count { $before }
mycity-text-rounds = rounds { $rounds }
mycity-text-finished = finished
mycity-text-answered = has answered
mycity-text-ended = early
mycity-text-ready = ready
mycity-text-asked = to move
mycity-text-no-name = no name

## The story of a campaign

mycity-story =
    { $circles ->
        [one] **{ $who }**, { $name }: { $circles } progress circle
       *[other] **{ $who }**, { $name }: { $circles } progress circles
    }
mycity-city-kept =
    { $circles ->
        [one] { $name }, { $circles } progress circle
       *[other] { $name }, { $circles } progress circles
    }
mycity-story-places = Places, episode by episode: { $places }
mycity-story-added = Added to the board: { $added }
mycity-story-count = { $what } ×{ $count }
mycity-detail = { $who }: the whole board

## Colours, pictures, stickers, buildings

mycity-colour-yellow = homes, yellow
mycity-colour-red = public buildings, red
mycity-colour-blue = workshops, blue
mycity-colour-purple = churches, purple
mycity-colour-wild = every colour

mycity-feature-tree1 = tree
mycity-feature-tree2 = two trees
mycity-feature-rock1 = rock
mycity-feature-rock2 = two rocks
mycity-feature-well = well
mycity-feature-gold = gold vein
mycity-feature-garden = garden
mycity-feature-market = market square
mycity-feature-gate = gate site

mycity-sticker-tree1 = Tree
mycity-sticker-tree1-help = Visible at the end: +1.
mycity-sticker-garden = Garden
mycity-sticker-garden-help = Never an empty cell: costs nothing, may be built on.
mycity-sticker-rock1 = Rock
mycity-sticker-rock1-help = Visible at the end: −1.
mycity-sticker-well = Well
mycity-sticker-well-help = Visible, with four different buildings on its four sides: +4.
mycity-sticker-gold = Gold vein
mycity-sticker-gold-help = A gold vein: build on it.
mycity-sticker-market = Market square
mycity-sticker-market-help = Nobody builds here; +1 per different colour next to it.
mycity-sticker-gate = Gate site
mycity-sticker-gate-help = Building here: +1 at once.
mycity-sticker-grass = Cleared ground
mycity-sticker-grass-help = Clears the cell: it becomes plain light green.
mycity-sticker-soot = Soot
mycity-sticker-soot-help = Removes one tree from the cell.
mycity-sticker-land = New land
mycity-sticker-land-help = New light green cell that may be built on.
mycity-sticker-guild = Guild sign
mycity-sticker-guild-help = This building counts as two in its group.
mycity-sticker-bell = Bell
mycity-sticker-bell-help = +1 when this church scores.
mycity-sticker-factory = Steam engine
mycity-sticker-factory-help = +2 if built; −1 per home next to it.
mycity-sticker-filter = Smoke filter
mycity-sticker-filter-help = The smoke of this engine no longer harms neighbours.

mycity-building-y1 = Cottage
mycity-building-y2 = Row Houses
mycity-building-y3 = Corner House
mycity-building-y4 = Courtyard House
mycity-building-y5 = Terrace
mycity-building-y6 = Stepped Lane
mycity-building-y7 = Manor
mycity-building-y8 = Almshouse
mycity-building-r1 = Post House
mycity-building-r2 = Arcade
mycity-building-r3 = Apothecary
mycity-building-r4 = Town Hall
mycity-building-r5 = School
mycity-building-r6 = Theatre
mycity-building-r7 = Library
mycity-building-r8 = Hospital
mycity-building-b1 = Smithy
mycity-building-b2 = Ropewalk
mycity-building-b3 = Tannery
mycity-building-b4 = Spinning Mill
mycity-building-b5 = Brewery
mycity-building-b6 = Lime Kiln
mycity-building-b7 = Brickworks
mycity-building-b8 = Foundry
mycity-building-c1 = Chapel
mycity-building-c2 = Parish Church
mycity-building-c3 = Cathedral
mycity-building-e1 = Power House

mycity-item-pass = unbuilt
mycity-item-fell-tree = built over trees
mycity-item-gate = gates built on
mycity-item-gold-first = both gold veins
mycity-item-gold-first-all = all three gold veins
mycity-item-yard-first = seven yard cells
mycity-item-tree = trees
mycity-item-group = largest groups
mycity-item-expo = exhibition
mycity-item-church = churches
mycity-item-well = wells
mycity-item-well-dry = wells in the drought
mycity-item-gold-blue = gold under workshops
mycity-item-market = market squares
mycity-item-rows = complete rows
mycity-item-cols = complete columns
mycity-item-gates-all = all four gates
mycity-item-factory = steam engines
mycity-item-yard = goods yard
mycity-item-bridges = bridges
mycity-item-smoke = smoke
mycity-item-rock = rocks
mycity-item-empty = empty cells

## The campaign

mycity-chapter-1 = New Lands
mycity-chapter-1-intro = The wagons stop by a river between the mountains and a forest. Here your city begins.
mycity-episode-1 = First Stakes
mycity-episode-1-brief = The basic rules. Cover grass and rocks, leave the trees standing.
mycity-episode-2 = Neighbours
mycity-episode-2-brief = For each colour you score 1 point per building in its largest connected group.
mycity-episode-3 = Sweet Water
mycity-episode-3-brief = Two wells appear on every board. A visible well with four different buildings on its four sides gives 4 points.

mycity-chapter-2 = Bells over the Valley
mycity-chapter-2-intro = The settlers want churches, and the surveyor wants a say in where things stand.
mycity-episode-4 = The Cornerstone
mycity-episode-4-brief = Three churches join your set and their cards join the deck. A church may not be passed: build it or end your episode.
mycity-episode-5 = Three Parishes
mycity-episode-5-brief = A church touching buildings of all three colours gives 3 points.
mycity-episode-6 = The Surveyor’s Veto
mycity-episode-6-brief = A blocking card is shuffled in: the building revealed right after it is lost to everyone, at no cost. A bell on a church adds 1 point when that church scores.

mycity-chapter-3 = The Dry Years
mycity-chapter-3-intro = No rain for three summers. The river is a road of dust and every well is worth a house. These rules last for this chapter only.
mycity-episode-7 = The Empty Riverbed
mycity-episode-7-brief = The river has dried up: buildings may lie across it. Your first building must touch a well instead of the river.
mycity-episode-8 = Every Drop
mycity-episode-8-brief = A well with three different buildings around it already gives 2 points. Building over a tree cell costs 1 point at once.
mycity-episode-9 = The Last Coins
mycity-episode-9-brief = Money is short: each player may pass at most three times.

mycity-chapter-4 = Gold in the Hills
mycity-chapter-4-intro = The rain returns and washes gold out of the slopes. Keep your ledger: nuggets are counted at the end of the chapter.
mycity-episode-10 = Gold!
mycity-episode-10-brief = The river is back and all drought rules end. Two gold veins are found: the first to build on both gets 3 points at once. Every vein you have built on by the end is a nugget in your ledger. Bells and nuggets aside, these are the rules of the eternal game.
mycity-episode-11 = The Assay Office
mycity-episode-11-brief = Each gold vein covered by a workshop gives 2 points at the end. Every covered vein is still a nugget in your ledger.
mycity-episode-12 = A Third Claim
mycity-episode-12-brief = Everyone stakes a third vein on a cell of rows 9-11. First to build on all three: 5 points. Then the fullest ledger earns a progress circle.

mycity-chapter-5 = Guilds and Clearings
mycity-chapter-5-intro = The gold is gone, the trades remain. Axes ring in the forest and guild signs hang over the doors.
mycity-episode-13 = The Clearing
mycity-episode-13-brief = The veins are exhausted (their cells become grass). Six forest cells are cleared and may be built on. Mark one home with a guild sign: it counts as two in its group.
mycity-episode-14 = Market Day
mycity-episode-14-brief = A market square is laid out on every board. Nobody may build on it; each different colour next to it gives 1 point. Mark one public building with a guild sign.
mycity-episode-15 = The Tax Collector
mycity-episode-15-brief = The crown wants its share: from now on every episode starts on 5. Mark one workshop with a guild sign.

mycity-chapter-6 = Walls and Gates
mycity-chapter-6-intro = War is near. The city closes its ranks and builds a wall with four gates.
mycity-episode-16 = The Wall Rises
mycity-episode-16-brief = Market squares and wells make way for the wall and an aqueduct (their cells become grass). A row without visible rocks and empty cells is complete and gives 1 point.
mycity-episode-17 = Four Gates
mycity-episode-17-brief = Four gate sites are marked at the edges. Building on one gives 1 point at once; all four give 2 more points at the end.
mycity-episode-18 = The Siege Winter
mycity-episode-18-brief = Two blocking cards are in the deck and a pass costs 2 points. Complete columns score instead of rows. Whoever has all four gates also earns a progress circle.

mycity-chapter-7 = Steam and Smoke
mycity-chapter-7-intro = The walls fall, chimneys rise. South of the old town a goods yard is laid out.
mycity-episode-19 = The Goods Yard
mycity-episode-19-brief = The walls come down: no columns, no gates, one blocking card, a pass costs 1. Guild signs no longer count. Soot kills two of your trees. Row 12, the goods yard, opens: each building on it gives 1 point, up to 5; you may start by the river or there. Fit two workshops with steam engines: +2 each if built, −1 for every home next to one.
mycity-episode-20 = Electric Light
mycity-episode-20-brief = The power house joins every set. It counts as a building of every colour, but smoke does not harm it.
mycity-episode-21 = The Express
mycity-episode-21-brief = The first player whose buildings cover seven goods-yard cells gets 3 points at once. An engine with a smoke filter harms nobody.

mycity-chapter-8 = The Jubilee
mycity-chapter-8-intro = A hundred years of your city: bridges, an exhibition and a day of celebration.
mycity-episode-22 = Bridges
mycity-episode-22-brief = Engines and goods yard score no more (the yard stays building land). Every side of the river with the same colour on both banks is a bridge: 1 point each, up to 5.
mycity-episode-23 = The Exhibition
mycity-episode-23-brief = Before the first card choose a colour: its largest group scores twice.
mycity-episode-24 = Jubilee Day
mycity-episode-24-brief = The last episode, again with an exhibition colour. Whoever has the most tree points earns an extra progress circle. Then the campaign is decided.

## The rules in force

mycity-now-title = Episode { $number } · { $episode } ({ $chapter })
mycity-now-rules = **How it is played**
mycity-now-points = **What pays**
mycity-now-rewards = **What it earns**
mycity-now-line = • { $rule }
mycity-now-new = • **new** · { $rule }
mycity-now-start =
    { $points ->
        [one] Everyone starts with { $points } point.
       *[other] Everyone starts with { $points } points.
    }
mycity-now-colour = Choose a colour for your exhibition before the first card.
mycity-now-first = Your first building lies { $where }.
mycity-now-or = { $here } or { $there }
mycity-now-first-river = along the river
mycity-now-first-well = next to a well
mycity-now-first-yard = in the goods yard
mycity-now-river = No building lies on both banks of the river.
mycity-now-river-dry = The river is dry: buildings may lie across it.
mycity-now-unbuildable = Nobody builds on a { $features }.
mycity-now-must-build = A church cannot be passed: build it, or stop building.
mycity-now-pass-limit =
    { $limit ->
        [one] You may pass { $limit } time at most.
       *[other] You may pass { $limit } times at most.
    }
mycity-now-blocks =
    { $count ->
        [one] { $count } blocking card: the building after it is lost to all, at no cost.
       *[other] { $count } blocking cards: the building after each is lost to all, at no cost.
    }
mycity-now-nuggets = A gold vein under your building at the end is a nugget.
mycity-now-guild = A building with a guild sign counts as { $count } in its group.
mycity-now-reward = { $place }: { $earned }
mycity-now-circles =
    { $circles ->
        [one] { $circles } progress circle
       *[other] { $circles } progress circles
    }
mycity-now-nothing = nothing
mycity-now-place-first = First
mycity-now-place-second = Second
mycity-now-place-other = Everyone else
mycity-now-cap = Reaching { $points }
mycity-pays-pass = each building you pass, at once { SIGNED($points) }
mycity-pays-fell-tree = each tree cell you build on, at once { SIGNED($points) }
mycity-pays-gate = each gate site you build on, at once { SIGNED($points) }
mycity-pays-gold-first = first to build on both gold veins { SIGNED($points) }
mycity-pays-gold-first-all = first to build on all three veins { SIGNED($points) }
mycity-pays-yard-first =
    { $count ->
        [one] first to cover { $count } yard cell { SIGNED($points) }
       *[other] first to cover { $count } yard cells { SIGNED($points) }
    }
mycity-pays-tree = each tree in sight { SIGNED($points) }
mycity-pays-group = each building in the largest group of a colour { SIGNED($points) }
mycity-pays-expo = the largest group of your exhibition colour once more
mycity-pays-church = a church beside all three colours { SIGNED($points) }, with a bell { SIGNED($bonus) }
mycity-pays-well = a well among four different buildings { SIGNED($points) }
mycity-pays-well-dry = a well among four buildings { SIGNED($points) }, among three { SIGNED($three) }
mycity-pays-gold-blue = a gold vein under a workshop { SIGNED($points) }
mycity-pays-market = each colour beside a market square { SIGNED($points) }
mycity-pays-rows = a row without empty cells and rocks { SIGNED($points) }
mycity-pays-cols = a column without empty cells and rocks { SIGNED($points) }
mycity-pays-gates-all = all four gates built on { SIGNED($points) }
mycity-pays-factory = a workshop with a steam engine { SIGNED($points) }
mycity-pays-yard = a building in the goods yard { SIGNED($points) }, { $most } at most
mycity-pays-bridges = a bridge: one colour on both banks { SIGNED($points) }, { $most } at most
mycity-pays-smoke = a home beside a steam engine { SIGNED($points) }
mycity-pays-rock = each rock in sight { SIGNED($points) }
mycity-pays-empty = each empty cell { SIGNED($points) }

## The coach

mycity-coach-pass =
    { $points ->
        [one] It fits nowhere, but something still to come does: pass for { $points } point rather than stop.
       *[other] It fits nowhere, but something still to come does: pass for { $points } points rather than stop.
    }
mycity-coach-stop = Nothing more can be built here, so stopping costs you nothing. Your points stay as they are.
mycity-coach-number = number { $number }
mycity-coach-cell = column { $column }, row { $row }
mycity-coach-first = The first building lies along the river; all others grow from it, so leave room on both banks. Good here: { $place } ({ SIGNED($points) }).
mycity-coach-place = Good here: { $place } ({ $changes }). Cover green and rocks, spare the trees, and leave no single gaps.
mycity-coach-change = { $item } { SIGNED($points) }
mycity-coach-no-change = no points lost
mycity-coach-rather-pass =
    { $points ->
        [one] Even a tidy place would cost { $points } point here, a pass only { $cost }. Passing is the better choice.
       *[other] Even a tidy place would cost { $points } points here, a pass only { $cost }. Passing is the better choice.
    }
mycity-coach-frames = Only these ways are left for the { $building }. Compare the totals: { $points } is good here; with equal totals take the one that leaves no single gap.
mycity-coach-name = A name is just for fun: it stands on your board for the whole campaign. Without one you play just as well.
mycity-coach-colour = Choose the colour that you will keep together from the first card on: its largest group counts twice.
mycity-coach-stick-tree1 = A tree in sight is +1 at the end of every episode: put it where you would hardly build. Good: { $place }.
mycity-coach-stick-garden = A garden is never an empty cell: put it in a corner that is hard to fill. Good: { $place }.
mycity-coach-stick-rock1 = A rock in sight is −1: put it where there is room all round, so that it is easily built over. Good: { $place }.
mycity-coach-stick-well = Four different buildings must stand around a well: it wants room on all sides. Good: { $place }.
mycity-coach-stick-grass = Clear the rock that is hardest to build over. Good: { $place }.
mycity-coach-stick-gold = You want to build on the vein early: put it where there is room all round. Good: { $place }.
mycity-coach-stick-market = Every colour beside a market square pays, so it wants open sides. Good: { $place }.
mycity-coach-stick-soot = Give up a tree where you would build anyway, in the open. Good: { $place }.
mycity-coach-stick-guild = Marked buildings count double in their group: a small one is built most surely. Good: { $place }.
mycity-coach-stick-bell = The bell pays when its church touches all three colours: a large church touches the most. Good: { $place }.
mycity-coach-stick-factory = An engine pays only if its workshop is built, and harms every home beside it: a small one is best. Good: { $place }.
mycity-coach-stick-filter = The larger an engine’s building, the more homes touch it: filter that one. Good: { $place }.

## The rules, page by page

mycity-lesson-city =
    Everyone has the same board and the same buildings. Each round one card is opened, and all of you build the same building at once, each in their own city. No one can take your place, and no one can help you.
    • Your answer stays secret until all have answered; until then you may change it.
    • Cover the green cells and the rocks, leave the trees standing, keep each colour together.
    • Most points win. Everyone starts with 10.
    The points beside a name are a forecast: what the city would be worth if it ended now. Empty cells cost 1 each, so it begins far below zero.
    .title = One building for everyone
    .picture = Two cities side by side in the eleventh round; both players are about to place the same blue building.
mycity-lesson-land =
    • **1** Light green cells are the land you build on. Empty, each costs 1 point at the end.
    • **2** Two trees: +2 as long as they are in sight.
    • **3** Two rocks: −2 while in sight. Build over them!
    • **4** A well: +4 with four different buildings on its four sides.
    • **5** A gold vein: whoever is first to build on both gets 3 points at once.
    • **6** Forest in the east and mountains in the west can’t be built on.
    The river runs between the cells, from the top to the bottom.
    Trees, rocks, wells and veins may be built over. A cell with a picture is never an empty cell.
    .title = The land
    .picture = An empty board with numbers on a green cell, two trees, two rocks, a well, a gold vein and the forest.
mycity-lesson-build =
    Turn the building as you like, but never flip it; then choose its place.
    • All its cells must be light green and free.
    • It may lie along the river, but never on both banks.
    • Your **first** building must have a side along the river; a corner is not enough.
    • **Every other** one must share a side with a building of yours, like the red one here. Across the river counts, corners don’t.
    What stands, stands: nothing is ever moved. So think of what is still to come: the picture shows the cards that are left. A hole of a single cell can never be filled.
    .title = Where you may build
    .picture = A tried red building shares a side with a yellow one that stands below it.
mycity-lesson-cards =
    Instead of building you may
    • **pass**: it costs 1 point, and the building is lost; with 0 points you can’t pass;
    • **stop building**: it costs nothing, but you place no more buildings in this game.
    Three **churches** (purple, like the one here) cannot be passed: build them, or stop building. Keep room for them!
    One **blocking card** is in the deck: the building after it is lost to everyone, at no cost, even a church.
    Gold: if several are first to both veins in the same round, each gets the 3 points.
    .title = Passing, churches, blocking
    .picture = A tried purple church of five cells beside homes; blue and red buildings are still to come.
mycity-lesson-points =
    At the end the city is counted:
    • **+2** for two trees in sight, **−2** for two rocks in sight
    • for each colour **1 per building** of its largest group: buildings of one group share sides, also across the river
    • **+3** for a church that touches all three colours
    • **+4** for a well in sight with four different buildings on its sides
    • **−1** for every empty green cell
    All this comes on top of the 10 points you started with, the gold, and what passing has cost. The track ends at 50: there the token stays.
    .title = What pays
    .picture = A finished city with the points written where they come from: trees, groups, a church, a well, empty cells.
mycity-lesson-end =
    It ends when the deck is used up, or when all have stopped. Most points win.
    Equal points? Fewer empty cells in row 1 are better, then in row 2, and so on: **1** counts before **2**, then **3** and **4**. Equal everywhere: the place is shared.
    • **At your own pace** you run through the same deck without waiting; the result is the same. But you see the next card at once, so an answer can’t be changed.
    • **Legacy**: 24 episodes, and your board changes for good. Every episode opens with what is new; **Rules** shows what holds. Below zero is a debt, paid from the next episodes. Most progress circles win.
    .title = The end, and the campaign
    .picture = The finished city with four empty cells numbered from the top row down.
mycity-step-1 = Everyone gets the same building
mycity-step-2 = Each finds it a place of their own
mycity-step-3 = No gaps, and wells well surrounded

## Typing moves

mycity-rules-typing = A whole move fits into `/move`:
    • `place r90 e5` builds: the turn, then the cell. `r0`, `r90`, `r180`, `r270` turn the building clockwise from how its card shows it. The cell is where its first cell goes: the left end of its top row, after turning.
    • `pass` passes, `end` stops building.
    In the campaign also:
    • `name Old Town` names your city, `nameless` leaves it without a name.
    • `stick e5` puts a sticker on a cell, `stick b4` one on a building where the sticker goes on buildings.
    • `colour yellow` chooses a colour when you are asked for one; also `red` or `blue`.
    Good to know:
    • Where a building looks the same after a turn, only one of the turns is offered; where only one is possible, it may be left out: `place e5`.
    • Capitals and spare spaces don’t matter, nor do Cyrillic letters that look like Latin ones.
    • **Options** for `/game new`: `form=eternal` or `form=legacy`, `pace=together` or `pace=own`.

## Prepared moves

mycity-ahead-card = Nobody knows the next building before its card is turned up, so its place can’t be prepared. What you can say in advance is what to do with a building that fits nowhere.
mycity-standing-build = A building that fits nowhere:
mycity-standing-pass = Pass for me, if I may
