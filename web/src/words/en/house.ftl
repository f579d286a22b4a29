# The house itself: what every page shares.

title = Motstand
close = Close
somebody = somebody

nav-label = The house
nav-shelf = Shelf
nav-tables = My tables
nav-rulebooks = Rulebooks

me-open = Your name, and light or dark
me-as = Playing as
me-nobody = What are you called?
me-name = Your name
me-name-placeholder = What the others see
me-lamp = Light
lamp-system = System
lamp-light = Light
lamp-dark = Dark

since-now = just now
since-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
since-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
since-yesterday = since yesterday
since-days = for { $count } days

nowhere-title = There is no room here.
nowhere-text = The address leads nowhere. A table's link ends in a long key; perhaps a part of it is missing.
nowhere-back = Back to the shelf
