### Pictures

# The line under the title. $audience is "you" on a picture that only one player sees.
mycity-picture-eternal = eternal game
mycity-picture-episode = episode { $number }: { $episode }
mycity-picture-prepare =
    { $audience ->
        [you] Only you see this · { $game }
       *[all] Before the first card · { $game }
    }
mycity-picture-build =
    { $audience ->
        [you] Only you see this · round { $round } · { $game }
       *[all] Round { $round } · { $game }
    }
mycity-picture-build-own =
    { $audience ->
        [you] Only you see this · your round { $round } · { $game }
       *[all] Everyone has reached round { $round } · { $game }
    }
mycity-picture-reward =
    { $audience ->
        [you] Only you see this · stickers · { $game }
       *[all] Counted; now the stickers · { $game }
    }
mycity-picture-over =
    { $audience ->
        [you] Only you see this · the end · { $game }
       *[all] The end · { $game }
    }
mycity-picture-chapter = Episode { $number }: { $episode } · { $chapter }
mycity-picture-pays = What pays
mycity-picture-new = golden frame: new
mycity-picture-earns = What it earns
mycity-picture-kind-yellow = home
mycity-picture-kind-red = public building
mycity-picture-kind-blue = workshop
mycity-picture-kind-purple = church
mycity-picture-kind-wild = every colour
mycity-picture-to-come =
    { $count ->
        [one] { $count } card still to come
       *[other] { $count } cards still to come
    }
mycity-picture-circles = Progress circles
mycity-picture-points =
    { $points ->
        [one] point
       *[other] points
    }
mycity-picture-fits =
    { $count ->
        [one] It fits in { $count } way
       *[other] It fits in { $count } ways
    }
mycity-picture-no-place = It fits nowhere
mycity-picture-pass = Passing costs { $points }, leaves { $left }
mycity-picture-end = Stopping is free, but you build no more
mycity-picture-you-place = You build the { $building } on { $cells }
mycity-picture-you-pass =
    { $points ->
        [one] You pass, for { $points } point
       *[other] You pass, for { $points } points
    }
mycity-picture-you-end = You stop building
mycity-picture-change = You can change this until everyone has answered.
mycity-picture-ended = You have ended; the others build on.
mycity-picture-track = Points so far
mycity-picture-forecast-note = Points: a forecast, as if it ended now; every empty cell is −1.
mycity-picture-rules = Rules of episode
mycity-picture-foreseen = forecast
mycity-picture-forecast = If it ended now
mycity-picture-empty = empty cells
mycity-picture-rest = all the rest
mycity-picture-final = final score
mycity-picture-wait = You have done your part; now the others.

## The legend of the rules. It must not tell what the chapters of a campaign bring.

mycity-legend = The signs on the pictures. Light green cells may be built on; mountains are grey with peaks, forest is dark green with firs, the river is a blue line between the cells. Buildings: yellow with scales and a house are homes, red with upright lines and a temple public buildings, blue with bands and a factory workshops, purple with slanting lines and a church churches. The table of points has a sign for each line: a flag for the start, a crossed-out house for what you passed, drawings for what lies on cells, roofs for the largest groups, a light square for empty cells. A white spot marks the first cell of a building; gold circles count the progress of a campaign; a tick, an hourglass or a flag says whether somebody has answered, is waited for, or has ended.
mycity-legend-land = The board
mycity-legend-land-plain = build here; on the square a sticker may go
mycity-legend-land-river = river: never build across it
mycity-legend-land-mountain = mountains: no building
mycity-legend-land-forest = forest: no building
mycity-legend-drawn = Drawn on the cells
mycity-legend-roof = Buildings: colour, print and sign
mycity-legend-item = The table of points
mycity-legend-item-start = the points you start with
mycity-legend-item-pass = passed buildings: −1 each
mycity-legend-item-gold-first = +3: first to build on both gold veins
mycity-legend-item-tree = trees in sight: +1 for each tree
mycity-legend-item-rock = rocks in sight: −1 for each rock
mycity-legend-item-group = each colour: 1 per building of its largest group
mycity-legend-item-church = church beside all three colours: +3
mycity-legend-item-well = well among four different buildings: +4
mycity-legend-item-empty = empty cells: −1 each
mycity-legend-round = Round by round
mycity-legend-round-spot = white spot: its first cell, the one you type
mycity-legend-round-block = blocked: the next building is lost to all
mycity-legend-round-ended = has ended, builds no more
mycity-legend-round-circle = progress circle of a campaign
