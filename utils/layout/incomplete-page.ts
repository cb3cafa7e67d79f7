/** A loader sets this header when it had to omit something; its page is then not reused. */
export const INCOMPLETE_HEADER = "x-page-incomplete";
