/** What campaigns say of a visit (SPEC 2); each is the query parameter and the key in sessionStorage at once. */
export const CAMPAIGN_PARAMETERS = [
  "utm_campaign",
  "utm_content",
  "utm_medium",
  "utm_others",
  "utm_source",
  "utm_term",
] as const;

export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];

/** Longer values are no campaign of ours; what is kept goes out with every event. */
const MOST_CHARACTERS = 200;
/** Control characters, and those that turn the direction of a text or have no width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * The campaign's words in an address, fit to be stored and sent on: no control characters, 200 characters at most. Of a
 * repeated parameter the first counts; an empty one says nothing (SPEC 2 and 3; QUERY-02 to QUERY-07).
 * @param search the query with or without its question mark; anything may stand in it
 */
export function campaignOf(search: string): Partial<Record<CampaignParameter, string>> {
  const query = new URLSearchParams(search);
  const found: Partial<Record<CampaignParameter, string>> = {};
  for (const name of CAMPAIGN_PARAMETERS) {
    const seen = (query.get(name) ?? "").replace(UNSEEN, "").trim();
    // Cut between characters, never within one; two units are the most that one takes.
    const value = Array.from(seen.slice(0, 2 * MOST_CHARACTERS))
      .slice(0, MOST_CHARACTERS)
      .join("");
    if (value !== "") found[name] = value;
  }
  return found;
}
