# Bytte av språk: hvert språk kalles ved sitt eget navn.

language = Språk
language-itself = Norsk
