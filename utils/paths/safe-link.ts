/** Control characters, spaces, backslashes, and characters that change the text direction. */
const CONTROL = /[\p{Cc}\s\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** A host in ASCII: letters of other alphabets can look like those of a known name. */
const HTTPS = /^https:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i;

/**
 * True if an outside address may become a link: a path of this site or an https address. Refused are scripts, data,
 * addresses that inherit the page's protocol (`//host`), user names before the host, hosts with other letters than a-z,
 * and everything with spaces, control characters or backslashes, which browsers read differently.
 */
export function isSafeLink(address: string): boolean {
  if (address === "" || CONTROL.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//");
  return HTTPS.test(address) && URL.canParse(address);
}

/** True if an address is a path of this site: it starts with one slash. */
export function isSitePath(address: string): boolean {
  return address.startsWith("/") && isSafeLink(address);
}
