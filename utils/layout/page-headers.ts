// Headers by which a loader tells the server about its page. They never leave the server.

/** A loader sets this header when it had to omit something; its page is then not reused. */
export const INCOMPLETE_HEADER = "x-page-incomplete";

/** A loader sets this header when it used a session, a hand-off or a preview; its page is then never cached. */
export const PERSONAL_HEADER = "x-page-personal";

/** The call and the field of another system's answer that does not fit the contract, in percent encoding. */
export const MISMATCH_HEADER = "x-page-mismatch";

/**
 * A hash of the data of a page. With this header, a loader reports the data its page was made from. Inside the server,
 * the same header on a request reports which page is already cached. It is not accepted from outside and never sent.
 */
export const DATA_VERSION_HEADER = "x-page-data-mark";

/** Seconds after which a page that needs an unavailable system may be opened again, in Retry-After. */
export const OUTAGE_SECONDS = 10;
