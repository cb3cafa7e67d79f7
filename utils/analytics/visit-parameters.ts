/** Campaign values of a visit (QUERY-02 to QUERY-08); each name is the query parameter and the sessionStorage key. */
export const CAMPAIGN_PARAMETERS = [
  "utm_campaign",
  "utm_content",
  "utm_medium",
  "utm_others",
  "utm_source",
  "utm_term",
] as const;
/** The visitor's id in the app or message that sent them (STORE-06), and where they came from (STORE-07). */
export const VISITOR_ID = "distinct_id";
export const PLATFORM = "platform_name";

const STORED_PARAMETERS = [...CAMPAIGN_PARAMETERS, VISITOR_ID] as const;
type StoredParameter = (typeof STORED_PARAMETERS)[number];

/** Longer values are not from our campaigns. Stored values are sent with every event. */
const MAX_CHARACTERS = 200;
/** Control characters, and characters that change the text direction or have no width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * The campaign values of an address, safe to store and send: no control characters, 200 characters at most. If a
 * parameter is repeated, the first counts; an empty one counts as absent (QUERY-02 to QUERY-08).
 * @param search any query, with or without its question mark
 */
export function visitOf(search: string): Partial<Record<StoredParameter, string>> {
  const query = new URLSearchParams(search);
  const found: Partial<Record<StoredParameter, string>> = {};
  for (const name of STORED_PARAMETERS) {
    const seen = (query.get(name) ?? "").replace(UNSEEN, "").trim();
    // Cut between characters, never within one; a character has at most two UTF-16 units.
    const value = Array.from(seen.slice(0, 2 * MAX_CHARACTERS))
      .slice(0, MAX_CHARACTERS)
      .join("");
    if (value !== "") found[name] = value;
  }
  return found;
}

const APP_PLATFORM = "mygp";
const SHORT_LINKS = "t.co";
const TYPED = "own_typing";
/** IPv4 and IPv6 addresses: their parts are not names. */
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** The host of a page, in lower case and without its port; null for anything but a web address. */
function hostOf(address: string): string | null {
  try {
    const { protocol, hostname } = new URL(address);
    return /^https?:$/.test(protocol) ? hostname.replace(/\.$/, "") : null;
  } catch {
    return null;
  }
}

interface Arrival {
  /** Query of the address. */
  search: string;
  /** True in the operator's own app. */
  isApp: boolean;
  /** Address of the page that linked here; empty when there is none. */
  referrer: string;
  /** Host of this site, without its port. */
  host: string;
  /** The platform stored in the session; null when there is none. */
  platform: string | null;
  visitorId: string | null;
}

/**
 * Where a visitor came from (PLATFORM-01 to PLATFORM-06). A referrer of our own site changes nothing. A host without
 * dots and an IP address are used completely.
 */
export function platformOf({ search, isApp, referrer, host, platform, visitorId }: Arrival): string {
  const query = new URLSearchParams(search);
  if (isApp || visitorId || query.get("authToken") || query.get(VISITOR_ID)) return APP_PLATFORM;
  const from = hostOf(referrer);
  if (!from) return TYPED;
  if (from === host) return platform ?? TYPED;
  if (from === SHORT_LINKS) return "X";
  return ADDRESS.test(from) ? from : from.split(".")[1] || from;
}
