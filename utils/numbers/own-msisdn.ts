/** Length of the country code, which people do not write before their number. */
const COUNTRY_PREFIX = 2;

/** The reader's number as people write it, 11 digits; empty for a visitor. */
export function ownMsisdnOf(user: { msisdn: string } | null | undefined): string {
  return user?.msisdn.slice(COUNTRY_PREFIX) ?? "";
}
