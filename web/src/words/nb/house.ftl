# Selve huset: det alle sider deler.

title = Motstand
close = Lukk
somebody = noen

nav-label = Huset
nav-shelf = Hylla
nav-tables = Mine bord
nav-rulebooks = Regelbøker

me-open = Navnet ditt, og lyst eller mørkt
me-as = Spiller som
me-nobody = Hva heter du?
me-name = Navnet ditt
me-name-placeholder = Det de andre ser
me-lamp = Lys
lamp-system = System
lamp-light = Lyst
lamp-dark = Mørkt

since-now = akkurat nå
since-minutes = { $count ->
    [one] i ett minutt
   *[other] i { $count } minutter
}
since-hours = { $count ->
    [one] i en time
   *[other] i { $count } timer
}
since-yesterday = siden i går
since-days = i { $count } dager

nowhere-title = Her er det ikke noe rom.
nowhere-text = Adressen fører ingen steder. Lenken til et bord slutter med en lang nøkkel; kanskje mangler det en del av den.
nowhere-back = Tilbake til hylla
