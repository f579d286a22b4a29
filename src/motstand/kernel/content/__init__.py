"""What games are made from: content files, packs, rows, effects, rulebooks and the component book."""
