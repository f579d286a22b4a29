# De taalkeuze: elke taal heet zoals ze zichzelf noemt.

language = Taal
language-itself = Nederlands
