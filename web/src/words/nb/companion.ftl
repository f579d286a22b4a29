# Den ekte esken på bordet: Appen spør hva terninger, kort og brikker viste, og passer på reglene.

companion-dice-keys = Klikk på sidene, eller skriv tallene. Rettetasten tar tilbake den siste.
companion-no-face = En terning med { $sides } sider har ingen { $face }.
companion-impossible = Det kan ikke ha skjedd. Se en gang til.
companion-filter = Skriv en del av navnet
companion-left = { $count } igjen
companion-none = Ingenting med det navnet kan trekkes her.
companion-not-here = Er det ikke blant disse? Da har esken din andre kort enn vår.
companion-edition = Legg inn dine, til neste bord
companion-mistyped = Jeg skrev feil
companion-mistyped-about = Ta tilbake det du fortalte sist, så lenge ingen har svart på noe siden.
companion-board = Nå på brettet ditt
companion-board-more = og { $count } til
companion-board-done = Gjort
companion-setup-again = Slik settes det opp
companion-setup = Sett opp esken din
companion-setup-about = Kryss av det som er gjort. Appen kjenner det samme bordet, spør om hver terning og hvert kort som faller, og passer på reglene.
companion-setup-progress = { $done } av { $all } gjort
companion-setup-tick-all = Alt er gjort
companion-setup-begin = Bordet er klart
companion-setup-loading = Ser i esken …
companion-setup-failed = Listen kunne ikke hentes. Du kan begynne uten den.
companion-bot-deck = Datamaskinen spiller { $seat }: La den kortbunken ligge i esken. Appen trekker kortene og holder dem hemmelige. Du flytter brikkene og kaster terningene.
companion-own-deck = Du trekker dine egne kort og forteller appen hvilke. Ingen andre ved bordet ser det.
