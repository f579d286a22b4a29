# Kaarten in de hand, en wat er in de stapels kan zitten.

dutch-hand = Je personagekaarten
dutch-hand-empty = geen kaart
dutch-identities = Identiteitskaarten
dutch-identity-start = Begint op:
dutch-card-kind = { $kind ->
    [and] EN
    [or] OF
   *[special] ALTIJD
}
dutch-card-played = Deze ronde al uitgevoerd.
dutch-card-how = { $kind ->
    [and] EN: het actiepunt en de vaardigheid, in welke volgorde ook.
    [or] OF: het actiepunt of de vaardigheid.
   *[special] Deze kaart speel je niet: ze geldt altijd.
}
dutch-card-take = Neem deze kaart
dutch-occupier-when = na je derde kaart
dutch-occupier-waits = Bezetterskaart
dutch-only-you = alleen jij ziet dit
dutch-price = { $price }, anders { $otherwise }
dutch-raid-number = vindt onder { $number }
dutch-threat = { $count } van dreigingsniveau { $level }
dutch-marches = Agenten { $policemen } volgens { $sign ->
    [white] wit
   *[black] zwart
}, soldaten { $soldiers } volgens { $other ->
    [white] wit
   *[black] zwart
}

dutch-standard-action = { $action ->
    [raise] Veiligheid verhogen
    [gather] Informatie verzamelen
   *[location] Locatieactie
}
dutch-action-for = { $action }: { $token }
dutch-who = { $name } ({ $colour })
