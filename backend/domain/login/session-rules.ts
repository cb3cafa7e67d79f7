import { randomBytes } from "node:crypto";

const DAY = 24 * 60 * 60;

/** The cookie lasts 365 days (CONST-14); its session 30 days, or one day without `keepAlive` or after a hand-off. */
export const SESSION_SECONDS = { long: 30 * DAY, short: DAY } as const;
export const MAX_SESSIONS = 5;
export const HANDOFF_SECONDS = 60;

const PLATFORMS = [
  ["Android", /Android/i],
  ["iOS", /iPhone|iPad|iPod/i],
  ["Windows", /Windows/i],
  ["macOS", /Mac OS X|Macintosh/i],
  ["Linux", /Linux|CrOS/i],
] as const;
/** The order matters, since most browsers also name Safari and Chrome. */
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

/** The platform and browser of a user agent, by brand names; an unknown one is empty. Nothing else is stored. */
export function deviceOf(userAgent: string | null): { platform: string; browser: string } {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0] ?? "";
  return { platform: nameIn(PLATFORMS), browser: nameIn(BROWSERS) };
}

/** The token of a session or a hand-off: 256 random bits (docs/threats.md#sessions). */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

export function newSessionId(): string {
  return randomBytes(12).toString("hex");
}
