"""A sensible player of Crown & Courage: what it answers, and why."""
