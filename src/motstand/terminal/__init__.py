"""The terminal client: the table as text, questions with numbered answers, and keys for everything else.

It uses the kernel and finds games in the registry; each game's `terminal.py` draws its table. Only `commands` calls it.
"""
