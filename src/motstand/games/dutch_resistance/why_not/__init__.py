"""Why not? What clicks mean, what speaks against an answer, and why a thing is not asked about."""
