"""Games that were played: records, replays, analyses, and playing on from an earlier moment."""
