/** What a visitor typed into the search, also in the address of the page's data. */
const TYPED = /(\/searchgp)\/.*/i;
/** Whole phone numbers and accounts, in whatever digits. */
const LONG_NUMBER = /(?:\d|%E0%A7%[A-F0-9]{2}){6,}/gi;

/** The path of a request for the log: without its query, what was typed into the search, and long numbers. */
export function loggedPath(url: string | undefined): string {
  const path = url?.split("?", 1)[0] ?? "";
  return path.replace(TYPED, "$1/[typed]").replace(LONG_NUMBER, "[number]");
}
