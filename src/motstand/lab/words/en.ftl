# The words of the lab's report.

eyebrow = The lab
# A name that comes from a game or a table.
name = { $name }
page-title = { $title }, { $scenario }: { $games } games
lead =
    { $games ->
        [one] One game
       *[other] { $games } games
    } played from seed { $seed }. { $players }.
seat-player = { $seat } was played by { $player }

fact-games = games
fact-won = { $seat } won
fact-won-solo = won
fact-length = { $clock }s a game
fact-answers = answers a game
fact-seconds = seconds a game, longest { $longest }
interval-of = { $low } to { $high } %

percent = { $share } %
count-of = { $count } of { $total }
share-title = { $share } % of { $total } games, 95 % interval { $low } to { $high } %
gap-title = { $gap } points, 95 % interval { $low } to { $high }
bar-title = { $from }: { $count } games, { $label }
bars-title = { $from } to { $to }: { $count } games, { $label }

group-won = won
group-lost = lost
group-wins = { $seats } won
group-nobody = nobody won
seats-and = { $first } and { $second }
legend-count = { $label } ({ $count })

wins-heading = Who wins
wins-solo-heading = How often it is won
wins-text = The bar is the share of games won; the line is the 95 % interval in which the true share lies (Wilson).
wins-seat = Seat
wins-player = Player
wins-won = Won
wins-share = Share

endings-heading = How games end
endings-text = Every way in which a game ended, with its share of all games and the 95 % interval.
endings-winner = Winner
endings-how = How
endings-games = Games
endings-share = Share

lengths-heading = How long games are
lengths-text = Half of the games lie between { $low } and { $high } { $unit }; the shortest took { $least }, the longest { $most }. The mean is { $mean }.
lengths-text-same = Most games took { $low } { $unit }; the shortest took { $least }, the longest { $most }. The mean is { $mean }.
unit-clock = { $clock }s
unit-answers = answers
axis-games = games

losses-heading = When games are lost
losses-text = The { $clock } in which lost games ended, by how they ended.
losses-text-answers = After how many answers lost games ended, by how they ended.
losses-seat = Lost by { $seat }
losses-none = { $seat } lost no game.

curves-heading = How games go
curves-text = Each measure at the first question of a { $clock }: the line is the mean, the band holds the middle half of the games. Games that are over no longer count, so late points stand on fewer games.

linked-heading = What went with winning
linked-text = For each thing a seat used: how often it won in games with it and without it. The dot is the difference in points, the line its 95 % interval (Newcombe). Shown are the clearest, the most favourable on top.
linked-warning = This is correlation, not cause.
linked-warning-text = Whoever is winning can afford more, and a longer game has room for more of everything. Comparisons on this page: { $count }; even if nothing mattered, one in twenty would stand clear of zero by chance. Before you believe one, change it in a player and simulate again.
linked-often = more than usual
linked-often-note = Nearly all games have what is marked “more than usual”; there, games with more of it than half of the games of about the same length are set against the others.
linked-few = Too few games to compare anything: each side of a comparison needs at least { $fewest }.
linked-name = { $kind ->
        [action] Action
        [place] Action and place
        [card-played] Card
       *[card-drawn] Card
    }
linked-kind = { $kind ->
        [action] Actions
        [place] Places
        [card-played] Cards in answers
       *[card-drawn] Cards drawn
    }
linked-with = With it
linked-without = Without
linked-gap = Difference
linked-all = All { $count }
linked-seat = { $seat }

about-heading = About this page
about-text = Game number n always has the same seed, so the same command gives the same table, however many processes play it.
about-version = Motstand { $motstand }, rules version { $version }, content { $content }.
about-version-plain = Motstand { $motstand }, rules version { $version }.

# Two contents side by side: motstand compare.
compare-title = { $title }: { $one } beside { $other }
compare-lead = { $one } (here) beside { $other } (there): { $pairs } pairs of games, both of a pair from the same seed, counted from { $seed }. { $players }.
compare-differs = { $solo ->
        [yes] It is won
       *[other] { $seat } wins
    } { $more ->
        [yes] more
       *[other] less
    } often here: { $gap } points ({ $low } to { $high }), clear after { $pairs } pairs.
compare-alike = The difference is less than { $within } points: { $gap } ({ $low } to { $high }), clear after { $pairs } pairs.
compare-open = Not clear after { $pairs } pairs: { $gap } points ({ $low } to { $high }).
compare-fact-pairs = pairs of games
compare-fact-one = { $solo ->
        [yes] won here
       *[other] { $seat } won here
    }
compare-fact-other = { $solo ->
        [yes] won there
       *[other] { $seat } won there
    }
compare-fact-gap = points of difference
compare-here = Here
compare-there = There
compare-gap-title = { $gap } a game, 95 % interval { $low } to { $high }
compare-wins-text = The dot is the difference in points, the line its 95 % interval. It holds after every pair at once, so stopping when it was clear does not distort it.
compare-endings-text = Every way in which a game ended, with its share of the games on either side.
compare-lengths-text = Games here are { $gap } { $unit } longer ({ $low } to { $high }) than those there. The dashed line is the mean.
compare-uses-heading = What is used
compare-uses-text = How often a seat does or gets something in a game. Shown are the clearest differences; what may be chance is faint. Comparisons on this page: { $count }; even if nothing mattered, up to one in twenty might stand clear of zero.
compare-method = Pairs are played until the interval of the difference in wins leaves zero outside, or lies within the points that were said not to matter. Intervals of wins and endings are confidence sequences by betting (Waudby-Smith and Ramdas), exact at every number of pairs; those of lengths and uses are Robbins' normal mixture. The content that it was compared with: { $other }.

# A value over a range: motstand sweep.
sweep-title = { $title }: { $name }
sweep-lead = { $name } is { $now } ({ $source ->
        [reconstructed] reconstructed
        [rulebook] as the rulebook says
        [public] from a public source
        [owner] as an owner says
       *[other] source not said
    }). Here it took other values, { $games } games with each, all from the same seeds.
sweep-fact-values = values
sweep-fact-games = games with each
sweep-value = Value
sweep-now = { $name } (now)
sweep-wins = percent won
sweep-wins-text = The share of games won, with the 95 % interval (Wilson) as a band. The games with each value have the same seeds, so differences between values are surer than the bands look.
sweep-lengths-text = The mean length in { $unit }, with its 95 % interval.
sweep-method = Game number n has the same seed with every value, so the same command gives the same page, however many processes play it.
