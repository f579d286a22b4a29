"""People who are away: how they are told that it is their turn."""
