# Siste side: flukten som et bilde.

crown-flight = Flukten, dag for dag
crown-flight-about = { $days ->
    [one] Én dag
   *[other] { $days } dager
} og { $turns } runder; til slutt var Kongen ved { $place }.
crown-flight-day = Dag { $day }
crown-flight-king = Kongen
crown-flight-front = tyskerne
crown-flight-towns = en by falt
crown-flight-escapes = en tvungen flukt
crown-flight-battles = en kamp, grønn hvis den ble vunnet
crown-flight-answer = { $kind ->
    [declined] Nei!
   *[ignored] …
}
crown-flight-answered = { $kind ->
    [declined] et krav avslått
   *[ignored] et krav ignorert
}
crown-flight-mark = { $kind ->
    [town] { $of } blir okkupert
    [ruins] { $of } blir ødelagt
    [escape] Kongen flykter til { $of }
    [won] En kamp ved { $of } blir vunnet
    [lost] Tilbaketrekning fra { $of }
    [gold] { $of } bringes i sikkerhet
    [gold_lost] Tyskerne tar { $of }
    [declined] Kongen avslår: { $of }
   *[ignored] Kongen ignorerer: { $of }
}
crown-flight-gold = Gullet: { $safe } av { $of } deler er i sikkerhet
crown-flight-fate = { $fate ->
    [safe] reddet
    [taken] tatt
   *[left] ble igjen
}
