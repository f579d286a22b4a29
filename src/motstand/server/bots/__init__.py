"""Bots think in processes of their own; a table goes on when one of them fails."""
