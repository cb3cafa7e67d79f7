/** Control characters, spaces, backslashes, and marks that turn the direction of writing. */
const CONTROL = /[\p{Cc}\s\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** A host as it is written: letters of other alphabets look like those of a known name. */
const HTTPS = /^https:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i;

/**
 * Whether an address from outside may become a link: a path of this site or an https address. Refused are scripts, data,
 * addresses that take over the page's protocol (`//host`), names before the host, hosts in other letters than a to z, and
 * everything with spaces, control characters or backslashes, which browsers read in ways of their own.
 */
export function isSafeLink(address: string): boolean {
  if (address === "" || CONTROL.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//");
  return HTTPS.test(address) && URL.canParse(address);
}

/** Whether an address is a path of this site: begins with one slash. */
export function isSitePath(address: string): boolean {
  return address.startsWith("/") && isSafeLink(address);
}
