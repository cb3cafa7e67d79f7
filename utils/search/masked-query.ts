const MAX_CHARACTERS = 200;

/** A query made safe for an event: every digit is replaced by #, since the query may contain a number or a code. */
export function maskedQuery(query: string): string {
  const masked = query.trim().replace(/\p{Nd}/gu, "#");
  return Array.from(masked).slice(0, MAX_CHARACTERS).join("");
}
