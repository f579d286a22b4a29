"""The 9 April turn of the advanced game: chapter 7."""
