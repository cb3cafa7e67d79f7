/** One pair of a Cookie header as it was sent, without the blanks around name and value. */
export interface SentCookie {
  name: string;
  value: string;
  /** False for a name that is not a token of RFC 6265, has a blank before the "=", or could be read in two ways. */
  isPlain: boolean;
}

/** A token of RFC 7230 without "%", so that a name is the same with and without URL decoding. */
const PLAIN_NAME = /^[!#$&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Visible ASCII without quotes and backslashes, which parsers treat in different ways. */
const PLAIN_VALUE = /^[!#-+\--:<-[\]-~]*$/;

/**
 * The pairs of a Cookie header in their order. Everything that reads cookies on the server reads them with this function
 * or gets the header that `cookieHeader` writes, so that no two readers can disagree. Takes linear time.
 * @param header the Cookie header of a request, or document.cookie
 */
export function readCookies(header: string | undefined): SentCookie[] {
  if (header === undefined || header === "") return [];
  const cookies: SentCookie[] = [];
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 0) continue;
    const before = pair.slice(0, equals).trimStart();
    const isPlain = PLAIN_NAME.test(before);
    cookies.push({ name: isPlain ? before : before.trim(), value: pair.slice(equals + 1).trim(), isPlain });
  }
  return cookies;
}

/** True for a value that every parser reads in the same way. */
export const isPlainValue = (value: string): boolean => PLAIN_VALUE.test(value);

/** A Cookie header that every parser reads as these pairs. */
export function cookieHeader(cookies: readonly Pick<SentCookie, "name" | "value">[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
