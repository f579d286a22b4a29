"""What a sensible player prefers: readable priorities, each of which can say in words why.

`pick.py` is the way in; `plans.py` the tempers between which a search may choose; the other modules are the priorities
of one phase each.
"""
