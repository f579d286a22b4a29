"""The games, one package each, with the same rooms and the same names in every game.

A game knows the kernel; nothing imports a game directly: the registry finds it.
"""
