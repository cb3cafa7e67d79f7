/** The price class of a number, by how easy it is to remember. */
export type NumberClass = "regular" | "silver" | "gold" | "platinum";

/** The kinds of number searches. */
export type NumberMatch = "ends" | "contains" | "birthday" | "lucky";

/** The meaning of a search: LIKE patterns, one of which must match, and a digit that ranks the matches. */
export interface NumberSearch {
  likes: string[];
  rankedBy: string | null;
}

export const NO_SEARCH: NumberSearch = { likes: [], rankedBy: null };

/**
 * Turns a typed search into patterns.
 * @param text ASCII digits; `*` is any digit. A birthday is `YYYY-MM-DD`, a lucky digit is one digit
 * @returns null when it cannot be searched
 */
export function searchOf(match: NumberMatch, text: string): NumberSearch | null {
  if (match === "birthday") return birthdaySearch(text);
  if (match === "lucky") return /^\d$/.test(text) ? { likes: [`%${text}%${text}%`], rankedBy: text } : null;
  if (!/^[\d*]{1,11}$/.test(text) || !/\d/.test(text)) return null;
  const pattern = text.replaceAll("*", "_");
  // A complete number is searched unchanged.
  if (text.length === 11) return { likes: [pattern], rankedBy: null };
  return { likes: [match === "ends" ? `%${pattern}` : `%${pattern}%`], rankedBy: null };
}

/** The forms in which a number can contain a birthday: 160771, 160719…, 1971 and 1607 at the end. */
function birthdaySearch(text: string): NumberSearch | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return null;
  const short = year.slice(2);
  return {
    likes: [`%${day}${month}${short}%`, `%${short}${month}${day}%`, `%${day}${month}`, `%${month}${day}`, `%${year}`],
    rankedBy: null,
  };
}

/**
 * The position of the searched part in a number, to highlight it.
 * @returns start and end; both 0 when there is no single part
 */
export function matchedPart(match: NumberMatch, text: string, msisdn: string): [number, number] {
  const search = match === "lucky" ? null : searchOf(match, text);
  for (const like of search?.likes ?? []) {
    const pattern = like.replaceAll("%", "");
    const isEnd = !like.endsWith("%");
    const fits = (start: number) =>
      [...pattern].every((digit, index) => digit === "_" || digit === msisdn[start + index]);
    const last = msisdn.length - pattern.length;
    // The end of a number is what people remember, so the last place is shown.
    for (let start = last; start >= (isEnd ? last : 0); start -= 1) {
      if (start >= 0 && fits(start)) return [start, start + pattern.length];
    }
  }
  return [0, 0];
}
