# Lobbyen, der tjeneren har en.

lobby-title = Åpne bord
lobby-none = Ingen ser etter en spiller akkurat nå. Ditt eget bord kan også stå her, om du vil.
lobby-sit = Sett deg som { $seat }
lobby-watch = Se på
lobby-about = Alle som når denne tjeneren, ser denne listen.
lobby-problem = { $code ->
    [cannot_seat] Noen andre var raskere: plassen er tatt.
   *[other] Det gikk ikke. Prøv igjen om et øyeblikk.
}
new-lobby = Lobby
lobby-private = bare med lenke
lobby-seeks = alle kan spille
lobby-watched = alle kan se på
lobby-both = alle kan spille eller se på
