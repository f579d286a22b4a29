"""Tables and records of released versions, which every later version has to open."""
