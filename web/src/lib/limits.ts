/** What the server takes at most; its messages.py has the same numbers. */

export const LONGEST_NAME = 40;
