import { readCookies } from "@/utils/requests/cookies";

/** The chosen colour mode, for pages without a script to read the browser's storage; absent = light (CONST-33). */
export const COLOUR_COOKIE = "colorMode";

/** What a reader can choose: a mode, or always the mode of the device. */
export type ColourChoice = "light" | "dark" | "system";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Writes the choice for pages without script, or removes it. @param choice null = nothing was chosen */
export function saveColourCookie(choice: ColourChoice | null): void {
  const next = choice ?? "";
  const current = new RegExp(`(?:^|; )${COLOUR_COOKIE}=(\\w*)`).exec(document.cookie)?.[1] ?? "";
  if (current === next) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `${COLOUR_COOKIE}=${next}; Path=/; Max-Age=${choice === null ? 0 : YEAR_SECONDS}; SameSite=Lax`;
}

/** The choice in a request's cookie; null when there is none. */
export function readColourMode(value: string | undefined): ColourChoice | null {
  return value === "light" || value === "dark" || value === "system" ? value : null;
}

/** The reader's choice in a request's Cookie header; null when there is none, which means light (CONST-33). */
export function sentColourMode(cookies: string | null | undefined): ColourChoice | null {
  const sent = readCookies(cookies ?? undefined).find(({ name }) => name === COLOUR_COOKIE);
  return readColourMode(sent?.value);
}
