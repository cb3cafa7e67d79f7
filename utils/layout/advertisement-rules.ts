import { barePath, isCheckoutPath, withoutLocale } from "@/utils/paths/paths";

/** The key of local storage with the moment, in milliseconds, of the last advertisement (STORE-09). */
export const ADVERTISEMENT_TIME_KEY = "advertiseDataTime";

const HOUR_MS = 3_600_000;

/**
 * True if an advertisement may be shown again (ADTOAST-04 to ADTOAST-06, CONST-15): none was shown before, or more than
 * `frequencyHours` have passed since. An invalid time, or a time in the future, counts as none.
 * @param shownAt the stored value; null = nothing stored
 * @param now milliseconds
 */
export function isAdvertisementDue(shownAt: string | null, frequencyHours: number, now: number): boolean {
  const time = shownAt === null || shownAt.trim() === "" ? Number.NaN : Number(shownAt);
  if (!Number.isFinite(time) || time > now) return true;
  return now - time > frequencyHours * HOUR_MS;
}

/** A page in a campaign's list: `/shop`, `/shop/`, `internal:/shop` and `https://site.example/shop` are equal. */
function pathOf(uri: string): string {
  const address = uri.trim().replace(/^internal:/, "");
  const path = URL.canParse(address) ? new URL(address).pathname : barePath(address);
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}

/**
 * True when a page may show an advertisement (ADTOAST-03). A page that is listed without a language is allowed in both
 * languages. Never in the checkout, where nothing should distract from the order.
 * @param path of the page without its language, perhaps with a query; empty on a page without an address of its own
 */
export function isAdvertisementPage(pages: readonly string[], path: string, language: "en" | "bn"): boolean {
  if (path === "" || isCheckoutPath(path)) return false;
  const here = pathOf(path);
  return pages.map(pathOf).some((page) => {
    const bare = withoutLocale(page);
    return bare === here && (bare === page || language === "bn");
  });
}
