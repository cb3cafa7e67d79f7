/** Limits of one cart, for site and backend; the database has them as CHECK constraints too. */
export const MOST_PIECES = 5;
export const MOST_LINES = 20;
