"""What every thing on the table is, and what it does now."""
