/** What the server takes at most; its protocol/fields.py has the same numbers. */

export const LONGEST_NAME = 40;
