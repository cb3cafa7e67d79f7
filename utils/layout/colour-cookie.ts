/** The chosen colour mode, for pages without a script to read the browser's storage; absent = the device's mode. */
export const COLOUR_COOKIE = "colorMode";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Writes the chosen mode for pages without script, or removes it. @param mode null = the device's mode */
export function keepColourCookie(mode: "light" | "dark" | null): void {
  const wanted = mode ?? "";
  const shown = new RegExp(`(?:^|; )${COLOUR_COOKIE}=(\\w*)`).exec(document.cookie)?.[1] ?? "";
  if (shown === wanted) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `${COLOUR_COOKIE}=${wanted}; Path=/; Max-Age=${mode === null ? 0 : YEAR_SECONDS}; SameSite=Lax`;
}

/** The mode in a request's cookie; null for the device's mode. */
export function readColourMode(value: string | undefined): "light" | "dark" | null {
  return value === "light" || value === "dark" ? value : null;
}
