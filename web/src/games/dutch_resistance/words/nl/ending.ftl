# De laatste pagina: het verhaal in getallen en als beeld.

dutch-story-rounds = Rondes
dutch-story-goal = Van het doel bereikt
dutch-story-caught = Gearresteerd of in beslag genomen
dutch-story-morale = Moreel aan het eind
dutch-story-raids = Invallen
dutch-story-halts = Halt!-kaarten
dutch-story-tokens = Moreelfiches gebruikt
dutch-story-gifts = Dingen die van hand wisselden
dutch-ending = Het moreel, ronde voor ronde
dutch-ending-about = Het moreel over { $rounds } rondes; { $morale } aan het eind
dutch-ending-reached = bereikt
dutch-ending-raid = inval
dutch-ending-caught = gepakt
dutch-ending-tipped = Ronde { $round } was de zwaarste.
dutch-ending-character = { $fate ->
    [arrested] { $name }: gearresteerd
   *[free] { $name }, alibi { $alibi }
}
