const MOST_CHARACTERS = 200;

/** A query made safe for an event: every digit is #, since a number or a code may be among the words. */
export function maskedQuery(query: string): string {
  const masked = query.trim().replace(/\p{Nd}/gu, "#");
  return Array.from(masked).slice(0, MOST_CHARACTERS).join("");
}
