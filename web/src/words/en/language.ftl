# The switch between languages: each is called by its own name.

language = Language
language-itself = English
