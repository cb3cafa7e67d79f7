/**
 * The data of a page in a few characters. With this header a loader says what its page was made from; inside the server
 * the same header on a request says which page is kept already. It is neither accepted from outside nor sent.
 */
export const DATA_VERSION_HEADER = "x-page-data-mark";
