"""Other games in miniature, each with the mechanism that is hardest on a kernel; docs/kernel.md shows their code."""
