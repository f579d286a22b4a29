# What stands on the box, and how the house speaks of the game while it is closed.

box-dutch-resistance-quick = A short game: you and a bot look for places that take part

box-dutch-resistance-name = Dutch Resistance
box-dutch-resistance-facts = 1–5 together, 1–2 hours, medium
box-dutch-resistance-line = Neighbours hide, carry and keep silent.
cover-dutch-resistance-1 = Dutch
cover-dutch-resistance-2 = Resistance
cover-dutch-resistance-line = Orange Shall Overcome!

box-dutch-resistance-seat = { $seat ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [grey] Grey
    [green-and-blue] Green and Blue
    [green-and-blue-and-yellow] Green, Blue and Yellow
    [green-and-blue-and-yellow-and-purple] Green, Blue, Yellow and Purple
   *[yellow-and-purple] Yellow and Purple
}
box-dutch-resistance-seat-start = { $seat ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [grey] Grey
    [green-and-blue] Green and Blue
    [green-and-blue-and-yellow] Green, Blue and Yellow
    [green-and-blue-and-yellow-and-purple] Green, Blue, Yellow and Purple
   *[yellow-and-purple] Yellow and Purple
}

box-dutch-resistance-find-rules = raids, DR-RAID-01
box-dutch-resistance-find-components = Ausweis, forger, Selma

box-dutch-resistance-option-level = Difficulty
box-dutch-resistance-option-level-easy = Easy
box-dutch-resistance-option-level-medium = Medium
box-dutch-resistance-option-level-hard = Hard
box-dutch-resistance-option-level-extreme = Extreme
box-dutch-resistance-option-side = Player Boards
box-dutch-resistance-option-side-easy = Easy side
box-dutch-resistance-option-side-standard = Standard side
box-dutch-resistance-option-solo = Alone
box-dutch-resistance-option-solo-helpers = with a Helper each day
box-dutch-resistance-option-solo-group = with a Resistance Group
box-dutch-resistance-option-group = Resistance Group
box-dutch-resistance-option-group-press_basic = The Press Circle, basic
box-dutch-resistance-option-group-press_challenging = The Press Circle, challenging
box-dutch-resistance-option-group-food_basic = The Food Committee, basic
box-dutch-resistance-option-group-food_challenging = The Food Committee, challenging
box-dutch-resistance-option-first = First Player
box-dutch-resistance-option-first-green = Green
box-dutch-resistance-option-first-blue = Blue
box-dutch-resistance-option-first-yellow = Yellow
box-dutch-resistance-option-first-purple = Purple
box-dutch-resistance-option-first-grey = Grey
box-dutch-resistance-option-simplified = Character cards
box-dutch-resistance-option-simplified-no = with Special Abilities
box-dutch-resistance-option-simplified-yes = only Action Points
box-dutch-resistance-option-random_places = Locations
box-dutch-resistance-option-random_places-no = as the Scenario says
box-dutch-resistance-option-random_places-yes = at random
box-dutch-resistance-option-officer = The Officer
box-dutch-resistance-option-officer-no = not in the game
box-dutch-resistance-option-officer-yes = walks the town
box-dutch-resistance-option-person = Nurse or Doctor
box-dutch-resistance-option-person-nobody = neither
box-dutch-resistance-option-person-nurse = the Nurse
box-dutch-resistance-option-person-doctor = the Doctor
