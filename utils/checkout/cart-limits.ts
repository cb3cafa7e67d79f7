/** Limits of one cart, for both halves; the database carries them as CHECK constraints too. */
export const MOST_PIECES = 5;
export const MOST_LINES = 20;
