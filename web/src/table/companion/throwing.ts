/** Telling what real dice showed: face by face, with digits, taken back from the end. */

export type Thrown = (number | null)[];

/** The dice after a face was told for the place that comes next. */
export function withNext(thrown: Thrown, face: number): Thrown {
  const place = thrown.indexOf(null);
  return place < 0 ? thrown : thrown.map((die, at) => (at === place ? face : die));
}

/** The dice without the last that was told. */
export function withoutLast(thrown: Thrown): Thrown {
  const last = thrown.findLastIndex((die) => die !== null);
  return thrown.map((die, at) => (at === last ? null : die));
}

export const isComplete = (thrown: Thrown): thrown is number[] => thrown.every((die) => die !== null);

/** The face that a key means, 0 if none; "7" is no face of a die with six sides. */
export function faceOf(key: string, sides: number): number {
  const face = /^\d$/.test(key) ? Number(key) : 0;
  return face <= sides ? face : 0;
}
