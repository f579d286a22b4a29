"""The terminal client: the table as text, questions with numbered answers, and keys for everything else.

It knows the kernel and finds games through the registry; `boards` draws each game's table. Only `commands` calls it.
"""
