# The last page: the flight as a picture.

crown-flight = The flight, day by day
crown-flight-about = { $days ->
    [one] One day
   *[other] { $days } days
} and { $turns } turns; in the end the King was at { $place }.
crown-flight-day = Day { $day }
crown-flight-king = the King
crown-flight-front = the Germans
crown-flight-towns = a town fell
crown-flight-escapes = a forced escape
crown-flight-battles = a battle, green if won
crown-flight-answer = { $kind ->
    [declined] No!
   *[ignored] …
}
crown-flight-answered = { $kind ->
    [declined] a Demand declined
   *[ignored] a Demand ignored
}
crown-flight-mark = { $kind ->
    [town] { $of } is occupied
    [ruins] { $of } is destroyed
    [escape] The King flees to { $of }
    [won] A battle at { $of } is won
    [lost] A retreat from { $of }
    [gold] { $of } is brought to safety
    [gold_lost] The Germans take { $of }
    [declined] The King declines: { $of }
   *[ignored] The King ignores: { $of }
}
crown-flight-gold = The gold: { $safe } of { $of } parts are safe
crown-flight-fate = { $fate ->
    [safe] safe
    [taken] taken
   *[left] left behind
}
