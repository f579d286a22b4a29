# The last page: the story in numbers and as a picture.

dutch-story-rounds = Rounds
dutch-story-goal = Of the goal done
dutch-story-caught = Arrested or captured
dutch-story-morale = Morale at the end
dutch-story-raids = Raids
dutch-story-halts = Halt! cards
dutch-story-tokens = Morale Action tokens used
dutch-story-gifts = Things that changed hands
dutch-ending = Morale, round by round
dutch-ending-about = Morale over { $rounds } rounds; { $morale } at the end
dutch-ending-reached = reached
dutch-ending-raid = raid
dutch-ending-caught = caught
dutch-ending-tipped = Round { $round } was the hardest.
dutch-ending-character = { $fate ->
    [arrested] { $name }: arrested
   *[free] { $name }, Alibi { $alibi }
}
