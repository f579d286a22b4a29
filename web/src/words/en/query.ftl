# The line in which one asks about the board in words, its examples, and the answers.

query-label = Ask about the board
query-placeholder = Ask in your own words …
query-ask = Ask
query-lost = I did not understand that.
query-try = You could ask:
query-and = { $one } and { $other }
query-nothing-asked = Nothing is asked of you now.

query-example-choices = what can I do
