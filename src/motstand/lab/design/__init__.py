"""The designer's bench: one content beside another, a value swept over a range, values tuned toward a target.

Knows the lab and the kernel's content files, and no game.
"""
