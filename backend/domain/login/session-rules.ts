const DAY = 24 * 60 * 60;

/** The cookie lasts 365 days (CONST-14); the session behind it 30 days, or one where `keepAlive` was not asked for. */
export const SESSION_SECONDS = { kept: 30 * DAY, short: DAY } as const;
export const MOST_SESSIONS = 5;
export const HANDOFF_SECONDS = 60;

const PLATFORMS = [
  ["Android", /Android/i],
  ["iOS", /iPhone|iPad|iPod/i],
  ["Windows", /Windows/i],
  ["macOS", /Mac OS X|Macintosh/i],
  ["Linux", /Linux|CrOS/i],
] as const;
/** In this order, since most browsers name Safari and Chrome as well. */
const BROWSERS = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\/|Opera/],
  ["Samsung Internet", /SamsungBrowser\//],
  ["UC Browser", /UCBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Web view", /; wv\)|FBAN|FBAV/],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

/**
 * The facts by which a person recognises a device; nothing more of a user agent is stored.
 * @returns names of brands, or empty text for what is not known
 */
export function deviceOf(userAgent: string | null): { platform: string; browser: string } {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0] ?? "";
  return { platform: nameIn(PLATFORMS), browser: nameIn(BROWSERS) };
}
