const CONTROL = /[\p{Cc}\s\\]/u;

/**
 * Whether an address from outside may become a link: a path of this site or an https address. Refused are scripts, data,
 * addresses that take over the page's protocol (`//host`) and everything with spaces, control characters or backslashes,
 * which browsers read in ways of their own.
 */
export function isSafeLink(address: string): boolean {
  if (address === "" || CONTROL.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//");
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

/** Whether an address is a path of this site: begins with one slash. */
export function isSitePath(address: string): boolean {
  return address.startsWith("/") && isSafeLink(address);
}
