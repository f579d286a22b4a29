# The side panels: the group and its night, a Halt! card, the goal, the decks.

dutch-panel-group = Group
dutch-panel-group-about = Everybody's board, and what tonight would cost
dutch-panel-halt = Halt!
dutch-panel-halt-about = The Halt! card that waits for an answer
dutch-panel-goal = Goal
dutch-panel-goal-about = The Scenario: its goal, its actions and how far you are
dutch-panel-decks = Decks
dutch-panel-decks-about = How many cards are left, and what can still come

dutch-first = first
dutch-state = { $state ->
    [mine] your turn
    [now] on turn
    [done] turn done
   *[next] waits
}
dutch-alibi = Alibi { $alibi } of 10
dutch-alibi-name = Alibi
dutch-tonight-minus = tonight −{ $count }
dutch-act = Let { $name } act
dutch-tonight = Tonight
dutch-tonight-about = Safety as things stand
dutch-tonight-nothing = Nothing would be lost tonight.
dutch-tonight-now = The night has come.
dutch-raided = raid
dutch-patrol-next = The next patrol
dutch-halted = { $name } is stopped on Road { $road }.
dutch-halt-unknown = What follows is told after the choice.
dutch-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[extreme] Extreme
}
dutch-actions = Scenario Actions
dutch-tasks = Tasks
dutch-costs-on-card = Costs of an Install
dutch-helpers = Helpers
dutch-lasting = In effect for the rest of the game
dutch-patrol-seen = You have seen the next Patrol card: { $card }.
dutch-decks = Decks
dutch-decks-about = tap one: what can still come
dutch-supply = Supply
