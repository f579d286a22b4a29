"""What each thing on the table is and what it does now: hovering, focusing or pressing it long says so.

`kinds.py` is the list of all kinds of things with their ids; the other modules say what one is, a chapter each.
"""
