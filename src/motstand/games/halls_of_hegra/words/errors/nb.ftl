# Hva som er galt med innhold, en leksjon eller et oppsett i Halls of Hegra; kjernens ord står rundt.


## Hva en rad er

row-air = flystabel
row-choice = valg
row-damage = skadebrikke
row-day = dag
row-defender = forsvarer
row-delivery = leveransebrikke
row-despair = fortvilelseskort
row-difficulty = vanskelighetsgrad
row-doubt = tvilnivå
row-event = hendelseskort
row-hope = håpskort
row-morale = moralkort
row-morale-level = moralnivå
row-patrol = patruljebrikke
row-place = felt på kartet
row-row = rad
row-sector = sektor
row-snow = snøkort
row-space = aksjonsfelt
row-status = statusbrikke
row-stock = beholdning
row-supply = forsyningsrute
row-surrender = overgivelsesnivå
row-track = spor
row-weather = vær


## Brettene

place-cut-off = { $where }: felt på kartet «{ $place }»: neighbours: ventet en vei til festningen
place-depots = { $where }: place: ventet depoter av alle slag, fra venstre mot høyre
place-id = en id som ikke noe annet felt på kartet har
place-known = kjente felter på kartet, ikke «{ $place }»
place-line = { $place } blant dem, for det går en linje derfra
place-only = den bare der kind = "{ $kind }"
row-spaces = { $where }: rad «{ $row }»: ventet 6 felter, fant { $spaces }
sector-count = 3 i det første angrepet og 4 i beleiringen
sector-dice = seks ord, ett for hver terning
space-id = en id som ikke noe annet aksjonsfelt har
space-ids = { $where }: space: ventet { $ids }; mangler: { $missing }
space-none = ingen
surrender-required = ingen ved dødningehodet
surrender-skull = true på det siste nivået, og ikke på noe annet


## Brikker og kort

event-chart = hver av de fem typene én gang
event-id = en id som ikke noe annet hendelseskort har
morale-id = en id som ikke noe annet moralkort har
snow-deck = { $where }: snow: ventet { $count } kort som åpner { $opens } én gang hver
snow-id = en id som ikke noe annet snøkort har
snow-opens = en aksjon som åpnes eller virkninger, ikke begge deler
status-slots = { $count } av dem for en kanon, 1 for mitraljøsen


## Virkninger

effect-advance = et antall infanterister og en sektor
effect-break = skadebrikken som går i stykker
effect-choices = minst to valg, hvert med en egen id
effect-jam = hva som blokkeres
effect-or-choices = virkninger eller valg, ikke begge deler
effect-recruit = en type og et tall
effect-whom = et tall, eller et tall og hvem det rammer


## Leksjoner og oppsett

lesson-defender = { $word } er ingen forsvarer; ventet en av { $types }
lesson-error = leksjonen «{ $lesson }»: { $error }
lesson-marker = { $marker } er ingen markør
lesson-none-left = det er ingen { $type } igjen å plassere
lesson-tile = { $tile } hører til det som er reparert, ikke i posen
setup-options = options: ventet ingen, fant { $option } = { $value }
setup-seats = seats: ventet { $expected }, fant { $seats }
