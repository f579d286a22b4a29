# The pages beside a game: what happened, and the rules on one page.

past-title = What happened: { $game }
past-about = The history that the game is about, in our own words, with what every paragraph rests on. You need none of it to play.
past-open = What happened
past-link = What happened: { $title }
past-paragraphs = Paragraphs
past-sources = Sources:
past-departures = Where the game departs from history
past-works = Books and pages
past-loading = Opening the page …
past-failed = The page could not be fetched.
summary-title = The rules on one page
summary-open = The rules on one page
summary-loading = Opening the page …
summary-failed = The page could not be fetched.
