/** Tags by priority, the most specific first, because nearly every pack is popular. */
const INFORMATIVE_TAGS = ["best-value", "new", "5g", "student", "night", "social", "popular"] as const;

/** The tag that a card shows: the most specific one of the pack; null for a pack without tags. */
export function informativeTag(tags: readonly string[]): (typeof INFORMATIVE_TAGS)[number] | null {
  return INFORMATIVE_TAGS.find((tag) => tags.includes(tag)) ?? null;
}
