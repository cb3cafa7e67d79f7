/** Characters of the country before the number that people know. */
const COUNTRY_PREFIX = 2;

/** The reader's number as people know it, 11 digits; empty for a visitor. */
export function ownMsisdnOf(user: { msisdn: string } | null | undefined): string {
  return user?.msisdn.slice(COUNTRY_PREFIX) ?? "";
}
