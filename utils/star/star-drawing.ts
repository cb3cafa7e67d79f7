const DRAWN: ReadonlySet<string> = new Set([
  "beauty",
  "cafes",
  "education",
  "entertainment",
  "fashion",
  "food",
  "grocery",
  "health",
  "home",
  "hotels",
  "services",
  "travel",
]);

/** The drawing of a category of partner offers. A category without its own drawing gets the voucher. */
export function starDrawing(category: string): string {
  return DRAWN.has(category) ? `/icons/star-${category}.svg` : "/images/kit/gift/voucher.svg";
}
