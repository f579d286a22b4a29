/** What the server takes at most; its protocol/fields.py and protocol/together.py have the same numbers. */

export const LONGEST_NAME = 40;
export const LONGEST_LINE = 120;
export const MOST_LINES = 12;
