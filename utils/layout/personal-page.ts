/** A loader sets this header when it used a session, a hand-off or a preview; its page is then never cached. */
export const PERSONAL_HEADER = "x-page-personal";
