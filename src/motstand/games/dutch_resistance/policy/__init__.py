"""A sensible group: errands for the goal and against what threatens, from what each seat may know."""
