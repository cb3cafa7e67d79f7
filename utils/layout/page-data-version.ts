/**
 * The data of a page in a few characters. A loader says with this header what its page was made from; inside the server
 * the same header on a request says which page is kept already. Neither comes in from outside nor goes out.
 */
export const DATA_VERSION_HEADER = "x-page-data-mark";
