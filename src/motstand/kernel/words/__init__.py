"""Words: messages that games yield, the sentences that each language makes from them, and error messages."""
