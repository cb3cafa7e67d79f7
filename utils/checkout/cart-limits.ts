/** Limits of one cart, for site and backend; the database has them as CHECK constraints too. */
export const MAX_PIECES = 5;
export const MAX_LINES = 20;
