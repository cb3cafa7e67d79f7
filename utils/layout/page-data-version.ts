/**
 * A hash of the data of a page. With this header, a loader reports the data its page was made from. Inside the server,
 * the same header on a request reports which page is already cached. It is not accepted from outside and never sent.
 */
export const DATA_VERSION_HEADER = "x-page-data-mark";
