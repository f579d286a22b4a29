# Siste side: historien i tall og som bilde.

dutch-story-rounds = Runder
dutch-story-goal = Nådd av målet
dutch-story-caught = Arrestert eller beslaglagt
dutch-story-morale = Moral til slutt
dutch-story-raids = Razziaer
dutch-story-halts = Haltkort
dutch-story-tokens = Moralbrikker brukt
dutch-story-gifts = Ting som skiftet hender
dutch-ending = Moralen, runde for runde
dutch-ending-about = Moralen gjennom { $rounds } runder; { $morale } til slutt
dutch-ending-reached = nådd
dutch-ending-raid = razzia
dutch-ending-caught = tatt
dutch-ending-tipped = Runde { $round } var den tyngste.
dutch-ending-character = { $fate ->
    [arrested] { $name }: arrestert
   *[free] { $name }, alibi { $alibi }
}
