"""One kit of tests for every game: a game registers a `GameKit` and gets all of them. docs/testing.md tells how."""
