/** A typed search in the address of a page or of its data. */
const TYPED = /(\/searchgp)\/.*/i;
/** Whole phone numbers and accounts, in Latin or Bengali digits. */
const LONG_NUMBER = /(?:\d|%E0%A7%[A-F0-9]{2}){6,}/gi;

/** The path of a request for the log: without its query, what was typed into the search, and long numbers. */
export function loggedPath(url: string | undefined): string {
  const path = url?.split("?", 1)[0] ?? "";
  return path.replace(TYPED, "$1/[typed]").replace(LONG_NUMBER, "[number]");
}
