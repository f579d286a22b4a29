"""What a sensible commander prefers: readable priorities, each of which can say in words why.

`pick.py` is the way in; `wishes.py` lists the day's work in order of need and `workforce.py` finds who does it;
`plans.py` holds the tempers between which a search may choose; the others are the priorities of one part of the day.
"""
