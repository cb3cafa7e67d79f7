/** What an address may have for a query parameter. */
export type QueryValue = string | string[] | undefined;

/** The first value of a query parameter, which may be repeated in the address. */
export function firstValue(value: QueryValue): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The first value of a query parameter, without spaces around it; empty when there is none.
 * @param maxLength in characters; cut by whole characters, because half of a surrogate pair could not be sent on
 */
export function queryText(value: QueryValue, maxLength?: number): string {
  const text = (firstValue(value) ?? "").trim();
  return maxLength === undefined ? text : [...text].slice(0, maxLength).join("").trim();
}
