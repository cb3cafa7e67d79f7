/** True for a text that can be the id of a pack, an offer, a store or a survey, as the contract accepts it. */
export function isPublicId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value);
}
