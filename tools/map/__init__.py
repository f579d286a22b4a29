"""Draws the map of Kampen om Norge: `python -m tools.map` makes the asset that the browser client shows.

The README of this folder describes the format of the asset. Nothing of the game imports this package.
"""
