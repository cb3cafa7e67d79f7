/** A loader that has used a session, a hand-off or a preview says so with this header, and its page is never kept. */
export const PERSONAL_HEADER = "x-page-personal";
