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
