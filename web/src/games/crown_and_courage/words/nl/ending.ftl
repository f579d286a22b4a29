# De laatste bladzijde: de vlucht als tekening.

crown-flight = De vlucht, dag voor dag
crown-flight-about = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
} en { $turns } beurten; aan het eind was de Koning in { $place }.
crown-flight-day = Dag { $day }
crown-flight-king = de Koning
crown-flight-front = de Duitsers
crown-flight-towns = een stad viel
crown-flight-escapes = een gedwongen vlucht
crown-flight-battles = een gevecht, groen als het gewonnen is
crown-flight-answer = { $kind ->
    [declined] Nee!
   *[ignored] …
}
crown-flight-answered = { $kind ->
    [declined] een eis geweigerd
   *[ignored] een eis genegeerd
}
crown-flight-mark = { $kind ->
    [town] { $of } is bezet
    [ruins] { $of } is verwoest
    [escape] De Koning vlucht naar { $of }
    [won] Een gevecht bij { $of } is gewonnen
    [lost] Terugtocht uit { $of }
    [gold] { $of } is in veiligheid gebracht
    [gold_lost] De Duitsers pakken { $of } af
    [declined] De Koning weigert: { $of }
   *[ignored] De Koning negeert: { $of }
}
crown-flight-gold = Het goud: { $safe } van { $of } delen zijn veilig
crown-flight-fate = { $fate ->
    [safe] veilig
    [taken] afgepakt
   *[left] achtergelaten
}
