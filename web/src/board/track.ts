/** The levels of a track from its ends. */
export const levelsOf = ({ least, most }: { least: number; most: number }): number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => place + least);
