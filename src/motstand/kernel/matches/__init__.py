"""Matches: playing a game, going back, making matches, chance, the journal, and records."""
