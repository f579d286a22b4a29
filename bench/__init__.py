"""Speed, side by side with other engines: `make bench`.

`own` and `peers` hold what is measured, `slices` runs it in a process of its own, `report` compares.
"""
