# Å spille videre fra et øyeblikk i en reprise.

continuing-play-on = Spill videre herfra
continuing-about = Gjør klart et nytt bord som går videre fra dette øyeblikket
continuing-over = Partiet er slutt her. Gå tilbake til et tidligere øyeblikk for å spille videre fra det.
continuing-dice = Et nytt bord med alt som har skjedd fram til dette øyeblikket. Herfra faller terninger og kort på nytt.
continuing-practice = Det er til øving: Du kan ta tilbake hva du vil.
continuing-begin = Sett deg og spill videre
