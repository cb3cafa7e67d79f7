/** A loader that had to leave something out says so with this header, and its page is not reused. */
export const INCOMPLETE_HEADER = "x-page-incomplete";
