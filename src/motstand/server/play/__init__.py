"""Tables in memory: matches, who sits at them, what people do and ask, and the frames that they are sent."""
